package nimbook.interpreter;

/**
 * A call that runs: its method, where its local variables begin and where its result goes, and the place of its
 * instruction when it calls another.
 */
final class Frame {
    Method method;
    int base;
    int result;
    int pc;

    /** Whether it takes an int from the Integer that its call returns. */
    boolean unboxes() {
        return method.code[pc + 2] == Op.CAST_UNBOX_INT;
    }
}
