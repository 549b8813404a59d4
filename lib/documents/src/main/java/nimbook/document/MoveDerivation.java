package nimbook.document;

import static nimbook.core.Arguments.copy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimbook.number.Numerals;
import nimbook.wythoff.Piles;
import nimbook.wythoff.Wythoff;

/**
 * The derivation of a winning move in beatty.txt (B5), step by step, at any size. For x ≤ y: if the partner of x, the
 * other pile of the one P-position with a pile of x, is less than y, lower y to it; else take x − a(y−x) from both
 * piles.
 *
 * <p>In the text a and b with index x mean "the partner of x", with index y − x the pair of that number: two readings
 * of one notation.
 *
 * @param from the position
 * @param steps the comparisons, in order
 * @param move the winning move that it gives; empty at P-positions, from which every move loses
 */
public record MoveDerivation(Piles from, List<Reason> steps, Optional<Piles> move) {

    /** Keeps a copy of the steps. */
    public MoveDerivation {
        steps = copy(steps, "steps");
    }

    /**
     * The derivation at (x, y), in either order.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static MoveDerivation at(long x, long y) {
        return at(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /** {@link #at(long, long)} at any size. */
    public static MoveDerivation at(BigInteger x, BigInteger y) {
        Piles from = new Piles(x, y);
        boolean turned = x.compareTo(y) > 0;
        BigInteger small = from.min();
        BigInteger great = from.max();
        List<Reason> steps = new ArrayList<>();
        BigInteger partner = Wythoff.partner(small);
        BigInteger n = small.subtract(partner).abs();
        steps.add(new Reason("find the P-position that has a pile of " + show(small), "it is number " + show(n) + ", "
                + new Piles(small.min(partner), small.max(partner)) + ", so the partner is " + show(partner), true));
        int order = partner.compareTo(great);
        steps.add(new Reason("is the partner less than the other pile?",
                show(partner) + (order < 0 ? " < " : order == 0 ? " = " : " > ") + show(great), order < 0));
        Piles to = null;
        if (order < 0) {
            to = new Piles(small, partner);
            steps.add(new Reason("take " + show(great.subtract(partner)) + " from the greater pile",
                    new Piles(small, great) + " → " + to, Wythoff.isP(to)));
        } else if (order == 0) {
            steps.add(new Reason("the position is a P-position", "every move loses", Wythoff.isP(from)));
        } else {
            BigInteger difference = great.subtract(small);
            to = Wythoff.pair(difference);
            steps.add(new Reason("the difference is smaller than the number of that pair, so its own pair is nearer to "
                    + "the corner", show(difference) + " < " + show(n) + ", pair " + show(difference) + " is " + to,
                    difference.compareTo(n) < 0));
            steps.add(new Reason("take " + show(small.subtract(to.x())) + " from both piles",
                    new Piles(small, great) + " → " + to, Wythoff.isP(to)));
        }
        return new MoveDerivation(from, steps, Optional.ofNullable(to == null || !turned ? to : to.mirror()));
    }

    private static String show(BigInteger n) {
        return Numerals.brief(n);
    }

    /** The steps, one below the other. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(from + (move.isPresent() ? " → " + move.get() : " is a P-position"));
        for (Reason step : steps) text.append("\n  ").append(step.statement())
                .append(step.statement().endsWith("?") ? " " : ": ").append(step.numbers());
        return text.toString();
    }
}
