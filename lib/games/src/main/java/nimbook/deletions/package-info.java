/** Conway's game of digital deletions (On Numbers and Games, chapter 15): strings, moves, winners, counts. */
package nimbook.deletions;
