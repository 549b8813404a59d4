package nimbook.interpreter;

/**
 * A switch over patterns: the number of the first label from a place on that matches, -1 for null, their count if none
 * does.
 */
final class TypeSwitch extends Intrinsic {
    private final Object[] labels;

    TypeSwitch(String descriptor, Object[] labels) {
        super(descriptor, true);
        this.labels = labels;
    }

    @Override
    void call(Machine machine, int at) {
        Object target = machine.objects[at];
        int i = (int) machine.numbers[at + 1];
        while (target != null && i < labels.length && !matches(labels[i], target)) i++;
        machine.numbers[at] = target == null ? -1 : i;
    }

    private static boolean matches(Object label, Object target) {
        if (label instanceof Cast cast) return cast.accepts(target);
        if (label instanceof Integer number) {
            return label.equals(target) || target instanceof Character c && c == number.intValue()
                || target instanceof Number n && !(target instanceof Long) && n.intValue() == number;
        }
        return label.equals(target) || target instanceof Enum<?> constant && label.equals(constant.name());
    }
}
