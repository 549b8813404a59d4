package nimbook.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import nimbook.core.Work;

/**
 * Where the files of the engine for pages are: on the class path, or in the jar {@code nimbook-web-*.jar} of the folder
 * that the system property {@code nimbook.jars} names. {@code ./lab} opens JupyterLab before that jar is made and
 * leaves at the folder the file {@code engine.pid}, with the number of the process that makes it; a page that needs
 * the engine meanwhile waits for this process.
 */
final class EngineFiles {

    private static final String FOLDER = "nimbook/web/";
    /** The smallest file; the jar has it as soon as it has any. */
    private static final String FIRST = "java.js";
    /** Longer than the slowest build that was seen (270 s on a busy machine of 2 cores). */
    private static final int SECONDS = 600;

    private final ClassLoader classes;
    private final Path jars;

    /** The files of this laboratory. */
    EngineFiles() {
        this(EngineFiles.class.getClassLoader(), System.getProperty("nimbook.jars"));
    }

    EngineFiles(ClassLoader classes, String jars) {
        this.classes = classes;
        this.jars = jars == null ? null : Path.of(jars);
    }

    /**
     * Whether the engine is there; waits while it is being made, and reports the seconds as progress.
     *
     * @throws Work.Stopped when the thread is interrupted
     */
    boolean areThere() {
        if (read(FIRST) != null) return true;
        for (int second = 0; second < SECONDS && isBeingMade(); second++) {
            Work.at(second, SECONDS, "seconds of waiting until the library is compiled for pages");
            sleep();
        }
        return read(FIRST) != null;
    }

    /** The file's bytes; null when it is not there. */
    byte[] read(String name) {
        try (InputStream in = classes.getResourceAsStream(FOLDER + name)) {
            if (in != null) return in.readAllBytes();
            Path jar = jar();
            if (jar == null) return null;
            try (ZipFile zip = new ZipFile(jar.toFile())) {
                ZipEntry entry = zip.getEntry(FOLDER + name);
                if (entry == null) return null;
                try (InputStream file = zip.getInputStream(entry)) {
                    return file.readAllBytes();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path jar() throws IOException {
        if (jars == null || !Files.isDirectory(jars)) return null;
        try (DirectoryStream<Path> found = Files.newDirectoryStream(jars, "nimbook-web-*.jar")) {
            for (Path jar : found) return jar;
        }
        return null;
    }

    private boolean isBeingMade() {
        if (jars == null) return false;
        try {
            long process = Long.parseLong(Files.readString(jars.resolveSibling("engine.pid")).trim());
            return ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false);
        } catch (IOException | NumberFormatException e) {
            return false; // no such file: nothing is being made
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            throw new Work.Stopped();
        }
    }
}
