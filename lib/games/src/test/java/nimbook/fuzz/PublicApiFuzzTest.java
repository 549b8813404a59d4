package nimbook.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import nimbook.core.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every public method of the library with random and hostile arguments. {@code ./lab soak} runs other seeds. */
class PublicApiFuzzTest {

    private static final String SEED = System.getProperty("nimbook.fuzz.seed", "20260101");

    /** Hash codes by address and shortened exceptions differ from run to run: they are switched off. */
    private static final List<String> DETERMINISTIC = List.of("-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UnlockExperimentalVMOptions",
            "-XX:hashCode=2", "-XX:-OmitStackTraceInFastThrow");

    private static String fuzz(List<String> jvm, int rounds, Path log) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(DETERMINISTIC);
        command.addAll(jvm);
        command.addAll(List.of("-cp", System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                PublicApiFuzzer.class.getName(), SEED, Integer.toString(rounds), log.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectInput(new File("pom.xml")).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), "seed " + SEED + "\n" + output);
        return output;
    }

    /** Three rounds; then the first of them once more with half the heap, another collector and compiler, while other threads compute. */
    @Test
    void onlyWhatIsDocumentedIsThrownAndTheCallsAreAFunctionOfTheSeed(@TempDir Path folder) throws IOException, InterruptedException {
        Path log = folder.resolve("three-rounds"), again = folder.resolve("first-round");
        String output = fuzz(List.of("-Xmx768m"), 3, log);
        assertTrue(output.matches("(?s).*\\d+ methods, [1-9]\\d+ calls, [1-9]\\d* refused, [1-9]\\d* interrupted, 0 broken\n"), output);
        try (Load load = new Load(2)) {
            fuzz(List.of("-Xmx384m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Duser.language=tr",
                    "-Duser.timezone=Asia/Kathmandu"), 1, again);
            assertTrue(load.computes());
        }
        List<String> first = Files.readAllLines(again);
        assertTrue(first.size() > 1000, first.size() + " calls");
        assertEquals(String.join("\n", first), String.join("\n", Files.readAllLines(log).subList(0, first.size())));
    }

    /** Threads that compute until they are closed. */
    private record Load(List<Thread> threads) implements AutoCloseable {
        Load(int count) {
            this(new ArrayList<>());
            for (int i = 0; i < count; i++) threads.add(new Thread(() -> {
                while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
            }));
            threads.forEach(thread -> thread.setDaemon(true));
            threads.forEach(Thread::start);
        }

        boolean computes() {
            return threads.stream().allMatch(Thread::isAlive);
        }

        @Override
        public void close() {
            threads.forEach(Thread::interrupt);
        }
    }

    private static Set<String> api() throws IOException, ReflectiveOperationException {
        return PublicApi.of(Work.class.getClassLoader(), List.of(Work.class.getName())).stream().map(Executable::toString)
                .collect(Collectors.toSet());
    }

    @Test
    void theMethodsOfNotebooksAreAmongThem() throws IOException, ReflectiveOperationException {
        Set<String> names = api();
        for (String part : List.of("nimbook.wythoff.Wythoff.isP(", "nimbook.board.BoardGame.grundy(", "nimbook.fibonacci.FibonacciNim.winningMoves(",
                "nimbook.number.Zeckendorf.of(", "nimbook.deletions.DigitalDeletions.of(")) {
            assertTrue(names.stream().anyMatch(name -> name.contains(part)), part);
        }
        assertFalse(names.stream().anyMatch(name -> name.contains(".main(")));
    }
}
