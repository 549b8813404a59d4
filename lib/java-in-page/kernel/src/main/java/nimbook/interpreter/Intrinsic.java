package nimbook.interpreter;

/**
 * A call that the interpreter makes itself: what an invokedynamic stands for, and what the library cannot do with
 * interpreted classes.
 */
abstract class Intrinsic {

    /** Slots of the arguments and of the result. */
    final int arguments;
    final int result;

    Intrinsic(int arguments, int result) {
        this.arguments = arguments;
        this.result = result;
    }

    Intrinsic(String descriptor, boolean isStatic) {
        this(Descriptors.slots(descriptor) + (isStatic ? 0 : 1), Descriptors.size(Descriptors.result(descriptor)));
    }

    /** Takes the arguments from {@code at} on, and leaves the result there. */
    abstract void call(Machine machine, int at);
}
