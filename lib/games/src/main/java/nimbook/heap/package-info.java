/**
 * Games of one pile: subtraction sets, octal codes, rules of one's own, and take-away with a quota; their values, sums
 * of their heaps, misère outcomes. Depends on {@code core} and {@code sequence}.
 */
package nimbook.heap;
