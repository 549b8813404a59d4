/**
 * Coin-turning games in one and two dimensions, and the Tartan theorem (Winning Ways, chapter 14). Depends on {@code
 * core}, {@code number} and {@code heap}.
 */
package nimbook.turning;
