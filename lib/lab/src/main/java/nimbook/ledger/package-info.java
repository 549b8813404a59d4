/** The claims of a document as cards: a verdict with a colour, a word and a symbol, and what holds instead. */
package nimbook.ledger;
