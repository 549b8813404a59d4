/** Exact integers: Fibonacci numbers, Zeckendorf representations, ⌊n·α⌋ for quadratic irrationals α, Beatty pairs. Knows {@code work}. */
package nimbook.number;
