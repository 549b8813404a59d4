package nimbook.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import nimbook.core.Work;

/**
 * Which rows of a table are wanted, and in which order.
 *
 * @param sort by which columns, the weightiest first; none: as they come
 * @param find characters that some cell of the row must contain; empty: any row
 * @param filters by column index, what is typed into its filter
 */
record RowQuery(List<Key> sort, String find, Map<Integer, String> filters) {

    /** How many rows are looked at between two questions whether anyone still waits: far less than 50 ms of work. */
    private static final int STRIDE = 256;

    /** One column to sort by. */
    record Key(int column, boolean down) {}

    static final RowQuery ALL = new RowQuery(List.of(), "", Map.of());

    RowQuery {
        sort = List.copyOf(sort);
        filters = Map.copyOf(filters);
    }

    /**
     * As the page asks: {@code sort: [{column, down}]}, {@code find: "…"}, {@code filters: {"column": "…"}}, each of
     * which may be left out.
     *
     * @throws IllegalArgumentException when a column is not one of the table's
     */
    static RowQuery of(DataTable table, Map<String, Object> question) {
        List<Key> sort = new ArrayList<>();
        if (question.get("sort") instanceof List<?> keys) {
            for (Object key : keys) {
                if (!(key instanceof Map<?, ?> k))
                    throw new IllegalArgumentException("sort " + keys + ": expected a list of {column, down}");
                sort.add(new Key(column(table, k.get("column")), Boolean.TRUE.equals(k.get("down"))));
            }
        }
        Map<Integer, String> filters = new LinkedHashMap<>();
        if (question.get("filters") instanceof Map<?, ?> typed) {
            typed.forEach((column, text) -> {
                if (text instanceof String s && !s.isBlank()) filters.put(column(table, column), s);
            });
        }
        return new RowQuery(sort, question.get("find") instanceof String s ? s.strip() : "", filters);
    }

    private static int column(DataTable table, Object index) {
        try {
            int column = index instanceof Number n ? n.intValue() : Integer.parseInt(String.valueOf(index));
            if (column >= 0 && column < table.columns().size()) return column;
        } catch (NumberFormatException e) {
            // Said below, as for an index that is out of range.
        }
        throw new IllegalArgumentException(
                "column " + index + ": the table has the columns 0 to " + (table.columns().size() - 1));
    }

    /**
     * The indices of the rows, in order; stable. O(rows · log rows) comparisons.
     *
     * @throws Work.Stopped when interrupted
     */
    int[] rows(DataTable table) {
        int[] rows = chosen(table);
        for (int k = sort.size() - 1; k >= 0; k--) order(table, rows, sort.get(k));
        return rows;
    }

    private int[] chosen(DataTable table) {
        int count = table.rows();
        int[] rows = new int[count];
        Predicate<Object> found = find.isEmpty() ? null : RowFilter.contains(find);
        Map<Integer, Predicate<Object>> tests = new LinkedHashMap<>();
        filters.forEach((column, typed) -> tests.put(column, RowFilter.of(table.columns().get(column).kind(), typed)));
        int kept = 0;
        for (int row = 0; row < count; row++) {
            if (row % STRIDE == 0) Work.at(row, count, "rows");
            if (found == null && tests.isEmpty() || passes(table.at(row), found, tests)) rows[kept++] = row;
        }
        return java.util.Arrays.copyOf(rows, kept);
    }

    private static boolean passes(List<Object> row, Predicate<Object> found, Map<Integer, Predicate<Object>> tests) {
        for (var test : tests.entrySet()) if (!test.getValue().test(row.get(test.getKey()))) return false;
        return found == null || row.stream().anyMatch(found);
    }

    /** Sorts the rows by one column; missing cells stay last in both directions. */
    private static void order(DataTable table, int[] rows, Key key) {
        DataType type = table.columns().get(key.column()).kind();
        Object[] cells = new Object[rows.length];
        for (int i = 0; i < rows.length; i++) {
            if (i % STRIDE == 0) Work.at(i, rows.length, "rows");
            cells[i] = table.at(rows[i], key.column());
        }
        boolean text = type == DataType.TEXT;
        int[] order = new int[rows.length];
        for (int i = 0; i < order.length; i++) order[i] = i;
        merge(order, new int[order.length], 0, order.length, (a, b) -> {
            boolean noA = cells[a] == null || text && cells[a].equals("");
            boolean noB = cells[b] == null || text && cells[b].equals("");
            if (noA || noB) return Boolean.compare(noA, noB);
            int c = type.compare(cells[a], cells[b]);
            return key.down() ? -c : c;
        });
        int[] before = rows.clone();
        for (int i = 0; i < order.length; i++) rows[i] = before[order[i]];
    }

    private interface Comparison {
        int of(int a, int b);
    }

    /** Merge sort of positions: stable, without a box a row, and it can be stopped, which the JDK's cannot. */
    private static void merge(int[] a, int[] scratch, int from, int to, Comparison order) {
        if (to - from < 2) return;
        if (to - from > STRIDE) Work.poll();
        int middle = (from + to) >>> 1;
        merge(a, scratch, from, middle, order);
        merge(a, scratch, middle, to, order);
        if (order.of(a[middle - 1], a[middle]) <= 0) return;
        System.arraycopy(a, from, scratch, from, middle - from);
        int left = from;
        int right = middle;
        for (int i = from; left < middle; i++) {
            a[i] = right < to && order.of(a[right], scratch[left]) < 0 ? a[right++] : scratch[left++];
        }
    }
}
