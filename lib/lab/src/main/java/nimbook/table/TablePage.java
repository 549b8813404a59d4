package nimbook.table;

/**
 * The rows of a table that are seen first.
 *
 * @param first the index of the first one, ≥ 0
 * @param rows how many, 1 to 200
 */
record TablePage(int first, int rows) {}
