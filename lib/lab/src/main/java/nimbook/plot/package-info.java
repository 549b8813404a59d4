/**
 * Series of points, lines, steps, stems and bars on two axes. Numbers are doubles from end to end.
 *
 * <p>The page shows the marks of the file and moves them while a hand zooms, until the marks of the new part have come.
 * It reads for itself the point under the cursor, in all its digits, from the series, whose values travel next to the
 * marks for that.
 */
package nimbook.plot;
