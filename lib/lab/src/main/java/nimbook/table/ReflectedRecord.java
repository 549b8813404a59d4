package nimbook.table;

import static nimbook.core.Arguments.nonNull;

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

    static RecordType of(Object record) {
        return new ReflectedRecord(nonNull(record, "record").getClass());
    }

    @Override
    public String name() {
        return kind.getSimpleName();
    }

    @Override
    public boolean isOf(Object record) {
        return record.getClass() == kind;
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
