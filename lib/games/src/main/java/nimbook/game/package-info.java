/**
 * A game on any Java value by its options, and sums of games of every kind: heaps, pieces on boards, values. Depends on
 * {@code core}, {@code sequence}, {@code board} and {@code heap}.
 */
package nimbook.game;
