package nimbook.table;

import java.math.BigDecimal;
import java.math.BigInteger;
import nimbook.drawing.NaturalOrder;

/**
 * What the cells of a column are. Every type also has missing cells (null), but for text, where the empty text stands
 * for them.
 */
public enum DataType {
    /** Whole numbers of any size: held as {@link Long} where they fit, else as {@link BigInteger}; compared exactly. */
    WHOLE,
    /**
     * Numbers with a fraction: held as {@link Double}, or as {@link BigDecimal} where they came as one; NaN is taken as
     * missing.
     */
    DECIMAL,
    /** Text; anything that is neither a number nor a truth value is taken by its {@code toString()}. */
    TEXT,
    /** Truth values. */
    TRUTH;

    /** Whether its cells are numbers. */
    public boolean number() {
        return this == WHOLE || this == DECIMAL;
    }

    /** In words for a message. */
    public String words() {
        return switch (this) {
            case WHOLE -> "whole numbers";
            case DECIMAL -> "decimal numbers";
            case TEXT -> "text";
            case TRUTH -> "truth values";
        };
    }

    /** The type that a Java type asks for; null where only the values can say. */
    static DataType of(Class<?> type) {
        if (type == int.class || type == long.class || type == short.class || type == byte.class
                || type == Integer.class || type == Long.class || type == Short.class || type == Byte.class
                || type == BigInteger.class)
            return WHOLE;
        if (type == double.class || type == float.class || type == Double.class || type == Float.class
                || type == BigDecimal.class)
            return DECIMAL;
        if (type == boolean.class || type == Boolean.class) return TRUTH;
        return type == Object.class || type == Number.class || type == Comparable.class ? null : TEXT;
    }

    /** The type of a value in its normal form; null for a missing one. */
    static DataType of(Object normal) {
        if (normal instanceof Long || normal instanceof BigInteger) return WHOLE;
        if (normal instanceof Double || normal instanceof BigDecimal) return DECIMAL;
        if (normal instanceof Boolean) return TRUTH;
        return normal == null ? null : TEXT;
    }

    /**
     * The value in one of the few classes that a table holds: Long, BigInteger beyond long, Double, BigDecimal,
     * Boolean, String, null.
     */
    public static Object normal(Object value) {
        if (value == null || value instanceof String || value instanceof Long || value instanceof Boolean) return value;
        if (value instanceof Integer || value instanceof Short || value instanceof Byte)
            return ((Number) value).longValue();
        if (value instanceof BigInteger big) return big.bitLength() < 64 ? (Object) big.longValue() : big;
        if (value instanceof Double || value instanceof Float) {
            double d = ((Number) value).doubleValue();
            return Double.isNaN(d) ? null : (Object) d;
        }
        if (value instanceof BigDecimal) return value;
        return String.valueOf(value);
    }

    /**
     * A normal value as a cell of this type: whole numbers pass among decimals, anything passes as text.
     *
     * @throws IllegalArgumentException when it is none
     */
    Object cell(Object normal) {
        if (this == TEXT) return normal == null ? "" : normal instanceof String ? normal : CellText.plain(normal);
        DataType type = of(normal);
        if (type == null || type == this) return normal;
        if (this == DECIMAL && type == WHOLE) {
            BigInteger whole = big(normal);
            return whole.bitLength() <= 53 ? (Object) whole.doubleValue() : new BigDecimal(whole);
        }
        throw new IllegalArgumentException(CellText.brief(CellText.plain(normal)) + " is "
                + (type == TEXT ? "text" : "one of the " + type.words()) + ", among " + words());
    }

    /**
     * A normal value of any type read as one of this.
     *
     * @throws IllegalArgumentException or ArithmeticException when it cannot be
     */
    Object read(Object normal) {
        if (this == TEXT) return CellText.plain(normal);
        String text = CellText.plain(normal).strip();
        if (text.isEmpty()) return null;
        return switch (this) {
            case WHOLE -> normal instanceof String ? new BigInteger(text) : normal instanceof Boolean ? no(text)
                    : normal instanceof Double d ? new BigDecimal(d).toBigIntegerExact()
                    : normal instanceof BigDecimal d ? d.toBigIntegerExact() : normal;
            case DECIMAL -> normal instanceof String ? decimal(text) : normal instanceof Boolean ? no(text) : normal;
            default -> text.equals("true") ? (Object) true : text.equals("false") ? (Object) false : no(text);
        };
    }

    /** The double, where its digits are just these; else exactly what is written. */
    private static Object decimal(String text) {
        BigDecimal exact = new BigDecimal(text);
        double near = exact.doubleValue();
        return Double.isFinite(near) && new BigDecimal(Double.toString(near)).compareTo(exact) == 0 ? (Object) near
                : exact;
    }

    private static Object no(String text) {
        throw new IllegalArgumentException(text);
    }

    /**
     * A whole cell as BigInteger.
     *
     * @throws IllegalArgumentException when it is none, as rows made by a function of one's own may hold
     */
    static BigInteger big(Object whole) {
        if (whole instanceof BigInteger b) return b;
        if (whole instanceof Long n) return BigInteger.valueOf(n);
        throw new IllegalArgumentException("\"" + whole + "\" in a column of whole numbers");
    }

    /** The order of two cells of this type; missing ones last. */
    int compare(Object a, Object b) {
        if (a == null || b == null) return a == b ? 0 : a == null ? 1 : -1;
        return switch (this) {
            case WHOLE -> a instanceof Long x && b instanceof Long y ? Long.compare(x, y) : big(a).compareTo(big(b));
            case DECIMAL -> decimals(a, b);
            case TEXT -> NaturalOrder.compare((String) a, (String) b);
            case TRUTH -> Boolean.compare((Boolean) a, (Boolean) b);
        };
    }

    private static int decimals(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) return x < y ? -1 : x > y ? 1 : 0;
        if (a instanceof Double x && x.isInfinite()) return x > 0 ? 1 : -1;
        if (b instanceof Double y && y.isInfinite()) return y > 0 ? -1 : 1;
        return decimal(a).compareTo(decimal(b));
    }

    private static BigDecimal decimal(Object finite) {
        return finite instanceof BigDecimal d ? d : new BigDecimal((Double) finite);
    }
}
