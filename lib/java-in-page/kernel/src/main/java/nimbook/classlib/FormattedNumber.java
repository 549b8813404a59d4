package nimbook.classlib;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as a specifier writes them. */
final class FormattedNumber {
    private final FormatSpecifier specifier;
    private final Locale locale;
    private final StringBuilder out = new StringBuilder();

    FormattedNumber(FormatSpecifier specifier, Locale locale) {
        this.specifier = specifier;
        this.locale = locale;
    }

    String whole(long value, int bits) {
        if (specifier.conversion == 'd') return whole(BigInteger.valueOf(value));
        specifier.withoutSign();
        long positive = bits < 64 ? value & (1L << bits) - 1 : value;
        return based(specifier.conversion == 'x' ? Long.toHexString(positive) : Long.toOctalString(positive),
                specifier.width);
    }

    String whole(BigInteger value) {
        boolean negative = value.signum() < 0;
        sign(negative);
        String digits = value.abs().toString(specifier.conversion == 'd' ? 10 : specifier.conversion == 'x' ? 16 : 8);
        if (specifier.conversion != 'd') {
            based(digits, fit(specifier.width, negative));
        } else {
            local(digits, fit(specifier.width, negative));
        }
        return end(negative);
    }

    private String based(String digits, int width) {
        boolean hex = specifier.conversion == 'x';
        if (specifier.has('#')) out.append(hex ? specifier.isUpper() ? "0X" : "0x" : "0");
        int begin = out.length();
        out.append(specifier.isUpper() ? digits.toUpperCase(Locale.ROOT) : digits);
        if (specifier.has('0')) zeros(width - out.length(), begin);
        return out.toString();
    }

    private void zeros(int count, int at) {
        if (count > 0) out.insert(at, "0".repeat(count));
    }

    private void sign(boolean negative) {
        if (negative) out.append(specifier.has('(') ? '(' : '-');
        else if (specifier.has('+')) out.append('+');
        else if (specifier.has(' ')) out.append(' ');
    }

    private String end(boolean negative) {
        if (negative && specifier.has('(')) out.append(')');
        return out.toString();
    }

    /** The width that is left before a closing bracket. */
    private int fit(int width, boolean negative) {
        return width >= 0 && negative && specifier.has('(') ? width - 1 : width;
    }

    /** Appends digits with the separators of the locale, and zeros before them up to the width. */
    private void local(String digits, int width) {
        int begin = out.length(), point = digits.indexOf('.') < 0 ? digits.length() : digits.indexOf('.');
        for (int i = 0; i < digits.length(); i++) {
            char sign = digits.charAt(i);
            out.append(sign == '.' ? Separators.point(locale) : sign);
            if (specifier.has(',') && i < point - 1 && (point - i) % 3 == 1) out.append(Separators.group(locale));
        }
        if (specifier.has('0')) zeros(width - out.length(), begin);
    }

    String floating(double value) {
        boolean negative = value < 0 || value == 0 && 1 / value < 0;
        if (Double.isNaN(value)) return specifier.isUpper() ? "NAN" : "NaN";
        sign(negative);
        double size = Math.abs(value);
        if (Double.isInfinite(size)) out.append(specifier.isUpper() ? "INFINITY" : "Infinity");
        else if (specifier.conversion == 'a') hexadecimal(size);
        else digits(DecimalDigits.of(size, false), size == 0, negative, false);
        return end(negative);
    }

    String decimal(BigDecimal value) {
        boolean negative = value.signum() < 0;
        sign(negative);
        // Digits and the place of the point, as of a double; of zero one digit.
        DecimalDigits digits = new DecimalDigits();
        digits.digits = value.unscaledValue().abs().toString();
        digits.point = value.signum() == 0 ? 1 : digits.digits.length() - value.scale();
        digits(digits, value.signum() == 0, negative, true);
        return end(negative);
    }

