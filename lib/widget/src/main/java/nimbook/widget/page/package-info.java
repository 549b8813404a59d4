/** The representations of a figure in one output of a cell. */
package nimbook.widget.page;
