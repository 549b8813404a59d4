/** Adapters between this library's tables and plots and those of Tablesaw. */
package nimbook.tablesaw;
