package nimbook.widget.parameter;

import java.util.Map;

/** On or off. */
public final class Toggle extends Parameter<Boolean> {

    private final String key;

    private Toggle(String name, boolean start, String key) {
        super(name, start);
        this.key = key;
    }

    /** Starts off. */
    public static Toggle of(String name) {
        return new Toggle(name, false, "");
    }

    /** The same, on or off at first. */
    public Toggle start(boolean on) {
        return new Toggle(name(), on, key);
    }

    /**
     * The same, switched by a key too: wherever in its figure the focus is, and on the slide that is seen.
     *
     * @throws IllegalArgumentException unless it is a capital letter A to Z, and not F, which fills the screen
     */
    public Toggle key(char letter) {
        if (letter < 'A' || letter > 'Z' || letter == 'F')
            throw new IllegalArgumentException("letter = " + letter + ": A to Z but for F are allowed");
        return new Toggle(name(), start(), String.valueOf(letter));
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
        return key.isEmpty() ? spec("toggle") : spec("toggle", "key", key);
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
