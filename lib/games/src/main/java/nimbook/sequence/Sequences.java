package nimbook.sequence;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import nimbook.number.Fibonacci;
import nimbook.number.Golden;
import nimbook.number.Nim;
import nimbook.number.Numerals;
import nimbook.number.Roots;
import nimbook.number.Slope;
import nimbook.number.Zeckendorf;

/** The sequences around Wythoff's game and Nim, with their OEIS numbers and offsets. */
public final class Sequences {

    /** A(n) = ⌊nφ⌋, n ≥ 1: 1, 3, 4, 6, 8, 9, … */
    public static final IntegerSequence LOWER_WYTHOFF =
            of("A000201", "lower Wythoff numbers ⌊nφ⌋", 1, Golden::floorPhi, Golden::floorPhi);

    /** B(n) = ⌊nφ²⌋, n ≥ 1: 2, 5, 7, 10, 13, … */
    public static final IntegerSequence UPPER_WYTHOFF =
            of("A001950", "upper Wythoff numbers ⌊nφ²⌋", 1, Golden::floorPhiSquared, Golden::floorPhiSquared);

    /** ⌊nφ⌋, n ≥ 0: the smaller piles of Wythoff's P-positions. */
    public static final IntegerSequence LOWER_PILES = of("A066096",
            "smaller piles of Wythoff's P-positions, ⌊nφ⌋ from n = 0", 0, Golden::floorPhi, Golden::floorPhi);

    /**
     * ⌊nφ²⌋, n ≥ 1: the greater piles of Wythoff's P-positions. The OEIS defines it otherwise and notes the agreement;
     * it begins at n = 1 since December 2024, where older copies have a 0 in front.
     */
    public static final IntegerSequence UPPER_PILES = of("A090909", "greater piles of Wythoff's P-positions, ⌊nφ²⌋", 1,
            Golden::floorPhiSquared, Golden::floorPhiSquared);

    /** A(1), B(1), A(2), B(2), …: Wythoff's P-positions other than (0, 0) in one line. */
    public static final IntegerSequence PAIRS = of("A072061", "Wythoff pairs in one line", 1, n -> n % 2 == 1
            ? Golden.floorPhi(n / 2 + 1) : Golden.floorPhiSquared(n / 2), n -> n.testBit(0)
            ? Golden.floorPhi(n.shiftRight(1).add(BigInteger.ONE)) : Golden.floorPhiSquared(n.shiftRight(1)));

    /** F(n), n ≥ 0. The index must not exceed {@link Fibonacci#MAX_INDEX}. */
    public static final IntegerSequence FIBONACCI = of("A000045", "Fibonacci numbers", 0,
            n -> Fibonacci.ofLong(index(n)), n -> Fibonacci.of(index(n)));

    /** The Zeckendorf representation of n read in base 10: 0, 1, 10, 100, 101, 1000, … As a long to n = 10945. */
    public static final IntegerSequence ZECKENDORF = of("A014417", "Zeckendorf representation of n, written with "
            + "digits 0 and 1", 0, null, n -> new BigInteger(Zeckendorf.of(n).digits()));

    /** The Zeckendorf representation of n read in base 2: 0, 1, 2, 4, 5, 8, … */
    public static final IntegerSequence FIBBINARY = of("A003714", "fibbinary numbers: Zeckendorf representation of n "
            + "read in base 2", 0, null, n -> new BigInteger(Zeckendorf.of(n).digits(), 2));

    /** How many Fibonacci numbers the Zeckendorf representation of n has. */
    public static final IntegerSequence ZECKENDORF_SIZE = of("A007895", "number of terms in the Zeckendorf "
            + "representation of n", 0, n -> Zeckendorf.of(n).size(), n -> BigInteger.valueOf(Zeckendorf.of(n).size()));

    /** The Wythoff array by antidiagonals: 1, 2, 4, 3, 7, 6, … */
    public static final IntegerSequence WYTHOFF_ARRAY =
            of("A035513", "Wythoff array by antidiagonals", 1, null, WythoffArray::byAntidiagonals);

