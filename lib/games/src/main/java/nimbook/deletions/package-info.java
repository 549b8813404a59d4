/**
 * Conway's game of digital deletions (On Numbers and Games, chapter 15) and the misère rook of I. S. Frolov (2012): the
 * strings, the function f(m, n), its inverse g(m, n), the properties the paper states, and the periods of the rows far
 * beyond its Table 2.
 */
package nimbook.deletions;
