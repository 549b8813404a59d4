/** Series of points, lines, steps, stems and bars on two axes. Numbers are doubles from end to end. */
package nimbook.plot;
