package nimbook.classlib.util;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.util.FormatterClosedException;
import java.util.List;
import java.util.Locale;
import java.util.MissingFormatArgumentException;
import nimbook.classlib.FormatSpecifier;

/** {@link java.util.Formatter} into any {@link Appendable}. */
public final class Formatter implements Closeable, Flushable {
    private final Locale locale;
    private Appendable out;
    private IOException last;

    /** Into a new text. */
    public Formatter() {
        this(new StringBuilder());
    }

    /** With the separators of the locale. */
    public Formatter(Locale locale) {
        this(new StringBuilder(), locale);
    }

    /** Into this; null for a new text. */
    public Formatter(Appendable out) {
        this(out, Locale.getDefault());
    }

    /** Into this; null for a new text. */
    public Formatter(Appendable out, Locale locale) {
        this.out = out == null ? new StringBuilder() : out;
        this.locale = locale;
    }

    private Appendable open() {
        if (out == null) throw new FormatterClosedException();
        return out;
    }

    /** The locale; null for none. */
    public Locale locale() {
        open();
        return locale;
    }

    /** Where the text goes. */
    public Appendable out() {
        return open();
    }

    @Override
    public String toString() {
        return open().toString();
    }

    @Override
    public void flush() {
        try {
            if (open() instanceof Flushable flushable) flushable.flush();
        } catch (IOException e) {
            last = e;
        }
    }

    @Override
    public void close() {
        try {
            if (out instanceof Closeable closeable) closeable.close();
        } catch (IOException e) {
            last = e;
        }
        out = null;
    }

    /** What the destination threw last; null for nothing. */
    public IOException ioException() {
        return last;
    }

    /** Writes the arguments as the format says. */
    public Formatter format(String format, Object... arguments) {
        return format(locale, format, arguments);
    }

    /** Writes the arguments as the format says. */
    public Formatter format(Locale locale, String format, Object... arguments) {
        open();
        int ordinary = -1, previous = -1;
        // All of the format is read before any of it is written.
        List<Object> parts = FormatSpecifier.parse(format);
        try {
            for (Object part : parts) {
                if (!(part instanceof FormatSpecifier specifier)) {
                    out.append((String) part);
                    continue;
                }
                if (specifier.index != FormatSpecifier.NONE) {
                    if (specifier.index == FormatSpecifier.ORDINARY) previous = ++ordinary;
                    else if (specifier.index != FormatSpecifier.PREVIOUS) previous = specifier.index - 1;
                    if (previous < 0 || arguments != null && previous >= arguments.length)
                        throw new MissingFormatArgumentException("Format specifier '" + specifier + "'");
                }
                Object argument = arguments == null || specifier.index == FormatSpecifier.NONE ? null
                        : arguments[previous];
                specifier.write((java.util.Formatter) (Object) this, locale, argument);
            }
        } catch (IOException e) {
            last = e;
        }
        return this;
    }
}
