/**
 * Two piles as one piece on a board: games of moves × terminal cells × forbidden cells × play, decided cell by cell or
 * as whole tables.
 */
package nimbook.board;
