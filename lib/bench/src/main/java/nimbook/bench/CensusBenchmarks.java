package nimbook.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import nimbook.terminal.CellFamily;
import nimbook.terminal.TerminalCensus;
import nimbook.terminal.TerminalSetComparison;
import org.openjdk.jmh.annotations.Benchmark;

/** The census of terminal sets, shared by two threads. */
public class CensusBenchmarks {

    private static final int THREADS = 2;

    /** Sets a share: small enough that no thread waits long for the other at the end. */
    private static final int SHARE = 1024;

    /** Every subset of the 4 × 4 square that holds the corner: 32 768. */
    @Benchmark
    public List<TerminalCensus.Line> subsetsOfFour() throws Exception {
        CellFamily family = CellFamily.subsetsOfSquare(4);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<List<TerminalCensus.Line>>> shares = new ArrayList<>();
            for (int from = 0; from < family.size(); from += SHARE) {
                int first = from;
                int last = Math.min(family.size(), from + SHARE);
                shares.add(() -> TerminalCensus.part(family, TerminalSetComparison.ROWS, first, last));
            }
            List<TerminalCensus.Line> lines = new ArrayList<>();
            for (Future<List<TerminalCensus.Line>> share : threads.invokeAll(shares)) lines.addAll(share.get());
            return lines;
        } finally {
            threads.shutdown();
        }
    }
}
