package nimbook.widget.parameter;

import java.util.Map;

/** On or off. */
public final class Toggle extends Parameter<Boolean> {

    private Toggle(String name, boolean start) {
        super(name, start);
    }

    /** Starts off. */
    public static Toggle of(String name) {
        return new Toggle(name, false);
    }

    /** The same, on or off at first. */
    public Toggle start(boolean on) {
        return new Toggle(name(), on);
    }

    @Override
    protected Boolean check(Boolean value) {
        if (value == null) throw refuse(null, "true or false");
        return value;
    }

    @Override
    public long count() {
        return 2;
    }

    @Override
    public Boolean at(long index) {
        return java.util.Objects.checkIndex(index, 2) == 1;
    }

    @Override
    public long index() {
        return value() ? 1 : 0;
    }

    @Override
    protected Map<String, Object> spec() {
        return spec("toggle");
    }

    @Override
    protected Object toJson(Boolean value) {
        return value;
    }

    @Override
    protected Boolean fromJson(Object json) {
        if (!(json instanceof Boolean on)) throw refuse(json, "true or false");
        return on;
    }
}
