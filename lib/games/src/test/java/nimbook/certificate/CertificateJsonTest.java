package nimbook.certificate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.TerminalSetComparison;
import nimbook.deletions.MisereRook;
import nimbook.deletions.RookPeriods;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.misere.MisereQuotient;
import nimbook.period.HeapPeriods;
import nimbook.period.HeapRepetition;
import nimbook.period.Period;
import nimbook.period.Repetition;
import nimbook.period.RowPeriods;
import org.junit.jupiter.api.Test;

/** What is written is what the checker outside the JVM proves in its own tests: the files of docs/certificates. */
class CertificateJsonTest {

    private static void assertFile(String name, String text) throws IOException {
        assertEquals(Files.readString(Path.of("../../docs/certificates", name + ".json")), text);
    }

    @Test
    void writesTheFilesThatAreProvedOutsideTheJvm() throws IOException {
        assertFile("wythoff-row-10", CertificateJson.of(RowPeriods.of(BoardGame.queen(), 10)));
        assertFile("king-row-5", CertificateJson.of(RowPeriods.of(BoardGame.king(), 5)));
        assertFile("two-wythoff-row-6", CertificateJson.of(RowPeriods.of(BoardGame.tWythoff(2), 6)));
        assertFile("wythoff-terminal-row-9",
                CertificateJson.of(RowPeriods.of(BoardGame.queen().terminal(Cells.triangle(2)), 9)));
        assertFile("rook-row-7", CertificateJson.of(MisereRook.periodOfG(7)));
        assertFile("rook-row-9", CertificateJson.of(RookPeriods.of(9).f()));
        assertFile("kayles", CertificateJson.of(HeapPeriods.of(Octal.kayles())));
        assertFile("dawson", CertificateJson.of(HeapPeriods.of(Octal.of(".07"))));
        assertFile("subtract-2-5-7", CertificateJson.of(HeapPeriods.of(SubtractionGame.of(2, 5, 7))));
        assertFile("code-0-b1", CertificateJson.of(HeapPeriods.of(HeapGame.takeAndBreak("0.B1"))));
        assertFile("laskers-nim", CertificateJson.of(HeapPeriods.of(HeapGame.takeAndBreak("4.[3]"))));
        assertFile("code-0-9b", CertificateJson.of(HeapPeriods.of(HeapGame.takeAndBreak("0.9B"))));
        assertFile("misere-75", CertificateJson.of(MisereQuotient.of(Octal.of(".75")).period().orElseThrow()));
        assertFile("misere-kayles", CertificateJson.of(MisereQuotient.of(Octal.kayles()).certificate()));
        assertFile("misere-dawson-12", CertificateJson.of(MisereQuotient.of(Octal.of(".07"), 12).certificate()));
        assertFile("triangle-3", CertificateJson.of(TerminalSetComparison.misere(Cells.triangle(3))));
    }

    @Test
    void theCornerIsWrittenThoughItWasNotNamed() {
        assertTrue(CertificateJson.of(TerminalSetComparison.misere(Cells.strip(1).without(0, 0)))
                .contains("\"terminal\": [[0, 0]]"));
    }

    @Test
    void whatHasNoCertificateIsRefused() {
        Period seen = HeapPeriods.of(HeapGame.nim(), 50);
        Repetition lacking = new Repetition(BoardGame.queen(), 2, 8, 3, 8, 3, List.of());
        for (Runnable wrong : List.<Runnable>of(() -> CertificateJson.of(seen),
                () -> CertificateJson.of(TerminalSetComparison.valueOne(Cells.triangle(2))),
                () -> CertificateJson.of(lacking),
                () -> CertificateJson.of(new HeapRepetition(HeapGame.nim(), 0, 1, 0, 9)))) {
            assertThrows(IllegalArgumentException.class, wrong::run);
        }
    }
}
