package nimbook.survey;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import nimbook.core.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A survey answers every question once, whatever happens on the way; what is on disk is not answered again. */
class SurveyRunTest {

    /** Squares: question q has the rows q² and, when q is even, −q. */
    public record Row(int question, long value, String text) {}

    private static final class Squares implements Survey<Row> {
        final int size;
        final Set<Integer> answered = ConcurrentHashMap.newKeySet();
        IntConsumer before = q -> { };

        Squares(int size) {
            this.size = size;
        }

        @Override
        public String name() {
            return "squares-" + size;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Class<Row> rowType() {
            return Row.class;
        }

        @Override
        public List<Row> answer(int question) {
            before.accept(question);
            assertTrue(answered.add(question), "asked twice: " + question);
            assertEquals(1, Work.threads());
            Row square = new Row(question, (long) question * question, "q\t" + question + "\n\\");
            return question % 2 == 1 ? List.of(square) : List.of(square, new Row(question, -question, null));
        }
    }

    private static List<Row> expected(int size) {
        return IntStream.range(0, size).mapToObj(q -> new Squares(size).answer(q)).flatMap(List::stream).toList();
    }

    private static Set<Integer> questions(int from, int to) {
        return new TreeSet<>(IntStream.range(from, to).boxed().toList());
    }

    @Test
    void theTableIsTheSameForAnyNumberOfThreads() {
        for (int size : new int[] {0, 1, 2, 57}) {
            for (int threads : new int[] {1, 2, 5}) {
                Squares survey = new Squares(size);
                assertEquals(expected(size), SurveyRun.of(survey).threads(threads).run());
                assertEquals(questions(0, size), new TreeSet<>(survey.answered));
            }
        }
        assertThrows(IllegalArgumentException.class, () -> SurveyRun.of(new Squares(3)).threads(0));
        assertThrows(IllegalArgumentException.class, () -> SurveyRun.of(new Squares(3)).threads(1025));
    }

