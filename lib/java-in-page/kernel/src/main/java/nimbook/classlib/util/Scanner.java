package nimbook.classlib.util;

import java.io.Closeable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** {@link java.util.Scanner} on a text; numbers are read as in English. */
public final class Scanner implements Iterator<String>, Closeable {
    private static final String WHOLE = "(\\d+|[1-9]\\d{0,2}(,\\d{3})+)";
    private static final Pattern WHITE = Pattern.compile("\\p{javaWhitespace}+"),
            INTEGER = Pattern.compile("[-+]?" + WHOLE), ANY = Pattern.compile("(?s).*"),
            DECIMAL = Pattern.compile("[-+]?(" + WHOLE + "(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?"),
            REAL = Pattern.compile(DECIMAL.pattern() + "|[-+]?(NaN|Infinity|0[xX][0-9a-fA-F]*\\.[0-9a-fA-F]+"
                    + "([pP][-+]?\\d+)?)"),
            LOGICAL = Pattern.compile("true|false", Pattern.CASE_INSENSITIVE);

    private final String text;
    private Pattern delimiter = WHITE;
    private int position;
    private boolean closed;

    /** The next part of the text, once it is found. */
    private int start, end;

    /** Of a text. */
    public Scanner(String text) {
        this.text = Objects.requireNonNull(text);
    }

    @Override
    public void close() {
        closed = true;
    }

    /** What is between parts. */
    public Pattern delimiter() {
        return delimiter;
    }

    /** Takes another delimiter. */
    public Scanner useDelimiter(Pattern pattern) {
        delimiter = Objects.requireNonNull(pattern);
        return this;
    }

    /** The same. */
    public Scanner useDelimiter(String pattern) {
        return useDelimiter(Pattern.compile(pattern));
    }

    private void checkOpen() {
        if (closed) throw new IllegalStateException("Scanner closed");
    }

    private boolean find(Pattern form) {
        checkOpen();
        int all = text.length();
        Matcher matcher = delimiter.matcher(text);
        start = matcher.region(position, all).lookingAt() ? matcher.end() : position;
        if (start == all) return false;
        boolean found = matcher.region(start, all).find();
        if (found && matcher.end() == start) found = matcher.region(start + 1, all).find();
        end = found ? matcher.start() : all;
        return form.matcher(text).region(start, end).matches();
    }

    @Override
    public boolean hasNext() {
        return find(ANY);
    }

    /** Whether the next part is of a form. */
    public boolean hasNext(Pattern form) {
        return find(Objects.requireNonNull(form, "pattern"));
    }

    /** The same. */
    public boolean hasNext(String form) {
        return hasNext(Pattern.compile(form));
    }

    @Override
    public String next() {
        return next(ANY);
    }

    /** The next part, if it is of a form. */
    public String next(Pattern form) {
        boolean isThere = find(Objects.requireNonNull(form, "pattern"));
        position = isThere ? end : start;
        if (isThere) return text.substring(start, end);
        throw start == text.length() ? new NoSuchElementException() : new InputMismatchException();
    }

    /** The same. */
    public String next(String form) {
        return next(Pattern.compile(form));
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    /** All parts that are left. */
    public Stream<String> tokens() {
        checkOpen();
        return Stream.iterate(this, Scanner::hasNext, scanner -> scanner).map(Scanner::next);
    }

    /** Whether there is a line. */
    public boolean hasNextLine() {
        checkOpen();
        return position < text.length();
    }

    /** What is left of the line. */
    public String nextLine() {
        if (!hasNextLine()) throw new NoSuchElementException("No line found");
        int from = position, to = from;
        while (to < text.length() && "\n\r\u2028\u2029\u0085".indexOf(text.charAt(to)) < 0) to++;
        position = Math.min(text.length(), to + (text.startsWith("\r\n", to) ? 2 : 1));
        return text.substring(from, to);
    }

    private <T> boolean has(Pattern form, Function<String, T> read) {
        try {
            return find(form) && read.apply(text.substring(start, end).replace(",", "")) != null;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private <T> T read(Pattern form, Function<String, T> read) {
        String part = next(form).replace(",", "");
        try {
            return read.apply(part);
        } catch (NumberFormatException e) {
            position = start;
            throw new InputMismatchException(e.getMessage());
        }
    }

    /** Whether the next part is such a value. */
    public boolean hasNextBoolean() {
        return find(LOGICAL);
    }

    /** The next part as such a value. */
    public boolean nextBoolean() {
        return Boolean.parseBoolean(next(LOGICAL));
    }

    /** Whether the next part is such a number. */
    public boolean hasNextByte() {
        return has(INTEGER, Byte::parseByte);
    }

    /** The next part as such a number. */
    public byte nextByte() {
        return read(INTEGER, Byte::parseByte);
    }

    /** Whether the next part is such a number. */
    public boolean hasNextShort() {
        return has(INTEGER, Short::parseShort);
    }

    /** The next part as such a number. */
    public short nextShort() {
        return read(INTEGER, Short::parseShort);
    }

    /** Whether the next part is such a number. */
    public boolean hasNextInt() {
        return has(INTEGER, Integer::parseInt);
    }

    /** The next part as such a number. */
    public int nextInt() {
        return read(INTEGER, Integer::parseInt);
    }

    /** Whether the next part is such a number. */
    public boolean hasNextLong() {
        return has(INTEGER, Long::parseLong);
    }

    /** The next part as such a number. */
    public long nextLong() {
        return read(INTEGER, Long::parseLong);
    }

    /** Whether the next part is such a number. */
    public boolean hasNextBigInteger() {
        return has(INTEGER, BigInteger::new);
    }

    /** The next part as such a number. */
    public BigInteger nextBigInteger() {
        return read(INTEGER, BigInteger::new);
    }

    /** Whether the next part is such a number. */
    public boolean hasNextFloat() {
        return has(REAL, Float::parseFloat);
    }

    /** The next part as such a number. */
    public float nextFloat() {
        return read(REAL, Float::parseFloat);
    }

    /** Whether the next part is such a number. */
    public boolean hasNextDouble() {
        return has(REAL, Double::parseDouble);
    }

    /** The next part as such a number. */
    public double nextDouble() {
        return read(REAL, Double::parseDouble);
    }

    /** Whether the next part is such a number. */
    public boolean hasNextBigDecimal() {
        return has(DECIMAL, BigDecimal::new);
    }

    /** The next part as such a number. */
    public BigDecimal nextBigDecimal() {
        return read(DECIMAL, BigDecimal::new);
    }
}
