/** What all boards share: the game as it is played, the computer player, the options, the answers to a page. */
package nimbook.play;