    /** @param decimal whether the form is chosen before the number is rounded */
    private void digits(DecimalDigits digits, boolean isZero, boolean negative, boolean decimal) {
        DecimalDigits number = digits;
        int precision = specifier.precision < 0 ? 6 : specifier.precision;
        boolean general = specifier.conversion == 'g', power = specifier.conversion == 'e';
        if (general) {
            precision = Math.max(1, precision);
            if (isZero) {
                precision--;
            } else {
                if (!decimal) number = round(number, precision);
                power = number.point - 1 < -4 || number.point > precision;
                precision -= power ? 1 : number.point;
            }
        }
        if (power) {
            scientific(round(number, precision + 1), precision, isZero, negative);
        } else {
            local(plain(round(number, number.point + precision), precision), fit(specifier.width, negative));
        }
    }

    /** Half up, to so many digits; as they are where there are no more. */
    private static DecimalDigits round(DecimalDigits number, int count) {
        if (count < 0 || count >= number.digits.length()) return number;
        DecimalDigits made = new DecimalDigits();
        BigDecimal cut = new BigDecimal(new BigInteger(number.digits), number.digits.length() - count);
        String digits = cut.setScale(0, RoundingMode.HALF_UP).toString();
        made.point = number.point + (digits.length() > Math.max(1, count) ? 1 : 0);
        if (count == 0) made.point = number.point + (digits.equals("1") ? 1 : 0);
        made.digits = digits;
        return made;
    }

    private String point(int precision) {
        return precision > 0 || specifier.has('#') ? "." : "";
    }

    private String plain(DecimalDigits number, int precision) {
        String digits = number.digits;
        int point = number.point;
        String whole = point <= 0 ? "0" : digits.substring(0, Math.min(point, digits.length()))
                + "0".repeat(Math.max(0, point - digits.length()));
        String behind = point <= 0 ? "0".repeat(-point) + digits
                : point < digits.length() ? digits.substring(point) : "";
        return whole + point(precision) + padded(behind, precision);
    }

    private static String padded(String digits, int count) {
        return digits.length() >= count ? digits.substring(0, count) : digits + "0".repeat(count - digits.length());
    }

    private void scientific(DecimalDigits number, int precision, boolean isZero, boolean negative) {
        int exponent = isZero ? 0 : number.point - 1, size = Math.abs(exponent);
        String power = (exponent < 0 ? "-" : "+") + (size < 10 ? "0" : "") + size;
        String digits = number.digits.charAt(0) + point(precision) + padded(number.digits.substring(1), precision);
        int width = specifier.width < 0 ? -1 : fit(specifier.width - power.length() - 1, negative);
        local(digits, width);
        out.append(specifier.isUpper() ? 'E' : 'e').append(power);
    }

    private void hexadecimal(double value) {
        int precision = specifier.precision == 0 ? 1 : specifier.precision;
        String text = hexadecimal(value, precision);
        int power = text.indexOf('p');
        StringBuilder digits = new StringBuilder(text.substring(2, power));
        if (precision > 0) while (digits.length() < precision + 2) digits.append('0');
        String made = digits.append(text.substring(power)).toString();
        int begin = out.append("0x").length();
        // The zeros go by the digits before others are added.
        int zeros = specifier.has('0') ? specifier.width - (text.length() - 2) - begin : 0;
        out.append(made);
        zeros(zeros, begin);
        if (specifier.isUpper()) {
            String upper = out.toString().toUpperCase(Locale.ROOT);
            out.setLength(0);
            out.append(upper);
        }
    }

    /** Rounded to so many digits behind the point, to even. */
    private static String hexadecimal(double value, int precision) {
        if (value == 0 || precision < 0 || precision >= 13) return Double.toHexString(value);
        boolean subnormal = value < Double.MIN_NORMAL;
        double normal = subnormal ? value * 0x1p54 : value;
        int cut = 52 - 4 * precision;
        long bits = Double.doubleToRawLongBits(normal), kept = bits >> cut, half = 1L << cut - 1;
        long rest = bits & (1L << cut) - 1;
        if (rest > half || rest == half && (kept & 1) == 1) kept++;
        double rounded = Double.longBitsToDouble(kept << cut);
        if (Double.isInfinite(rounded)) return "0x1.0p1024";
        String text = Double.toHexString(rounded);
        int at = text.indexOf('p') + 1;
        return subnormal ? text.substring(0, at) + (Integer.parseInt(text.substring(at)) - 54) : text;
    }
}
