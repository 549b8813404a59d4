package nimbook.hofstadter;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import nimbook.core.Work;
import nimbook.number.Fibonacci;
import nimbook.number.Golden;
import nimbook.number.Numerals;
import nimbook.wythoff.Wythoff;

/**
 * The function g of the document, which is 0 or 1: g(0) = 1, g(1) = 0, and for n ≥ 2 g(n) = 1 − g(m) when A(n) = B(m) +
 * 1 for some m ≥ 0, else 1. It says by how much the P-positions of the variant are shifted from (A(n), B(n)).
 *
 * <p><b>Closed form.</b> For n ≥ 1, g(n) = 0 exactly when exactly one of these holds: n is an upper Wythoff number; n +
 * 1 is a Fibonacci number. Proof: docs/proofs.md, section 5; {@link nimbook.logic.Theory} decides it, too.
 */
public final class CorrectionTerm {

    private CorrectionTerm() {}

    /**
     * g(n) by the closed form: two products and a Fibonacci number of the size of n.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static int g(BigInteger n) {
        check(n);
        if (n.signum() == 0) return 1;
        return Wythoff.isLower(n) == Fibonacci.isFibonacci(n.add(BigInteger.ONE)) ? 0 : 1;
    }

    /**
     * g(n) by the closed form.
     *
     * @throws IllegalArgumentException unless 0 ≤ n &lt; {@link Golden#MAX_LOWER}
     */
    public static int g(long n) {
        if (n == 0) return 1;
        // x is lower exactly when the number of lower numbers up to it, ⌊(x+1)/φ⌋, has it as its lower Wythoff number;
        // h refuses what is out of range
        boolean lower = Golden.floorPhi(HofstadterG.term(n)) == n;
        return lower == Fibonacci.isFibonacci(n + 1) ? 0 : 1;
    }

    /**
     * g(n) as the document defines it: from n to the m with B(m) = A(n) − 1, while there is one. At most log n/log φ
     * steps of a few products.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static int byDefinition(BigInteger n) {
        check(n);
        int turns = 0;
        while (n.compareTo(BigInteger.ONE) > 0) {
            Work.poll();
            BigInteger below = Golden.floorPhi(n).subtract(BigInteger.ONE);
            if (Wythoff.isLower(below)) return 1 - turns;
            n = Wythoff.numberOf(below);
            turns ^= 1;
        }
        return (n.signum() == 0 ? 1 : 0) ^ turns;
    }

    /**
     * {@link #byDefinition(BigInteger)}.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static int byDefinition(long n) {
        return byDefinition(BigInteger.valueOf(n));
    }

    /**
     * g(n) through Hofstadter's sequence, for n ≥ 2: 1 − g(h(n − 1)) when h(n − 2) &lt; h(n − 1), else 1 (the
     * document's third formula, H4).
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static int byHofstadterG(BigInteger n) {
        check(n);
        int turns = 0;
        while (n.compareTo(BigInteger.ONE) > 0) {
            Work.poll();
            BigInteger last = HofstadterG.term(n.subtract(BigInteger.ONE));
            if (HofstadterG.term(n.subtract(BigInteger.TWO)).compareTo(last) >= 0) return 1 - turns;
            n = last;
            turns ^= 1;
        }
        return (n.signum() == 0 ? 1 : 0) ^ turns;
    }

    /**
     * {@link #byHofstadterG(BigInteger)}.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static int byHofstadterG(long n) {
        return byHofstadterG(BigInteger.valueOf(n));
    }

    /**
     * g(0) … g(count − 1).
     *
     * @throws IllegalArgumentException unless 1 ≤ count ≤ 10⁷
     */
    public static int[] first(int count) {
        refuse(count < 1 || count > 10_000_000, "count = ", count, ": 1 to 10 000 000 terms are allowed");
        int[] g = new int[count];
        for (int n = 0; n < count; n++) {
            if ((n & 0xFFFF) == 0) Work.at(n, count, "terms");
            g[n] = g(n);
        }
        return g;
    }

    private static void check(BigInteger n) {
        if (nonNull(n, "n").signum() < 0)
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": n must be at least 0");
    }
}
