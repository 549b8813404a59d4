package nimbook.tablesaw;

import static nimbook.core.Arguments.nonNull;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.core.Memory;
import nimbook.table.DataColumn;
import nimbook.table.DataRows;
import nimbook.table.DataTable;
import nimbook.table.DataType;
import tech.tablesaw.api.BooleanColumn;
import tech.tablesaw.api.ColumnType;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;
import tech.tablesaw.columns.strings.StringColumnFormatter;

/**
 * Between {@link DataTable} and Tablesaw's Table; from a DataTable and back nothing is lost.
 *
 * <table>
 * <caption>Which column becomes what</caption>
 * <tr><th>DataTable</th><th>Tablesaw</th></tr>
 * <tr><td>whole, all within int</td><td>IntColumn</td></tr>
 * <tr><td>whole, all within long</td><td>LongColumn</td></tr>
 * <tr><td>whole, larger</td><td>StringColumn of decimal digits, marked by its print formatter; as text to Tablesaw,
 * whole again on the way back</td></tr>
 * <tr><td>decimal</td><td>DoubleColumn; with a BigDecimal among them, a StringColumn marked in the same way</td></tr>
 * <tr><td>text</td><td>StringColumn; the empty text is Tablesaw's missing one</td></tr>
 * <tr><td>truth</td><td>BooleanColumn</td></tr>
 * </table>
 *
 * <p>The other way ShortColumn, IntColumn and LongColumn become whole, FloatColumn and DoubleColumn decimal (each float
 * as the double that equals it), BooleanColumn truth, and every other (text, dates, times) text, dates as ISO 8601.
 * Missing cells stay missing. The least int and the least long are Tablesaw's marks of a missing cell: a column that
 * holds one takes the next larger type. Tablesaw's copies, selections and sorts drop the mark of a column of digits,
 * which then comes back as text: {@code typed("x", DataType.WHOLE)} reads it as numbers again.
 */
public final class TablesawTables {

    /** Says of a column of digits that they are numbers; lasts as long as the column, not longer. */
    private static final class Digits extends StringColumnFormatter {
        final DataType type;

        Digits(DataType type) {
            this.type = type;
        }
    }

    private TablesawTables() {}

    /** The table as Tablesaw's. */
    public static Table to(DataTable table) {
        Table out = Table.create(nonNull(table, "table").title());
        for (int c = 0; c < table.columns().size(); c++) {
            DataColumn column = table.columns().get(c);
            for (Column<?> before : out.columns()) {
                if (before.name().equalsIgnoreCase(column.name())) {
                    throw new IllegalArgumentException("columns \"" + before.name() + "\" and \"" + column.name()
                            + "\": Tablesaw takes no two names that differ in case only; use renamed(before, after)");
                }
            }
            out.addColumns(column(column, cells(table, c)));
        }
        return out;
    }

    private static List<Object> cells(DataTable table, int column) {
        int rows = table.rows();
        Memory.require("rows = " + rows + ": a column", 8.0 * rows, rows < Integer.MAX_VALUE - 8);
        List<Object> cells = new ArrayList<>(rows);
        for (int i = 0; i < rows; i++) cells.add(table.at(i, column));
        return cells;
    }

    private static Column<?> column(DataColumn column, List<Object> cells) {
        return switch (column.kind()) {
            case WHOLE -> whole(column.name(), cells);
            case DECIMAL -> decimal(column.name(), cells);
            case TEXT -> {
                StringColumn out = StringColumn.create(column.name());
                for (Object cell : cells) out.append((String) cell);
                yield out;
            }
            case TRUTH -> {
                BooleanColumn out = BooleanColumn.create(column.name());
                for (Object cell : cells) out.append((Boolean) cell);
                yield out;
            }
        };
    }

    private static Column<?> whole(String name, List<Object> cells) {
        boolean ints = true;
        for (Object cell : cells) {
            if (cell instanceof BigInteger || cell instanceof Long l && l == Long.MIN_VALUE)
                return digits(name, DataType.WHOLE, cells);
            if (cell instanceof Long l && (l <= Integer.MIN_VALUE || l > Integer.MAX_VALUE)) ints = false;
        }
        if (ints) {
            IntColumn out = IntColumn.create(name);
            for (Object cell : cells) {
                if (cell == null) out.appendMissing();
                else out.append(((Long) cell).intValue());
            }
            return out;
        }
        LongColumn out = LongColumn.create(name);
        for (Object cell : cells) {
            if (cell == null) out.appendMissing();
            else out.append((Long) cell);
        }
        return out;
    }

    private static Column<?> decimal(String name, List<Object> cells) {
        for (Object cell : cells) if (cell instanceof BigDecimal) return digits(name, DataType.DECIMAL, cells);
        DoubleColumn out = DoubleColumn.create(name);
        for (Object cell : cells) {
            if (cell == null) out.appendMissing();
            else out.append((Double) cell);
        }
        return out;
    }

    /** A double among BigDecimals ends in "d", as in Java. */
    private static StringColumn digits(String name, DataType type, List<Object> cells) {
        StringColumn out = StringColumn.create(name);
        for (Object cell : cells) out.append(cell == null ? "" : cell instanceof Double ? cell + "d" : cell.toString());
        out.setPrintFormatter(new Digits(type));
        return out;
    }

    /** Tablesaw's table as this library's. */
    public static DataTable from(Table table) {
        if (nonNull(table, "table").columnCount() == 0)
            throw new IllegalArgumentException(
                    "table \"" + table.name() + "\" has no columns: a table has at least one");
        List<DataColumn> columns = new ArrayList<>();
        // A Tablesaw table can be changed; ours cannot.
        List<Column<?>> copies = new ArrayList<>();
        for (Column<?> column : table.columns()) {
            columns.add(new DataColumn(column.name(), type(column)));
            copies.add(column.copy());
        }
        return DataTable.of(columns, new DataRows() {
            @Override
            public int count() {
                return table(copies);
            }

            @Override
            public List<?> row(int index) {
                Object[] row = new Object[copies.size()];
                for (int i = 0; i < row.length; i++) row[i] = cell(index, i);
                return java.util.Arrays.asList(row);
            }

            @Override
            public Object cell(int row, int column) {
                return value(copies.get(column), columns.get(column).type(), row);
            }
        }).title(table.name() == null ? "" : table.name());
    }

    private static int table(List<Column<?>> columns) {
        return columns.get(0).size();
    }

    private static DataType type(Column<?> column) {
        if (column instanceof StringColumn text && text.getPrintFormatter() instanceof Digits digits)
            return digits.type;
        ColumnType type = column.type();
        if (type == ColumnType.INTEGER || type == ColumnType.LONG || type == ColumnType.SHORT) return DataType.WHOLE;
        if (type == ColumnType.DOUBLE || type == ColumnType.FLOAT) return DataType.DECIMAL;
        return type == ColumnType.BOOLEAN ? DataType.TRUTH : DataType.TEXT;
    }

    private static Object value(Column<?> column, DataType type, int row) {
        if (column.isMissing(row)) return type == DataType.TEXT ? "" : null;
        Object value = column.get(row);
        if (value instanceof String digits && type == DataType.WHOLE) return DataType.normal(new BigInteger(digits));
        if (value instanceof String digits && type == DataType.DECIMAL) {
            return digits.endsWith("d") ? (Object) Double.valueOf(digits) : new BigDecimal(digits);
        }
        return type == DataType.TEXT ? String.valueOf(value) : DataType.normal(value);
    }
}
