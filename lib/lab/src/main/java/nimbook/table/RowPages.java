package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Work;
import nimbook.widget.model.Json;

/** What the page of a table gets: the first rows with the table, any others when it asks. */
final class RowPages {

    /** Rows that are stored in a notebook with the table. */
    static final int FIRST = 500;
    /** Cells, and characters of cells, that are stored: about half a megabyte at the most. */
    private static final int FIRST_CELLS = 20_000;
    private static final int FIRST_CHARACTERS = 400_000;
    /** Rows in one answer: more than any page shows. */
    private static final int ANSWER = 1000;
    /** Characters in one copy; a browser's clipboard takes it in about a second. */
    private static final int COPY = 50_000_000;
    /** Orders that are kept: the last few settings of sort and filter, 4 bytes a row each. */
    private static final int KEPT = 3;

    private final DataTable table;
    private final Map<RowQuery, int[]> orders = new LinkedHashMap<>(8, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<RowQuery, int[]> eldest) {
            return size() > KEPT;
        }
    };

    RowPages(DataTable table) {
        this.table = table;
    }

    /**
     * {@code {title, columns: [{name, type}], rows: [[cell, …], …], total, page, ranks}}: cells as
     * {@link CellText#json}; ranks, for columns that hold shortened cells, the places of their cells in order, so that
     * the page can sort what it has exactly.
     */
    Map<String, Object> state() {
        List<List<Object>> rows = first();
        return Json.object("title", table.title(), "columns", table.columns().stream()
                .map(c -> Json.object("name", c.name(), "type", Json.lower(c.kind()))).toList(),
                "rows", rows, "total", table.rows(), "page", table.page().rows(), "ranks", ranks(rows));
    }

    /** Whether rows, or ends of long cells, are not in the state. */
    boolean areCut() {
        List<List<Object>> rows = first();
        return rows.size() < table.rows()
                || rows.stream().anyMatch(row -> row.stream().anyMatch(Map.class::isInstance));
    }

    private List<List<Object>> first() {
        List<List<Object>> rows = new ArrayList<>();
        int most = Math.max(1, Math.min(FIRST, FIRST_CELLS / table.columns().size()));
        long characters = 0;
        for (int i = 0; i < Math.min(most, table.rows()) && (i == 0 || characters < FIRST_CHARACTERS); i++) {
            List<Object> row = table.at(i).stream().map(CellText::json)
                    .collect(java.util.stream.Collectors.toCollection(ArrayList::new));
            for (Object cell : row) characters += cell instanceof String s ? s.length() : 8;
            rows.add(row);
        }
        return rows;
    }

    private Map<String, Object> ranks(List<List<Object>> rows) {
        Map<String, Object> ranks = new LinkedHashMap<>();
        for (int c = 0; c < table.columns().size(); c++) {
            int column = c;
            if (rows.stream().noneMatch(row -> row.get(column) instanceof Map)) continue;
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < rows.size(); i++) order.add(i);
            DataType type = table.columns().get(column).kind();
            order.sort((a, b) -> type.compare(table.at(a, column), table.at(b, column)));
            Integer[] rank = new Integer[rows.size()];
            for (int i = 0; i < order.size(); i++) {
                boolean same =
                        i > 0 && type.compare(table.at(order.get(i - 1), column), table.at(order.get(i), column)) == 0;
                rank[order.get(i)] = same ? rank[order.get(i - 1)] : i;
            }
            ranks.put(String.valueOf(column), List.of(rank));
        }
        return ranks;
    }

    /**
     * Answers {@code {do: "rows", from, count, sort, find, filters}} with {@code {from, total, rows}}, and
     * {@code {do: "copy", …}} with {@code {text}}: the same rows, or all where count is left out, of
     * {@code columns: [index, …]} or all, as lines of cells parted by tabs, whole numbers in full, under a heading when
     * {@code heading} is true.
     */
    Map<String, Object> answer(Map<String, Object> question) {
        Object what = nonNull(question, "question").get("do");
        if (!"rows".equals(what) && !"copy".equals(what))
            throw new IllegalArgumentException("question " + what + ": a table answers rows and copy");
        int[] order = order(RowQuery.of(table, question));
        boolean copy = "copy".equals(what);
        int count = number(question, "count", copy ? Integer.MAX_VALUE : table.page().rows());
        int from = Math.min(number(question, "from", 0), order.length);
        int to = (int) Math.min((long) from + (copy ? count : Math.min(count, ANSWER)), order.length);
        return copy ? Map.of("text", copy(order, from, to, question)) : page(order, from, to);
    }

    private Map<String, Object> page(int[] order, int from, int to) {
        List<List<Object>> rows = new ArrayList<>();
        for (int i = from; i < to; i++) {
            Work.poll();
            rows.add(table.at(order[i]).stream().map(CellText::json)
                    .collect(java.util.stream.Collectors.toCollection(ArrayList::new)));
        }
        return Json.object("from", from, "total", order.length, "rows", rows);
    }

    private String copy(int[] order, int from, int to, Map<String, Object> question) {
        List<Integer> columns = new ArrayList<>();
        if (question.get("columns") instanceof List<?> wanted) {
            for (Object c : wanted)
                if (c instanceof Number n)
                    columns.add(java.util.Objects.checkIndex(n.intValue(), table.columns().size()));
        } else {
            for (int c = 0; c < table.columns().size(); c++) columns.add(c);
        }
        StringBuilder out = new StringBuilder();
        if (Boolean.TRUE.equals(question.get("heading"))) TableText.tabbed(out,
                columns.stream().map(c -> (Object) table.columns().get(c).name()).toList());
        for (int i = from; i < to; i++) {
            if (i % 256 == 0) Work.at(i - from, to - from, "rows");
            List<Object> row = table.at(order[i]);
            TableText.tabbed(out, columns.stream().map(row::get).toList());
            if (out.length() > COPY) {
                throw new IllegalArgumentException("copy of " + (to - from) + " rows: more than " + COPY / 1_000_000
                        + " million characters do not go to the clipboard; filter first, or write csv() to a file");
            }
        }
        return out.toString();
    }

    private int[] order(RowQuery query) {
        synchronized (orders) {
            int[] known = orders.get(query);
            if (known != null) return known;
        }
        int[] order = query.rows(table);
        synchronized (orders) {
            orders.put(query, order);
        }
        return order;
    }

    private static int number(Map<String, Object> question, String name, int otherwise) {
        Object value = question.get(name);
        return value == null ? otherwise : Json.whole(name, value, 0, Integer.MAX_VALUE);
    }
}
