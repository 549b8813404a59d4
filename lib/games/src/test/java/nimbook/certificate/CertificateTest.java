package nimbook.certificate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.logic.GameTheorem;
import nimbook.misere.MisereQuotient;
import nimbook.period.HeapPeriods;
import nimbook.period.HeapRepetition;
import nimbook.period.Period;
import nimbook.period.Repetition;
import nimbook.period.RowPeriods;
import nimbook.rook.MisereRook;
import nimbook.rook.RookPeriods;
import nimbook.terminal.TerminalSetComparison;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read back is what was written, and is what the library says; what is not of the format is refused. */
class CertificateTest {

    private static String text(String file) throws IOException {
        return Files.readString(Path.of("../../docs/certificates", file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rook-row-15.json", "rook-row-16.json", "wythoff-row-261.json", "wythoff-row-399.json",
            "octal-16.json", "octal-127.json", "octal-354.json", "octal-376.json"})
    void aLongFileIsReadAndWritten(String file) throws IOException {
        assertEquals(text(file), Certificate.parse(text(file)).json());
    }

    @ParameterizedTest
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    @ValueSource(strings = {"octal-16.json", "octal-127.json", "octal-354.json", "octal-376.json"})
    void aLongPeriodIsChecked(String file) throws IOException {
        assertEquals(List.of(), Certificate.parse(text(file)).faults());
    }

    @Test
    void theClaimIsThatOfTheLibrary() throws IOException {
        Repetition row = (Repetition) Certificate.parse(text("wythoff-row-10.json")).claim();
        assertEquals(BoardGame.queen(), row.game());
        assertEquals(24, row.period());
        String own = CertificateJson.of(RowPeriods.of(BoardGame.queen(), 4));
        assertEquals(own, Certificate.parse(own).json());
        String saltus = CertificateJson.of(HeapPeriods.of(HeapGame.takeAndBreak("4.[3]")));
        assertEquals("G(n + 4) = G(n) + 4 for n ≥ 1 in taking-and-breaking game 4.[3]",
                Certificate.parse(saltus).toString());
    }

    static boolean holds(String text) {
        try {
            return Certificate.parse(text).check();
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    @Test
    void certificatesThatSayTheSameAreEqual() throws IOException {
        Certificate kayles = Certificate.parse(text("kayles.json"));
        assertNotEquals(kayles, Certificate.parse(text("dawson.json")));
        assertEquals(kayles.hashCode(), Certificate.parse(text("kayles.json").replace(",\n ", ",")).hashCode());
        assertNotEquals(0, kayles.hashCode());
        refused("row 2147483647 is not 0 to 17", text("rook-row-7.json").replace("\"row\": 7", "\"row\": 2147483647"));
        refused("a whole number below 2³¹", text("rook-row-7.json").replace("\"row\": 7", "\"row\": 2147483648"));
    }

    /** Refused as it is read, or by the check; with these words. */
    private static void refused(String words, String text) {
        String said;
        try {
            said = Certificate.parse(text).faults().toString();
        } catch (IllegalArgumentException e) {
            said = e.getMessage();
        }
        assertTrue(said.contains(words), said);
    }

    @Test
    void whatIsNotOfTheFormatIsRefused() throws IOException {
        String kayles = text("kayles.json");
        refused("format is not", "{}");
        refused("no deeper nesting", "{\"a\":".repeat(100_000));
        refused("field witnesses is not as the format has it", text("rook-row-7.json").replace("[[2, ", "[[3, "));
        String row = text("wythoff-terminal-row-9.json");
        refused("the pairs do not ascend at [0, 1]", row.replace("[0, 1]", "[0, 1], [0, 1]"));
        refused("the pairs do not ascend at [0, 2]", row.replace("[0, 2], [1, 0]", "[1, 0], [0, 2]"));
        refused("cell (1, 1) is terminal and forbidden", row.replace("\"forbidden\": []", "\"forbidden\": [[1, 1]]"));
        refused("field game is not as the format has it", row.replace("\"band\": 0", "\"band\": 0, \"rim\": 0"));
        // The same moves in other words: a band of width 1 for the diagonal ray.
        assertTrue(holds(row.replace(", [1, 1]], \"steps\"", "], \"steps\"").replace("\"band\": 0", "\"band\": 1")));
        for (int cut = 0; cut < kayles.length() - 2; cut++) {
            String part = kayles.substring(0, cut);
            assertThrows(IllegalArgumentException.class, () -> Certificate.parse(part), part);
        }
        for (String[] change : new String[][] {{"12", "12.0"}, {"12", "012"}, {"12", "-12"}, {"12", "\"12\""},
            {"12", "99999999999999999999"}, {"\"period\": 12", "\"period\": 12, \"period\": 12"}, {"period", "periods"},
            {"\"first\": 71,", ""}, {"kind", "sort"}, {"\"heap\"", "\"heaps\""}, {"certificate 1", "certificate 2"},
            {"octal", "hexal"}, {".77", ".770"}, {".77", ".78"}, {"{\"octal\": \".77\"}", "null"},
            {"155\n}", "155\n}x"}, {"71", "[".repeat(100_000)}}) {
            String changed = kayles.replace(change[0], change[1]);
            assertFalse(changed.equals(kayles), change[0]);
            assertThrows(IllegalArgumentException.class, () -> Certificate.parse(changed), changed);
        }
    }

    private static void assertFile(String name, String text) throws IOException {
        assertEquals(Files.readString(Path.of("../../docs/certificates", name + ".json")), text);
    }

    private static String automaton(BoardGame game) {
        return CertificateJson.of(GameTheorem.find(game).theorem().orElseThrow().certificate());
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
        assertFile("automaton-misere", automaton(BoardGame.queen().misere()));
        assertFile("automaton-triangle-2", automaton(BoardGame.queen().terminal(Cells.triangle(2))));
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
