package nimbook.page;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import nimbook.core.Work;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineFilesTest {

    private static final byte[] SCRIPT = "a script".getBytes(StandardCharsets.UTF_8);

    /** No class path: as in a kernel that started before the engine was made. */
    private final ClassLoader none = new URLClassLoader(new URL[0], null);

    @TempDir
    Path share;

    private Path jars;
    private EngineFiles files;

    @BeforeEach
    void folder() throws IOException {
        jars = Files.createDirectory(share.resolve("jars"));
        files = new EngineFiles(none, jars.toString());
    }

    private void make() throws IOException {
        Path part = share.resolve("part");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(part))) {
            zip.putNextEntry(new ZipEntry("nimbook/web/java.js"));
            zip.write(SCRIPT);
        }
        Files.move(part, jars.resolve("nimbook-web-9.jar"));
    }

    private void process(long id) throws IOException {
        Files.writeString(share.resolve("engine.pid"), id + "\n");
    }

    @Test
    void jarBesideTheClassPath() throws IOException {
        make();
        assertTrue(files.areThere());
        assertArrayEquals(SCRIPT, files.read("java.js"));
        assertNull(files.read("java.wasm"));
    }

    @Test
    void withoutAProcessNothingIsAwaited() throws IOException {
        assertFalse(files.areThere());
        assertFalse(new EngineFiles(none, null).areThere());
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process ended = new ProcessBuilder(java, "-version").start();
        long id = ended.pid();
        ended.onExit().join();
        process(id);
        assertFalse(files.areThere());
        Files.writeString(share.resolve("engine.pid"), "no number");
        assertFalse(files.areThere());
    }

    @Test
    void waitsForTheProcessAndReportsIt() throws IOException {
        process(ProcessHandle.current().pid());
        List<String> said = new CopyOnWriteArrayList<>();
        boolean there = Work.with(
                (done, total, what) -> {
                    said.add(done + " " + what);
                    if (done < 1) return;
                    try {
                        make();
                        Files.delete(share.resolve("engine.pid"));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                files::areThere);
        assertTrue(there);
        assertEquals(
                List.of(
                        "0 seconds of waiting until the library is compiled for pages",
                        "1 seconds of waiting until the library is compiled for pages"),
                said);
    }

    @Test
    void waitingIsStopped() throws IOException {
        process(ProcessHandle.current().pid());
        Thread.currentThread().interrupt();
        assertThrows(Work.Stopped.class, files::areThere);
        assertFalse(Thread.interrupted());
    }
}
