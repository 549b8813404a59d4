package nimbook.document;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import nimbook.number.Numerals;
import nimbook.wythoff.Piles;

/**
 * The argument of beatty.txt for the n-th P-position, with numbers: aₙ is the least number in no earlier pair, bₙ = aₙ
 * + n, and the chain bₙ = aₙ + n &gt; aₙ₋₁ + n &gt; aₙ₋₁ + n − 1 = bₙ₋₁ &gt; aₙ₋₁ (B1 to B3). Its last link fails at n
 * = 1, where a₀ = b₀ = 0.
 *
 * @param n the number of the pair, ≥ 1
 * @param before the pair before, (aₙ₋₁, bₙ₋₁)
 * @param pair (aₙ, bₙ), by mex
 * @param lines the argument, line by line
 */
public record InductionStep(int n, Piles before, Piles pair, List<Reason> lines) {

    /** The pairs are found by mex, from the beginning; a million take a tenth of a second. */
    public static final int MAX = 1_000_000;

    /** Keeps a copy of the lines. */
    public InductionStep {
        lines = copy(lines, "lines");
    }

    /**
     * The argument for one n.
     *
     * @throws IllegalArgumentException unless 1 ≤ n ≤ {@value #MAX}
     */
    public static InductionStep at(int n) {
        refuse(n < 1
                || n > MAX, "n = ", n, ": from 1 to ", MAX, "; the argument compares each pair with the one before");
        BitSet used = new BitSet();
        int a = 0;
        int last = 0;
        used.set(0);
        for (int i = 1; i <= n; i++) {
            last = a;
            a = used.nextClearBit(a);
            if (i < n) {
                used.set(a);
                used.set(a + i);
            }
        }
        int b = a + n;
        int lastB = last + n - 1;
        String i = Numerals.subscript(n);
        String j = Numerals.subscript(n - 1);
        List<Reason> lines = new ArrayList<>();
        lines.add(new Reason("aₙ is the least number in no earlier pair", "a" + i + " = " + a
                + (a == 1 ? ", since 0 is used" : ", since 0 to " + (a - 1) + " are used"), used.nextClearBit(0) == a));
        lines.add(new Reason("aₙ > aₙ₋₁", a + " > " + last, a > last));
        lines.add(new Reason("bₙ = aₙ + n", "b" + i + " = " + a + " + " + n + " = " + b, true));
        lines.add(new Reason("aₙ + n > aₙ₋₁ + n", b + " > " + last + " + " + n + " = " + (last + n), b > last + n));
        lines.add(new Reason("aₙ₋₁ + n > aₙ₋₁ + n − 1 = bₙ₋₁", (last + n) + " > " + lastB, last + n > lastB));
        lines.add(new Reason("bₙ₋₁ > aₙ₋₁", "b" + j + " = " + lastB + " > a" + j + " = " + last, lastB > last));
        lines.add(new Reason("neither aₙ nor bₙ is in an earlier pair", a + " and " + b + " are new",
                !used.get(a) && !used.get(b)));
        return new InductionStep(n, Piles.of(last, lastB), Piles.of(a, b), lines);
    }

    /** Whether every line holds. */
    public boolean holds() {
        return lines.stream().allMatch(Reason::holds);
    }

    /** The lines, one below the other. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("n = " + n + ": " + before + " → " + pair);
        for (Reason line : lines) text.append("\n  ").append(line);
        return text.toString();
    }
}
