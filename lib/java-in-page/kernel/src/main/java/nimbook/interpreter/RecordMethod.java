package nimbook.interpreter;

import java.util.Objects;

/** {@code toString}, {@code hashCode} or {@code equals} of a record, as java.lang.runtime.ObjectMethods makes them. */
final class RecordMethod extends Intrinsic {
    private final Type type;
    private final String name;
    private final Type.Field[] components;

    RecordMethod(Type type, String name, String descriptor, String names) {
        super(descriptor, true);
        this.type = type;
        this.name = name;
        String[] each = names.isEmpty() ? new String[0] : names.split(";");
        components = new Type.Field[each.length];
        for (int i = 0; i < each.length; i++) {
            for (Type.Field field : type.fields.values())
                if (field.name().equals(each[i]) && !field.isStatic())
                    components[i] = field;
        }
    }

    private static Object value(Instance instance, Type.Field field) {
        return Boxes.box(field.descriptor(), instance.numbers, instance.references, field.slot());
    }

    @Override
    void call(Machine machine, int at) {
        Instance self = Instance.of(machine.objects[at]);
        switch (name) {
            case "toString" -> {
                StringBuilder text = new StringBuilder(type.simpleName()).append('[');
                String separator = "";
                for (Type.Field field : components) {
                    text.append(separator).append(field.name()).append('=').append(String.valueOf(value(self, field)));
                    separator = ", ";
                }
                machine.objects[at] = text.append(']').toString();
            }
            case "hashCode" -> {
                int hash = 0;
                for (Type.Field field : components) hash = 31 * hash + Objects.hashCode(value(self, field));
                machine.numbers[at] = hash;
            }
            default -> {
                Instance other = Instance.of(machine.objects[at + 1]);
                boolean same = other != null && other.type == type;
                for (int i = 0; same && i < components.length; i++) {
                    same = Objects.equals(value(self, components[i]), value(other, components[i]));
                }
                machine.numbers[at] = same ? 1 : 0;
            }
        }
    }
}
