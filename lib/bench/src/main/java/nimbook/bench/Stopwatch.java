package nimbook.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** One round of one task: JMH with one JVM. */
final class Stopwatch {

    private static final TimeValue ITERATION = TimeValue.milliseconds(500);

    /**
     * The longest call, greedy or one-level at the largest size, takes under two minutes alone; a busy machine may take
     * several times that.
     */
    private static final TimeValue TIME_LIMIT = TimeValue.minutes(20);

    private final boolean quick;
    private final PrintStream log;

    /** @param log the log of JMH */
    Stopwatch(boolean quick, PrintStream log) {
        this.quick = quick;
        this.log = log;
    }

    /** @throws RunnerException when the task failed, as for want of memory */
    List<Sample> round(Task task) throws RunnerException {
        if (task.owner() == NativeWythoff.class) return compiled(task);
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + task.owner().getName().replace(".", "\\.") + "\\." + task.method() + "$")
                .mode(task.plan().mode)
                .timeUnit(TimeUnit.SECONDS)
                .forks(1)
                .jvmArgs("-Xmx" + task.gigabytes() + "g", "-Djava.awt.headless=true")
                .warmupIterations(task.plan().warmups(quick))
                .warmupTime(ITERATION)
                .measurementIterations(task.plan().iterations(quick))
                .measurementTime(ITERATION)
                .timeout(TIME_LIMIT)
                .addProfiler(ProcessorTime.class)
                .shouldFailOnError(true);
        if (task.parameter() != null) options.param(task.parameter(), task.value());
        List<Sample> samples = new ArrayList<>();
        for (RunResult run : new Runner(options.build(), OutputFormatFactory.createFormatInstance(log,
                VerboseMode.NORMAL)).run()) {
            for (BenchmarkResult fork : run.getBenchmarkResults()) {
                for (IterationResult iteration : fork.getIterationResults()) {
                    samples.add(new Sample(iteration.getPrimaryResult().getScore(),
                            iteration.getSecondaryResults().get(ProcessorTime.LABEL).getScore()));
                }
            }
        }
        return samples;
    }

    private List<Sample> compiled(Task task) throws RunnerException {
        try {
            return NativeWythoff.run(Integer.parseInt(task.value()), task.plan().iterations(quick), log).stream()
                    .map(NativeWythoff.Run::sample).toList();
        } catch (IOException failed) {
            throw new RunnerException(failed);
        }
    }
}
