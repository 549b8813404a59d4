package nimbook.heatmap;

import static nimbook.core.Arguments.nonNull;

import nimbook.widget.model.Json;

/**
 * How the values of a table become colours.
 *
 * @param kind the family
 * @param number the parameter of the family: the period of {@link Kind#CYCLIC} (0: chosen from the range of values),
 *        the value of {@link Kind#VALUE}, the modulus of {@link Kind#MOD}; 0 for the others
 */
public record ColorMap(Kind kind, int number) {

    /** The families of colour maps. */
    public enum Kind {
        /** A class for each of the values that {@link Heatmap#names} names. */
        NAMED,
        /**
         * From dark for the least to light for the greatest value, in steps of equal lightness; where there are values
         * of both signs, blue below 0 and orange above, the darker the farther from 0.
         */
        SEQUENTIAL,
        /** Once around the hues in each period, as in R. Sigrist's pictures of game tables (OEIS A307296). */
        CYCLIC,
        /**
         * Two classes: value 0, which in tables of outcomes and of Grundy values under normal play are the P-positions,
         * and the others.
         */
        OUTCOME,
        /** Two classes: one value, and the others. */
        VALUE,
        /** A class for each remainder of the value. */
        MOD
    }

    /**
     * The longest period and the greatest modulus: a table's values stay below it, and a longer cycle would show one
     * colour.
     */
    public static final int LONGEST_CYCLE = 1 << 20;

    /** @throws IllegalArgumentException when the number does not suit the kind */
    public ColorMap {
        nonNull(kind, "kind");
        if (kind == Kind.CYCLIC && number != 0) between("period", number, 2);
        if (kind == Kind.MOD) between("modulus", number, 2);
        if ((kind == Kind.SEQUENTIAL || kind == Kind.OUTCOME || kind == Kind.NAMED) && number != 0) {
            throw new IllegalArgumentException("number = " + number + ": the colours "
                    + Json.lower(kind) + " take none");
        }
    }

    /** Whether one value, or P-positions, stand out of all others. */
    boolean hasTwoClasses() {
        return kind == Kind.OUTCOME || kind == Kind.VALUE;
    }

    private static void between(String name, int number, int least) {
        if (number < least || number > LONGEST_CYCLE) {
            throw new IllegalArgumentException(
                    name + " = " + number + ": allowed are " + least + " to " + LONGEST_CYCLE);
        }
    }

    /** From dark to light; readable by the colour-blind and in grey. */
    public static ColorMap sequential() {
        return new ColorMap(Kind.SEQUENTIAL, 0);
    }

    /**
     * Around the hues, with a period chosen from the range of values: the least power of two that is at least a quarter
     * of it.
     */
    public static ColorMap cyclic() {
        return new ColorMap(Kind.CYCLIC, 0);
    }

    /**
     * Around the hues in each period.
     *
     * @throws IllegalArgumentException unless 2 ≤ period ≤ {@value #LONGEST_CYCLE}
     */
    public static ColorMap cyclic(int period) {
        between("period", period, 2);
        return new ColorMap(Kind.CYCLIC, period);
    }

    /** P-positions (value 0) against all others. */
    public static ColorMap outcome() {
        return new ColorMap(Kind.OUTCOME, 0);
    }

    /** The colours of named values. */
    static ColorMap named() {
        return new ColorMap(Kind.NAMED, 0);
    }

    /** One value against all others. */
    public static ColorMap value(int value) {
        return new ColorMap(Kind.VALUE, value);
    }

    /**
     * A colour for each remainder.
     *
     * @throws IllegalArgumentException unless 2 ≤ modulus ≤ {@value #LONGEST_CYCLE}
     */
    public static ColorMap mod(int modulus) {
        return new ColorMap(Kind.MOD, modulus);
    }

    /**
     * Reads the colours as a notebook's author writes them: "sequential", "cyclic", "cyclic 16", "outcome" (or
     * "P-positions"), "value 3", "mod 5".
     *
     * @throws IllegalArgumentException for anything else
     */
    public static ColorMap of(String words) {
        String[] parts = nonNull(words, "words").trim().toLowerCase(java.util.Locale.ROOT).split("\\s+");
        Integer number = parts.length == 2 && parts[1].matches("-?\\d{1,9}") ? Integer.valueOf(parts[1]) : null;
        if (parts.length == 1) {
            switch (parts[0]) {
                case "sequential": return sequential();
                case "cyclic": return cyclic();
                case "outcome", "outcomes", "p-positions": return outcome();
                default: break;
            }
        } else if (number != null) {
            switch (parts[0]) {
                case "cyclic": return cyclic(number);
                case "value": return value(number);
                case "mod": return mod(number);
                default: break;
            }
        }
        throw new IllegalArgumentException("colors \"" + words
                + "\": allowed are \"sequential\", \"cyclic\", \"cyclic 16\", \"outcome\", \"value 3\", \"mod 5\" "
                + "(any numbers)");
    }
}
