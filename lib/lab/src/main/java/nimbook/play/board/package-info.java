/** A piece on a board: games of {@link nimbook.board.BoardGame}. */
package nimbook.play.board;
