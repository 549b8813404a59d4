package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A column of a table.
 *
 * @param name its heading; different from every other in its table
 * @param type what its cells are; null while no cell has said so
 */
public record DataColumn(String name, DataType type) {

    /** A column; its name may be empty. */
    public DataColumn {
        nonNull(name, "name");
    }

    /** A column of whole numbers of any size. */
    public static DataColumn whole(String name) {
        return new DataColumn(name, DataType.WHOLE);
    }

    /** A column of numbers with a fraction. */
    public static DataColumn decimal(String name) {
        return new DataColumn(name, DataType.DECIMAL);
    }

    /** A column of text. */
    public static DataColumn text(String name) {
        return new DataColumn(name, DataType.TEXT);
    }

    /** A column of truth values. */
    public static DataColumn truth(String name) {
        return new DataColumn(name, DataType.TRUTH);
    }

    /** The index of the first column of this name. */
    static int index(List<DataColumn> columns, String name) {
        for (int i = 0; i < columns.size(); i++) if (columns.get(i).name().equals(name)) return i;
        throw new IllegalArgumentException("column \"" + name + "\": the table has "
                + columns.stream().limit(20).map(c -> "\"" + c.name() + "\"").toList());
    }

    /** @throws IllegalArgumentException when there is none, or two have one name */
    static void different(List<DataColumn> columns) {
        if (columns.isEmpty()) throw new IllegalArgumentException("columns = none: a table has at least one");
        Set<String> names = new HashSet<>();
        for (DataColumn column : columns)
            if (!names.add(column.name()))
                throw new IllegalArgumentException(
                        "column \"" + column.name() + "\" twice: the columns of a table have different names");
    }

    /** The type; text where nothing is known. */
    public DataType kind() {
        return type == null ? DataType.TEXT : type;
    }
}
