package nimbook.bench;

import static nimbook.bench.MeasurementPlan.FAST;
import static nimbook.bench.MeasurementPlan.LONG;
import static nimbook.bench.MeasurementPlan.LONGEST;
import static nimbook.bench.MeasurementPlan.STEADY;
import static nimbook.bench.PerformanceTarget.Bound.MEMORY;
import static nimbook.bench.PerformanceTarget.Bound.PAGE;
import static nimbook.bench.PerformanceTarget.Bound.PROCESSOR;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is to be reached, row by row, with the benchmark that tells whether it is. */
final class PerformanceTargets {

    private static final double NO_LIMIT = Double.POSITIVE_INFINITY;

    /**
     * The tables of half as many cells as 20 000 × 20 000, 2 bytes each, beside the sets of their lines, twice while
     * one is let go.
     */
    private static final int HEAP_OF_20_000 = 8;

    private PerformanceTargets() {}

    /** Every row, in order. */
    static List<PerformanceTarget> all() {
        return all(Runtime.getRuntime().availableProcessors(), NativeWythoff.compiler().isPresent());
    }

    /** The rows on a machine with so many processors, with a C compiler or without. */
    static List<PerformanceTarget> all(int processors, boolean compiler) {
        List<PerformanceTarget> targets = new ArrayList<>();
        tables(targets);
        rows(targets);
        fibonacci(targets);
        numbers(targets);
        rook(targets);
        targets.add(new PerformanceTarget.Measured(13, "census of the 32 768 subsets of the 4 × 4 square, two threads",
                PROCESSOR,
                Task.of(CensusBenchmarks.class, "subsetsOfFour", "census", LONG).withClock(), null, NO_LIMIT, 60));
        targets.add(new PerformanceTarget.Elsewhere(14, "control moved → new picture on screen", PAGE,
                "≤ 60, ≤ 70, ≤ 120 ms", "./lab bench live"));
        targets.add(new PerformanceTarget.Elsewhere(15, "./lab again, nothing changed → JupyterLab answers", PROCESSOR,
                "≤ 1 s more",
                "starts of whole programs are not for JMH"));
        targets.add(new PerformanceTarget.Elsewhere(16, "kernel ready, first figure's cell done", PROCESSOR,
                "≤ 1.5 × JJava alone", "./lab bench start"));
        targets.add(new PerformanceTarget.Elsewhere(17, "exported live page, 512 × 512 table", PAGE,
                "≤ 40 ms; ≤ 2 × the JVM",
                "runs in a browser, not in the JVM"));
        threads(targets, processors, compiler);
        targets.add(new PerformanceTarget.Elsewhere(23, "surveys: questions a second on 1 and 2 threads, and on Spark",
                PROCESSOR, "–", "docs/surveys.md"));
        return List.copyOf(targets);
    }

    /** Rows 21 and 22: what a table takes on several threads, and beside the same algorithm in C. */
    private static void threads(List<PerformanceTarget> targets, int processors, boolean compiler) {
        String wythoff = "Wythoff's Grundy table, n = 10 000";
        several(targets, processors, wythoff + ", two threads", MEMORY, "wythoff", 2, 1 / 1.8);
        several(targets, processors, wythoff + ", four threads", MEMORY, "wythoff", 4, 1 / 3.0);
        targets.add(new PerformanceTarget.Measured(21, "Wythoff's Grundy table, n = 256, two threads allowed",
                PROCESSOR,
                threads("two", "small", "2 threads", FAST), threads("one", "small", "one thread", FAST), 1.05,
                        NO_LIMIT));
        several(targets, processors, "outcomes, queen and rays (1, 2), (2, 1), n = 10 000, two threads", PROCESSOR,
                "outcomes", 2, 1 / 1.8);
        several(targets, processors, "knight's Grundy table, n = 2000, two threads", MEMORY, "weights", 2, 1 / 1.5);
        several(targets, processors, "misère rook f, 5000 × 5000, two threads", MEMORY, "rook", 2, 1 / 1.8);
        several(targets, processors, "misère rook g, rows 0..9 to 10⁷, two threads", PROCESSOR, "rookRows", 2, 1 / 1.5);
        several(targets, processors, "Fibonacci nim, three piles to 40, 500, 500, two threads", PROCESSOR, "slab", 2,
                1 / 1.8);
        if (compiler) {
            targets.add(new PerformanceTarget.Measured(22, wythoff + ", one thread", MEMORY,
                    threads("one", "wythoff", "one thread", STEADY),
                    Task.of(NativeWythoff.class, "run", "n", 10_000, "C", STEADY), 1.3, NO_LIMIT));
        } else {
            targets.add(new PerformanceTarget.Elsewhere(22, wythoff + ", one thread", MEMORY, "≤ 1.30",
                    "there is no C compiler (cc, or CC)"));
        }
    }

