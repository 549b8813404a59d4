/** What the documents say, and what computation says of it: claims, verdicts and the ledger of each document. */
package nimbook.claim;
