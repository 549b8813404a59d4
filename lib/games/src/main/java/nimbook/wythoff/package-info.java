/**
 * The theorems of Wythoff's game, as functions at any size: P-positions, winning moves, normal, misère and with unequal
 * diagonals; the codes and proofs around them.
 */
package nimbook.wythoff;