    /** Hofstadter's G: G(n) = n − G(G(n−1)), G(0) = 0; G(n) = ⌊(n+1)/φ⌋. */
    public static final IntegerSequence HOFSTADTER_G = of("A005206", "Hofstadter's G-sequence, G(n) = n − G(G(n−1))", 0,
            n -> Golden.floorPhi(n + 1) - (n + 1),
            n -> Golden.floorPhi(n.add(BigInteger.ONE)).subtract(n).subtract(BigInteger.ONE));

    /** Hofstadter's H: H(n) = n − H(H(H(n−1))), H(0) = 0. */
    public static final IntegerSequence HOFSTADTER_H =
            of("A005374", "Hofstadter's H-sequence, H(n) = n − H(H(H(n−1)))", 0, HofstadterH::of, HofstadterH::of);

    /**
     * The Fibonacci word 0, 1, 0, 0, 1, 0, 1, 0, … of 0 → 01, 1 → 0: its n-th letter, n ≥ 0, is 1 exactly when n + 1 is
     * an upper Wythoff number.
     */
    public static final IntegerSequence FIBONACCI_WORD = of("A003849", "infinite Fibonacci word", 0,
            n -> 2 - Golden.floorPhi(n + 2) + Golden.floorPhi(n + 1), n -> BigInteger.TWO.subtract(
            Golden.floorPhi(n.add(BigInteger.TWO))).add(Golden.floorPhi(n.add(BigInteger.ONE))));

    /** Nim-sums i ⊕ j by antidiagonals i + j = 0, 1, 2, …: 0, 1, 1, 2, 0, 2, … */
    public static final IntegerSequence NIM_SUMS = of("A003987", "table of nim-sums by antidiagonals", 0, null,
            n -> antidiagonal(n, Nim::sum));

    /** Nim-products i ⊗ j by antidiagonals i + j = 0, 1, 2, …: 0, 0, 0, 0, 1, 0, … */
    public static final IntegerSequence NIM_PRODUCTS = of("A051775", "table of nim-products by antidiagonals", 0, null,
            n -> antidiagonal(n, Nim::product));

    /** n ⊗ n in the field of nimbers: 0, 1, 3, 2, 6, 7, … */
    public static final IntegerSequence NIM_SQUARES = of("A006042", "nim-square of n", 0, null, Nim::square);

    /** The b with b ⊗ b = n in the field of nimbers: 0, 1, 3, 2, 7, 6, … */
    public static final IntegerSequence NIM_ROOTS =
            of("A160679", "square root of n under nim-multiplication", 0, null, Nim::sqrt);

    /** The b with b ⊗ n = 1 in the field of nimbers, n ≥ 1: 1, 3, 2, 15, 12, … */
    public static final IntegerSequence NIM_INVERSES =
            of("A051917", "inverse of n under nim-multiplication", 1, null, Nim::inverse);

    private Sequences() {}

    /** All that stand here, in this order. */
    public static List<IntegerSequence> all() {
        return List.of(LOWER_WYTHOFF, UPPER_WYTHOFF, LOWER_PILES, UPPER_PILES, PAIRS, FIBONACCI, ZECKENDORF, FIBBINARY,
                ZECKENDORF_SIZE, WYTHOFF_ARRAY, HOFSTADTER_G, HOFSTADTER_H, FIBONACCI_WORD, NIM_SUMS, NIM_PRODUCTS,
                NIM_SQUARES, NIM_ROOTS, NIM_INVERSES);
    }

    /**
     * The sequence with an OEIS number.
     *
     * @throws IllegalArgumentException when none of {@link #all} has it
     */
    public static IntegerSequence oeis(String number) {
        for (IntegerSequence s : all()) if (s.oeis().equals(number)) return s;
        throw new IllegalArgumentException(
                "number " + number + ": there are " + all().stream().map(IntegerSequence::oeis).toList());
    }

