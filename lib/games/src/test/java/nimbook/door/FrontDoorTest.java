package nimbook.door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import nimbook.board.Cells;
import nimbook.board.Position;
import nimbook.board.TerminalLab;
import nimbook.deletions.MisereRook;
import nimbook.deletions.RookCertificate;
import nimbook.deletions.RookCertificateChecker;
import nimbook.fibonacci.GlobalNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.heap.HeapGame;
import nimbook.number.Numerals;
import nimbook.work.Work;
import org.junit.jupiter.api.Test;

/**
 * Every public method with random and hostile arguments, three times three calls each with a fixed seed; {@code -Dnimbook.door.seconds=600}
 * and {@code -Dnimbook.door.seed=…} go further. What was found that way stands below it by itself.
 */
class FrontDoorTest {

    @Test
    void whateverIsAskedOnlyWhatIsDocumentedIsThrown() throws IOException, InterruptedException {
        // Rounds, not seconds: a quicker machine must not ask what no other was asked.
        String rounds = System.getProperty("nimbook.door.seconds") == null ? "3" : "1000000";
        String seconds = System.getProperty("nimbook.door.seconds", "60"), seed = System.getProperty("nimbook.door.seed", "20260101");
        String paths = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m",
                "-Djava.awt.headless=true", "-cp", paths, Knocking.class.getName(), seed, seconds, rounds)
                .redirectErrorStream(true).redirectInput(new File("pom.xml")).start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), "seed " + seed + "\n" + told);
        // How many calls there were depends on the machine; that there were some does not.
        assertTrue(told.matches("(?s).*\\d+ doors, [1-9]\\d+ calls, [1-9]\\d* refused.*"), told);
    }

    @Test
    void theDoorsAreThosePeopleUse() throws Exception {
        Set<String> names = Knocking.doors().stream().map(Executable::toString).collect(Collectors.toSet());
        for (String part : List.of("nimbook.wythoff.Wythoff.isP(", "nimbook.board.BoardGame.grundy(", "nimbook.fibonacci.FibonacciNim.winningMoves(",
                "nimbook.number.Zeckendorf.of(", "nimbook.deletions.DigitalDeletions.of(")) {
            assertTrue(names.stream().anyMatch(name -> name.contains(part)), part);
        }
    }

    /** bound + j was an int: the number of positions came out negative, and was let in. */
    @Test
    void pilesAsLargeAsAnIntAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> GlobalNim.of(2, Integer.MAX_VALUE - 1));
        assertThrows(IllegalArgumentException.class, () -> GlobalNim.of(Integer.MAX_VALUE, 11));
        assertThrows(IllegalArgumentException.class, () -> GlobalPiles.start(8, Integer.MAX_VALUE - 1).isP());
    }

    /** Used columns were counted up to the furthest terminal cell, however far it was. */
    @Test
    void aTerminalCellFarToTheRightIsRefused() {
        Cells far = new Cells("far", List.of(Position.of(3, Integer.MAX_VALUE - 1)));
        double needed = 24.0 * Integer.MAX_VALUE;
        if (needed > 0.8 * Runtime.getRuntime().maxMemory()) assertThrows(IllegalArgumentException.class, () -> TerminalLab.valueOne(far));
    }

    /** 2m + 1 was an int; a heap's options were listed before anybody asked how many they are. */
    @Test
    void rowsAndHeapsAsLargeAsAnIntAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> MisereRook.f(1 << 30, BigInteger.ZERO));
        if (96.0 * Integer.MAX_VALUE > 0.8 * Runtime.getRuntime().maxMemory()) {
            assertThrows(IllegalArgumentException.class, () -> HeapGame.nim().options(Integer.MAX_VALUE));
        }
    }

    @Test
    void endlessZerosAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Numerals.padded(BigInteger.ONE, Integer.MAX_VALUE));
        assertThrows(IllegalArgumentException.class, () -> Numerals.padded(BigInteger.ONE.negate(), 3));
        assertEquals("7", Numerals.padded(BigInteger.valueOf(7), Integer.MIN_VALUE));
        assertEquals("007", Numerals.padded(BigInteger.valueOf(7), 3));
    }

    /** The primes of a forged period were sought up to its root without a look at the clock, and q² overflowed on the way. */
    @Test
    void aForgedPeriodCanBeStopped() throws InterruptedException {
        RookCertificate forged = new RookCertificate(10, Long.MAX_VALUE - 1, 20, 27, List.of(43L, 10L));
        Watch.End end = new Watch().run(() -> RookCertificateChecker.verifies(forged));
        assertTrue(end.deaf() == null && (!end.stopped() || end.thrown() instanceof Work.Stopped || Boolean.FALSE.equals(end.result())),
                end.toString());
    }
}
