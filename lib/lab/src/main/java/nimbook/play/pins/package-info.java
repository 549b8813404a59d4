/** Rows of pins: games that take neighbours or split a row. */
package nimbook.play.pins;
