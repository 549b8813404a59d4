/**
 * The misère rook of I. S. Frolov (2012): the function f(m, n), its inverse g(m, n), the properties that the paper
 * states, and the periods of the rows far beyond its Table 2.
 */
package nimbook.rook;
