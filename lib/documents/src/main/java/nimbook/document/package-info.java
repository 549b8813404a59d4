/**
 * Chapters of the documents: proofs and derivations with numbers, codes and tables as they are printed, properties as
 * they are stated. What a chapter uses of mathematics is in lib/games.
 */
package nimbook.document;
