package nimbook.bench;

import static nimbook.bench.PerformanceTarget.Bound.MEMORY;
import static nimbook.bench.PerformanceTarget.Bound.PAGE;
import static nimbook.bench.PerformanceTarget.Bound.PROCESSOR;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.board.GrundyTable;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Every row has a benchmark that is there, or says why not; and the table says what was measured. Nothing is timed. */
class PerformanceTargetsTest {

    private static final double NO_LIMIT = Double.POSITIVE_INFINITY;
    private static final Task ENGINE =
            Task.of(BoardBenchmarks.class, "queen", "n", 10, "Wythoff", MeasurementPlan.FAST);
    private static final Task COMPETITOR =
            Task.of(BoardBenchmarks.class, "oneLevel", "n", 10, "one-level bit sets", MeasurementPlan.LONG);

    @Test
    void everyRowIsThereInOrder() {
        List<Integer> rows = PerformanceTargets.all().stream().map(PerformanceTarget::row).distinct().toList();
        assertEquals(IntStream.concat(IntStream.rangeClosed(1, 17), IntStream.rangeClosed(21, 23)).boxed().toList(),
                rows);
        assertEquals(rows, PerformanceTargets.all().stream().map(PerformanceTarget::row).sorted().distinct().toList());
        assertEquals(PerformanceTargets.all(4, true).stream().map(PerformanceTarget::task).toList(),
                PerformanceTargets.all(1, false).stream().map(PerformanceTarget::task).toList(),
                "a machine that lacks something has the rows all the same");
    }

    @Test
    void everyRowHasABenchmarkOrAReason() {
        for (PerformanceTarget target : PerformanceTargets.all(4, true)) {
            assertFalse(target.task().isBlank() || target.limits().isBlank());
            if (target instanceof PerformanceTarget.Elsewhere other) assertFalse(other.why().isBlank());
            if (target instanceof PerformanceTarget.Measured measured) {
                exists(measured.engine());
                if (measured.competitor() != null) exists(measured.competitor());
                assertTrue(measured.mostRatio() == NO_LIMIT || measured.competitor() != null,
                        "a ratio needs a competitor: " + target);
                assertTrue(measured.mostRatio() < NO_LIMIT || measured.mostSeconds() < NO_LIMIT, "no limit: " + target);
            }
        }
    }

    /** JMH would find nothing to run for a name that is not there, and refuse a parameter that is not. */
    private static void exists(Task task) {
        if (task.owner() == NativeWythoff.class) return;
        Method method = List.of(task.owner().getMethods()).stream().filter(m -> m.getName().equals(task.method()))
                .findFirst().orElse(null);
        assertNotNull(method, task.id());
        assertNotNull(method.getAnnotation(Benchmark.class), task.id());
        List<Class<?>> states = new ArrayList<>(List.of(method.getParameterTypes()));
        states.add(task.owner());
        Set<String> parameters = new TreeSet<>();
        for (Class<?> state : states) {
            for (Field field : state.getDeclaredFields())
                if (field.isAnnotationPresent(Param.class))
                    parameters.add(field.getName());
        }
        assertEquals(task.parameter() == null ? Set.of() : Set.of(task.parameter()), parameters, task.id());
    }

    @Test
    void everyBenchmarkServesARow() {
        Set<String> used = new TreeSet<>();
        for (PerformanceTarget target : PerformanceTargets.all(4, true)) {
            if (!(target instanceof PerformanceTarget.Measured measured)) continue;
            used.add(measured.engine().owner().getSimpleName() + "." + measured.engine().method());
            if (measured.competitor() != null)
                used.add(measured.competitor().owner().getSimpleName() + "." + measured.competitor().method());
        }
        Set<Class<?>> owners = PerformanceTargets.all().stream().filter(PerformanceTarget.Measured.class::isInstance)
                .map(b -> ((PerformanceTarget.Measured) b).engine().owner())
                .collect(Collectors.toSet());
        for (Class<?> owner : owners) {
            for (Method method : owner.getDeclaredMethods()) {
                if (method.isAnnotationPresent(Benchmark.class))
                    assertTrue(used.contains(owner.getSimpleName() + "." + method.getName()), method.toString());
            }
        }
    }

