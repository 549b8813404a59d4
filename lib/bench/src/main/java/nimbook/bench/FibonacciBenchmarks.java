package nimbook.bench;

import nimbook.fibonacci.QuotaValues;
import nimbook.fibonacci.ReferenceImplementations;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The values G(n, q) of Fibonacci nim for all piles n ≤ limit and all quotas. */
@State(Scope.Benchmark)
public class FibonacciBenchmarks {

    @Param("10000")
    int limit;

    @Benchmark
    public QuotaValues thresholds() {
        QuotaValues values = QuotaValues.upTo(limit);
        values.value(0, 0);
        return values;
    }

    @Benchmark
    public int[][] runningMex() {
        return ReferenceImplementations.byRunningMex(limit);
    }
}
