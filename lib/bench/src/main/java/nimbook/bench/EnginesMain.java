package nimbook.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures the engines and prints the table: {@code --quick} for a look in under three minutes, numbers for some rows
 * only, {@code --json FILE} for everything measured, {@code --document FILE} for the file whose table a full run
 * renews, {@code --log FILE} for JMH's own words. Ends with 0 when all that was asked for was measured (a missed target
 * is no failure), 1 when a benchmark failed, 2 when the options make no sense.
 */
public final class EnginesMain {

    private static final String USAGE = """
            Usage: ./lab bench [--quick] [--json FILE] [row ...]

              row       only these rows of the table, for example: ./lab bench 1 2 7
              --quick   fewer repetitions, without the largest sizes; under three minutes on a quiet machine
              --json    where to write everything that was measured (else build/bench/engines.json)

            A run of all rows that is not quick renews the table in docs/measurements.md.

              --help    this text
            """;

    /** What was asked for. */
    record Options(boolean quick, boolean help, Set<Integer> rows, boolean all, Path json, Path document, Path log) {

        /** @throws IllegalArgumentException with what is wrong and what is allowed */
        static Options of(List<String> words) {
            boolean quick = false;
            boolean help = false;
            Set<Integer> rows = new TreeSet<>();
            Map<String, Path> files = new LinkedHashMap<>();
            Set<Integer> known = new TreeSet<>();
            for (PerformanceTarget target : PerformanceTargets.all()) known.add(target.row());
            for (int i = 0; i < words.size(); i++) {
                String word = words.get(i);
                switch (word) {
                    case "--quick" -> quick = true;
                    case "--help", "-h" -> help = true;
                    case "--json", "--document", "--log" -> {
                        if (++i == words.size()) throw new IllegalArgumentException(word + " needs the name of a file");
                        files.put(word, Path.of(words.get(i)));
                    }
                    default -> {
                        if (!word.matches("[0-9]{1,3}") || !known.contains(Integer.valueOf(word))) {
                            throw new IllegalArgumentException(
                                    word + ": allowed are --quick, --json FILE, --help, live, and rows: " + known);
                        }
                        rows.add(Integer.valueOf(word));
                    }
                }
            }
            boolean all = rows.isEmpty();
            return new Options(quick, help, all ? known : rows, all, files.get("--json"), files.get("--document"),
                    files.get("--log"));
        }
    }

    private EnginesMain() {}

    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        Options options;
        try {
            options = Options.of(List.of(args));
        } catch (IllegalArgumentException wrong) {
            err.println("./lab bench: " + wrong.getMessage());
            System.exit(2);
            return;
        }
        if (options.help) {
            out.print(USAGE);
            return;
        }
        System.exit(run(options, out, err) ? 0 : 1);
    }

    private static boolean run(Options options, PrintStream out, PrintStream err) throws IOException {
        List<PerformanceTarget> targets =
                PerformanceTargets.all().stream().filter(target -> options.rows.contains(target.row())).toList();
        Map<String, Object> about = about(options.quick);
        long start = System.nanoTime();
        Map<Task, List<Sample>> samples;
        try (PrintStream log = options.log == null ? new PrintStream(PrintStream.nullOutputStream())
                : new PrintStream(Files.newOutputStream(made(options.log)), true, StandardCharsets.UTF_8)) {
            samples = measure(tasks(targets, options.quick), new Stopwatch(options.quick, log), options, err);
        }
        long took = (System.nanoTime() - start) / 1_000_000_000;
        about.put("seconds", took);
        about.put("loadAfter", load());
        Map<String, Double> times = new LinkedHashMap<>();
        samples.forEach((task, list) -> {
            if (!list.isEmpty()) times.put(task.id(), Sample.seconds(task, list));
        });
        List<Report.Line> lines = Report.lines(targets, times, options.quick);
        if (options.json != null) {
            new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValue(made(options.json).toFile(),
                    Report.json(lines, samples, about));
        }
        out.print(Report.table(lines));
        out.println();
        String summary = Report.summary(lines) + ".";
        String machine = String.format(Locale.ROOT,
                "%s, %d processors, load %.1f before and %.1f after%s; %d s. Times are the least of several, "
                        + "of the processor where one thread works.",
                about.get("java"), about.get("processors"), (Double) about.get("loadBefore"),
                (Double) about.get("loadAfter"), options.quick ? ", quick run" : "", took);
        out.println(summary + "\n" + machine);
        boolean whole = samples.values().stream().noneMatch(List::isEmpty);
        if (whole && options.all && !options.quick && options.document != null) {
            Document.renew(options.document, "engines",
                    "\n" + Report.table(lines) + "\n" + summary + "\n" + machine + "\n\n");
        }
        return whole;
    }

    /** Each task once, an engine beside its competitor. */
    private static List<Task> tasks(List<PerformanceTarget> targets, boolean quick) {
        Set<Task> tasks = new LinkedHashSet<>();
        for (PerformanceTarget target : targets) {
            if (!(target instanceof PerformanceTarget.Measured measured)
                    || measured.engine().plan().iterations(quick) == 0)
                continue;
            tasks.add(measured.engine());
            if (measured.competitor() != null) tasks.add(measured.competitor());
        }
        return new ArrayList<>(tasks);
    }

    private static Map<Task, List<Sample>> measure(List<Task> tasks, Stopwatch watch, Options options,
            PrintStream err) {
        Map<Task, List<Sample>> samples = new LinkedHashMap<>();
        for (Task task : tasks) samples.put(task, new ArrayList<>());
        Set<Task> failed = new LinkedHashSet<>();
        for (int round = 1; round <= MeasurementPlan.FAST.rounds(options.quick); round++) {
            for (int i = 0; i < tasks.size(); i++) {
                Task task = tasks.get(i);
                if (round > task.plan().rounds(options.quick) || failed.contains(task)) continue;
                err.print("· round " + round + ", " + (i + 1) + " of " + tasks.size() + ": " + task.id() + " … ");
                err.flush();
                try {
                    samples.get(task).addAll(watch.round(task));
                    err.println(Report.time(Sample.seconds(task, samples.get(task))));
                } catch (RunnerException broken) {
                    failed.add(task);
                    samples.get(task).clear();
                    err.println(
                            "failed: " + broken.getMessage() + (options.log == null ? "" : " (" + options.log + ")"));
                }
            }
        }
        return samples;
    }

    private static Map<String, Object> about(boolean quick) {
        Map<String, Object> about = new LinkedHashMap<>();
        about.put("date", java.time.Instant.now().truncatedTo(java.time.temporal.ChronoUnit.SECONDS).toString());
        about.put("quick", quick);
        about.put("java", System.getProperty("java.vm.name") + " " + System.getProperty("java.version"));
        about.put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        about.put("processors", Runtime.getRuntime().availableProcessors());
        about.put("jmh", org.openjdk.jmh.util.Version.getPlainVersion());
        about.put("loadBefore", load());
        return about;
    }

    /** Processes that want to run, the mean of the last minute; negative where the system does not tell. */
    private static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    private static Path made(Path file) throws IOException {
        if (file.toAbsolutePath().getParent() != null) Files.createDirectories(file.toAbsolutePath().getParent());
        return file;
    }
}
