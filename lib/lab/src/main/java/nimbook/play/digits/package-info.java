/** A row of digits: digital deletions. */
package nimbook.play.digits;
