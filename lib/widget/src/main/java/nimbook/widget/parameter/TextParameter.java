package nimbook.widget.parameter;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.Map;
import java.util.function.Predicate;

/** A line of text, typed into a field. */
public final class TextParameter extends Parameter<String> {
    /** Longer lines are no parameter: every change sends the whole line. */
    public static final int LONGEST = 10_000;

    private final Predicate<String> allowed;
    private final String words;

    private TextParameter(String name, String start, Predicate<String> allowed, String words) {
        super(name, start);
        this.allowed = allowed;
        this.words = words;
    }

    /** Any line of at most {@link #LONGEST} characters; starts empty. */
    public static TextParameter of(String name) {
        return new TextParameter(name, "", text -> true, "a line of at most " + LONGEST + " characters");
    }

    /**
     * The same with another first text. Whether it matches is seen when the value is first used.
     *
     * @throws IllegalArgumentException when it is no line of at most {@link #LONGEST} characters
     */
    public TextParameter start(String text) {
        return new TextParameter(name(), line(text), allowed, words);
    }

    /**
     * Only texts that the test takes; another one is refused with these words, as in {@code "0.77"}: "an octal code".
     * An empty first text is not tested, so that a field may begin empty.
     */
    public TextParameter matching(Predicate<String> test, String what) {
        return new TextParameter(name(), start(), nonNull(test, "test"), nonNull(what, "what"));
    }

    private String line(String value) {
        boolean line = value != null && value.length() <= LONGEST && value.indexOf('\n') < 0 && value.indexOf('\r') < 0;
        if (!line) throw refuse(value, "a line of at most " + LONGEST + " characters");
        return value;
    }

    @Override
    String first(String start) {
        return start.isEmpty() ? start : check(start);
    }

    @Override
    protected String check(String value) {
        if (!allowed.test(line(value))) throw refuse(value, words);
        return value;
    }

    @Override
    protected Map<String, Object> spec() {
        return spec("text", "most", LONGEST);
    }

    @Override
    protected Object toJson(String value) {
        return value;
    }

    @Override
    protected String fromJson(Object json) {
        if (!(json instanceof String text)) throw refuse(json, "a line of text");
        return text;
    }
}