    @Test
    void verdicts() {
        PerformanceTarget ratio =
                new PerformanceTarget.Measured(1, "table", PROCESSOR, ENGINE, COMPETITOR, 1.5, NO_LIMIT);
        PerformanceTarget both = new PerformanceTarget.Measured(2, "table", PROCESSOR, ENGINE, COMPETITOR, 0.01, 0.004);
        PerformanceTarget alone = new PerformanceTarget.Measured(3, "table", PROCESSOR, ENGINE, null, NO_LIMIT, 0.005);
        PerformanceTarget told =
                new PerformanceTarget.Measured(4, "table", PROCESSOR, ENGINE, COMPETITOR, NO_LIMIT, 2.5);
        PerformanceTarget other = new PerformanceTarget.Elsewhere(5, "picture", PAGE, "≤ 60 ms", "./lab bench live");
        List<PerformanceTarget> targets = List.of(ratio, both, alone, told, other);
        Map<String, Double> times = new HashMap<>(Map.of(ENGINE.id(), 0.005, COMPETITOR.id(), 1.0));
        assertEquals(List.of("reached", "missed", "reached", "reached", "not measured: ./lab bench live"),
                verdicts(targets, times, false));
        times.put(COMPETITOR.id(), 0.0033);
        assertEquals(List.of("missed", "missed", "reached", "reached", "not measured: ./lab bench live"),
                verdicts(targets, times, false));
        times.remove(COMPETITOR.id());
        assertEquals(List.of("not measured: failed", "not measured: failed", "reached", "not measured: failed",
                "not measured: ./lab bench live"), verdicts(targets, times, false));
        PerformanceTarget longest = new PerformanceTarget.Measured(6, "table", PROCESSOR,
                Task.of(BoardBenchmarks.class, "rook", "n", 9, "rook", MeasurementPlan.LONGEST), null, NO_LIMIT, 1);
        assertEquals(List.of("not measured: not in --quick"), verdicts(List.of(longest), times, true));
        assertEquals(List.of("not measured: failed"), verdicts(List.of(longest), times, false));
    }

    private static List<String> verdicts(List<PerformanceTarget> targets, Map<String, Double> times, boolean quick) {
        return Report.lines(targets, times, quick).stream().map(Report.Line::verdict).toList();
    }

    @Test
    void tableIsMarkdownAndAligned() {
        List<PerformanceTarget> targets =
                List.of(new PerformanceTarget.Measured(1, "table", MEMORY, ENGINE, COMPETITOR, 0.01, 2.5),
                        new PerformanceTarget.Elsewhere(14, "picture", PAGE, "≤ 60 ms", "./lab bench live"));
        List<Report.Line> lines = Report.lines(targets, Map.of(ENGINE.id(), 0.0089, COMPETITOR.id(), 1.7), false);
        assertEquals("""
                | row | task    | measured | competitor                | ratio | target           \
                | verdict                        | bound  |
                |----:|---------|---------:|---------------------------|------:|------------------\
                |--------------------------------|--------|
                |   1 | table   |  8.90 ms | one-level bit sets 1.70 s | 1/191 | ≤ 1/100, ≤ 2.5 s \
                | reached                        | memory |
                |  14 | picture |        – | –                         |     – | ≤ 60 ms          \
                | not measured: ./lab bench live | page   |
                """, Report.table(lines));
        assertEquals("1 of 1 measured targets reached; 1 not measured", Report.summary(lines));
    }

    @Test
    void times() {
        assertEquals("812 µs", Report.time(0.000812));
        assertEquals("1.00 ms", Report.time(0.001));
        assertEquals("45.7 ms", Report.time(0.04567));
        assertEquals("999 ms", Report.time(0.9991));
        assertEquals("12.7 s", Report.time(12.66));
    }

    /** A busy machine only adds time; several threads share the processor's. */
    @Test
    void theLeastTimeCounts() {
        List<Sample> samples = List.of(new Sample(3, 2.5), new Sample(2, 3.5));
        assertEquals(2.5, Sample.seconds(ENGINE, samples));
        assertEquals(2, Sample.seconds(ENGINE.withClock(), samples));
        assertTrue(Double.isNaN(Sample.seconds(ENGINE, List.of())));
    }

