package nimbook.classlib.util;

import java.io.Serializable;
import java.util.Random;

/** {@link java.util.UUID}, of which TeaVM's is a text. */
public final class UUID implements Serializable, Comparable<UUID> {
    /** The digits of the parts, and the most letters. */
    private static final int[] DIGITS = {8, 4, 4, 4, 12};
    private static final int LENGTH = 36;
    private static final Random RANDOM = new Random();

    private final long most, least;

    /** By its bits. */
    public UUID(long most, long least) {
        this.most = most;
        this.least = least;
    }

    /** One of version 4. */
    public static UUID randomUUID() {
        return new UUID(RANDOM.nextLong() & ~0xf000L | 0x4000L,
                RANDOM.nextLong() & Long.MAX_VALUE >>> 1 | Long.MIN_VALUE);
    }

    /** By its text; of a part that is too long the last digits count. */
    public static UUID fromString(String text) {
        if (text.length() > LENGTH) throw new IllegalArgumentException("UUID string too large");
        if (text.chars().filter(each -> each == '-').count() != DIGITS.length - 1)
            throw new IllegalArgumentException("Invalid UUID string: " + text);
        long[] parts = new long[DIGITS.length];
        for (int i = 0, at = 0; i < parts.length; i++) {
            int end = text.indexOf('-', at) < 0 ? text.length() : text.indexOf('-', at);
            parts[i] = Long.parseLong(text, at, end, 16) & (1L << 4 * DIGITS[i]) - 1;
            at = end + 1;
        }
        return new UUID(parts[0] << 32 | parts[1] << 16 | parts[2], parts[3] << 48 | parts[4]);
    }

    public long getMostSignificantBits() {
        return most;
    }

    public long getLeastSignificantBits() {
        return least;
    }

    public int version() {
        return (int) (most >> 12 & 0xf);
    }

    public int variant() {
        return (int) (least >>> 64 - (least >>> 62) & least >> 63);
    }

    @Override
    public String toString() {
        return digits(most >> 32, 0) + "-" + digits(most >> 16, 1) + "-" + digits(most, 2) + "-"
                + digits(least >> 48, 3) + "-" + digits(least, 4);
    }

    private static String digits(long bits, int part) {
        long limit = 1L << 4 * DIGITS[part];
        return Long.toHexString(limit | bits & limit - 1).substring(1);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(most ^ least);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UUID id && id.most == most && id.least == least;
    }

    @Override
    public int compareTo(UUID other) {
        return most == other.most ? Long.compare(least, other.least) : Long.compare(most, other.most);
    }
}
