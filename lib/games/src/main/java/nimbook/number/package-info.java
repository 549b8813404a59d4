/** Exact integers: Fibonacci numbers, Zeckendorf representations, ⌊n·α⌋ for quadratic irrationals α, Beatty pairs. Knows only the JDK. */
package nimbook.number;
