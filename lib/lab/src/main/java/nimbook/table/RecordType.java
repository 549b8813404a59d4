package nimbook.table;

import java.util.List;

/** The class of a record as a table sees it. */
public interface RecordType {

    /** Its simple name. */
    String name();

    /** Whether this is the class of the record. */
    boolean isOf(Object record);

    /** A column a component, in their order. */
    List<DataColumn> columns();

    /** The values of the components. */
    List<Object> values(Object record);

    /** What knows the classes of records; by reflection, unless another is installed. */
    @FunctionalInterface
    interface Reader {
        /** The class of a record. */
        RecordType of(Object record);
    }

    /** The column of a component. */
    static DataColumn column(String name, Class<?> type) {
        return new DataColumn(name, DataType.of(type));
    }
}
