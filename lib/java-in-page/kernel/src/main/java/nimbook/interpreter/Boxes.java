package nimbook.interpreter;

/** Values in and out of the two arrays of {@link Loop}. */
final class Boxes {

    private Boxes() {}

    /** The value of the type at a place; null for void. */
    static Object box(String type, long[] numbers, Object[] objects, int at) {
        return switch (type.charAt(0)) {
            case 'V' -> null;
            case 'Z' -> numbers[at] != 0;
            case 'B' -> (byte) numbers[at];
            case 'S' -> (short) numbers[at];
            case 'C' -> (char) numbers[at];
            case 'I' -> (int) numbers[at];
            case 'J' -> numbers[at];
            case 'F' -> Float.intBitsToFloat((int) numbers[at]);
            case 'D' -> Double.longBitsToDouble(numbers[at]);
            default -> objects[at];
        };
    }

    /** Puts a value of the type at a place. */
    static void unbox(String type, Object value, long[] numbers, Object[] objects, int at) {
        switch (type.charAt(0)) {
            case 'V' -> {}
            case 'Z' -> numbers[at] = (Boolean) value ? 1 : 0;
            case 'C' -> numbers[at] = (Character) value;
            case 'B', 'S', 'I', 'J' -> numbers[at] = ((Number) value).longValue();
            case 'F' -> numbers[at] = Float.floatToRawIntBits((Float) value);
            case 'D' -> numbers[at] = Double.doubleToRawLongBits((Double) value);
            default -> objects[at] = value;
        }
    }

    /** The primitive type that a call boxes or unboxes as it is; null where it does neither. */
    static String type(Site site) {
        if (!site.owner.startsWith("java/lang/")) return null;
        String type = site.isStatic ? site.descriptor.substring(1, 2) : Descriptors.result(site.descriptor);
        if (!"ZBSCIJFD".contains(type) || !name(type).equals(site.owner)) return null;
        String key = site.isStatic ? "valueOf(" + type + ")L" + site.owner + ";"
                : Descriptors.source(type) + "Value()" + type;
        return site.key.equals(key) ? type : null;
    }

    /** The class that boxes a primitive type. */
    static String name(String type) {
        return switch (type.charAt(0)) {
            case 'Z' -> "java/lang/Boolean";
            case 'B' -> "java/lang/Byte";
            case 'S' -> "java/lang/Short";
            case 'C' -> "java/lang/Character";
            case 'I' -> "java/lang/Integer";
            case 'J' -> "java/lang/Long";
            case 'F' -> "java/lang/Float";
            default -> "java/lang/Double";
        };
    }
}
