/**
 * Exact integers: Fibonacci numbers, Zeckendorf representations, ⌊n·α⌋ for quadratic irrationals α, Beatty pairs.
 * Depends on {@code core}.
 */
package nimbook.number;
