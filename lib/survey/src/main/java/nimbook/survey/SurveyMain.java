package nimbook.survey;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import nimbook.core.Work;

/**
 * The command line of surveys: {@code SurveyMain NAME [--threads n] [--resume dir]}. The table goes to standard output,
 * progress to standard error. Ends with 0, with 1 when the survey failed, with 2 when the options make no sense, with
 * 130 when it was stopped.
 */
public final class SurveyMain {

    private static final String USAGE = """
            Usage: ./lab survey NAME [--threads n] [--resume dir]
                   ./lab survey NAME --master URL [--resume dir]

              NAME         one of the surveys below, with its numbers
              --threads n  how many threads work (else one for each processor)
              --resume d   keeps the answers in the folder d, and asks only what they do not answer: after a crash,
                           Ctrl-C, or for more machines
              --master u   on Apache Spark: spark://host:7077, local[4], … (docs/surveys.md)

            """;

    private static final long NANOS_A_LINE = 2_000_000_000;

    /**
     * What the command line says.
     *
     * @param survey which survey
     * @param threads null for one a processor
     * @param folder where the answers are kept; null for nowhere
     * @param master Spark's master; null where the threads of this machine are meant
     */
    public record Options(Survey<?> survey, Integer threads, Path folder, String master) {

        /** @throws IllegalArgumentException with what is wrong and what is allowed */
        public static Options of(List<String> words) {
            String name = null;
            Integer threads = null;
            Path folder = null;
            String master = null;
            for (int i = 0; i < words.size(); i++) {
                String word = words.get(i);
                if (!word.startsWith("-")) {
                    if (name != null) throw new IllegalArgumentException(word + ": one survey at a time, and " + name
                            + " is named already");
                    name = word;
                    continue;
                }
                if (!List.of("--threads", "--resume", "--master").contains(word)) {
                    throw new IllegalArgumentException(word
                            + ": allowed are --threads n, --resume dir, --master URL, --help");
                }
                if (++i == words.size()) throw new IllegalArgumentException(word + " needs a value");
                switch (word) {
                    case "--threads" -> threads = threads(words.get(i));
                    case "--resume" -> folder = Path.of(words.get(i));
                    default -> master = words.get(i);
                }
            }
            if (name == null) throw new IllegalArgumentException("a survey must be named:\n" + Surveys.list());
            if (threads != null && master != null) {
                throw new IllegalArgumentException("--threads is for this machine; a master has its own cores");
            }
            return new Options(Surveys.named(name), threads, folder, master);
        }

        private static Integer threads(String text) {
            if (!text.matches("[0-9]{1,4}")) {
                throw new IllegalArgumentException("--threads " + text + ": a number from 1 to " + Work.MOST_THREADS);
            }
            return Integer.valueOf(text);
        }
    }

    private SurveyMain() {}

    /** Runs a survey. */
    public static void main(String[] args) {
        System.exit(run(List.of(args), new PrintStream(System.out, true, StandardCharsets.UTF_8),
                new PrintStream(System.err, true, StandardCharsets.UTF_8), (options, run) -> {
                    if (options.master != null) {
                        throw new IllegalArgumentException(
                                "--master needs the module lib/spark: ./lab survey starts it");
                    }
                    return run.run();
                }));
    }

    /** Runs a survey where the options say. */
    @FunctionalInterface
    public interface Runner {
        /** @return the table */
        List<? extends Record> run(Options options, SurveyRun<?> run);
    }

    /**
     * The command with this line and these streams.
     *
     * @return the exit code
     */
    public static int run(List<String> words, PrintStream out, PrintStream err, Runner runner) {
        if (words.isEmpty() || words.contains("--help") || words.contains("-h")) {
            out.println(USAGE + Surveys.list());
            return 0;
        }
        Thread main = Thread.currentThread();
        CountDownLatch ended = new CountDownLatch(1);
        Thread stop = new Thread(() -> {
            main.interrupt();
            try {
                ended.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        try {
            Options options = Options.of(words);
            SurveyRun<?> run = SurveyRun.of(options.survey);
            if (options.threads != null) run = run.threads(options.threads);
            if (options.folder != null) run = run.folder(options.folder);
            SurveyRun<?> started = run;
            // Ctrl-C ends as an interruption does: what was answered meanwhile is kept.
            Runtime.getRuntime().addShutdownHook(stop);
            List<? extends Record> table = Work.with(progress(err), () -> runner.run(options, started));
            out.print(text(options.survey, table));
            return 0;
        } catch (IllegalArgumentException wrong) {
            err.println("./lab survey: " + wrong.getMessage());
            return 2;
        } catch (IllegalStateException | UncheckedIOException failed) {
            err.println("./lab survey: " + failed.getMessage());
            return 1;
        } catch (Work.Stopped stopped) {
            err.println("./lab survey: stopped; with --resume the answers so far are kept");
            return 130;
        } finally {
            ended.countDown();
            try {
                Runtime.getRuntime().removeShutdownHook(stop);
            } catch (IllegalStateException ending) {
                // The process ends already.
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static <R extends Record> String text(Survey<R> survey, List<? extends Record> table) {
        RowText<R> rows = new RowText<>(survey.rowType());
        List<String> lines = new ArrayList<>(List.of(rows.heads()));
        for (Record row : table) lines.add(rows.write((R) row));
        return String.join("\n", lines) + "\n";
    }

    /** A line every other second, and the last one. */
    private static Work.Listener progress(PrintStream err) {
        long begun = System.nanoTime();
        long[] said = {begun};
        long[] first = {-1};
        return (done, total, what) -> {
            if (!what.equals("questions")) return;
            if (first[0] < 0) first[0] = done;
            long now = System.nanoTime();
            if (done < total && now - said[0] < NANOS_A_LINE) return;
            said[0] = now;
            double seconds = (now - begun) / 1e9;
            err.println(String.format(Locale.ROOT, "· %d of %d %s, %.0f s, %.1f a second", done, total, what, seconds,
                    (done - first[0]) / Math.max(seconds, 1e-3)));
        };
    }
}
