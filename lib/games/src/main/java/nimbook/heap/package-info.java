/** Games of one pile: subtraction sets and take-away with a quota. */
package nimbook.heap;
