/**
 * Pages that stay live without a kernel: a page holds the library compiled for browsers and the class files of the
 * cells that made its figure, and runs them. What it needs of them is followed from the figure's cell.
 */
package nimbook.page;
