package nimbook.interpreter;

/** {@link System#arraycopy}, which refuses with the JDK's messages: the compiled one would end the module. */
final class ArrayCopy extends Intrinsic {

    ArrayCopy() {
        super(5, 0);
    }

    @Override
    void call(Machine machine, int at) {
        Object from = machine.objects[at], to = machine.objects[at + 2];
        long start = (int) machine.numbers[at + 1], place = (int) machine.numbers[at + 3];
        int count = (int) machine.numbers[at + 4];
        if (from == null || to == null) throw new NullPointerException();
        String source = elements(from, "source"), target = elements(to, "destination");
        if (!source.equals(target)) {
            throw new ArrayStoreException(
                    "arraycopy: type mismatch: can not copy " + source + "[] into " + target + "[]");
        }
        index(start, "source", from, source);
        index(place, "destination", to, target);
        if (count < 0) throw new ArrayIndexOutOfBoundsException("arraycopy: length " + count + " is negative");
        end(start + count, "source", from, source);
        end(place + count, "destination", to, target);
        System.arraycopy(from, (int) start, to, (int) place, count);
    }

    private static String elements(Object array, String role) {
        if (array instanceof Object[]) return "object array";
        if (array.getClass().isArray()) return array.getClass().getComponentType().getName();
        throw new ArrayStoreException("arraycopy: " + role + " type " + Faults.name(array) + " is not an array");
    }

    private static void index(long index, String role, Object array, String elements) {
        if (index < 0) refuse(role + " index " + index, array, elements);
    }

    private static void end(long end, String role, Object array, String elements) {
        if (end > ArrayValues.length(array)) refuse("last " + role + " index " + end, array, elements);
    }

    private static void refuse(String index, Object array, String elements) {
        throw new ArrayIndexOutOfBoundsException("arraycopy: " + index + " out of bounds for " + elements + "["
                + ArrayValues.length(array) + "]");
    }
}
