/**
 * Any game to play: {@link nimbook.game.Game} on values of one's own, and sums. Positions are shown as text or as
 * pictures.
 */
package nimbook.play.game;
