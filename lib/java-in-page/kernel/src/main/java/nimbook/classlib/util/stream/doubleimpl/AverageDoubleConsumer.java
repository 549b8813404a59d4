package nimbook.classlib.util.stream.doubleimpl;

import java.util.function.DoublePredicate;
import nimbook.classlib.util.DoubleSummaryStatistics;

/** What {@link java.util.stream.DoubleStream#average} gives its numbers to. */
final class AverageDoubleConsumer implements DoublePredicate {
    private final DoubleSummaryStatistics all = new DoubleSummaryStatistics();
    double sum;
    int count;

    @Override
    public boolean test(double value) {
        all.accept(value);
        sum = all.getSum();
        count++;
        return true;
    }
}
