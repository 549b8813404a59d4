package nimbook.classlib;

/** Texts of doubles and floats; see {@link Supplement} for the names of the methods. */
public final class FloatingTexts {

    private FloatingTexts() {}

    /** {@link Double#toString(double)}. */
    public static String java_lang_Double_toString(double value) {
        boolean finite = Double.isFinite(value);
        return finite ? text(value < 0 || 1 / value < 0, DecimalDigits.of(value, true)) : notFinite(value);
    }

    /** {@link Float#toString(float)}. */
    public static String java_lang_Float_toString(float value) {
        boolean finite = Float.isFinite(value);
        return finite ? text(value < 0 || 1 / value < 0, DecimalDigits.of(value)) : notFinite(value);
    }

    private static String notFinite(double value) {
        return Double.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
    }

    private static String text(boolean negative, DecimalDigits number) {
        StringBuilder text = new StringBuilder(negative ? "-" : "");
        String digits = number.digits;
        int point = number.point, count = digits.length();
        if (point > 0 && point < 8) {
            int whole = Math.min(point, count);
            text.append(digits, 0, whole).append("0".repeat(point - whole)).append('.');
            text.append(whole < count ? digits.substring(whole) : "0");
        } else if (point <= 0 && point > -3) {
            text.append("0.").append("0".repeat(-point)).append(digits);
        } else {
            text.append(digits.charAt(0)).append('.').append(count > 1 ? digits.substring(1) : "0");
            text.append('E').append(point - 1);
        }
        return text.toString();
    }

    /** {@link Double#toHexString}. */
    public static String java_lang_Double_toHexString(double value) {
        if (!Double.isFinite(value)) return notFinite(value);
        long bits = Double.doubleToRawLongBits(value), part = bits & (1L << 52) - 1;
        String sign = bits < 0 ? "-" : "";
        if ((bits & Long.MAX_VALUE) == 0) return sign + "0x0.0p0";
        boolean subnormal = Math.getExponent(value) < Double.MIN_EXPONENT;
        return sign + (subnormal ? "0x0." : "0x1.") + fraction(part, 13) + "p"
                + (subnormal ? Double.MIN_EXPONENT : Math.getExponent(value));
    }

    /** {@link Float#toHexString}. */
    public static String java_lang_Float_toHexString(float value) {
        boolean subnormal = value != 0 && Math.abs(value) < Float.MIN_NORMAL;
        if (!subnormal) return java_lang_Double_toHexString(value);
        int part = Float.floatToRawIntBits(value) & (1 << 23) - 1;
        return (value < 0 ? "-" : "") + "0x0." + fraction((long) part << 1, 6) + "p" + Float.MIN_EXPONENT;
    }

    /** So many digits of base 16, without zeros at their end. */
    private static String fraction(long part, int count) {
        String digits = Long.toHexString(1L << 4 * count | part).substring(1);
        int end = digits.length();
        while (end > 1 && digits.charAt(end - 1) == '0') end--;
        return digits.substring(0, end);
    }

    /** {@link StringBuilder#append(double)}. */
    public static StringBuilder java_lang_StringBuilder_append(StringBuilder text, double value) {
        return text.append(Double.toString(value));
    }

    /** {@link StringBuilder#append(float)}. */
    public static StringBuilder java_lang_StringBuilder_append(StringBuilder text, float value) {
        return text.append(Float.toString(value));
    }

    /** {@link StringBuilder#insert(int, double)}. */
    public static StringBuilder java_lang_StringBuilder_insert(StringBuilder text, int at, double value) {
        return text.insert(at, Double.toString(value));
    }

    /** {@link StringBuilder#insert(int, float)}. */
    public static StringBuilder java_lang_StringBuilder_insert(StringBuilder text, int at, float value) {
        return text.insert(at, Float.toString(value));
    }

    /** {@link StringBuffer#append(double)}. */
    public static StringBuffer java_lang_StringBuffer_append(StringBuffer text, double value) {
        return text.append(Double.toString(value));
    }

    /** {@link StringBuffer#append(float)}. */
    public static StringBuffer java_lang_StringBuffer_append(StringBuffer text, float value) {
        return text.append(Float.toString(value));
    }

    /** {@link StringBuffer#insert(int, double)}. */
    public static StringBuffer java_lang_StringBuffer_insert(StringBuffer text, int at, double value) {
        return text.insert(at, Double.toString(value));
    }

    /** {@link StringBuffer#insert(int, float)}. */
    public static StringBuffer java_lang_StringBuffer_insert(StringBuffer text, int at, float value) {
        return text.insert(at, Float.toString(value));
    }
}
