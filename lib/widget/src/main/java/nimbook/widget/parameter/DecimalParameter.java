package nimbook.widget.parameter;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Objects;

/**
 * A decimal number between two limits, in steps: a slider, a number entry, and a button that plays it.
 *
 * <p>Its values are min, min + step, …, computed as decimals, each the double nearest to it: the third after 0 in steps
 * of 0.1 is 0.3, the same double as in Java's source text.
 */
public final class DecimalParameter extends Parameter<Double> {
    /** More values than this no slider tells apart. */
    private static final int MOST = 1_000_000;

    /** A value may be off its step by this part of the step: what a page computes is rounded. */
    private static final double SLACK = 1e-6;

    /** The most that a page writes. */
    private static final int DIGITS = 100;

    private final BigDecimal min;
    private final BigDecimal max;
    private final BigDecimal step;
    private final long last;
    private final int speed;

    private DecimalParameter(String name, BigDecimal min, BigDecimal max, BigDecimal step, int speed, double start) {
        super(name, start);
        if (digits(min) > DIGITS || digits(step) > DIGITS)
            throw new IllegalArgumentException(name + ": min = " + min + ", step = " + step + ": at most " + DIGITS
                    + " digits after the point");
        this.min = min;
        this.max = max;
        this.step = step;
        this.last = max.subtract(min).divide(step, 0, RoundingMode.FLOOR).longValueExact();
        this.speed = speed;
    }

    /**
     * The numbers from min to max in a hundred steps; starts at min.
     *
     * @throws IllegalArgumentException when min is not less than max, one of them is not finite, or min or the step has
     *     more than 100 digits after the point
     */
    public static DecimalParameter of(String name, double min, double max) {
        if (!(Double.isFinite(min) && Double.isFinite(max) && min < max))
            throw new IllegalArgumentException("limits of " + name + ": min = " + min + ", max = " + max
                    + ": two finite numbers, the first less than the second");
        BigDecimal from = BigDecimal.valueOf(min);
        BigDecimal to = BigDecimal.valueOf(max);
        return new DecimalParameter(name, from, to, to.subtract(from).movePointLeft(2), 5, min);
    }

    /**
     * min, min + by, … up to max, before or after {@link #start}.
     *
     * @throws IllegalArgumentException when it is not positive, greater than max − min, or gives more than a million
     *     values
     */
    public DecimalParameter step(double by) {
        BigDecimal range = max.subtract(min);
        if (!(by > 0 && Double.isFinite(by)) || BigDecimal.valueOf(by).compareTo(range) > 0)
            throw new IllegalArgumentException(
                    "step of " + name() + " = " + by + ": more than 0, at most max − min = " + plain(range));
        BigDecimal decimal = BigDecimal.valueOf(by);
        BigDecimal steps = range.divide(decimal, 0, RoundingMode.FLOOR);
        if (steps.compareTo(BigDecimal.valueOf(MOST)) > 0)
            throw new IllegalArgumentException(
                    "step of " + name() + " = " + by + ": gives " + steps.toPlainString() + " values; " + MOST
                            + " are allowed");
        return new DecimalParameter(name(), min, max, decimal, speed, start());
    }

    /**
     * The same with another first value. Whether it lies on a step is seen when the value is first used.
     *
     * @throws IllegalArgumentException outside the limits
     */
    public DecimalParameter start(double value) {
        if (!(value >= min.doubleValue() && value <= max.doubleValue()))
            throw refuse(value, "a number from " + plain(min) + " to " + plain(max));
        return new DecimalParameter(name(), min, max, step, speed, value);
    }

    /** Plays with this many steps a second at first: 1, 2, 5, 10 or 25. */
    public DecimalParameter speed(int perSecond) {
        if (!IntParameter.SPEEDS.contains(perSecond))
            throw new IllegalArgumentException(
                    "speed of " + name() + " = " + perSecond + ": 1, 2, 5, 10 or 25 steps a second");
        return new DecimalParameter(name(), min, max, step, perSecond, start());
    }

    private static BigDecimal at(BigDecimal min, BigDecimal step, long index) {
        return min.add(step.multiply(BigDecimal.valueOf(index)));
    }

    private static String plain(BigDecimal number) {
        return number.stripTrailingZeros().toPlainString();
    }

    private String allowed() {
        return "a number from " + plain(min) + " to " + plain(at(min, step, last)) + " in steps of " + plain(step);
    }

    @Override
    Double first(Double start) {
        long index = indexOf(start);
        if (index < 0) throw refuseStart(start, "step = " + plain(step), allowed());
        return at(index);
    }

    /** The step at which the value lies, within the rounding of a page; −1 for none. */
    private long indexOf(Double value) {
        if (value == null || !Double.isFinite(value)) return -1;
        BigDecimal steps = BigDecimal.valueOf(value).subtract(min).divide(step, 9, RoundingMode.HALF_EVEN);
        BigDecimal nearest = steps.setScale(0, RoundingMode.HALF_EVEN);
        boolean between = steps.subtract(nearest).abs().doubleValue() > SLACK;
        boolean outside = nearest.signum() < 0 || nearest.compareTo(BigDecimal.valueOf(last)) > 0;
        return between || outside ? -1 : nearest.longValueExact();
    }

    @Override
    protected Double check(Double value) {
        long index = indexOf(value);
        if (index < 0) throw refuse(value, allowed());
        return at(index);
    }

    @Override
    public long count() {
        return last + 1;
    }

    @Override
    public Double at(long index) {
        return at(min, step, Objects.checkIndex(index, count())).doubleValue();
    }

    @Override
    public long index() {
        return indexOf(value());
    }

    @Override
    protected Map<String, Object> spec() {
        return spec("decimal", "min", at(0), "max", at(last), "step", step.doubleValue(),
                "digits", Math.max(0, Math.max(digits(min), digits(step))), "speed", speed);
    }

    private static int digits(BigDecimal number) {
        return number.stripTrailingZeros().scale();
    }

    @Override
    protected Object toJson(Double value) {
        return value;
    }

    @Override
    protected Double fromJson(Object json) {
        if (!(json instanceof Number number)) throw refuse(json, allowed());
        return number.doubleValue();
    }
}
