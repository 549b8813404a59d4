package nimbook.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import nimbook.widget.Live;
import nimbook.work.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every public method of a notebook's libraries, figures and parameters among them, with random and hostile arguments and with what earlier calls
 * gave: the caller is that of lib/games, and so are the properties that send it further.
 */
class LabDoorTest {

    @Test
    void whateverIsAskedOnlyWhatIsDocumentedIsThrown(@TempDir Path folder) throws IOException, InterruptedException {
        String rounds = System.getProperty("nimbook.door.seconds") == null ? "1" : "1000000";
        String seconds = System.getProperty("nimbook.door.seconds", "90"), seed = System.getProperty("nimbook.door.seed", "20260101");
        // Compiled beside the classes of lib/games, whatever the folder is called.
        Path games = Path.of(java.net.URI.create(Work.class.getProtectionDomain().getCodeSource().getLocation().toString()));
        String paths = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        // A hostile name of a file leads nowhere else: two folders up is still inside.
        Path inside = Files.createDirectories(folder.resolve("a/b/c"));
        Path nothing = Files.createFile(folder.resolve("nothing"));
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m",
                "-Djava.awt.headless=true", "-Dnimbook.door.of=" + String.join(",", Work.class.getName(), Live.class.getName(), Lab.class.getName()),
                "-cp", games.resolveSibling("test-classes") + java.io.File.pathSeparator + paths, "nimbook.door.Knocking", seed, seconds, rounds)
                .directory(inside.toFile()).redirectErrorStream(true).redirectInput(nothing.toFile()).start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), "seed " + seed + "\n" + told);
        assertTrue(told.matches("(?s).*\\d+ doors, [1-9]\\d+ calls, [1-9]\\d* refused.*"), told);
        try (Stream<Path> files = Files.walk(folder)) {
            // What was refused, or given up on its way, leaves nothing half-written behind.
            assertEquals(0, files.filter(file -> file.getFileName().toString().matches("\\..*|.*\\.(part|tmp|new)")).count());
        }
    }
}