    /**
     * The sequences of {@link #all} in whose first {@value SequenceMatch#TERMS} terms these stand one after another: as
     * they are, as differences, among the positive integers left out, or with a constant added. Some hundredths of a
     * second.
     *
     * @throws IllegalArgumentException for less than {@value SequenceMatch#LEAST} terms
     */
    public static List<SequenceMatch> find(long... terms) {
        refuse(nonNull(terms, "terms").length < SequenceMatch.LEAST, "terms: ", terms.length, "; at least ",
                SequenceMatch.LEAST, " are needed, as fewer stand in almost every sequence");
        return SequenceMatch.of(terms);
    }

    /** The Beatty sequence ⌊nα⌋, n ≥ 1. */
    public static IntegerSequence beatty(Slope alpha) {
        return of("", "Beatty sequence ⌊n·" + alpha + "⌋", 1, nonNull(alpha, "alpha")::floorTimes, alpha::floorTimes);
    }

    /**
     * A sequence of your own.
     *
     * @param fast the terms for long n, or null when the other way is the only one
     */
    public static IntegerSequence of(String oeis, String name, int offset, LongUnaryOperator fast,
            UnaryOperator<BigInteger> exact) {
        return new Formula(oeis, name, offset, fast, exact);
    }

    /** The n-th entry of a symmetric table by antidiagonals, n ≥ 0. */
    private static BigInteger antidiagonal(BigInteger n, BinaryOperator<BigInteger> table) {
        // The antidiagonal d begins at d(d + 1)/2 ≤ n, d the largest.
        BigInteger d = Roots.floorSqrt(n.shiftLeft(3).add(BigInteger.ONE)).subtract(BigInteger.ONE).shiftRight(1);
        BigInteger i = n.subtract(d.multiply(d.add(BigInteger.ONE)).shiftRight(1));
        return table.apply(i, d.subtract(i));
    }

    private static int index(BigInteger n) {
        if (n.compareTo(BigInteger.valueOf(Fibonacci.MAX_INDEX)) > 0) {
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": allowed is n ≤ " + Fibonacci.MAX_INDEX);
        }
        return n.intValue();
    }

    private static int index(long n) {
        refuse(n > Fibonacci.MAX_LONG_INDEX, "n = ", n, ": F(n) fits in a long for n ≤ ", Fibonacci.MAX_LONG_INDEX);
        return (int) n;
    }

    private record Formula(String oeis, String name, int offset, LongUnaryOperator fast,
            UnaryOperator<BigInteger> exact) implements IntegerSequence {

        Formula {
            nonNull(oeis, "oeis");
            nonNull(name, "name");
            nonNull(exact, "exact");
        }

        @Override
        public BigInteger term(BigInteger n) {
            if (nonNull(n, "n").compareTo(BigInteger.valueOf(offset)) < 0) throw below(Numerals.brief(n));
            return nonNull(exact.apply(n), "what exact gives");
        }

        @Override
        public long termAsLong(long n) {
            if (n < offset) throw below(Long.toString(n));
            if (fast != null) return fast.applyAsLong(n);
            BigInteger term = nonNull(exact.apply(BigInteger.valueOf(n)), "what exact gives");
            refuse(term.bitLength() > 63, "n = ", n, ": the term does not fit in a long; take term(n)");
            return term.longValue();
        }

        private IllegalArgumentException below(String n) {
            return new IllegalArgumentException(
                    "n = " + n + ": " + (oeis.isEmpty() ? name : oeis) + " begins at n = " + offset);
        }

        /** "A000201 lower Wythoff numbers ⌊nφ⌋: 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, …". */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(oeis.isEmpty() ? name : oeis + " " + name).append(": ");
            for (int i = 0; i < 16; i++) text.append(term(BigInteger.valueOf(offset + i))).append(", ");
            return text.append("…").toString();
        }
    }
}
