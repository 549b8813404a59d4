package nimbook.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One line of what is to be reached. Several lines may share a row number. */
sealed interface Bar {

    int row();

    /** What is done, in words. */
    String task();

    /** The limits, in words. */
    String limits();

    /**
     * A line that this module measures.
     *
     * @param engine what has to be fast
     * @param rival what it is compared with, or null
     * @param mostRatio the largest engine / rival; infinite when only told, not limited
     * @param mostSeconds the longest time; infinite when not limited
     */
    record Measured(int row, String task, Task engine, Task rival, double mostRatio, double mostSeconds) implements Bar {

        @Override
        public String limits() {
            List<String> limits = new ArrayList<>();
            if (mostRatio < Double.POSITIVE_INFINITY) limits.add("≤ " + ratio(mostRatio));
            if (mostSeconds < Double.POSITIVE_INFINITY) limits.add("≤ " + plain(mostSeconds) + " s");
            return limits.isEmpty() ? "–" : String.join(", ", limits);
        }

        /** Whether the times, in seconds, keep to all limits; the rival's is NaN when there is none. */
        boolean isReached(double engineSeconds, double rivalSeconds) {
            return engineSeconds <= mostSeconds && (mostRatio == Double.POSITIVE_INFINITY || engineSeconds / rivalSeconds <= mostRatio);
        }
    }

    /**
     * A line that is measured in another way.
     *
     * @param why where, or why not
     */
    record Elsewhere(int row, String task, String limits, String why) implements Bar {}

    /** A ratio as it is read: 1/190 far below 1, two digits after the point otherwise. */
    static String ratio(double ratio) {
        if (ratio <= 0.1) return "1/" + Math.round(1 / ratio);
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
