package nimbook.show;

import java.util.Objects;

/**
 * A column of a table.
 *
 * @param name its heading; different from every other in its table
 * @param type what its cells are; null while no cell has said so
 */
public record DataColumn(String name, DataType type) {

    /** A column; its name may be empty. */
    public DataColumn {
        Objects.requireNonNull(name, "name");
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

    /** The type; text where nothing is known. */
    DataType kind() {
        return type == null ? DataType.TEXT : type;
    }
}
