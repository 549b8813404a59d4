package nimbook.classlib.util;

import java.util.Objects;

/** {@link java.util.StringJoiner}. */
public final class StringJoiner {
    private final String delimiter, prefix, suffix;
    private String empty;
    private StringBuilder text;

    /** Of parts with the delimiter between them. */
    public StringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    /** The same with a prefix and a suffix. */
    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        this.prefix = Objects.requireNonNull(prefix, "The prefix must not be null").toString();
        this.delimiter = Objects.requireNonNull(delimiter, "The delimiter must not be null").toString();
        this.suffix = Objects.requireNonNull(suffix, "The suffix must not be null").toString();
    }

    /** What stands for no part. */
    public StringJoiner setEmptyValue(CharSequence value) {
        empty = Objects.requireNonNull(value, "The empty value must not be null").toString();
        return this;
    }

    /** Adds a part. */
    public StringJoiner add(CharSequence part) {
        if (text == null) text = new StringBuilder();
        else text.append(delimiter);
        text.append(String.valueOf(part));
        return this;
    }

    /** Adds the parts of the other as one. */
    public StringJoiner merge(StringJoiner other) {
        return other.text == null ? this : add(other.text.toString());
    }

    /** Of the whole text. */
    public int length() {
        return toString().length();
    }

    @Override
    public String toString() {
        return text != null ? prefix + text + suffix : empty != null ? empty : prefix + suffix;
    }
}
