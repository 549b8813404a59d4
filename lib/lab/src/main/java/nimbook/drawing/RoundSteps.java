package nimbook.drawing;

import java.util.List;

/** The distances between the ticks of an axis: 1, 2 and 5 times a power of ten. */
public final class RoundSteps {

    /** What powers of ten are multiplied with, ascending. */
    public static final List<Integer> FACTORS = List.of(1, 2, 5);

    private RoundSteps() {}

    /** The least of …, 0.1, 0.2, 0.5, 1, 2, 5, 10, … that is at least x; 1 unless x is positive and finite. */
    public static double atLeast(double x) {
        if (!(x > 0) || Double.isInfinite(x)) return 1;
        double ten = Math.pow(10, Math.floor(Math.log10(x) + 1e-9));
        for (int factor : FACTORS) if (factor * ten >= x * (1 - 1e-9)) return factor * ten;
        return 10 * ten;
    }
}
