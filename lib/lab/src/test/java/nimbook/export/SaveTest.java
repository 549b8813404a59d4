package nimbook.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.certificate.Certificate;
import nimbook.certificate.CertificateJson;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heatmap.Heatmap;
import nimbook.misere.MisereQuotient;
import nimbook.notebook.Lab;
import nimbook.period.Evidence;
import nimbook.period.HeapPeriods;
import nimbook.period.Period;
import nimbook.terminal.TerminalSetComparison;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files where they can stand, and clear words where they cannot; a part of a file nowhere. */
class SaveTest {

    @TempDir
    Path folder;

    private final Heatmap map = Heatmap.of(BoardGame.rook().grundy(3, 3));

    private String refused(String name) {
        return refused(Export.of(map), name);
    }

    private String refused(Export export, String name) {
        return assertThrows(IllegalArgumentException.class, () -> export.save(name)).getMessage();
    }

    private String in(String name) {
        return folder + "/" + name;
    }

    /** Whatever a test did, no part of a file is left. */
    @AfterEach
    void nothingHalfWritten() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            assertEquals(List.of(), files.filter(file -> file.getFileName().toString().endsWith(".part")).toList());
        }
    }

    @Test
    void aSavedFileTellsWhereAndHowLarge() throws IOException {
        SaveResult saved = map.save(in("rook.csv"));
        assertEquals("m,0,1,2\r\n0,0,1,2\r\n1,1,0,3\r\n2,2,3,0\r\n", Files.readString(Path.of(in("rook.csv"))));
        assertEquals(in("rook.csv") + ": CSV table, 36 bytes", saved.toString());
        assertEquals(FileFormat.SVG, map.save(in("ROOK.SVG")).form(), "the case of letters does not matter");
    }

    /** A certificate is the text of lib/games, which its own checker proves; nothing that is shown has one. */
    @Test
    void aProvedPeriodIsSavedAsACertificate() throws IOException {
        Period proved = HeapPeriods.of(Octal.kayles());
        assertEquals(in("kayles.json") + ": certificate, 151 bytes", Lab.save(proved, in("kayles.json")).toString());
        assertEquals(CertificateJson.of(proved), Files.readString(Path.of(in("kayles.json"))));
        assertEquals(List.of(FileFormat.JSON), Lab.export(((Evidence.Proved) proved.evidence()).certificate()).forms());
        assertEquals(List.of(FileFormat.JSON), Lab.export(TerminalSetComparison.misere(Cells.triangle(2))).forms());
        MisereQuotient quotient = MisereQuotient.of(Octal.kayles());
        Lab.save(quotient, in("quotient.json"));
        Lab.save(quotient.period().orElseThrow(), in("period.json"));
        assertEquals(Files.readString(Path.of(in("quotient.json"))), Files.readString(Path.of(in("period.json"))));
        assertTrue(Lab.load(in("quotient.json")).check());
        assertTrue(refused(in("rook.json")).contains("a heatmap has no certificate (json)"));
        Period seen = HeapPeriods.of(HeapGame.nim(), 50);
        assertTrue(refused(Lab.export(seen), in("nim.json")).contains("only a proved period has a certificate"));
        assertFalse(Files.exists(Path.of(in("nim.json"))));
    }

    @Test
    void aSavedCertificateIsLoadedCheckedAndSavedAgain() throws IOException {
        Lab.save(HeapPeriods.of(Octal.kayles()), in("kayles.json"));
        Certificate loaded = Lab.load(in("kayles.json"));
        assertTrue(loaded.check());
        Lab.save(loaded, in("again.json"));
        assertEquals(Files.readString(Path.of(in("kayles.json"))), Files.readString(Path.of(in("again.json"))));
        Files.writeString(Path.of(in("false.json")), loaded.json().replace("\"period\": 12", "\"period\": 13"));
        assertFalse(Lab.load(in("false.json")).check());
        for (String wrong : List.of("none.json", "kayles.csv", "\0"))
            assertThrows(IllegalArgumentException.class, () -> Lab.load(in(wrong)), wrong);
    }

    @Test
    void anUnknownEndingIsRefusedWithThoseThatAreKnown() {
        assertEquals(
                "file \"" + in("rook.docx")
                        + "\": the ending docx is unknown; this heatmap has svg png pdf csv md tex txt html",
                refused(in("rook.docx")));
        assertTrue(refused(in("rook")).contains("its ending says the form, and it has none; this heatmap has svg"));
        assertTrue(refused(in("rook.")).contains("it has none"));
        assertTrue(refused(in(".svg.")).contains("it has none"));
        assertTrue(refused("").contains("a name with an ending is needed"));
        assertTrue(refused("a\0b.svg").contains("takes no such name"));
    }

    @Test
    void aFolderThatIsMissingOrNoneOrTheTargetItselfIsRefused() throws IOException {
        assertTrue(refused(in("there/rook.svg")).contains("there is no folder " + folder.resolve("there")),
                refused(in("there/rook.svg")));
        assertFalse(Files.exists(folder.resolve("there")), "nor is it made");
        Files.writeString(folder.resolve("file"), "x");
        assertTrue(refused(in("file/rook.svg")).contains("is a file, not a folder"));
        Files.createDirectory(folder.resolve("figures.svg"));
        assertTrue(refused(in("figures.svg")).contains("is a folder; name a file in it"));
        assertTrue(refused(folder.toString()).contains("is a folder"));
    }

    /**
     * Root may write everywhere but where the kernel itself says no, as in /proc; elsewhere a folder without the right
     * to write is enough.
     */
    @Test
    void aFolderThatCannotBeWrittenIsRefused() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        boolean posix = closed.toFile().setWritable(false) && !Files.isWritable(closed);
        Path target = posix ? closed.resolve("rook.svg")
                : Files.isDirectory(Path.of("/proc/self")) ? Path.of("/proc/self/rook.svg") : null;
        if (target != null)
            assertTrue(refused(target.toString()).matches("(?s).*cannot be written.*|.*may not be written.*"),
                    refused(target.toString()));
        closed.toFile().setWritable(true);
    }

    @Test
    void aNameTooLongIsRefusedAndOddOnesWork() throws IOException {
        assertTrue(refused(in("x".repeat(300) + ".svg")).contains("cannot be written"));
        for (String name : List.of("Wythoff’s game (1907) — ⌊nφ⌋.svg", " leading space.svg", "a'b\"c;d&e.svg", "日本.svg",
                "..svg", "%20.svg", "-rf.svg")) {
            map.save(in(name));
            assertTrue(Files.size(folder.resolve(name)) > 100, name);
        }
    }

    @Test
    void aFileOfSomeoneElseIsNotOverwritten() throws IOException {
        Path file = folder.resolve("theirs.svg");
        Files.writeString(file, "precious");
        assertTrue(refused(file.toString()).contains(
                "exists, with other content, and was not written here; say .replace(), or take another name"));
        assertEquals("precious", Files.readString(file));
        assertTrue(Export.of(map).replace().save(file.toString()).toString().contains("in place of the one before"));
        assertTrue(Files.readString(file).startsWith("<svg"));
    }

    @Test
    void aFileWithTheSameBytesOrWrittenHereBeforeIsRenewed() throws IOException {
        String file = in("ours.svg");
        Files.write(Path.of(file), Export.of(map).bytes(FileFormat.SVG));
        assertTrue(map.save(file).renewed(), "the same bytes");
        Heatmap other = map.title("other");
        other.save(in("mine.svg"));
        map.save(in("mine.svg"));
        assertArrayEquals(Export.of(map).bytes(FileFormat.SVG), Files.readAllBytes(Path.of(in("mine.svg"))));
        Files.writeString(Path.of(in("mine.svg")), "edited by hand");
        assertTrue(refused(in("mine.svg")).contains("exists"), "what was changed since is someone's work");
    }

    @Test
    void aLinkIsFollowedAndStays() throws IOException {
        Path real = Files.writeString(folder.resolve("real.svg"), "x");
        Path link = folder.resolve("link.svg");
        try {
            Files.createSymbolicLink(link, real);
        } catch (UnsupportedOperationException | IOException e) {
            return;
        }
        Export.of(map).replace().save(link.toString());
        assertTrue(Files.isSymbolicLink(link));
        assertTrue(Files.readString(real).startsWith("<svg"));
    }

    @Test
    void anInterruptionLeavesNothing() {
        Path file = folder.resolve("stopped.svg");
        Thread.currentThread().interrupt();
        try {
            assertThrows(CancellationException.class, () -> map.save(file.toString()));
            assertTrue(Thread.currentThread().isInterrupted(), "and whoever stopped it is heard further out");
            // Between the writing and the move, too.
            assertThrows(CancellationException.class, () -> OutputFile.of(file.toString(), false).write(new byte[100]));
        } finally {
            Thread.interrupted();
        }
        assertFalse(Files.exists(file));
    }

    @Test
    void aRefusedFormWritesNothing() {
        refused(Export.of(Heatmap.of(100, 100, (r, c) -> r)), in("large.tex"));
        assertFalse(Files.exists(folder.resolve("large.tex")));
    }

    @Test
    void titleSourceAndNotesStandOnThePicture() {
        String svg =
                new String(Export.of(map).title("Rook & nim").source("Bouton 1902").note("x < 3").bytes(FileFormat.SVG),
                        java.nio.charset.StandardCharsets.UTF_8);
        assertTrue(svg.contains(">Rook &amp; nim</text>") && svg.contains(">Source: Bouton 1902</text>")
                && svg.contains(">x &lt; 3</text>"), svg);
        assertFalse(svg.contains(">Grundy values: rook</text>"), "in place of the figure's own title");
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Export.of(map).parameters()).getMessage()
                .contains("only a live figure has some"));
        assertThrows(IllegalArgumentException.class, () -> Export.of(map).scale(0));
        assertThrows(IllegalArgumentException.class, () -> Export.of(map).scale(60).bytes(FileFormat.PNG));
    }

    @Test
    void aReplacedFileKeepsItsPermissions() throws IOException {
        Path file = folder.resolve("mine.svg");
        Files.writeString(file, "old");
        if (Files.getFileAttributeView(file, PosixFileAttributeView.class) == null) return;
        for (String permissions : List.of("rw-------", "rw-rw-r--", "rwxr-x---")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            Export.of(map).replace().save(file.toString());
            assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
            assertTrue(Files.readString(file).startsWith("<svg"));
        }
    }

    @Test
    void aLinkToNothingIsRefusedWithItsReason() throws IOException {
        Path link = folder.resolve("link.svg");
        try {
            Files.createSymbolicLink(link, folder.resolve("gone.svg"));
        } catch (IOException | UnsupportedOperationException e) {
            return;
        }
        assertEquals("file \"" + link + "\": is a link to " + folder.resolve("gone.svg")
                + ", which does not exist; remove the link, or make what it points to", refused(link.toString()));
        assertFalse(Files.exists(folder.resolve("gone.svg")));
    }

    /**
     * Each thread renews the file that another has just written here: none is refused, and the file is one of theirs,
     * whole.
     */
    @Test
    void severalThreadsSaveUnderOneName() throws Exception {
        int threads = 8, times = 40;
        Path file = folder.resolve("one.bin");
        CyclicBarrier start = new CyclicBarrier(threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                byte[] bytes = new byte[10_000 + t];
                Arrays.fill(bytes, (byte) t);
                all.add(pool.submit(() -> {
                    start.await();
                    for (int i = 0; i < times; i++) {
                        OutputFile.of(file.toString(), false).write(bytes);
                        byte[] now = Files.readAllBytes(file);
                        assertEquals(10_000 + now[0], now.length);
                        for (byte b : now) assertEquals(now[0], b);
                    }
                    return null;
                }));
            }
            for (Future<?> one : all) one.get();
        } finally {
            pool.shutdownNow();
        }
    }
}
