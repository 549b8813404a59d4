package nimbook.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimbook.claim.Ledger;
import nimbook.core.Work;
import nimbook.widget.live.Live;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every public method of a notebook's libraries, figures and parameters among them, with random and hostile arguments
 * and with results of earlier calls. The fuzzer is that of lib/games, {@code nimbook.fuzz}.
 */
class LabApiFuzzTest {

    private static final String SEED = System.getProperty("nimbook.fuzz.seed", "20260101");

    /** What the fuzzer says of its calls. */
    private static String fuzz(Path folder, Path log, String... jvm) throws IOException, InterruptedException {
        // Compiled next to the classes of lib/games, whatever the folder is called.
        Path games = Path.of(URI.create(Work.class.getProtectionDomain().getCodeSource().getLocation().toString()));
        String paths = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> command =
                new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2",
                        "-XX:-OmitStackTraceInFastThrow"));
        command.addAll(List.of(jvm));
        command.addAll(List.of("-Djava.awt.headless=true",
                "-Dnimbook.fuzz.libraries="
                        + Stream.of(Work.class, Ledger.class, Live.class, Lab.class).map(Class::getName)
                                .collect(Collectors.joining(",")),
                "-cp", games.resolveSibling("test-classes") + File.pathSeparator + paths,
                "nimbook.fuzz.PublicApiFuzzer", SEED, "1", log.toString()));
        Path nothing = Files.createFile(folder.resolve("nothing"));
        // A hostile name of a file leads nowhere else: two folders up is still inside.
        Process process =
                new ProcessBuilder(command).directory(Files.createDirectories(folder.resolve("a/b/c")).toFile())
                        .redirectErrorStream(true).redirectInput(nothing.toFile()).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), "seed " + SEED + "\n" + output);
        assertTrue(
                output.matches(
                        "(?s).*\\d+ methods, [1-9]\\d+ calls, [1-9]\\d* refused, [1-9]\\d* interrupted, "
                            + "[1-9]\\d+ nulls, 0 broken\n"),
                output);
        try (Stream<Path> files = Files.walk(folder)) {
            // A call that was refused or interrupted leaves nothing half-written behind.
            assertEquals(List.of(),
                    files.filter(file -> file.getFileName().toString().matches("\\..*|.*\\.(part|tmp|new)")).toList());
        }
        return output;
    }

    private static final String[] USUAL = {"-Xmx1g", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"};

    @Test
    void onlyWhatIsDocumentedIsThrown(@TempDir Path folder) throws IOException, InterruptedException {
        // ./lab soak counts the calls.
        System.out.print(fuzz(Files.createDirectory(folder.resolve("first")), folder.resolve("calls"), USUAL));
    }

    @Test
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    void theCallsAreAFunctionOfTheSeed(@TempDir Path folder) throws IOException, InterruptedException {
        Path first = folder.resolve("first-calls"), second = folder.resolve("second-calls");
        fuzz(Files.createDirectory(folder.resolve("first")), first, USUAL);
        fuzz(Files.createDirectory(folder.resolve("second")), second, "-Xmx512m", "-XX:+UseParallelGC",
                "-Duser.language=tr", "-Duser.timezone=Asia/Kathmandu");
        assertEquals(Files.readString(first), Files.readString(second));
    }
}
