/** Piles of coins: Fibonacci nim and subtraction games. */
package nimbook.play.coins;
