package nimbook.drawing;

import java.util.List;

/** The distances between the ticks of an axis: 1, 2 and 5 times a power of ten. */
public final class RoundSteps {

    /** What powers of ten are multiplied with, ascending. */
    public static final List<Integer> FACTORS = List.of(1, 2, 5);

    private static final int LAST = 22;
    private static final int GREATEST = 308;
    private static final int LEAST = -324;

    private RoundSteps() {}

    /** The least of …, 0.1, 0.2, 0.5, 1, 2, 5, 10, … that is at least x; 1 unless x is positive and finite. */
    public static double atLeast(double x) {
        if (!(x > 0) || Double.isInfinite(x)) return 1;
        double ten = power((int) Math.floor(Math.log10(x) + 1e-9));
        for (int factor : FACTORS) if (factor * ten >= x * (1 - 1e-9)) return factor * ten;
        return 10 * ten;
    }

    /** 10 to the power e, the same double on every machine; 0 and infinity beyond the range of double. */
    public static double power(int e) {
        if (e > GREATEST) return Double.POSITIVE_INFINITY;
        if (e < LEAST) return 0;
        double power = 1;
        // 10²² is the last power that is a double: up to there the loop and the division are exact.
        for (int i = 0; i < Math.abs(e) && i < LAST; i++) power *= 10;
        double rest = 1;
        for (int i = LAST; i < Math.abs(e); i++) rest *= 10;
        return e < 0 ? 1 / power / rest : power * rest;
    }
}
