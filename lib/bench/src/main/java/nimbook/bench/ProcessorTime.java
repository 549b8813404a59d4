package nimbook.bench;

import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Besides JMH's clock: the processor's time a call, of all threads of the measuring JVM, so with its collector and
 * compiler. Other programs on the machine lengthen the clock's time at once, the processor's time only through what
 * they push out of the caches.
 */
public final class ProcessorTime implements InternalProfiler {

    static final String LABEL = "processor";

    private long before;

    @Override
    public String getDescription() {
        return "processor time a call";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = now();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(BenchmarkParams benchmark, IterationParams iteration,
            IterationResult result) {
        double seconds = (now() - before) / 1e9 / Math.max(1, result.getMetadata().getAllOps());
        return List.of(new ScalarResult(LABEL, seconds, "s/op", AggregationPolicy.AVG));
    }

    private static long now() {
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class).getProcessCpuTime();
    }
}
