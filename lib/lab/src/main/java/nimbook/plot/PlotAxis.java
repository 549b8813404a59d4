package nimbook.plot;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.drawing.NumberText;
import nimbook.drawing.RoundSteps;
import nimbook.widget.model.Json;

/**
 * One axis of a plot: what it spans, and where it has ticks.
 *
 * @param low the coordinate of the least value shown: value · unit, on a logarithmic axis log₁₀ value
 * @param high the coordinate of the greatest value shown, more than low
 * @param log whether it is logarithmic
 * @param whole whether only whole numbers stand on it
 * @param unit 1; 1/100 where the span of the values would exceed the range of double
 */
record PlotAxis(double low, double high, boolean log, boolean whole, double unit) {

    /**
     * Values above are scaled: below it spans, margins and rounded steps, at most 20 times the value, fit in a double.
     */
    private static final double LARGE = 1e306;

    /** Parts of the span that stay free on both sides, along x and along y. */
    static final double AIR_X = 0.02;
    static final double AIR_Y = 0.05;

    /** Labels of values from here to there are plain digits, others powers of ten. */
    private static final double LEAST_PLAIN = 1e-4;
    private static final double MOST_PLAIN = 1e7;

    /** Digits after the point of what a power of ten is multiplied with. */
    private static final int MANTISSA = 3;

    /** On a logarithmic axis ends are rounded to so much: the last digits of a logarithm are each machine's own. */
    private static final double EXACT = 1e9;

    /** 10³⁰⁸ is the greatest power of ten that is a double, 10⁻³²³ the least. */
    private static final int MOST_POWER = 308;
    private static final int LEAST_POWER = -323;

    /** A value and its label. */
    record Tick(double at, String label) {}

    /** The axis for values between two, with some air on both sides; air is a part of the span. */
    static PlotAxis of(double least, double most, boolean log, boolean whole, double air) {
        double unit = !log && Math.max(Math.abs(least), Math.abs(most)) > LARGE ? 0.01 : 1;
        double low = log ? Math.rint(EXACT * Math.log10(least)) / EXACT : least * unit;
        double high = log ? Math.rint(EXACT * Math.log10(most)) / EXACT : most * unit;
        if (!(low <= high) || Double.isInfinite(low) || Double.isInfinite(high))
            return new PlotAxis(0, 1, false, whole, 1);
        // A single value stands in the middle of an axis of length 2 (or of twice itself, when that is more).
        double span = high > low ? high - low : Math.max(2, Math.abs(low)) / (0.5 + air);
        double margin = high > low ? span * air : span / 2;
        return new PlotAxis(low - margin, high + margin, log, whole, unit);
    }

    /**
     * Keys: log, and span (low, high, unit), little-endian doubles, because two JDKs may write one double in different
     * digits.
     */
    Map<String, Object> state() {
        return Json.object("log", log, "span", PlotSeries.bytes(low, high, unit));
    }

    /** A part of it. */
    PlotAxis part(double from, double to) {
        return new PlotAxis(from, to, log, whole, unit);
    }

    /** Where a value stands, 0 at the low end, 1 at the high end; NaN where it cannot be shown. */
    double place(double value) {
        double v = log ? value > 0 ? Math.log10(value) : Double.NaN : value * unit;
        return (v - low) / (high - low);
    }

    /** At most so many ticks, at round values. */
    List<Tick> ticks(int most) {
        if (log) return powers(most);
        double step = RoundSteps.atLeast((high - low) / most);
        if (whole && step < 1) step = 1;
        List<Tick> ticks = new ArrayList<>();
        int decimals = (int) Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
        for (double k = Math.ceil(low / step - 1e-9); k * step <= high + step * 1e-9 && ticks.size() <= most + 1; k++) {
            double value = k * step / unit;
            if (Double.isFinite(value)) ticks.add(new Tick(value, label(value, decimals)));
        }
        return ticks;
    }

    private List<Tick> powers(int most) {
        List<Tick> ticks = new ArrayList<>();
        int from = Math.max(LEAST_POWER, (int) Math.ceil(low - 1e-9));
        int to = Math.min(MOST_POWER, (int) Math.floor(high + 1e-9));
        int step = Math.max(1, (int) RoundSteps.atLeast((double) (to - from + 1) / most));
        for (int e = -Math.floorDiv(-from, step) * step; e <= to; e += step)
            ticks.add(new Tick(RoundSteps.power(e),
                    e >= 0 && e <= 4 ? NumberText.of("1" + "0".repeat(e)) : "10" + raised(e)));
        if (to - from > 0 || most < 3) return ticks;
        // Less than a decade: its round values in between.
        ticks.clear();
        double end = Math.min(Double.MAX_VALUE, Math.pow(10, high));
        for (PlotAxis.Tick tick : of(Math.pow(10, low), end, false, whole, 0).ticks(most))
            if (tick.at() > 0)
                ticks.add(tick);
        return ticks;
    }

    /** Digits, grouped; from 10⁷ on and below 10⁻⁴ as a power of ten. */
    static String label(double value, int decimals) {
        if (value == 0) return "0";
        double size = Math.abs(value);
        String sign = value < 0 ? "−" : "";
        if (size >= MOST_PLAIN || size < LEAST_PLAIN) {
            int e = (int) Math.floor(Math.log10(size) + 1e-9);
            String mantissa = BigDecimal.valueOf(size).scaleByPowerOfTen(-e).setScale(MANTISSA, RoundingMode.HALF_UP)
                    .stripTrailingZeros().toPlainString();
            return sign + (mantissa.equals("1") ? "" : mantissa + "·") + "10" + raised(e);
        }
        return sign
                + NumberText.of(BigDecimal.valueOf(size).setScale(decimals, RoundingMode.HALF_UP).toPlainString());
    }

    private static String raised(int exponent) {
        StringBuilder out = new StringBuilder(exponent < 0 ? "⁻" : "");
        for (char c : String.valueOf(Math.abs(exponent)).toCharArray()) out.append("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(c - '0'));
        return out.toString();
    }
}
