package nimbook.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.IntParameter;
import nimbook.widget.Parameter;

/**
 * The values of a parameter that a page knows: all of them, or every so many of a whole number's, the one shown now
 * among them.
 *
 * @param parameter whose
 * @param from index of the first
 * @param stride from one to the next, in indices
 * @param count how many
 */
record Axis(Parameter<?> parameter, long from, long stride, int count) {

    static Axis all(Parameter<?> parameter) {
        return new Axis(parameter, 0, 1, (int) Math.min(Integer.MAX_VALUE, parameter.count()));
    }

    /** Of a whole number, every second of these values, in which the one shown now stays. */
    Axis thinner() {
        long twice = 2 * stride;
        long first = parameter.index() % twice;
        return new Axis(parameter, first, twice,
                (int) Math.min(Integer.MAX_VALUE, (parameter.count() - 1 - first) / twice + 1));
    }

    boolean canBeThinner() {
        return parameter instanceof IntParameter && count > 2;
    }

    Object at(int index) {
        return parameter.at(from + index * stride);
    }

    /** The index of the value now. */
    int index() {
        return (int) ((parameter.index() - from) / stride);
    }

    /** {name, min, step, count} or {name, values}. */
    Map<String, Object> json() {
        Map<String, Object> axis = new LinkedHashMap<>();
        axis.put("name", parameter.name());
        if (parameter instanceof IntParameter) {
            axis.put("min", at(0));
            axis.put("step", step());
            axis.put("count", count);
        } else {
            List<Object> labels = new ArrayList<>();
            for (int i = 0; i < count; i++) labels.add(parameter.jsonOf(at(i)));
            axis.put("values", labels);
        }
        return axis;
    }

    private long step() {
        return stride * ((Number) parameter.control().get("step")).longValue();
    }

    /** What the control has to know beside what the parameter says. */
    Map<String, Object> control() {
        if (stride == 1) return Map.of();
        Map<String, Object> control = new LinkedHashMap<>();
        control.put("min", at(0));
        control.put("max", at(count - 1));
        control.put("step", step());
        return control;
    }

    /** "of n every 8th value", or nothing. */
    String words() {
        String th = stride % 100 / 10 == 1 ? "th" : switch ((int) (stride % 10)) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
        };
        return stride == 1 ? ""
                : "of " + parameter.name() + " every " + (stride == 2 ? "second" : stride + th) + " value";
    }
}