    @Test
    void options() {
        EnginesMain.Options some = EnginesMain.Options.of(List.of("--quick", "7", "1"));
        assertTrue(some.quick());
        assertEquals(Set.of(1, 7), some.rows());
        assertEquals(20, EnginesMain.Options.of(List.of()).rows().size());
        for (List<String> wrong : List.of(List.of("--fast"), List.of("18"), List.of("0"), List.of("--json"))) {
            String message =
                    assertThrows(IllegalArgumentException.class, () -> EnginesMain.Options.of(wrong)).getMessage();
            assertTrue(message.startsWith(wrong.get(0)), message);
        }
    }

    /** Where there is a C compiler: the program's largest value and sum are the engine's. */
    @Test
    void theCompiledTableIsTheEngines() throws IOException {
        assumeTrue(NativeWythoff.compiler().isPresent());
        for (int n : new int[] {1, 64, 65, 700}) {
            long sum = 0;
            GrundyTable table = BoardGame.queen().grundy(n, n);
            for (int a = 0; a < n; a++) for (int b = a; b < n; b++) sum += table.at(a, b);
            for (NativeWythoff.Run run : NativeWythoff.run(n, 2, new PrintStream(PrintStream.nullOutputStream()))) {
                assertEquals(List.of((long) table.max(), sum), List.of((long) run.max(), run.sum()), "n = " + n);
            }
        }
    }

    /** The benchmarks' own code runs, at sizes that take no time, and engine and competitor answer alike. */
    @Test
    void benchmarksRun() {
        BoardBenchmarks boards = new BoardBenchmarks();
        BoardBenchmarks.Size size = new BoardBenchmarks.Size();
        size.n = 70;
        assertEquals(boards.timeStamps(size)[69][68], boards.queen(size).at(69, 68));
        assertEquals(boards.oneLevel(size)[68][1], boards.queen(size).at(68, 69));
        assertDoesNotThrow(() -> boards.twoQueen(size));
        FibonacciBenchmarks piles = new FibonacciBenchmarks();
        piles.limit = 90;
        assertEquals(piles.runningMex()[90][40], piles.thresholds().value(90, 40));
        NumberBenchmarks numbers = new NumberBenchmarks();
        numbers.digits = 300;
        numbers.numbers();
        assertTrue(numbers.isP());
        assertEquals(numbers.a, numbers.floorPhi());
        assertEquals(numbers.greedy().length, numbers.halving().size());
        assertEquals(300, numbers.n.toString().length());
    }

    @Test
    void periodsAndRooksRun() {
        RowBenchmarks periods = new RowBenchmarks();
        RowBenchmarks.Rows rows = new RowBenchmarks.Rows();
        rows.last = 9;
        long sum = 0;
        for (nimbook.period.Period period : periods.wythoff(rows).periods()) sum += period.period();
        assertEquals(periods.seen(rows), sum);
        assertEquals(periods.rook(rows), periods.rookByRepetition(rows).period(9).period());
        RookBenchmarks rooks = new RookBenchmarks();
        RookBenchmarks.Size size = new RookBenchmarks.Size();
        size.n = 60;
        int[][] slow = rooks.timeStamps(size);
        assertEquals(slow[59][41], rooks.g(size).at(59, 41));
        assertEquals(30, rooks.f(size).at(41, slow[41][30]));
        assertEquals(slow[9][59], rooks.rowsOfG(size).at(9, 59));
        assertEquals(rooks.f(size).at(9, 59), rooks.rowsOfF(size).at(9, 59));
    }

    @Test
    void aPartOfATextIsWrittenAnew() {
        String text = "before\n<!-- engines -->\nold\n<!-- /engines -->\nafter\n";
        assertEquals("before\n<!-- engines -->\nnew\n<!-- /engines -->\nafter\n",
                Document.with(text, "engines", "new"));
        assertEquals(Document.with(text, "engines", "new"), Document.with(text, "engines", "new\n"));
        for (String wrong : List.of("", "<!-- engines -->\n", "<!-- /engines -->\n<!-- engines -->\n", text + text)) {
            assertThrows(IllegalArgumentException.class, () -> Document.with(wrong, "engines", "new"));
        }
    }

    /** The table in docs/measurements.md is of today's rows: whoever changes the rows measures anew. */
    @Test
    void theDocumentHoldsEveryRow() throws IOException {
        String document = Files.readString(Path.of("../../docs/measurements.md"));
        for (PerformanceTarget target : PerformanceTargets.all())
            assertTrue(document.contains("| " + target.task() + " "), target.task());
    }
}
