package nimbook.compiler;

/**
 * What javac has to say about a cell.
 *
 * @param start the place in the cell's text
 * @param end behind the place, at least {@code start}
 * @param text in javac's words
 */
record CellError(int start, int end, String text) {}