    /** The clock's time on several threads against that on one. */
    private static void several(List<PerformanceTarget> targets, int processors, String task,
            PerformanceTarget.Bound bound, String table, int threads, double ratio) {
        if (processors < threads) {
            targets.add(new PerformanceTarget.Elsewhere(21, task, bound, "≤ " + PerformanceTarget.ratio(ratio),
                    "this machine has " + processors + " processors"));
        } else {
            targets.add(new PerformanceTarget.Measured(21, task, bound,
                    threads(threads == 2 ? "two" : "four", table, threads + " threads", STEADY).withClock(),
                    threads("one", table, "one thread", STEADY).withClock(), ratio, NO_LIMIT));
        }
    }

    private static Task threads(String method, String table, String name, MeasurementPlan plan) {
        return Task.of(ThreadBenchmarks.class, method, "table", table, name, plan);
    }

    /** Rows 1 to 5. */
    private static void tables(List<PerformanceTarget> targets) {
        String wythoff = "Wythoff's Grundy table, n = ";
        Task thousand = board("queen", 1000, "Wythoff", FAST);
        targets.add(new PerformanceTarget.Measured(1, wythoff + "1000", PROCESSOR, thousand, board("timeStamps", 1000,
                "mex by time stamps", STEADY), 0.01,
                NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(1, wythoff + "1000", PROCESSOR, thousand, board("oneLevel", 1000,
                "one-level bit sets", FAST), 1.5,
                NO_LIMIT));
        Task five = board("queen", 5000, "Wythoff, n = 5000", STEADY);
        Task ten = board("queen", 10_000, "Wythoff, n = 10 000", STEADY);
        targets.add(new PerformanceTarget.Measured(2, wythoff + "5000", MEMORY, five, board("oneLevel", 5000,
                "one-level bit sets", STEADY), 0.7, NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(2, wythoff + "10 000", MEMORY, ten, board("oneLevel", 10_000,
                "one-level bit sets", LONG), 0.45, 2.5));
        targets.add(new PerformanceTarget.Measured(2, wythoff + "20 000", MEMORY, board("queen", 20_000, "Wythoff",
                LONGEST).withHeap(HEAP_OF_20_000),
                board("oneLevel", 20_000, "one-level bit sets", LONGEST).withHeap(HEAP_OF_20_000), 0.4, NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(3, "growth from 5000 to 10 000", MEMORY, ten, five, 6, NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(4, "terminal set row + column ≤ 2, n = 5000", MEMORY,
                board("terminalSet", 5000, "terminal set", STEADY),
                five, 1.3,
                NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(4, "rook, n = 5000", MEMORY, board("rook", 5000, "rook", STEADY),
                five, 0.8, NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(4, "2-Wythoff, n = 5000", MEMORY, board("twoQueen", 5000,
                "2-Wythoff", STEADY), five, 2.2, NO_LIMIT));
        String rows = "P-positions of 10⁶ rows, ";
        targets.add(new PerformanceTarget.Measured(5, rows + "Wythoff", MEMORY, outcomes("normal"), null, NO_LIMIT,
                0.15));
        targets.add(new PerformanceTarget.Measured(5, rows + "misère", MEMORY, outcomes("misere"), null, NO_LIMIT,
                0.15));
        targets.add(new PerformanceTarget.Measured(5, rows + "terminal row + column ≤ 2", MEMORY, outcomes("triangle"),
                null, NO_LIMIT, 0.15));
        targets.add(new PerformanceTarget.Measured(5, rows + "misère, terminal row + column ≤ 30", MEMORY,
                outcomes("large"), null, NO_LIMIT, 0.15));
    }

    /** Row 7. */
    private static void fibonacci(List<PerformanceTarget> targets) {
        String task = "Fibonacci nim, all G(n, q), n ≤ ";
        targets.add(new PerformanceTarget.Measured(7, task + "10⁴", PROCESSOR, fibonacci("thresholds", 10_000,
                "thresholds", FAST),
                fibonacci("runningMex", 10_000, "running mex, O(n²)", STEADY), 1 / 15.0, NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(7, task + "10⁵", PROCESSOR, fibonacci("thresholds", 100_000,
                "thresholds", FAST), null, NO_LIMIT, 0.5));
        targets.add(new PerformanceTarget.Measured(7, task + "10⁶", MEMORY, fibonacci("thresholds", 1_000_000,
                "thresholds", STEADY), null, NO_LIMIT, 10));
    }

    /** Rows 8 to 10. */
    private static void numbers(List<PerformanceTarget> targets) {
        Task product = number("product", 1_000_000, "one product", FAST);
        targets.add(new PerformanceTarget.Measured(8, "P-test of a pair of a million digits", PROCESSOR, number("isP",
                1_000_000, "P-test", FAST), product, 3,
                NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(9, "⌊nφ⌋, a million digits, φ kept", PROCESSOR, number("floorPhi",
                1_000_000, "⌊nφ⌋", FAST), product, 3,
                NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(10, "Zeckendorf, 10⁵ digits", PROCESSOR, number("halving", 100_000,
                "halving", STEADY),
                number("greedy", 100_000, "greedy", LONG), NO_LIMIT, 1));
        targets.add(new PerformanceTarget.Measured(10, "Zeckendorf, 10⁶ digits", PROCESSOR, number("halving", 1_000_000,
                "halving", LONG), null, NO_LIMIT, 30));
    }

    /** Row 6. */
    private static void rows(List<PerformanceTarget> targets) {
        String task = "periods of Wythoff's rows, proved, 0..";
        targets.add(new PerformanceTarget.Measured(6, task + "20", PROCESSOR, row("wythoff", 20, "repeated state",
                FAST),
                row("seen", 20, "seen in a table, not proved", FAST),
                1, NO_LIMIT));
        targets.add(new PerformanceTarget.Measured(6, task + "169", PROCESSOR, row("wythoff", 169, "repeated state",
                STEADY), null, NO_LIMIT, 4));
        targets.add(new PerformanceTarget.Measured(6, task + "199", PROCESSOR, row("wythoff", 199, "repeated state",
                LONG), null, NO_LIMIT, 8));
    }

    /** Rows 11 and 12. */
    private static void rook(List<PerformanceTarget> targets) {
        Task slow = rook("timeStamps", 1000, "mex by time stamps", STEADY);
        for (String table : List.of("g", "f")) {
            targets.add(new PerformanceTarget.Measured(11, "misère rook " + table + ", 1000 × 1000", PROCESSOR,
                    rook(table, 1000, table, FAST), slow, NO_LIMIT,
                    0.05));
            targets.add(new PerformanceTarget.Measured(11, "misère rook " + table + ", 5000 × 5000", MEMORY, rook(table,
                    5000, table, STEADY), null, NO_LIMIT,
                    3));
            targets.add(new PerformanceTarget.Measured(11, "misère rook " + table + ", rows 0..9 to 10⁷", PROCESSOR,
                    rook("rowsOf" + table.toUpperCase(Locale.ROOT), 10_000_000, table, STEADY), null, NO_LIMIT, 2));
        }
        String task = "periods of the misère rook's rows, proved, m ≤ ";
        targets.add(new PerformanceTarget.Measured(12, task + "9", PROCESSOR, row("rook", 9, "orbits", FAST),
                row("rookByRepetition", 9, "repeated state", STEADY), NO_LIMIT, 1));
        targets.add(new PerformanceTarget.Measured(12, task + "13", PROCESSOR, row("rook", 13, "orbits", STEADY), null,
                NO_LIMIT, 4));
        targets.add(new PerformanceTarget.Measured(12, task + "15", PROCESSOR, row("rook", 15, "orbits", LONGEST), null,
                NO_LIMIT, 30));
    }

    private static Task row(String method, int last, String name, MeasurementPlan plan) {
        return Task.of(RowBenchmarks.class, method, "last", last, name, plan);
    }

    private static Task rook(String method, int n, String name, MeasurementPlan plan) {
        return Task.of(RookBenchmarks.class, method, "n", n, name, plan);
    }

    private static Task board(String method, int n, String name, MeasurementPlan plan) {
        return Task.of(BoardBenchmarks.class, method, "n", n, name, plan);
    }

    private static Task outcomes(String kind) {
        return Task.of(BoardBenchmarks.class, "outcomes", "kind", kind, "outcomes", FAST);
    }

    private static Task fibonacci(String method, int limit, String name, MeasurementPlan plan) {
        return Task.of(FibonacciBenchmarks.class, method, "limit", limit, name, plan);
    }

    private static Task number(String method, int digits, String name, MeasurementPlan plan) {
        return Task.of(NumberBenchmarks.class, method, "digits", digits, name, plan);
    }
}
