package nimbook.notebook;

import static nimbook.notebook.Lab.decide;
import static nimbook.notebook.Lab.load;
import static nimbook.notebook.Lab.save;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.heatmap.Heatmap;
import nimbook.logic.Decision;
import nimbook.logic.GameTheorem;
import nimbook.logic.Slips;
import nimbook.logic.Theory;
import nimbook.widget.live.Figures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatementsTest {

    @Test
    void twoFreeVariablesAreCells() {
        Heatmap pairs = (Heatmap) decide("W(x, y)");
        assertTrue(pairs.text().startsWith("W(x, y)\n34 × 34 cells: 0 = true, 1 = false"), pairs.text());
        Heatmap turned = (Heatmap) decide("y = x + 30");
        assertEquals("y = x + 30", turned.state().get("title"));
        assertEquals(4, count((byte[]) turned.state().get("values")));
        assertEquals(List.of("y", "x"), turned.state().get("axes"));
        assertEquals(0, ((byte[]) turned.state().get("values"))[30 * 34]);
    }

    private static int count(byte[] values) {
        int zeros = 0;
        for (byte value : values) if (value == 0) zeros++;
        return zeros;
    }

    /** Of Wythoff's pairs below 34 × 34, (12, 20), (14, 23), (16, 26), (17, 28) and (19, 31) have a sum above 30. */
    @Test
    void aStatementIsComparedWithTheGame() {
        assertTrue(decide("W(x, y)", BoardGame.queen()).text().startsWith("W(x, y) in all 1156 cells: Wythoff's game"));
        Heatmap less = decide("W(x, y) & x + y < 30", BoardGame.queen());
        assertTrue(less.text().startsWith("≠ W(x, y) ∧ x + y < 30 in 10 of 1156 cells: Wythoff's game"),
                less.text());
        Theory two = Theory.metallic(2);
        assertTrue(decide(two, "W(x, y)", BoardGame.tWythoff(2)).text().contains("in all 1156 cells"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> decide("x < 3", BoardGame.queen())).getMessage()
                .contains("it has 1 free variable, but a cell is two numbers"));
    }

    @Test
    void decisionsAndRelationsShowThemselves() {
        Theory own = Theory.fibonacci().define("C(n)", "A(n) + 1");
        FigureTypes.known();
        assertEquals(decide(own, "all n: C(n) > n").text(), Figures.of(own.decide("all n: C(n) > n")).text());
        assertTrue(Figures.of(own.relation("C(n) = 4")).text().startsWith("relation of n: "));
        assertTrue(Figures.of(own.relation("C(n) = m")) instanceof Heatmap);
    }

    /** The front door says the same. */
    @Test
    void whatCannotBeReadIsRefusedWithACaret() {
        assertEquals("all n: n·n = n\n        ^ n·n is not linear: a product needs a number on one side",
                assertThrows(IllegalArgumentException.class, () -> decide("all n: n·n = n")).getMessage());
    }

    @Test
    void aTheoremIsSavedAsItsCertificate(@TempDir Path folder) {
        BoardGame triangle = BoardGame.queen().terminal(Cells.triangle(2));
        for (Object proved : List.of(GameTheorem.of(BoardGame.queen(), "W(x, y)"), GameTheorem.find(triangle),
                Slips.of(3))) {
            String file = folder.resolve(proved.getClass().getSimpleName() + ".json").toString();
            save(proved, file);
            assertEquals(List.of(), load(file).faults());
        }
    }

    /** The names and the verdicts of docs/statements.md. */
    @Test
    void theDocumentSaysWhatIsSo() throws IOException {
        String text = Files.readString(Path.of("../../docs/statements.md"));
        for (Map.Entry<String, Theory> one : Map.of("fibonacci()", Theory.fibonacci(), "metallic(2)",
                Theory.metallic(2), "narayana()", Theory.narayana(), "binary()", Theory.binary()).entrySet()) {
            String section = text.split("### `Theory." + Pattern.quote(one.getKey()))[1].split("\n###")[0];
            List<String> rows = one.getValue().definitions().stream().map(name -> "| `" + name.head() + "` | "
                    + name.text() + " |").toList();
            assertEquals(rows, section.lines().filter(line -> line.startsWith("| `")).toList());
        }
        Matcher row = Pattern.compile("(?m)^\\| `([^`]+)` \\| (proved|false: .*) \\|$").matcher(text);
        int rows = 0;
        for (; row.find(); rows++) {
            Decision decision = Theory.fibonacci().decide(row.group(1));
            assertEquals(row.group(2), decision.holds() ? "proved" : "false: " + decision.exampleText());
        }
        assertEquals(7, rows);
    }
}
