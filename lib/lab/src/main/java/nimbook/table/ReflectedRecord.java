package nimbook.table;

import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The class of a record, by reflection. */
final class ReflectedRecord implements RecordType {
    private final Class<?> kind;
    private final RecordComponent[] parts;

    private ReflectedRecord(Class<?> kind) {
        this.kind = kind;
        parts = kind.getRecordComponents();
        // A record declared inside a cell or a method is not public.
        for (RecordComponent part : parts) part.getAccessor().setAccessible(true);
    }

    static RecordType of(Object value) {
        return value instanceof Record ? new ReflectedRecord(value.getClass()) : null;
    }

    @Override
    public String name() {
        return kind.getSimpleName();
    }

    @Override
    public boolean isOf(Object value) {
        return value != null && value.getClass() == kind;
    }

    /** Java's own toString of a record is final and made by the compiler; one that was written is not final. */
    @Override
    public boolean hasWords() {
        try {
            return !Modifier.isFinal(kind.getDeclaredMethod("toString").getModifiers());
        } catch (NoSuchMethodException e) {
            return true;
        }
    }

    @Override
    public List<DataColumn> columns() {
        return Arrays.stream(parts).map(part -> RecordType.column(part.getName(), part.getType())).toList();
    }

    @Override
    public List<Object> values(Object record) {
        List<Object> values = new ArrayList<>(parts.length);
        for (RecordComponent part : parts) {
            try {
                values.add(part.getAccessor().invoke(record));
            } catch (ReflectiveOperationException e) {
                throw new IllegalArgumentException(
                        "record " + name() + ": its " + part.getName() + "() cannot be read", e);
            }
        }
        return values;
    }
}
