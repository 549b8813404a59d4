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
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Every public method of the library with random and hostile arguments. {@code ./lab soak} runs other seeds. */
class PublicApiFuzzTest {

    private static final String SEED = System.getProperty("nimbook.fuzz.seed", "20260101");

    /** Hash codes by address and shortened exceptions differ from run to run: they are switched off. */
    private static final List<String> DETERMINISTIC =
            List.of("-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2",
                    "-XX:-OmitStackTraceInFastThrow", "-XX:TieredStopAtLevel=1");

    private static Process fuzz(List<String> jvm, int rounds, Path log) throws IOException {
        List<String> command =
                new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(DETERMINISTIC);
        command.addAll(jvm);
        command.addAll(
                List.of("-cp", System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        PublicApiFuzzer.class.getName(), SEED, Integer.toString(rounds), log.toString()));
        return new ProcessBuilder(command).redirectErrorStream(true).redirectInput(new File("pom.xml")).start();
    }

    private static String output(Process process) throws IOException, InterruptedException {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), "seed " + SEED + "\n" + output);
        return output;
    }

    @Test
    void onlyWhatIsDocumentedIsThrown(@TempDir Path folder) throws IOException, InterruptedException {
        String output = output(fuzz(List.of("-Xmx768m", "-XX:+UseSerialGC"), 1, folder.resolve("calls")));
        assertTrue(output.matches(
                "(?s).*\\d+ methods, [1-9]\\d+ calls, [1-9]\\d* refused, [1-9]\\d* interrupted, "
                        + "[1-9]\\d+ nulls, 0 broken\n"),
                output);
        // ./lab soak counts the calls.
        System.out.print(output);
    }

    /**
     * Three rounds, and the first of them once more with half the heap, a deeper stack, another collector, locale and
     * time zone. Compiled by the first compiler alone: the second one would take longer than the calls.
     */
    @Test
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    void theCallsAreAFunctionOfTheSeed(@TempDir Path folder) throws IOException, InterruptedException {
        Path log = folder.resolve("three-rounds"), again = folder.resolve("first-round");
        output(fuzz(List.of("-Xmx768m", "-XX:+UseSerialGC"), 3, log));
        output(fuzz(List.of("-Xmx384m", "-Xss4m", "-XX:+UseParallelGC", "-Duser.language=tr",
                "-Duser.timezone=Asia/Kathmandu"), 1, again));
        List<String> first = Files.readAllLines(again);
        assertTrue(first.size() > 1000, first.size() + " calls");
        assertEquals(String.join("\n", first), String.join("\n", Files.readAllLines(log).subList(0, first.size())));
    }

    private static Set<String> api() throws IOException, ReflectiveOperationException {
        return PublicApi.of(Work.class.getClassLoader(), List.of(Work.class.getName())).stream()
                .map(Executable::toString).collect(Collectors.toSet());
    }

    @Test
    void theMethodsOfNotebooksAreAmongThem() throws IOException, ReflectiveOperationException {
        Set<String> names = api();
        for (String part : List.of("nimbook.wythoff.Wythoff.isP(", "nimbook.board.BoardGame.grundy(",
                "nimbook.fibonacci.FibonacciNim.winningTakes(", "nimbook.number.Zeckendorf.of(",
                "nimbook.deletions.DigitalDeletions.of(")) {
            assertTrue(names.stream().anyMatch(name -> name.contains(part)), part);
        }
        assertFalse(names.stream().anyMatch(name -> name.contains(".main(")));
    }
}
