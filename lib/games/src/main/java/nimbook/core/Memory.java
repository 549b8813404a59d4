package nimbook.core;

import static nimbook.core.Arguments.refuse;

/** Refuses what would not fit, before anything is allocated. */
public final class Memory {

    /** The part of the heap that one table and its working space may take: the rest holds what the caller keeps. */
    private static final double PART = 0.8;

    private static final String[] UNITS = {"bytes", "KB", "MB", "GB", "TB", "PB", "EB"};

    private Memory() {}

    /**
     * Lets a computation of so many bytes pass.
     *
     * @param what the parameter and what needs the memory, as in "rows × columns = 5 × 5: the table of Grundy values"
     * @throws IllegalArgumentException when it needs more than {@link #PART} of the largest heap of this machine
     */
    public static void require(String what, double bytes) {
        double allowed = PART * Runtime.getRuntime().maxMemory();
        if (bytes <= allowed) return;
        throw new IllegalArgumentException(what + " would take " + format(bytes) + " of memory; " + format(allowed)
                + " are allowed here (80 % of the largest heap; java -Xmx… raises it)");
    }

    /** {@link #require} for what needs longer arrays than a JVM has, however large its heap. */
    public static void require(String what, double bytes, boolean addressable) {
        if (!addressable) {
            throw new IllegalArgumentException(what + " would take " + format(bytes)
                    + " of memory, in arrays of more than 2³¹ entries, which Java does not have");
        }
        require(what, bytes);
    }

    /**
     * A size of at least 1 × 1.
     *
     * @throws IllegalArgumentException naming the parameter otherwise
     */
    public static void size(int rows, int columns) {
        refuse(rows < 1, "rows = ", rows, ": at least 1 row is needed");
        refuse(columns < 1, "columns = ", columns, ": at least 1 column is needed");
    }

    /** 1 536 → "1.5 KB", as a reader says it. */
    public static String format(double bytes) {
        int unit = 0;
        while (bytes >= 1000 && unit < UNITS.length - 1) {
            bytes /= 1024;
            unit++;
        }
        if (unit == 0) return (long) bytes + " bytes";
        // Rounded half up, as a reader does.
        long tenths = Math.round(10 * bytes);
        return (bytes < 10 ? tenths / 10 + "." + tenths % 10 : Math.round(bytes)) + " " + UNITS[unit];
    }
}
