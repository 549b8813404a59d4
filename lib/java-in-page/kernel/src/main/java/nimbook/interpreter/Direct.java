package nimbook.interpreter;

import java.util.List;

/**
 * The implementation of a lambda, called by compiled code without the lambda's own method between: the captured values
 * and the arguments stand as it takes them, and are of the types that it takes.
 */
final class Direct {
    private final Method method;
    private final int captured;

    /** Where the lambda's fields go, counted from its first local variable. */
    private final int[] numbers;
    private final int[] references;

    /** @param types of the captured values */
    Direct(Method method, List<String> types) {
        this.method = method;
        numbers = new int[(int) types.stream().filter(each -> !Descriptors.isReference(each)).count()];
        references = new int[types.size() - numbers.length];
        int place = 0, number = 0, reference = 0;
        for (String each : types) {
            if (Descriptors.isReference(each)) references[reference++] = place;
            else numbers[number++] = place;
            place += Descriptors.size(each);
        }
        captured = place;
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
        machine.enter(method, first);
        return first;
    }
}
