package nimbook.table;

import java.util.List;
import nimbook.widget.model.Services;

/** The class of a record as a table sees it. */
public interface RecordType {

    /** Its simple name. */
    String name();

    /** Whether this is the class of the value. */
    boolean isOf(Object value);

    /** Whether the class says itself how its records read. */
    boolean hasWords();

    /** A column a component, in their order. */
    List<DataColumn> columns();

    /** The values of the components. */
    List<Object> values(Object record);

    /** What knows the classes of records; by reflection, unless another is installed. */
    @FunctionalInterface
    interface Reader {
        /** The class of a record; null of any other value. */
        RecordType of(Object value);
    }

    /** The class of a record; null of any other value. */
    static RecordType of(Object value) {
        return Services.service(Reader.class, ReflectedRecord::of).of(value);
    }

    /** The column of a component. */
    static DataColumn column(String name, Class<?> type) {
        return new DataColumn(name, DataType.of(type));
    }
}
