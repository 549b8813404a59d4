package nimbook.widget.parameter;

import java.util.List;
import java.util.Map;

/** A whole number between two limits, in steps: a slider, a number entry, and a button that plays it. */
public final class IntParameter extends Parameter<Integer> {
    /** Steps a second that the page offers. */
    static final List<Integer> SPEEDS = List.of(1, 2, 5, 10, 25);

    private final int min;
    private final int max;
    private final int step;
    private final int speed;

    private IntParameter(String name, int min, int max, int step, int speed, int start) {
        super(name, start);
        if (min > max)
            throw new IllegalArgumentException(
                    "limits of " + name + ": min = " + min + " is greater than max = " + max);
        if (start < min || start > max)
            throw refuse(start, "a whole number from " + min + " to " + max);
        if (step < 1 || step > Math.max(1L, (long) max - min)) {
            throw new IllegalArgumentException(
                    "step of " + name + " = " + step + ": from 1 to max − min = " + ((long) max - min));
        }
        this.min = min;
        this.max = max;
        this.step = step;
        this.speed = speed;
    }

    /**
     * min, min + 1, …, max; starts at min.
     *
     * @throws IllegalArgumentException when min is greater than max
     */
    public static IntParameter of(String name, int min, int max) {
        return new IntParameter(name, min, max, 1, 5, min);
    }

    /**
     * The same limits with another first value. Whether it lies on a step is seen when the value is first used.
     *
     * @throws IllegalArgumentException outside the limits
     */
    public IntParameter start(int value) {
        return new IntParameter(name(), min, max, step, speed, value);
    }

    /**
     * min, min + step, … up to max, before or after {@link #start}.
     *
     * @throws IllegalArgumentException when it is not positive, or greater than max − min
     */
    public IntParameter step(int by) {
        if (by < 1) throw new IllegalArgumentException("step of " + name() + " = " + by + ": at least 1");
        return new IntParameter(name(), min, max, by, speed, start());
    }

    /** Plays with this many steps a second at first: 1, 2, 5, 10 or 25. */
    public IntParameter speed(int perSecond) {
        if (!SPEEDS.contains(perSecond))
            throw new IllegalArgumentException(
                    "speed of " + name() + " = " + perSecond + ": 1, 2, 5, 10 or 25 steps a second");
        return new IntParameter(name(), min, max, step, perSecond, start());
    }

    /** The least value. */
    public int min() {
        return min;
    }

    /** The largest value. */
    public int max() {
        return max;
    }

    /** The distance of two values. */
    public int step() {
        return step;
    }

    /** Steps a second at which it plays at first. */
    public int speed() {
        return speed;
    }

    private String allowed() {
        return "a whole number from " + min + " to " + max + (step > 1 ? " in steps of " + step : "");
    }

    @Override
    Integer first(Integer start) {
        if (((long) start - min) % step != 0) throw refuseStart(start, "step = " + step, allowed());
        return start;
    }

    @Override
    protected Integer check(Integer value) {
        if (value == null || value < min || value > max || ((long) value - min) % step != 0)
            throw refuse(value, allowed());
        return value;
    }

    @Override
    public long count() {
        return ((long) max - min) / step + 1;
    }

    @Override
    public Integer at(long index) {
        return (int) (min + java.util.Objects.checkIndex(index, count()) * step);
    }

    @Override
    public long index() {
        return ((long) value() - min) / step;
    }

    @Override
    protected Map<String, Object> spec() {
        return spec("whole", "min", min, "max", max, "step", step, "speed", speed);
    }

    @Override
    protected Object toJson(Integer value) {
        return value;
    }

    @Override
    protected Integer fromJson(Object json) {
        if (!(json instanceof Number number) || number.doubleValue() != number.intValue())
            throw refuse(json, "a whole number from " + min + " to " + max);
        return number.intValue();
    }
}
