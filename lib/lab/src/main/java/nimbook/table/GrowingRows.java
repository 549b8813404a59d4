package nimbook.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Rows that are appended one by one. The rows of one chain share a list, of which each sees its own first rows, so that
 * n rows take O(n) time and place.
 */
record GrowingRows(List<List<Object>> rows, int count) implements DataRows {
    GrowingRows() {
        this(new ArrayList<>(), 0);
    }

    @Override
    public List<?> row(int index) {
        synchronized (rows) {
            return rows.get(index);
        }
    }

    /** These rows and one more, of normal values. */
    GrowingRows and(Object[] normal) {
        List<List<Object>> mine = rows;
        synchronized (rows) {
            // Two tables continued from one: the second gets its own rows.
            if (mine.size() != count) mine = new ArrayList<>(mine.subList(0, count));
            mine.add(Collections.unmodifiableList(Arrays.asList(normal)));
        }
        return new GrowingRows(mine, count + 1);
    }
}
