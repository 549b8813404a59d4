package nimbook.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One line of what is to be reached. Several lines may share a row number. */
sealed interface PerformanceTarget {

    int row();

    /** What is done, in words. */
    String task();

    /** The limits, in words. */
    String limits();

    /** What its time is bound by. */
    Bound bound();

    /**
     * What the time of a task is bound by: the processor where the data that it goes through again and again, beside
     * its result, fits into a second-level cache of a megabyte; memory where it does not; the page where a browser
     * draws.
     */
    enum Bound {
        PROCESSOR, MEMORY, PAGE;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A line that this module measures.
     *
     * @param engine what has to be fast
     * @param competitor what it is compared with, or null
     * @param mostRatio the largest engine / competitor; infinite when it is reported, not limited
     * @param mostSeconds the longest time; infinite when not limited
     */
    record Measured(int row, String task, Bound bound, Task engine, Task competitor, double mostRatio,
            double mostSeconds) implements PerformanceTarget {

        @Override
        public String limits() {
            List<String> limits = new ArrayList<>();
            if (mostRatio < Double.POSITIVE_INFINITY) limits.add("≤ " + ratio(mostRatio));
            if (mostSeconds < Double.POSITIVE_INFINITY) limits.add("≤ " + plain(mostSeconds) + " s");
            return limits.isEmpty() ? "–" : String.join(", ", limits);
        }

        /** Whether the times, in seconds, keep to all limits; the competitor's is NaN when there is none. */
        boolean isReached(double engineSeconds, double competitorSeconds) {
            return engineSeconds <= mostSeconds
                    && (mostRatio == Double.POSITIVE_INFINITY || engineSeconds / competitorSeconds <= mostRatio);
        }
    }

    /**
     * A line that is measured in another way.
     *
     * @param why where, or why not
     */
    record Elsewhere(int row, String task, Bound bound, String limits, String why) implements PerformanceTarget {}

    /** A ratio as it is read: 1/190 far below 1, two digits after the point otherwise. */
    static String ratio(double ratio) {
        if (ratio <= 0.1) return "1/" + Math.round(1 / ratio);
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
