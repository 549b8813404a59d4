package nimbook.number;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import nimbook.core.Grid;

/**
 * A formula in the row and the column of a cell, evaluated exactly: {@code x ^ y}, {@code floor(n*phi)},
 * {@code (x + y) % 3}, {@code y == floor(x*phi)}.
 *
 * <ul>
 * <li>{@code x} and {@code n} are the row, {@code y} and {@code k} the column; numbers; {@code phi} or φ;
 * <li>{@code + - * /}, {@code //} (the floor of a quotient), {@code %} (never negative for a positive modulus);
 * <li>{@code ^} or ⊕ is the nim-sum of two numbers ≥ 0, and binds less than {@code +};
 * <li>{@code == != < <= > >=} give 1 or 0 and bind least, one of them in brackets or in the whole;
 * <li>{@code floor ceil abs sqrt(a) min(a, b) max(a, b)}, ⌊ ⌋.
 * </ul>
 *
 * <p>Numbers are (a + b·√d) / c with integers of any size; one root d in a formula. No double is involved.
 */
public final class Formula {

    /** A formula is a line. */
    static final int LONGEST = 200;

    /** A part of a formula at a cell. */
    interface Term {
        QuadraticNumber at(QuadraticNumber row, QuadraticNumber column);
    }

    private final String text;
    private final Term term;

    private Formula(String text, Term term) {
        this.text = text;
        this.term = term;
    }

    /**
     * Reads a formula.
     *
     * @throws IllegalArgumentException when it is none, with the place of the first error
     */
    public static Formula of(String text) {
        nonNull(text, "text");
        refuse(text.length() > LONGEST, "formula of ", text.length(), " characters: at most ", LONGEST, " are allowed");
        return new Formula(text.strip(), new FormulaParser(text).parse());
    }

    /**
     * Its value at a cell.
     *
     * @throws IllegalArgumentException when there is no whole number: for a quotient that is none, a division by 0, a
     *     nim-sum of negative numbers, two different roots
     */
    public BigInteger at(long row, long column) {
        try {
            return term.at(QuadraticNumber.of(row), QuadraticNumber.of(column)).whole("the value");
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("formula " + text + " at (" + row + ", " + column + "): "
                    + e.getMessage(), e);
        }
    }

    /**
     * The table of its values; each is computed at its first use, in about a microsecond.
     *
     * @throws IllegalArgumentException for less than one row or column; the table's cells throw it as {@link #at} does,
     *     and where a value has more than 31 bits
     */
    public Grid grid(int rows, int columns) {
        return Grid.of(rows, columns, (row, column) -> {
            BigInteger value = at(row, column);
            if (value.bitLength() > 31) throw new IllegalArgumentException("formula " + text + " at (" + row + ", "
                    + column + "): " + value + " does not fit into a table");
            return value.intValue();
        });
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Formula formula && text.equals(formula.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** As it was written. */
    @Override
    public String toString() {
        return text;
    }
}
