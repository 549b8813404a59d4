/**
 * A game on any Java value by its options, and sums of games of every kind: heaps, pieces on boards, values. Knows {@code work}, {@code sequence},
 * {@code board} and {@code heap}.
 */
package nimbook.game;
