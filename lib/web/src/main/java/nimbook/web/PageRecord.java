package nimbook.web;

import java.util.List;
import nimbook.interpreter.Records;
import nimbook.table.DataColumn;
import nimbook.table.RecordType;

/** The class of a record in a page, where there is no reflection. */
record PageRecord(Object type, String name, boolean hasWords, List<Records.Component> components)
        implements RecordType {

    static RecordType of(Object value) {
        if (!Records.isRecord(value)) return null;
        boolean words = Records.hasWords(value);
        return new PageRecord(Records.type(value), Records.name(value), words, Records.components(value));
    }

    @Override
    public boolean isOf(Object value) {
        return value != null && Records.type(value) == type;
    }

    @Override
    public List<DataColumn> columns() {
        return components.stream().map(each -> RecordType.column(each.name(), each.type())).toList();
    }

    @Override
    public List<Object> values(Object record) {
        List<Object> values = new java.util.ArrayList<>();
        for (Records.Component each : components) values.add(Records.value(record, each));
        return values;
    }
}
