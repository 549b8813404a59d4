package nimbook.interpreter;

import java.util.List;

/**
 * The implementation of a lambda, called by compiled code without the lambda's own method between: the captured values
 * and the arguments stand as it takes them. Arguments that the interface knows less of are looked at first.
 */
final class Direct {

    /** An argument, by its place behind the captured values, and the class of which it has to be. */
    record Argument(int place, Cast type) {

        private boolean isFirstInteger() {
            return place == 0 && type.compiled == Integer.class;
        }

        private boolean isRight(Machine machine, int at) {
            Object given = machine.objects[at + 1 + place];
            return given == null || given.getClass() == type.lastCompiled || type.accepts(given);
        }
    }

    final Method method;

    /**
     * Whether the arguments are its variables as they stand, nothing captured and nothing to look at; and whether only
     * the first has to be an Integer. {@link Loop} sees both without a call.
     */
    final boolean takesAll;
    final boolean takesInteger;

    /** Where its first variable is, counted from the lambda in a call: an only captured value takes its place. */
    final int shift;

    private final int captured;
    private final Argument[] casts;

    /** Where the lambda's fields go, counted from its first local variable. */
    private final int[] numbers;
    private final int[] references;

    /** @param types of the captured values */
    Direct(Method method, List<String> types, List<Argument> casts) {
        this.method = method;
        this.casts = casts.toArray(new Argument[0]);
        numbers = new int[(int) types.stream().filter(each -> !Descriptors.isReference(each)).count()];
        references = new int[types.size() - numbers.length];
        int place = 0, number = 0, reference = 0;
        for (String each : types) {
            if (Descriptors.isReference(each)) references[reference++] = place;
            else numbers[number++] = place;
            place += Descriptors.size(each);
        }
        captured = place;
        shift = 1 - captured;
        takesAll = captured == 0 && casts.isEmpty();
        takesInteger = captured == 0 && casts.size() == 1 && casts.get(0).isFirstInteger();
    }

    /**
     * Whether the program can call it in place of the lambda, whose arguments stand behind {@code at} as they are to
     * stand: where at most one value is captured, and each argument is of its class.
     */
    boolean takes(Instance lambda, int at) {
        if (captured > 1) return false;
        Machine machine = lambda.type.machine;
        if (wrong(machine, at) != null) return false;
        if (numbers.length > 0) machine.numbers[at] = lambda.numbers[0];
        else if (references.length > 0) machine.objects[at] = lambda.references[0];
        return true;
    }

    /** Whether it captures nothing, and takes of its first argument, an Integer, only the value. */
    boolean unboxes() {
        return (takesAll || takesInteger) && Linker.unboxes(method.ready(), 0);
    }

    /** The first argument that is not of its class; null if there is none. */
    private Argument wrong(Machine machine, int at) {
        for (Argument each : casts) if (!each.isRight(machine, at)) return each;
        return null;
    }

    /** Puts the captured values; the place behind which the arguments go. */
    int open(Instance lambda) {
        Machine machine = lambda.type.machine;
        int first = machine.open(null) + 1;
        for (int i = 0; i < numbers.length; i++) machine.numbers[first + numbers[i]] = lambda.numbers[i];
        for (int i = 0; i < references.length; i++) machine.objects[first + references[i]] = lambda.references[i];
        return first + captured - 1;
    }

    /** Runs it with the arguments behind the place; the place of its result. */
    int run(Machine machine, int at) {
        int first = at - captured + 1;
        Argument wrong = wrong(machine, at);
        if (wrong != null)
            throw new ClassCastException(Faults.cast(machine.objects[at + 1 + wrong.place], wrong.type));
        machine.enter(method, first);
        return first;
    }
}
