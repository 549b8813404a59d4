package nimbook.classlib.util.stream.doubleimpl;

import java.util.function.DoublePredicate;
import nimbook.classlib.util.DoubleSummaryStatistics;

/** What {@link java.util.stream.DoubleStream#sum} gives its numbers to. */
final class SumDoubleConsumer implements DoublePredicate {
    private final DoubleSummaryStatistics all = new DoubleSummaryStatistics();
    double sum;

    @Override
    public boolean test(double value) {
        all.accept(value);
        sum = all.getSum();
        return true;
    }
}
