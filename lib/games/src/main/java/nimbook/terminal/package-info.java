/**
 * The queen's game with families of terminal sets: where its misère P-positions, or those of a Grundy value, are
 * Wythoff's.
 */
package nimbook.terminal;