    @Test
    void theThreadsWorkAtTheSameTime() {
        CountDownLatch both = new CountDownLatch(2);
        Squares survey = new Squares(2);
        survey.before = q -> {
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        assertEquals(expected(2), SurveyRun.of(survey).threads(2).run());
    }

    @Test
    void progressRunsFromTheBeginningToTheEnd() {
        List<Long> reports = new ArrayList<>();
        Work.with((done, total, what) -> {
            assertEquals("questions", what);
            assertEquals(20, total);
            reports.add(done);
        }, () -> SurveyRun.of(new Squares(20)).threads(3).run());
        assertEquals(0L, reports.get(0));
        assertEquals(20L, reports.get(reports.size() - 1));
        assertEquals(reports.stream().sorted().toList(), reports);
    }

    @Test
    void whatWasAnsweredBeforeAFailureIsKept(@TempDir Path folder) throws IOException {
        Squares failing = new Squares(30);
        IllegalArgumentException cause = new IllegalArgumentException("no answer");
        failing.before = q -> {
            if (q == 17) throw cause;
        };
        Throwable failure = assertThrows(IllegalStateException.class, () -> SurveyRun.of(failing).threads(1)
                .folder(folder).run());
        assertEquals("question 17 of squares-30: java.lang.IllegalArgumentException: no answer", failure.getMessage());
        assertSame(cause, failure.getCause());
        assertFalse(Files.exists(folder.resolve("table.tsv")));
        Squares again = new Squares(30);
        assertEquals(expected(30), SurveyRun.of(again).threads(2).folder(folder).run());
        assertEquals(questions(17, 30), new TreeSet<>(again.answered));
        List<String> table = Files.readAllLines(folder.resolve("table.tsv"));
        assertEquals(List.of("question\tvalue\ttext", "0\t0\tq\\t0\\n\\\\", "0\t0\t\\0", "1\t1\tq\\t1\\n\\\\"),
                table.subList(0, 4));
        assertEquals(1 + expected(30).size(), table.size());
        assertFalse(Files.exists(folder.resolve("table.tsv.new")));
    }

    @Test
    void anInterruptionKeepsWhatWasAnswered(@TempDir Path folder) {
        Thread caller = Thread.currentThread();
        Squares stopped = new Squares(30);
        stopped.before = q -> {
            if (q != 11) return;
            caller.interrupt();
            while (true) Work.poll();
        };
        assertThrows(Work.Stopped.class, () -> SurveyRun.of(stopped).threads(1).folder(folder).run());
        assertFalse(Thread.interrupted());
        Squares again = new Squares(30);
        assertEquals(expected(30), SurveyRun.of(again).threads(3).folder(folder).run());
        assertEquals(questions(11, 30), new TreeSet<>(again.answered));
        Squares none = new Squares(30);
        assertEquals(expected(30), SurveyRun.of(none).folder(folder).run());
        assertEquals(Set.of(), none.answered);
    }

    /** At every length that a crash may leave the file with, and with every byte of an answer changed. */
    @Test
    void aCrashLosesTheLastLineAtMost(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("answers.log");
        SurveyRun.of(new Squares(5)).threads(1).folder(folder).run();
        byte[] whole = Files.readAllBytes(log);
        for (int length = 0; length < whole.length; length++) {
            Files.write(log, java.util.Arrays.copyOf(whole, length));
            int lines = 0;
            for (int i = 0; i < length; i++) if (whole[i] == '\n') lines++;
            Squares again = new Squares(5);
            assertEquals(expected(5), SurveyRun.of(again).threads(1).folder(folder).run());
            assertEquals(questions(Math.max(0, lines - 1), 5), new TreeSet<>(again.answered), "cut at " + length);
            assertArrayEquals(whole, Files.readAllBytes(log), "cut at " + length);
        }
        int second = new String(whole, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf('\n') + 1;
        int third = new String(whole, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf('\n', second);
        for (int at = second; at < third; at++) {
            byte[] wrong = whole.clone();
            wrong[at] ^= 1;
            Files.write(log, wrong);
            Squares again = new Squares(5);
            assertEquals(expected(5), SurveyRun.of(again).threads(1).folder(folder).run());
            assertEquals(Set.of(0), again.answered, "byte " + at);
        }
    }

    @Test
    void aFolderOfAnotherSurveyIsRefused(@TempDir Path folder) throws IOException {
        SurveyRun.of(new Squares(5)).folder(folder).run();
        String message = assertThrows(IllegalArgumentException.class, () -> SurveyRun.of(new Squares(6)).folder(folder)
                .run()).getMessage();
        assertTrue(message.contains("squares-5") && message.contains("squares-6"), message);
        try (AnswerFile open = AnswerFile.open(folder.resolve("answers.log"), new Squares(5))) {
            assertEquals(5, open.answers().size());
            message = assertThrows(IllegalArgumentException.class, () -> SurveyRun.of(new Squares(5)).folder(folder)
                    .run()).getMessage();
            assertTrue(message.endsWith("another survey writes to it now"), message);
        }
        Files.writeString(folder.resolve("answers.log"), "something else\n", StandardOpenOption.TRUNCATE_EXISTING);
        assertThrows(IllegalArgumentException.class, () -> SurveyRun.of(new Squares(5)).folder(folder).run());
    }

    @Test
    void answersFromElsewhereCountOnce(@TempDir Path folder) {
        Squares survey = new Squares(6);
        List<Row> table = SurveyRun.of(survey).folder(folder).runWith((open, sink) -> {
            for (int q : open) {
                List<String> rows = SurveyRun.rows(new Squares(6), q);
                sink.take(q, rows);
                sink.take(q, rows);
            }
        });
        assertEquals(expected(6), table);
        assertEquals(Set.of(), survey.answered);
        String message = assertThrows(IllegalStateException.class, () -> SurveyRun.of(new Squares(6)).runWith((open,
                sink) -> { })).getMessage();
        assertEquals("question 0 of squares-6 was not answered", message);
    }
}
