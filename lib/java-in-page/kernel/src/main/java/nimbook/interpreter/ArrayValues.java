package nimbook.interpreter;

import java.lang.reflect.Array;

/** Arrays are the JVM's own; those of interpreted classes are arrays of objects. */
final class ArrayValues {

    private ArrayValues() {}

    /**
     * The less frequent loads and stores; false where the array is null, the index outside, or the element of another
     * class.
     */
    static boolean step(int op, long[] s, Object[] r, int sp) {
        int at = op <= Op.SALOAD ? sp - 2 : sp - 3;
        int i = (int) s[at + 1];
        if (r[at] == null || i < 0 || i >= length(r[at])) return false;
        Object array = r[at];
        switch (op) {
            case Op.BALOAD -> s[at] = array instanceof byte[] bytes ? bytes[i] : ((boolean[]) array)[i] ? 1 : 0;
            case Op.SALOAD -> s[at] = ((short[]) array)[i];
            case Op.FALOAD -> s[at] = Float.floatToRawIntBits(((float[]) array)[i]);
            case Op.CASTORE -> ((char[]) array)[i] = (char) s[at + 2];
            case Op.SASTORE -> ((short[]) array)[i] = (short) s[at + 2];
            case Op.FASTORE -> ((float[]) array)[i] = Float.intBitsToFloat((int) s[at + 2]);
            case Op.BASTORE -> {
                if (array instanceof byte[] bytes) bytes[i] = (byte) s[at + 2];
                else ((boolean[]) array)[i] = (s[at + 2] & 1) != 0;
            }
            default -> {
                Object[] objects = (Object[]) array;
                if (!fits(objects, r[at + 2])) return false;
                objects[i] = r[at + 2];
            }
        }
        return true;
    }

    static boolean fits(Object[] array, Object element) {
        if (element == null || array.getClass() == Object[].class) return true;
        Class<?> component = array.getClass().getComponentType();
        return component == element.getClass() || component.isInstance(element);
    }

    static int length(Object array) {
        if (array instanceof Object[] x) return x.length;
        if (array instanceof int[] x) return x.length;
        if (array instanceof boolean[] x) return x.length;
        if (array instanceof long[] x) return x.length;
        if (array instanceof double[] x) return x.length;
        if (array instanceof byte[] x) return x.length;
        if (array instanceof char[] x) return x.length;
        if (array instanceof short[] x) return x.length;
        return ((float[]) array).length;
    }

    /**
     * An array of primitive values, by the type code of newarray, into a place. Not as a result: TeaVM 0.13.1 writes
     * invalid code where arrays of different primitive types meet in one variable.
     */
    static void make(int kind, int length, Object[] into, int at) {
        switch (kind) {
            case 4 -> into[at] = new boolean[length];
            case 5 -> into[at] = new char[length];
            case 6 -> into[at] = new float[length];
            case 7 -> into[at] = new double[length];
            case 8 -> into[at] = new byte[length];
            case 9 -> into[at] = new short[length];
            case 10 -> into[at] = new int[length];
            default -> into[at] = new long[length];
        }
    }

    /** Of a compiled class. */
    static Object of(Object component, int length) {
        return component == Object.class ? new Object[length] : Array.newInstance((Class<?>) component, length);
    }

    /** Puts a copy of the array in its place. */
    static void copy(Object[] objects, int at) {
        Object array = objects[at];
        if (array instanceof Object[] x) objects[at] = x.clone();
        else if (array instanceof int[] x) objects[at] = x.clone();
        else if (array instanceof boolean[] x) objects[at] = x.clone();
        else if (array instanceof long[] x) objects[at] = x.clone();
        else if (array instanceof double[] x) objects[at] = x.clone();
        else if (array instanceof byte[] x) objects[at] = x.clone();
        else if (array instanceof char[] x) objects[at] = x.clone();
        else if (array instanceof short[] x) objects[at] = x.clone();
        else if (array instanceof float[] x) objects[at] = x.clone();
    }
}
