package nimbook.classlib.util;

import java.util.Locale;
import java.util.function.DoubleConsumer;

/** {@link java.util.DoubleSummaryStatistics}: the sum is kept with what was lost by rounding, after Kahan. */
public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum, lost, plain, min = Double.POSITIVE_INFINITY, max = Double.NEGATIVE_INFINITY;

    /** Of no numbers. */
    public DoubleSummaryStatistics() {}

    /** Of so many numbers. */
    public DoubleSummaryStatistics(long count, double min, double max, double sum) {
        if (count < 0) throw new IllegalArgumentException("Negative count value");
        if (count == 0) return;
        if (min > max) throw new IllegalArgumentException("Minimum greater than maximum");
        int nans = (Double.isNaN(min) ? 1 : 0) + (Double.isNaN(max) ? 1 : 0) + (Double.isNaN(sum) ? 1 : 0);
        if (nans == 1 || nans == 2)
            throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
        this.count = count;
        this.min = min;
        this.max = max;
        this.sum = sum;
        plain = sum;
    }

    @Override
    public void accept(double value) {
        count++;
        plain += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    /** Takes what the other has seen. */
    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        plain += other.plain;
        add(other.sum);
        add(-other.lost);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    private void add(double value) {
        double more = value - lost, next = sum + more;
        lost = next - sum - more;
        sum = next;
    }

    /** How many numbers. */
    public final long getCount() {
        return count;
    }

    /** Their sum; of infinite ones the infinite sum, where what is lost is no number. */
    public final double getSum() {
        double whole = sum - lost;
        return Double.isNaN(whole) && Double.isInfinite(plain) ? plain : whole;
    }

    /** The least. */
    public final double getMin() {
        return min;
    }

    /** The greatest. */
    public final double getMax() {
        return max;
    }

    /** The mean. */
    public final double getAverage() {
        return count > 0 ? getSum() / count : 0;
    }

    @Override
    public String toString() {
        return String.format(Locale.getDefault(),
                "DoubleSummaryStatistics{count=%d, sum=%f, min=%f, average=%f, max=%f}", count, getSum(), min,
                getAverage(), max);
    }
}
