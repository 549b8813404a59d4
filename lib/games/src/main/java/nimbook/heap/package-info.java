/**
 * Games of one pile: subtraction sets, octal codes, rules of one's own, and take-away with a quota; their values, sums of their heaps, misère
 * outcomes. Knows {@code work}, {@code sequence} and {@code board} (outcomes, memory).
 */
package nimbook.heap;
