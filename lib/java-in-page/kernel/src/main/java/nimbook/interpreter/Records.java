package nimbook.interpreter;

import java.util.Arrays;
import java.util.List;

/** The components of records, of the program and of the library: a page has no reflection. */
public final class Records {

    private Records() {}

    /** A component. */
    public record Component(String name, String descriptor) {

        private static Component of(String key) {
            return new Component(key.substring(0, key.indexOf(':')), key.substring(key.indexOf(':') + 1));
        }

        /** Its type; String for a class of the program, and for what the library has no name for. */
        public Class<?> type() {
            return switch (descriptor.charAt(0)) {
                case 'Z' -> boolean.class;
                case 'B', 'S', 'I', 'J' -> long.class;
                case 'F', 'D' -> double.class;
                case 'L' -> {
                    Class<?> known = Library.current().type(descriptor.substring(1, descriptor.length() - 1));
                    yield known == null ? String.class : known;
                }
                default -> String.class;
            };
        }
    }

    /** What stands for the record's class: equal for two records of one. */
    public static Object type(Object record) {
        return record instanceof Instance instance ? instance.type : record.getClass();
    }

    /** Whether it is a record, of the program or of the library. */
    public static boolean isRecord(Object value) {
        if (value instanceof Instance instance) return isRecord(instance);
        return value != null && Library.current().components(value) != null;
    }

    private static boolean isRecord(Instance instance) {
        return instance.type.compiled.equals("java/lang/Record");
    }

    /** Whether the record's class has a toString of its own; the one that javac makes is final. */
    public static boolean hasWords(Object record) {
        if (!(record instanceof Instance instance)) return Library.current().hasWords(record);
        return (instance.type.find("toString()Ljava/lang/String;").access & ClassFile.FINAL) == 0;
    }

    /** The simple name of the record's class. */
    public static String name(Object record) {
        return record instanceof Instance instance ? instance.type.simpleName() : record.getClass().getSimpleName();
    }

    /**
     * The components in their order.
     *
     * @throws NotInPage when it is no record, or one that programs cannot name
     */
    public static List<Component> components(Object record) {
        if (record instanceof Instance instance && isRecord(instance)) {
            return instance.type.fields.values().stream().filter(field -> !field.isStatic())
                    .map(field -> new Component(field.name(), field.descriptor())).toList();
        }
        String[] components = Library.current().components(record);
        if (components == null) throw new NotInPage("the components of " + name(record));
        return Arrays.stream(components).map(Component::of).toList();
    }

    /** The value that the component's method returns. */
    public static Object value(Object record, Component component) {
        if (!(record instanceof Instance instance))
            return Library.current().component(record, component.name, component.descriptor);
        Machine machine = instance.type.machine;
        int at = machine.open(record);
        machine.enter(instance.type.find(component.name + "()" + component.descriptor), at);
        return Boxes.box(component.descriptor, machine.numbers, machine.objects, at);
    }
}
