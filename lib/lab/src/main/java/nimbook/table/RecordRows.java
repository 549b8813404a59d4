package nimbook.table;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/** Tables made of records, and what values say of their columns' types. */
final class RecordRows {
    /** Rows that are looked at to learn what the columns of a computed table are. */
    private static final int SAMPLE = 100;

    private RecordRows() {}

    static DataTable table(List<? extends Record> records) {
        if (records.isEmpty())
            throw new IllegalArgumentException("no records: the columns are unknown; use DataTable.columns(…)");
        Class<?> kind = records.get(0).getClass();
        for (Record record : records) {
            if (record.getClass() != kind) {
                throw new IllegalArgumentException("records of " + kind.getSimpleName() + " and "
                        + record.getClass().getSimpleName() + ": a table takes one class");
            }
        }
        RecordComponent[] parts = parts(kind);
        List<List<Object>> rows = new ArrayList<>(records.size());
        for (Record record : records) rows.add(values(parts, record));
        List<DataColumn> columns = columns(parts);
        for (int i = 0; i < rows.size(); i++) columns = learn(columns, rows.get(i), i);
        return DataTable.of(columns, DataRows.of(rows));
    }

    static DataTable table(int count, IntFunction<? extends Record> rule) {
        RecordComponent[] parts = parts(rule.apply(0).getClass());
        DataColumn[] columns = columns(parts).toArray(DataColumn[]::new);
        return DataTable.columns(columns).rows(count, i -> values(parts, rule.apply(i)));
    }

    private static RecordComponent[] parts(Class<?> kind) {
        RecordComponent[] parts = kind.getRecordComponents();
        if (parts.length == 0) throw new IllegalArgumentException("record " + kind.getSimpleName()
                + " has no components: a table has at least one column");
        // A record declared inside a cell or a method is not public.
        for (RecordComponent part : parts) part.getAccessor().setAccessible(true);
        return parts;
    }

    private static List<DataColumn> columns(RecordComponent[] parts) {
        return Arrays.stream(parts).map(part -> new DataColumn(part.getName(), DataType.of(part.getType()))).toList();
    }

    private static List<Object> values(RecordComponent[] parts, Record record) {
        Object[] values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            try {
                values[i] = DataType.normal(parts[i].getAccessor().invoke(record));
            } catch (ReflectiveOperationException e) {
                throw new IllegalArgumentException("record " + record.getClass().getSimpleName() + ": its "
                        + parts[i].getName() + "() cannot be read", e);
            }
        }
        return Arrays.asList(values);
    }

    /**
     * The columns after one more row of normal values: an unknown type becomes that of its first value; a column of
     * whole numbers in which a decimal appears becomes one of decimals.
     *
     * @throws IllegalArgumentException when a value does not fit
     */
    static List<DataColumn> learn(List<DataColumn> columns, List<?> row, int index) {
        List<DataColumn> learnt = columns;
        for (int i = 0; i < columns.size(); i++) {
            DataColumn column = columns.get(i);
            DataType type = DataType.of(row.get(i));
            if (type == null || type == column.type()) continue;
            if (column.type() == null || column.type() == DataType.WHOLE && type == DataType.DECIMAL) {
                if (learnt == columns) learnt = new ArrayList<>(columns);
                learnt.set(i, new DataColumn(column.name(), type));
            } else {
                try {
                    column.type().cell(row.get(i));
                } catch (IllegalArgumentException e) {
                    throw strange(index, column, e);
                }
            }
        }
        return learnt;
    }

    /** The columns after the first rows of a computed table. */
    static List<DataColumn> learn(List<DataColumn> columns, DataRows rows) {
        List<DataColumn> learnt = columns;
        for (int i = 0; i < Math.min(rows.count(), SAMPLE); i++) learnt = learn(learnt, rows.row(i), i);
        return learnt;
    }

    static IllegalArgumentException strange(int row, DataColumn column, IllegalArgumentException why) {
        return new IllegalArgumentException("row " + row + ", column \"" + column.name() + "\": " + why.getMessage()
                + " (null is a missing cell; a column of mixed values is declared with DataColumn.text(\""
                + column.name() + "\"))");
    }
}
