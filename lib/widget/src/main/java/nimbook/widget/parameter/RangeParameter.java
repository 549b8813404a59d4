package nimbook.widget.parameter;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A part of a scale, from a low value to a high one, both included: a slider with two handles.
 *
 * @param <T> the numbers of the scale: Integer or Double
 */
public final class RangeParameter<T extends Comparable<T>> extends Parameter<RangeParameter.Range<T>> {
    /** From low to high, both included; low ≤ high. */
    public record Range<T extends Comparable<T>>(T low, T high) {
        /** @throws IllegalArgumentException when low is greater than high */
        public Range {
            if (nonNull(low, "low").compareTo(nonNull(high, "high")) > 0)
                throw new IllegalArgumentException("range from " + low + " to " + high + ": the low end comes first");
        }

        /** Whether the value lies between the ends, or is one of them. */
        public boolean contains(T value) {
            return low.compareTo(nonNull(value, "value")) <= 0 && value.compareTo(high) <= 0;
        }

        /** As "3 to 7". */
        @Override
        public String toString() {
            return low + " to " + high;
        }
    }

    private final Parameter<T> scale;

    private RangeParameter(Parameter<T> scale, Range<T> start) {
        super(scale.name(), start);
        this.scale = scale;
    }

    /** A part of the whole numbers of this scale, with its name, limits and steps; starts with all of it. */
    public static RangeParameter<Integer> of(IntParameter scale) {
        return whole(nonNull(scale, "scale"));
    }

    /** A part of the decimal numbers of this scale, with its name, limits and steps; starts with all of it. */
    public static RangeParameter<Double> of(DecimalParameter scale) {
        return whole(nonNull(scale, "scale"));
    }

    private static <T extends Comparable<T>> RangeParameter<T> whole(Parameter<T> scale) {
        return new RangeParameter<>(scale, new Range<>(scale.at(0), scale.at(scale.count() - 1)));
    }

    /**
     * The same scale, another first range.
     *
     * @throws IllegalArgumentException when an end is not on the scale, or the low one is greater than the high one
     */
    public RangeParameter<T> start(T low, T high) {
        return new RangeParameter<>(scale, check(new Range<>(low, high)));
    }

    @Override
    protected Range<T> check(Range<T> value) {
        if (value == null) throw refuse(null, "a range");
        return new Range<>(scale.check(value.low), scale.check(value.high));
    }

    @Override
    protected Map<String, Object> spec() {
        Map<String, Object> spec = new LinkedHashMap<>(scale.spec());
        spec.put("kind", "range");
        return spec;
    }

    @Override
    protected Object toJson(Range<T> value) {
        return List.of(scale.toJson(value.low), scale.toJson(value.high));
    }

    @Override
    protected Range<T> fromJson(Object json) {
        if (!(json instanceof List<?> ends) || ends.size() != 2)
            throw refuse(json, "a list of the low and the high end");
        return new Range<>(scale.fromJson(ends.get(0)), scale.fromJson(ends.get(1)));
    }
}
