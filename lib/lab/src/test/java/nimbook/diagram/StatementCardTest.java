package nimbook.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import nimbook.board.BoardGame;
import nimbook.drawing.Color;
import nimbook.drawing.Mark;
import nimbook.drawing.MissingGlyphs;
import nimbook.drawing.ShapeStyle;
import nimbook.logic.GameTheorem;
import nimbook.logic.Slips;
import nimbook.logic.TheoremSearch;
import nimbook.logic.Theory;
import nimbook.wythoff.Wythoff;
import org.junit.jupiter.api.Test;

class StatementCardTest {

    private static final Theory FIBONACCI = Theory.fibonacci();

    private static Picture decided(String statement) {
        return StatementCard.of(FIBONACCI.decide(statement));
    }

    private static List<String> words(Picture picture) {
        return picture.drawing().marks().stream().filter(Mark.Text.class::isInstance).map(mark -> ((Mark.Text) mark)
                .text()).toList();
    }

    private static long filled(Picture picture, Color color) {
        return picture.drawing().marks().stream().filter(mark -> mark instanceof Mark.Rect r && r.style().fill() != null
                && r.style().fill().equals(color)).count();
    }

    @Test
    void aTheoremIsItsStatementAndTheVerdict() {
        Picture card = decided("all n: n >= 1 => B(n) = A(A(n)) + 1");
        assertEquals(List.of("∀n: n ≥ 1 ⇒ B(n) = A(A(n)) + 1", "✓ Proved for all natural numbers",
                "Largest automaton: 14 states"), words(card));
        assertEquals("for all n: n ≥ 1 implies B(n) = A(A(n)) + 1. Proved for all natural numbers. Largest automaton: "
                + "14 states", card.drawing().title());
        assertEquals("", MissingGlyphs.of(decided("~ (some n: n > 0 | n < 0) <=> all n: n <= 0 & n != 1")
                .drawing()).asText());
    }

    /** B3 fails at n = 1 alone. A(n) is even for the n that plain arithmetic finds. */
    @Test
    void theNumbersThatDecideAreOnALine() {
        Picture card = decided("all n >= 1: B(n) > A(n-1) + n > B(n-1) > A(n-1)");
        assertTrue(words(card).containsAll(List.of("✗ False", "Least counterexample: n = 1",
                "B(n) = 2, A(n − 1) = 0, B(n − 1) = 0")), words(card).toString());
        assertEquals(1, filled(card, Color.BAD));
        assertTrue(card.text().endsWith("\ncounterexamples n = 1 (of the first 48)"), card.text());
        Picture even = StatementCard.of("some k: A(n) = 2k", List.of("n"), FIBONACCI.relation("some k: A(n) = 2k"));
        long expected = 0;
        for (long n = 0; n < 96; n++) if (Wythoff.lower(n) % 2 == 0) expected++;
        assertEquals(expected, filled(even, Color.ACCENT));
        assertTrue(even.text().endsWith("\ntrue for n = 0, 3, 4, 5, 8, 9, 10, 14, 15, 19, 20, 24, 25, 26, 29, 30, …"));
        assertEquals(48, filled(decided("some n: n >= 0"), Color.GOOD));
    }

    /** The first name says the row, also where it comes later in the alphabet. */
    @Test
    void pairsAreCells() {
        Picture card = decided("all y, x: ~ (y = 2 & x = 5)");
        List<ShapeStyle> cells = card.drawing().marks().stream().filter(mark -> mark instanceof Mark.Rect r
                && r.radius() == 0).map(mark -> ((Mark.Rect) mark).style()).toList();
        // the sheet, 12 × 12 cells, the frame
        assertEquals(1 + 144 + 1, cells.size());
        assertEquals(Color.BAD, cells.get(1 + 2 * 12 + 5).fill());
        assertTrue(card.text().endsWith("\ncounterexamples (y, x) = (2, 5) (of the first 12 × 12)"), card.text());
    }

    @Test
    void whatLiesFarOutOrIsNoPairIsSaidInWords() {
        assertEquals(4, words(decided("all n: n < 1000000000000")).size());
        assertTrue(words(decided("all n: n < 1000000000000")).contains(
                "Least counterexample: n = 1\u2009000\u2009000\u2009000\u2009000"));
        Picture sum = StatementCard.of("x + y = z", List.of("x", "y", "z"), FIBONACCI.relation("x + y = z"));
        assertEquals("x + y = z\nTrue for some x, y, z; least: x = 0, y = 0, z = 0", sum.text());
        Picture none = StatementCard.of("n < 0", List.of("n"), FIBONACCI.relation("n < 0"));
        assertEquals("n < 0\nTrue for no n", none.text());
        assertThrows(IllegalArgumentException.class, () -> StatementCard.of("n < 0", List.of("m"),
                FIBONACCI.relation("n < 0")));
    }

    /** Wythoff's pairs without that of the sum 3. */
    @Test
    void aGameIsThreeStatements() {
        Picture queen = StatementCard.of(GameTheorem.of(BoardGame.queen(), "W(x, y)"));
        assertEquals("✓ P-positions proved for all positions", words(queen).get(1));
        assertEquals(3, words(queen).stream().filter(line -> line.startsWith("✓ ∀x, y")).count());
        assertEquals(BoardGame.queen().outcomes(24, 24).positionsOf(0).size(), filled(queen, Color.ACCENT));
        Picture wrong = StatementCard.of(GameTheorem.of(BoardGame.queen(), "W(x, y) & x + y != 3"));
        assertTrue(String.join(" ", words(wrong)).contains("✗ Not the P-positions: outside the set, and no move leads "
                + "into it: x = 1, y = 2"), words(wrong).toString());
        Picture lost = StatementCard.of(new TheoremSearch(BoardGame.queen(), Optional.empty(), "nowhere"));
        assertEquals(List.of("Wythoff's game (queen)", "No automaton of the P-positions was found", "nowhere"),
                words(lost));
    }

    /** The slips of x + y ≤ 2 are the Fibonacci numbers from 3 on, of x + y ≤ 3 the Lucas numbers from 4 on. */
    @Test
    void slipsAreOnALine() {
        Picture two = StatementCard.of(Slips.of(2));
        assertEquals(8, filled(two, Color.ACCENT) + filled(two,
                NumberLine.SECOND));
        assertTrue(Math.abs(filled(two, Color.ACCENT) - filled(two, NumberLine.SECOND)) <= 1);
        assertTrue(two.text().endsWith("\nslips at d = 3, 5, 8, 13, 21, 34, 55, 89 (of the first 120)"), two.text());
        assertTrue(StatementCard.of(Slips.of(3)).text().endsWith(" d = 4, 7, 11, 18, 29, 47, 76 (of the first 120)"));
        assertTrue(words(StatementCard.of(Slips.of(1))).contains("no slip"));
    }

    @Test
    void aMissingValueIsSaid() {
        List<String> words = words(decided("all n: A(n - 1) <= n + n"));
        assertTrue(words.contains("A(n − 1) has no value"), words.toString());
        assertTrue(words.stream().anyMatch(line -> line.startsWith("A term has no value somewhere")), words.toString());
    }
}
