package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Tables made of records, and what values say of their columns' types. */
final class RecordRows {
    /** Rows that are looked at to learn what the columns of a computed table are. */
    private static final int SAMPLE = 100;

    private RecordRows() {}

    static DataTable table(List<?> records) {
        if (records.isEmpty())
            throw new IllegalArgumentException("no records: the columns are unknown; use DataTable.columns(…)");
        RecordType type = type(records.get(0));
        List<List<Object>> rows = new ArrayList<>(records.size());
        for (Object record : records) {
            if (!type.isOf(record)) throw new IllegalArgumentException(
                    "records of " + type.name() + " and " + type(record).name() + ": a table takes one class");
            rows.add(values(type, record));
        }
        List<DataColumn> columns = type.columns();
        for (int i = 0; i < rows.size(); i++) columns = learn(columns, rows.get(i), i);
        return DataTable.of(columns, DataRows.of(rows));
    }

    static DataTable table(int count, IntFunction<?> rule) {
        RecordType type = type(nonNull(rule, "rule").apply(0));
        return DataTable.columns(type.columns().toArray(DataColumn[]::new))
                .rows(count, i -> values(type, rule.apply(i)));
    }

    private static RecordType type(Object record) {
        RecordType type = RecordType.of(nonNull(record, "record"));
        if (type.columns().isEmpty()) throw new IllegalArgumentException("record " + type.name()
                + " has no components: a table has at least one column");
        return type;
    }

    private static List<Object> values(RecordType type, Object record) {
        List<Object> values = new ArrayList<>(type.values(record));
        values.replaceAll(DataType::normal);
        return values;
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
