package nimbook.table;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.misere.MisereQuotient;
import org.junit.jupiter.api.Test;

class GameRowsTest {

    @Test
    void kaylesInLinesOfItsPeriod() {
        DataTable table = DataTable.of(Octal.kayles());
        assertTrue(
                table.title().startsWith(
                        "Grundy values of Kayles (.77): preperiod 71, period 12 (proved: Guy and Smith"),
                table.title());
        assertEquals(13, table.columns().size());
        // The last line that differs from the next is that of 70 = 5 · 12 + 10: Winning Ways, chapter 4.
        List<Object> late = table.at(6).subList(1, 13);
        assertEquals(List.of(4L, 1L, 2L, 8L, 1L, 4L, 7L, 2L, 1L, 8L, 2L, 7L), late);
        assertEquals(6L, table.at(5, 11));
        for (int row = 7; row < table.rows(); row++) assertEquals(late, table.at(row).subList(1, 13));
    }

    @Test
    void shortPeriodsFillALine() {
        assertEquals(1 + 10, DataTable.of(SubtractionGame.of(2, 3, 7)).columns().size());
        assertEquals(1 + 12, DataTable.of(SubtractionGame.of(1, 2)).columns().size());
        DataTable officers = DataTable.of(Octal.of(".6").grundy(14));
        assertTrue(officers.title().contains("no period to heap 2000 (HeapPeriods.find"), officers.title());
        assertEquals(2, officers.rows());
        assertEquals(null, officers.at(1, 6));
    }

    /** The certificates and the survey have the same numbers. */
    @Test
    void periodsThatBeginLateAreKnown() throws IOException {
        assertTrue(DataTable.of(Octal.of(".356")).title().contains("preperiod 7315, period 142 (proved"));
        Path docs = Path.of("../../docs");
        List<String> survey = Files.readAllLines(docs.resolve("surveys/octal-3.tsv"));
        GameRows.LONG_PERIODS.forEach((code, period) -> {
            Matcher said = Pattern.compile("preperiod (\\d+), period (\\d+) .*").matcher(period);
            assertTrue(said.matches(), period);
            if (period.contains("HeapPeriods"))
                assertTrue(survey.stream().anyMatch(line -> line.startsWith(code + "\t" + said.group(1) + "\t"
                        + said.group(2) + "\tproved\t")), period);
            else if (period.contains("certificates")) {
                String file = assertDoesNotThrow(() -> Files.readString(
                        docs.resolve("certificates/octal-" + code.substring(1) + ".json")));
                assertTrue(file.contains("\"preperiod\": " + said.group(1)) && file.contains("\"period\": "
                        + said.group(2)), period);
            }
        });
    }

    /** What each row says follows from the definition of the quotient. */
    @Test
    void aQuotientIsATableOfItsElements() {
        MisereQuotient quotient = MisereQuotient.of(Octal.of(".31"));
        DataTable table = DataTable.of(quotient);
        assertEquals(quotient.order(), table.rows());
        assertTrue(table.title().contains("⟨"), table.title());
        long lost = IntStream.range(0, table.rows()).filter(i -> table.at(i, 1).equals("P")).count();
        assertEquals(quotient.pPortion().size(), lost);
        // 1 is the empty sum; times a generator it is the generator, and its heaps are those without a move.
        assertEquals("1", table.at(0, 0));
        for (int g = 0; g < quotient.generators().size(); g++)
            assertEquals(quotient.element(quotient.generators().get(g)), table.at(0, 3 + g));
        // A product is the element of the sum of heaps.
        for (int n = 0; n < 6; n++) for (int m = 0; m < 6; m++)
            assertEquals(quotient.element(n, m), quotient.product(quotient.element(n), quotient.element(m)));
        assertThrows(IllegalArgumentException.class, () -> quotient.product("1", "z"));
    }

    @Test
    void severalGamesAreRows() {
        DataTable table = DataTable.games(Octal.kayles(), Octal.of(".6"));
        assertEquals(List.of("Kayles (.77)", 0L, 1L, 2L, 3L, 1L, 4L), table.at(0).subList(0, 7));
        assertTrue(table.at(0, 14).toString().startsWith("preperiod 71, period 12"));
        assertTrue(table.at(1, 14).toString().startsWith("no period to heap 2000"));
        assertThrows(IllegalArgumentException.class, DataTable::games);
    }

    /** Of .6 at 0 to 14: the last line of ten has five. */
    @Test
    void valuesInLinesAreTermsOfABFile() {
        DataTable table = DataTable.of(Octal.of(".6").grundy(14));
        assertTrue(TableExport.numbered(table));
        assertEquals(15, TableExport.terms(table).count());
        for (int n = 0; n < 15; n++)
            assertEquals(BigInteger.valueOf(Octal.of(".6").grundy(14).at(n)), TableExport.terms(table).term().apply(n));
    }

    @Test
    void aRuleSaysThatItIsObserved() {
        assertTrue(DataTable.of(HeapGame.nim()).title().contains("saltus 1 (observed to 400"));
    }

    @Test
    void aGameSaysItsSizeAndItsMoves() {
        Game<Integer> game =
                Game.of(5, n -> n == 0 ? List.of() : n == 1 ? List.of(0) : List.of(n - 1, n - 2)).named("one or two");
        DataTable table = DataTable.of(game);
        assertEquals("one or two 5: 6 positions, longest play 5 moves; N-position, Grundy value 2", table.title());
        assertEquals(List.of("4", 1L, "N", "loses"), table.at(0));
        assertEquals(List.of("3", 0L, "P", "wins"), table.at(1));
        assertEquals(List.of("4", "P", "wins"), DataTable.of(game.misere()).at(0));
        assertEquals(0, DataTable.of(game.at(0)).rows());
        assertTrue(DataTable.of(game.at(0)).text()
                .startsWith("one or two 0: 1 position, longest play 0 moves; P-position"));
    }

    @Test
    void aSumSaysItsNimSum() {
        Sum sum = Sum.of(Octal.kayles(), 5).plus(BoardGame.queen(), 3, 4);
        assertEquals("Kayles (.77) 5 + queen (3, 4): N-position, 4 ⊕ 2 = 6", DataTable.of(sum).title());
        assertEquals("Kayles (.77) 5 + queen (3, 4) (misère): " + sum.misere().outcome() + "-position",
                DataTable.of(sum.misere()).title());
        assertEquals("nothing: P-position, 0", DataTable.of(Sum.of()).title());
    }

    @Test
    void misereHeaps() {
        // Winning Ways, chapter 13: the lost single rows of misère Kayles.
        assertTrue(DataTable.of(Octal.kayles().misere()).title().endsWith("lost are [1, 4, 9, 12, 20]"));
    }
}
