package nimbook.widget.parameter;

import java.util.Map;

/** A button: its value is how often it was pressed, so that each press computes the figure anew. */
public final class Button extends Parameter<Integer> {

    private Button(String name) {
        super(name, 0);
    }

    /** Not yet pressed. */
    public static Button of(String name) {
        return new Button(name);
    }

    /** Presses it. */
    public void press() {
        set(value() == Integer.MAX_VALUE ? 0 : value() + 1);
    }

    @Override
    protected Integer check(Integer value) {
        if (value == null || value < 0) throw refuse(value, "how often it was pressed, at least 0");
        return value;
    }

    @Override
    protected Map<String, Object> spec() {
        return spec("button");
    }

    @Override
    protected Object toJson(Integer value) {
        return value;
    }

    @Override
    protected Integer fromJson(Object json) {
        if (!(json instanceof Number number) || number.doubleValue() != number.intValue())
            throw refuse(json, "how often it was pressed");
        return number.intValue();
    }
}
