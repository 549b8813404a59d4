package nimbook.survey;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Rows as text: the fields of a record with tabs between them. A tab, a new line and a backslash inside a text are \t,
 * \n and \\, and a null is \0. Reading gives back the same rows.
 */
final class RowText<R extends Record> {

    private static final Set<Class<?>> TYPES = Set.of(int.class, long.class, boolean.class, String.class, Integer.class,
            Long.class);

    private final RecordComponent[] components;
    private final Constructor<R> constructor;

    /** @throws IllegalArgumentException when the record is not public or has a field of another type */
    RowText(Class<R> type) {
        components = type.getRecordComponents();
        for (RecordComponent c : components) {
            if (!TYPES.contains(c.getType())) {
                throw new IllegalArgumentException("row " + type.getName() + ": field " + c.getName() + " is a "
                        + c.getType().getSimpleName()
                        + "; int, long, boolean, String, Integer and Long are allowed");
            }
        }
        try {
            constructor = type.getConstructor(Arrays.stream(components).map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException("row " + type.getName() + ": a public record is needed", e);
        }
    }

    /** The names of the fields, with tabs between them. */
    String heads() {
        return String.join("\t", Arrays.stream(components).map(RecordComponent::getName).toList());
    }

    String write(R row) {
        List<String> fields = new ArrayList<>();
        for (RecordComponent c : components) {
            try {
                Object value = c.getAccessor().invoke(row);
                fields.add(value == null ? "\\0" : value instanceof String text ? escape(text) : value.toString());
            } catch (ReflectiveOperationException e) {
                throw new IllegalArgumentException("row " + row + ": its field " + c.getName() + " cannot be read", e);
            }
        }
        return String.join("\t", fields);
    }

    /** @throws IllegalArgumentException when the text is no row of this type */
    R read(String text) {
        String[] fields = text.split("\t", -1);
        if (fields.length != components.length) {
            throw new IllegalArgumentException("row \"" + text + "\": " + fields.length + " fields, "
                    + components.length + " are needed");
        }
        Object[] values = new Object[fields.length];
        for (int i = 0; i < fields.length; i++) values[i] = value(components[i].getType(), fields[i]);
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("row \"" + text + "\" is refused by its record", e);
        }
    }

    private static Object value(Class<?> type, String field) {
        if (field.equals("\\0") && !type.isPrimitive()) return null;
        if (type == String.class) return unescape(field);
        if (type == boolean.class) {
            if (field.equals("true") || field.equals("false")) return field.equals("true");
            throw new IllegalArgumentException("\"" + field + "\": true or false is needed");
        }
        if (type == int.class || type == Integer.class) return Integer.valueOf(field);
        return Long.valueOf(field);
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescape(String field) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            char sign = field.charAt(i);
            if (sign != '\\') {
                text.append(sign);
                continue;
            }
            if (++i == field.length()) throw new IllegalArgumentException("\"" + field + "\": a backslash at the end");
            switch (field.charAt(i)) {
                case '\\' -> text.append('\\');
                case 't' -> text.append('\t');
                case 'n' -> text.append('\n');
                case 'r' -> text.append('\r');
                default -> throw new IllegalArgumentException("\"" + field + "\": \\" + field.charAt(i)
                        + " stands for nothing");
            }
        }
        return text.toString();
    }
}
