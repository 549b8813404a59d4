package nimbook.survey;

import static nimbook.core.Arguments.nonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import nimbook.core.Work;

/**
 * Answers the questions of a survey: on several threads, with progress ("questions"), and, with a folder, resumed from
 * the answers that are there.
 *
 * <pre>{@code SurveyRun.of(Surveys.named("octal-2")).threads(4).folder(Path.of("octal-2")).run()}</pre>
 *
 * <p>The folder holds {@code answers.log}, a line for each answer, written as they come, and at the end {@code
 * table.tsv}. An interruption, an answer that fails, and the end of the process lose no more than the questions that
 * were being answered.
 *
 * @param <R> the rows
 */
public final class SurveyRun<R extends Record> {

    /**
     * Milliseconds between two looks at progress, interruption and disk: an interruption is to show within a tenth of a
     * second.
     */
    private static final int LOOK = 50;

    private static final long NANOS_A_SYNC = 1_000_000_000;

    private final Survey<R> survey;
    private final int threads;
    private final Path folder;

    private SurveyRun(Survey<R> survey, int threads, Path folder) {
        this.survey = survey;
        this.threads = threads;
        this.folder = folder;
    }

    /** A run on all processors that keeps its answers in memory alone. */
    public static <R extends Record> SurveyRun<R> of(Survey<R> survey) {
        return new SurveyRun<>(survey, Math.min(Work.MOST_THREADS, Runtime.getRuntime().availableProcessors()), null);
    }

    /**
     * The same run on so many threads.
     *
     * @throws IllegalArgumentException unless 1 ≤ n ≤ {@link Work#MOST_THREADS}
     */
    public SurveyRun<R> threads(int n) {
        if (n < 1 || n > Work.MOST_THREADS) {
            throw new IllegalArgumentException("n = " + n + ": 1 to " + Work.MOST_THREADS + " threads are allowed");
        }
        return new SurveyRun<>(survey, n, folder);
    }

    /**
     * The same run with its answers in a folder, which is made where it is missing; answers that are there are not
     * answered again.
     */
    public SurveyRun<R> folder(Path path) {
        return new SurveyRun<>(survey, threads, path);
    }

    /**
     * Answers what is not answered yet, and returns the table.
     *
     * @throws IllegalArgumentException when the folder holds another survey, or another process writes to it
     * @throws IllegalStateException when a question has no answer: its number and the cause
     * @throws UncheckedIOException when the folder cannot be read or written
     * @throws Work.Stopped when the thread is interrupted
     */
    public List<R> run() {
        return runWith(this::onThreads);
    }

    /** Another place than this machine's threads where questions are answered. */
    @FunctionalInterface
    public interface Answering {
        /** Gives the sink the {@link SurveyRun#rows} of every open question, in any order. */
        void answer(List<Integer> open, Sink sink) throws IOException;
    }

    /** Takes answers, on any thread; one that comes again is dropped. */
    @FunctionalInterface
    public interface Sink {
        /** Keeps the rows of a question's answer, on disk where the run has a folder. */
        void take(int question, List<String> rows) throws IOException;
    }

    /** {@link #run} with the questions answered elsewhere; it throws what that throws, too. */
    public List<R> runWith(Answering answering) {
        try {
            return folder == null ? run(answering, null) : inFolder(answering);
        } catch (IOException e) {
            throw new UncheckedIOException("folder = " + folder + ": " + e.getMessage(), e);
        }
    }

    private List<R> inFolder(Answering answering) throws IOException {
        List<R> table;
        try (AnswerFile file = AnswerFile.open(folder.resolve("answers.log"), survey)) {
            table = run(answering, file);
        }
        writeTable(table);
        return table;
    }

