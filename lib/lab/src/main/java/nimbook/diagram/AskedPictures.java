package nimbook.diagram;

import nimbook.core.Asked;
import nimbook.number.Coverage;
import nimbook.number.Fraction;
import nimbook.number.Quadratic;
import nimbook.number.Slope;

/** The pictures that are asked for by a name and numbers. */
public final class AskedPictures {

    private AskedPictures() {}

    /**
     * The picture of a name and numbers.
     *
     * @throws IllegalArgumentException when the name is unknown or numbers are missing
     */
    public static Picture picture(Asked asked) {
        return switch (asked.name()) {
            case "zeckendorf rows" -> ZeckendorfRows.of(asked.whole(0), asked.whole(1));
            case "row over itself" -> RowShift.of(asked.whole(0), asked.whole(1), asked.whole(2));
            case "proof rows" -> ProofRows.of(asked.whole(0));
            case "strategy rows" -> StrategyRows.of(asked.whole(0), asked.whole(1));
            case "strategy tree" -> {
                int[] line = new int[asked.numbers().size() - 1];
                for (int i = 0; i < line.length; i++) line[i] = asked.whole(i + 1);
                yield StrategyTree.of(asked.whole(0), line);
            }
            case "complementary slopes" ->
                    NumberLine.of(Coverage.of(slope(asked, 1), slope(asked, 1).complement(), asked.whole(0)));
            case "two slopes" -> NumberLine.of(Coverage.of(slope(asked, 1), slope(asked, 5), asked.whole(0)));
            default -> throw new IllegalArgumentException("picture \"" + asked.name() + "\": unknown");
        };
    }

    /**
     * The two slopes, each as the four numbers of (p + r√d)/q, a fraction with r = d = 0; null when their numbers are
     * too large to be read again.
     */
    static Asked of(Coverage coverage) {
        long[] a = numbers(coverage.alpha());
        long[] b = numbers(coverage.beta());
        if (a == null) return null;
        // The complement's numbers grow with the square of the slope's: it is told as what it is.
        boolean complement = coverage.alpha().exceedsOne() && coverage.alpha().complement().equals(coverage.beta());
        if (complement) return Asked.of("complementary slopes", coverage.to(), a[0], a[1], a[2], a[3]);
        return b == null ? null : Asked.of("two slopes", coverage.to(), a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]);
    }

    private static long[] numbers(Slope slope) {
        if (slope instanceof Fraction f) return new long[] {f.p(), 0, 0, f.q()};
        Quadratic s = (Quadratic) slope;
        boolean large = Math.max(Math.max(Math.abs(s.p()), Math.abs(s.r())), Math.max(s.d(), s.q())) > Quadratic.MAX;
        return large ? null : new long[] {s.p(), s.r(), s.d(), s.q()};
    }

    private static Slope slope(Asked asked, int from) {
        if (from + 4 > asked.numbers().size())
            throw new IllegalArgumentException("picture \"" + asked.name() + "\": too few numbers");
        long r = asked.numbers().get(from + 1);
        long p = asked.numbers().get(from);
        long q = asked.numbers().get(from + 3);
        return r == 0 ? Fraction.of(p, q) : Quadratic.of(p, r, asked.numbers().get(from + 2), q);
    }
}
