/**
 * Exact integers: Fibonacci numbers, Zeckendorf representations, ⌊n·α⌋ for quadratic irrationals α, Beatty pairs;
 * formulas in a cell's row and column. Depends on {@code core}.
 */
package nimbook.number;
