package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a reader has set in the page, applied to a table: the keys that table.js keeps. */
final class TableView {

    /** The keys with examples. */
    static final Map<String, String> SETTINGS = Map.of("sort", "[{'name':'n','down':true}]", "filters",
            "{'n':'>10'}", "find", "'5'", "size", "25", "from", "25");

    private TableView() {}

    /**
     * @param view any of sort [{name, down}], filters {name: text}, find, size (rows a page) and from (the first row of
     *     the page); columns that the table does not have are left out
     * @throws IllegalArgumentException when a filter cannot be read
     */
    static DataTable of(DataTable table, Map<String, Object> view) {
        List<Object> sort = new ArrayList<>();
        if (nonNull(view, "view").get("sort") instanceof List<?> keys)
            for (Object key : keys)
                if (key instanceof Map<?, ?> k && has(table, k.get("name")))
                    sort.add(Map.of("column", table.index((String) k.get("name")), "down",
                            Boolean.TRUE.equals(k.get("down"))));
        Map<String, Object> filters = new LinkedHashMap<>();
        if (view.get("filters") instanceof Map<?, ?> typed)
            typed.forEach((name, text) -> {
                if (has(table, name)) filters.put(String.valueOf(table.index((String) name)), text);
            });
        Map<String, Object> question = new LinkedHashMap<>(Map.of("sort", sort, "filters", filters));
        question.put("find", view.get("find"));
        RowQuery query = RowQuery.of(table, question);
        DataRows rows = query.equals(RowQuery.ALL) ? table.source() : chosen(table.source(), query.rows(table));
        int size = whole(view.get("size"), table.page().rows());
        int first = Math.min(whole(view.get("from"), 0), Math.max(0, rows.count() - 1));
        return new DataTable(table.title(), table.columns(), rows, new TablePage(first, size));
    }

    private static boolean has(DataTable table, Object name) {
        return table.columns().stream().anyMatch(column -> column.name().equals(name));
    }

    /** A number from 1 on; else what there is without the reader. */
    private static int whole(Object value, int otherwise) {
        return value instanceof Number n && n.intValue() > 0 ? n.intValue() : otherwise;
    }

    private static DataRows chosen(DataRows all, int[] order) {
        return new DataRows() {
            @Override
            public int count() {
                return order.length;
            }

            @Override
            public List<?> row(int index) {
                return all.row(order[index]);
            }

            @Override
            public Object cell(int row, int column) {
                return all.cell(order[row], column);
            }
        };
    }
}
