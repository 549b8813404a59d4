/** Rows that are sorted, filtered and paged: records, grids, games, sequences, ledgers. */
package nimbook.table;
