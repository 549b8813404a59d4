package nimbook.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Arrays;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where a file goes. It is written next to its place under another name and then moved there in one step: a reader
 * sees the old file, or the whole new one, whatever happens in between.
 *
 * <p>A file that exists is not overwritten without replace(), with two exceptions that cost nothing: it holds the
 * same bytes already, or this JVM wrote it itself and it has not changed since (a cell that runs again renews its
 * file).
 */
final class OutputFile {

    /** What this JVM wrote, by path. Threads that save under one name take turns, by this object's lock. */
    private static final Map<Path, Written> OURS = new ConcurrentHashMap<>();

    /** The time and the size that a file had when it was written here last. */
    private static final class Written {
        private FileTime time;
        private long size;

        void take(Path file) throws IOException {
            time = Files.getLastModifiedTime(file);
            size = Files.size(file);
        }

        boolean is(Path file) throws IOException {
            return time != null && size == Files.size(file) && time.equals(Files.getLastModifiedTime(file));
        }
    }

    private final String name;
    private final Path named;
    private final Path path;
    private final boolean replace;

    private OutputFile(String name, Path named, Path path, boolean replace) {
        this.name = name;
        this.named = named;
        this.path = path;
        this.replace = replace;
    }

    /** As it was named. */
    Path path() {
        return named;
    }

    /** What stands behind the last dot of its name; empty for nothing. */
    String ending() {
        String last = named.getFileName().toString();
        return last.substring(last.indexOf('.') < 0 ? last.length() : last.lastIndexOf('.') + 1);
    }

    private static Path parsed(String name) {
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException(
                    "file \"" + name + "\": a name with an ending is needed, as \"wythoff.svg\"");
        }
        try {
            return name.startsWith("~/") ? Path.of(System.getProperty("user.home")).resolve(name.substring(2))
                    : Path.of(name);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("file \"" + name.replace('\0', '\ufffd')
                    + "\": this file system takes no such name (" + e.getReason() + ")", e);
        }
    }

    /**
     * Looks whether a file can stand there, before anything is computed for it.
     *
     * @param name a leading "~/" is the home folder
     * @throws IllegalArgumentException with the reason when it cannot
     */
    static OutputFile of(String name, boolean replace) {
        Path path = parsed(name);
        try {
            // A link is followed: what it points to is written, the link stays.
            boolean link = Files.isSymbolicLink(path);
            if (link && !Files.exists(path)) {
                throw new IllegalArgumentException("file \"" + name + "\": is a link to " + Files.readSymbolicLink(path)
                        + ", which does not exist; remove the link, or make what it points to");
            }
            Path real = link ? path.toRealPath() : path.toAbsolutePath().normalize();
            OutputFile target = new OutputFile(name, path, real, replace);
            target.folder();
            if (Files.isDirectory(real))
                throw target.refused("is a folder; name a file in it, as \"" + name + "/figure.svg\"");
            return target;
        } catch (IOException | SecurityException e) {
            throw new IllegalArgumentException("file \"" + name + "\": " + e.getMessage(), e);
        }
    }

    private void folder() {
        Path folder = path.getParent();
        if (folder == null) throw refused("has no folder that it could stand in");
        if (!Files.exists(folder)) {
            throw refused("there is no folder " + folder + "; make it first: Files.createDirectories(Path.of(\""
                    + folder.toString().replace('\\', '/') + "\"))");
        }
        if (!Files.isDirectory(folder)) throw refused(folder + " is a file, not a folder");
        if (!Files.isWritable(folder)) throw refused("the folder " + folder + " cannot be written");
    }

    private CancellationException stopped() {
        return new CancellationException("stopped: \"" + name + "\" was not written");
    }

    private IllegalArgumentException refused(String why) {
        return new IllegalArgumentException("file \"" + name + "\": " + why);
    }

    /**
     * Writes the file; one that is replaced keeps its permissions.
     *
     * @return whether it was there before
     * @throws IllegalArgumentException when it must not be replaced, or cannot be written; then nothing is changed
     */
    boolean write(byte[] bytes) {
        if (Thread.currentThread().isInterrupted()) throw stopped();
        Written written = OURS.computeIfAbsent(path, p -> new Written());
        synchronized (written) {
            return write(bytes, written);
        }
    }

    private boolean write(byte[] bytes, Written written) {
        Path part = path.resolveSibling(".nimbook-" + UUID.randomUUID() + ".part");
        try {
            boolean before = Files.exists(path);
            if (before && !replace && !written.is(path)) {
                if (same(bytes)) return true;
                throw refused(
                        "exists, with other content, and was not written here; say .replace(), or take another name");
            }
            try (OutputStream out =
                    Files.newOutputStream(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                // Before a byte is in it: what only its owner may read is never readable by others.
                if (before) permissions(part);
                out.write(bytes);
            }
            if (Thread.currentThread().isInterrupted()) throw stopped();
            move(part);
            written.take(path);
            return before;
        } catch (AccessDeniedException e) {
            throw refused("may not be written (" + e.getMessage() + ")");
        } catch (FileAlreadyExistsException e) {
            throw refused("was made by someone else just now");
        } catch (FileSystemException e) {
            throw refused("cannot be written: " + (e.getReason() == null ? e.getMessage() : e.getReason()));
        } catch (IOException e) {
            throw refused("cannot be written: " + e.getMessage());
        } finally {
            discard(part);
        }
    }

    private void move(Path part) throws IOException {
        try {
            Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            // Some network folders cannot: there the move is a copy, and the part is taken away after it.
            Files.move(part, path, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Those of the file that is replaced, where the file system has such. */
    private void permissions(Path part) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (old != null) Files.setPosixFilePermissions(part, old.readAttributes().permissions());
    }

    private boolean same(byte[] bytes) throws IOException {
        return Files.size(path) == bytes.length && Arrays.equals(Files.readAllBytes(path), bytes);
    }

    private static void discard(Path part) {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            // What cannot be taken away could not be made either, or the folder is gone.
        }
    }
}
