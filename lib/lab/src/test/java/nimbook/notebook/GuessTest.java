package nimbook.notebook;

import static nimbook.notebook.Lab.choice;
import static nimbook.notebook.Lab.guess;
import static nimbook.notebook.Lab.live;
import static nimbook.notebook.Lab.whole;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.widget.live.Live;
import nimbook.widget.parameter.Choice;
import nimbook.widget.parameter.IntParameter;
import org.junit.jupiter.api.Test;

class GuessTest {

    @SuppressWarnings("unchecked")
    private static <T> void set(Live live, int parameter, T value) {
        ((nimbook.widget.parameter.Parameter<T>) live.parameters().get(parameter)).set(value);
    }

    @Test
    void theAnswerIsShownOnRequest() {
        IntParameter coins = whole("coins", 1, 20_000);
        Live guess = guess("How many coins?", coins, 10_240, "a picture");
        assertEquals("How many coins?", guess.figure().text());
        set(guess, 1, true);
        assertEquals("How many coins?\nThe answer: 10\u2009240\n\na picture", guess.figure().text());
        coins.set(5);
        assertTrue(guess.figure().text().contains("\n✗ Not 5: the answer is 10\u2009240\n"), guess.figure().text());
        coins.set(10_240);
        assertTrue(guess.figure().text().contains("\n✓ 10\u2009240 is right\n"), guess.figure().text());
        set(guess, 1, false);
        assertFalse(guess.figure().text().contains("right"));
    }

    @Test
    void aChoiceIsSaidByItsLabel() {
        Choice<Integer> period = Choice.of("it", List.of(0, 1, 2), n -> List.of("?", "ends", "goes on").get(n));
        Live guess = guess("Does it end?", period, 2);
        period.set(1);
        set(guess, 1, true);
        assertEquals("Does it end?\n✗ Not ends: the answer is goes on", guess.figure().text());
        assertThrows(IllegalArgumentException.class, () -> guess("Does it end?", choice("it", "yes", "no"), "perhaps"));
        // Else it would be right before anyone answers.
        assertThrows(IllegalArgumentException.class, () -> guess("How many?", whole("coins", 0, 9), 0));
        assertThrows(IllegalArgumentException.class, () -> guess(" ", choice("it", "yes", "no"), "no"));
    }

    /** Among the cells below 4 × 4 the queen's P-positions are (0, 0), (1, 2), (2, 1). */
    @Test
    void cellsAreFoundMissedOrWrong() {
        Live guess = guess("Who loses?", BoardGame.queen().outcomes(4, 4), "after it");
        set(guess, 0, Cells.of(Position.of(0, 0), Position.of(2, 1), Position.of(3, 3)));
        assertTrue(guess.figure().text().startsWith("Who loses?\n4 × 4 cells: 0 = yours, 1 = not chosen"),
                guess.figure().text());
        assertFalse(guess.figure().text().contains("after it"));
        set(guess, 1, true);
        String text = guess.figure().text();
        assertTrue(text.startsWith("Who loses? 2 of 3 cells found, 1 wrong\n"), text);
        assertTrue(text.endsWith("after it"), text);
        byte[] values = (byte[]) guess.figures().get(0).state().get("values");
        assertEquals(List.of(0, 2, 0, 3), List.of((int) values[0], (int) values[6], (int) values[9], (int) values[15]));
    }

    @Test
    void aLiveFigureBehindItMoves() {
        IntParameter n = whole("n", 1, 9);
        Live guess = guess("What comes?", choice("it", "?", "squares"), "squares", live(n, k -> "square " + k * k),
                "end");
        set(guess, 1, true);
        n.set(7);
        assertEquals("What comes?\nThe answer: squares\n\nsquare 49\n\nend", guess.figure().text());
    }
}
