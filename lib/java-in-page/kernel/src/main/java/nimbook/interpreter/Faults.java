package nimbook.interpreter;

/** The exceptions of instructions, with the JVM's messages. */
final class Faults {

    private Faults() {}

    /** What the instruction throws; the machine's state is that before it. */
    static Throwable of(Machine machine, Frame frame, int pc, int sp) {
        int op = frame.method.code[pc];
        Object[] objects = machine.objects;
        long[] numbers = machine.numbers;
        switch (op) {
            case Op.IDIV, Op.IREM, Op.LDIV, Op.LREM -> {
                return new ArithmeticException("/ by zero");
            }
            case Op.NEWARRAY, Op.NEW_REFERENCES -> {
                return new NegativeArraySizeException(Long.toString(numbers[sp - 1]));
            }
            case Op.CAST, Op.CAST_UNBOX_INT -> {
                return new ClassCastException(
                        cast(objects[sp - 1], ((Cast) frame.method.constants[frame.method.code[pc + 1]])));
            }
            case Op.ATHROW -> {
                if (objects[sp - 1] != null) return (Throwable) objects[sp - 1];
            }
            default -> {
                int operands = op <= Op.SALOAD ? 2 : op == Op.LASTORE || op == Op.DASTORE ? 4 : 3;
                if (op >= Op.IALOAD && op <= Op.SASTORE && objects[sp - operands] != null) {
                    return element(objects[sp - operands], numbers[sp - operands + 1], objects[sp - 1]);
                }
            }
        }
        return new NullPointerException(Nulls.message(frame.method, pc));
    }

    private static Throwable element(Object array, long index, Object element) {
        int length = ArrayValues.length(array);
        if (index >= 0 && index < length) return new ArrayStoreException(name(element));
        return new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
    }

    /** The object at a place; throws as a call on it does if it is null. */
    static Object notNull(Machine machine, int at) {
        if (machine.objects[at] != null) return machine.objects[at];
        Frame frame = machine.frames[machine.depth];
        throw new NullPointerException(Nulls.message(frame.method, frame.pc));
    }

    /** The name of the object's class. */
    static String name(Object object) {
        Instance instance = Instance.of(object);
        return instance != null ? instance.type.binaryName() : object.getClass().getName();
    }

    /** The message of a cast that fails. */
    static String cast(Object object, Cast cast) {
        String from = name(object), to = cast.name.replace('/', '.');
        String first = module(from), second = module(to);
        String where = first.equals(second) ? from + " and " + to + " are in " + first
                : from + " is in " + first + "; " + to + " is in " + second;
        return "class " + from + " cannot be cast to class " + to + " (" + where + ")";
    }

    private static String module(String name) {
        String element = name.startsWith("[") ? name.substring(name.lastIndexOf('[') + 1) : name;
        boolean base = element.length() == 1 || element.startsWith("java.") || element.startsWith("Ljava.");
        return base ? "module java.base of loader 'bootstrap'" : "unnamed module of loader 'app'";
    }
}