    private List<R> run(Answering answering, AnswerFile file) throws IOException {
        Map<Integer, List<String>> answers = new TreeMap<>(file == null ? Map.of() : file.answers());
        List<Integer> open = new ArrayList<>();
        for (int q = 0; q < survey.size(); q++) if (!answers.containsKey(q)) open.add(q);
        Work.at(answers.size(), Math.max(1, survey.size()), "questions");
        answering.answer(open, new Sink() {
            private long synced = System.nanoTime();

            @Override
            public synchronized void take(int question, List<String> rows) throws IOException {
                if (answers.putIfAbsent(question, rows) != null || file == null) return;
                file.add(question, rows);
                if (System.nanoTime() - synced < NANOS_A_SYNC) return;
                file.sync();
                synced = System.nanoTime();
            }
        });
        Work.at(survey.size(), Math.max(1, survey.size()), "questions");
        RowText<R> text = new RowText<>(survey.rowType());
        List<R> rows = new ArrayList<>();
        for (int q = 0; q < survey.size(); q++) {
            if (!answers.containsKey(q)) {
                throw new IllegalStateException("question " + q + " of " + survey.name() + " was not answered");
            }
            for (String row : answers.get(q)) rows.add(text.read(row));
        }
        return List.copyOf(survey.merge(rows));
    }

    /** An answer, or why there is none. */
    private record Result(int question, List<String> rows, Throwable failure) {}

    private void onThreads(List<Integer> open, Sink sink) throws IOException {
        AtomicInteger next = new AtomicInteger();
        BlockingQueue<Result> results = new LinkedBlockingQueue<>();
        List<Thread> workers = new ArrayList<>();
        try {
            for (int i = 0; i < Math.min(threads, open.size()); i++) {
                Thread worker = new Thread(() -> work(open, next, results), "nimbook survey " + (i + 1));
                worker.setDaemon(true);
                workers.add(worker);
                worker.start();
            }
            for (int left = open.size(); left > 0; ) {
                Work.at(survey.size() - (long) left, survey.size(), "questions");
                Result result = results.poll(LOOK, TimeUnit.MILLISECONDS);
                if (result == null) continue;
                if (result.failure != null) {
                    throw new IllegalStateException("question " + result.question + " of " + survey.name() + ": "
                            + result.failure, result.failure);
                }
                sink.take(result.question, result.rows);
                left--;
            }
        } catch (InterruptedException stopped) {
            throw new Work.Stopped();
        } finally {
            workers.forEach(Thread::interrupt);
            workers.forEach(Work::join);
            // What was answered meanwhile is kept, too.
            for (Result result = results.poll(); result != null; result = results.poll()) {
                if (result.failure == null) sink.take(result.question, result.rows);
            }
        }
    }

    private void work(List<Integer> open, AtomicInteger next, BlockingQueue<Result> results) {
        for (int i = next.getAndIncrement(); i < open.size() && !Thread.currentThread()
                .isInterrupted(); i = next.getAndIncrement()) {
            int question = open.get(i);
            try {
                results.add(new Result(question, rows(survey, question), null));
            } catch (Work.Stopped stopped) {
                return;
            } catch (RuntimeException | Error failure) {
                results.add(new Result(question, List.of(), failure));
                return;
            }
        }
    }

    /** The answer to a question as text, a line a row: what {@link Sink} takes. */
    public static <R extends Record> List<String> rows(Survey<R> survey, int question) {
        RowText<R> text = new RowText<>(nonNull(survey, "survey").rowType());
        return Work.onOneThread(() -> survey.answer(question)).stream().map(text::write).toList();
    }

    /**
     * The table as text with tabs: the names of the fields, then the rows. Written temporary and moved, so that it is
     * never half there.
     */
    private void writeTable(List<R> table) throws IOException {
        RowText<R> text = new RowText<>(survey.rowType());
        StringBuilder lines = new StringBuilder(text.heads()).append('\n');
        for (R row : table) lines.append(text.write(row)).append('\n');
        Path temporary = folder.resolve("table.tsv.new");
        Files.writeString(temporary, lines, StandardCharsets.UTF_8);
        Files.move(temporary, folder.resolve("table.tsv"), StandardCopyOption.REPLACE_EXISTING,
                StandardCopyOption.ATOMIC_MOVE);
    }
}
