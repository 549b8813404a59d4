package nimbook.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.board.OutcomeTable;
import nimbook.core.Outcome;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class GameTheoremTest {

    private static final BoardGame QUEEN = BoardGame.queen();

    @Test
    void wythoffsTheoremAndItsMisereForm() {
        assertTrue(GameTheorem.of(QUEEN, "W(x, y)").holds());
        String misere = "W(x, y) & x + y > 3 | x = 0 & y = 1 | x = 1 & y = 0 | x = y = 2";
        GameTheorem theorem = GameTheorem.of(QUEEN.misere(), misere);
        assertTrue(theorem.holds(), theorem::toString);
    }

    /** Claims H3 and H6 with (1, 1) added: the correction term g and the difference n + 1. */
    @Test
    void theVariantOfTheHofstadterPaper() {
        BoardGame variant = QUEEN.terminal(Cells.triangle(2));
        String pairs = "some n: x + 1 = A(n) + g(n) & y = B(n) + g(n) | y + 1 = A(n) + g(n) & x = B(n) + g(n)";
        GameTheorem printed = GameTheorem.of(variant, "x = y = 0 | (" + pairs + ")");
        assertEquals("at x = 1, y = 1 there is no move, and it is on the wrong side", printed.refutation());
        assertTrue(GameTheorem.of(variant, "x = y <= 1 | (" + pairs + ")").holds());
    }

    /** Wrong sets, each with a position that shows it. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
            "x = y = 0; outside the set, and no move leads into it: x = 1, y = 2",
            "W(x, y) | x = 3 & y = 4; a move leads from the set into the set: x = 3, y = 4, u = 1, v = 2",
            "W(x, y) & x > 0; at x = 0, y = 0 there is no move, and it is on the wrong side"})
    void aWrongSetIsRefutedByAPosition(String set, String refutation) {
        GameTheorem theorem = GameTheorem.of(QUEEN, set);
        assertFalse(theorem.holds());
        assertEquals(refutation, theorem.refutation());
    }

    /** A certificate is of the queen, and of what holds; the automaton is the set's. */
    @Test
    void certificates() {
        GameTheorem wythoff = GameTheorem.of(QUEEN, "W(x, y)");
        assertEquals(wythoff.set().automaton().states(), wythoff.certificate().next().size());
        assertTrue(wythoff.certificate().faults().isEmpty());
        String other = "certificates are of the queen with terminal cells, in Zeckendorf's numeration";
        for (GameTheorem without : List.of(GameTheorem.of(BoardGame.rook(), "x = y"),
                GameTheorem.of(Theory.fibonacci(), BoardGame.rook(), "x = y"),
                GameTheorem.of(Theory.fibonacci(), "some s: lucas(s) & x = u + s", "x mod 5 = 0"),
                TheoremSearch.valueOne(QUEEN.terminal(Cells.triangle(2))).theorem().orElseThrow()))
            assertTrue(assertThrows(IllegalStateException.class, without::certificate).getMessage().endsWith(other));
        GameTheorem wrong = GameTheorem.of(QUEEN, "x = y = 0");
        assertTrue(assertThrows(IllegalStateException.class, wrong::certificate).getMessage()
                .endsWith("x = 1, y = 2; only what is proved has a certificate"));
    }

    /** Claim F5: with n stones and the quota q the player to move loses when q is less than the least part of n. */
    @Test
    void heapsAndFibonacciNim() {
        assertTrue(GameTheorem.of(Theory.fibonacci(), "some s >= 1: s <= y & x = u + s & v = 2s",
                "x = 0 | y < leastpart(x)").holds());
        assertTrue(GameTheorem.of(Theory.binary(), "u < x <= u + 3", "x mod 4 = 0").holds());
        assertFalse(GameTheorem.of(Theory.binary(), "u < x <= u + 3", "x mod 5 = 0").holds());
        assertTrue(GameTheorem.of(Theory.fibonacci(), "some s: lucas(s) & x = u + s", "x mod 5 = 0").holds());
    }

    static Stream<BoardGame> games() {
        return Stream.of(QUEEN, QUEEN.misere(), BoardGame.rook(), BoardGame.rook().misere(), BoardGame.bishop(),
                BoardGame.king(), BoardGame.knight(), BoardGame.tWythoff(2), BoardGame.tWythoff(2).misere(),
                QUEEN.terminal(Cells.triangle(4)), QUEEN.terminal(Cells.triangle(4)).misere(),
                QUEEN.terminal(Cells.strip(5)), QUEEN.terminal(Cells.of(Position.of(2, 0), Position.of(3, 1))));
    }

    /** What is found is proved, and agrees with the outcomes that the moves give. */
    @ParameterizedTest
    @MethodSource("games")
    void aSearchFindsAndProves(BoardGame game) {
        GameTheorem theorem = GameTheorem.find(game).theorem().orElseThrow();
        assertTrue(theorem.holds());
        OutcomeTable table = game.outcomes(90, 90);
        for (int x = 0; x < 90; x++) for (int y = 0; y < 90; y++)
            assertEquals(table.outcome(x, y) == Outcome.P, theorem.set().contains(x, y), x + ", " + y);
    }

    /** States of the automata, as the recipe's certificates have them: k = 2, 29 rows; k = 8, 143 rows. */
    @ParameterizedTest
    @CsvSource({"2, 29", "8, 143"})
    void theAutomatonOfATriangleHasItsKnownSize(int k, int states) {
        GameTheorem theorem = GameTheorem.find(QUEEN.terminal(Cells.triangle(k))).theorem().orElseThrow();
        assertEquals(states, theorem.set().automaton().states());
    }

    @Test
    void whatIsNotFoundSaysHowFarItLooked() {
        TheoremSearch search = GameTheorem.find(BoardGame.of(Moves.queen().and(Moves.knight())));
        assertTrue(search.theorem().isEmpty());
        assertEquals("queen + knight: no automaton found; rows and columns below 377: new states to the last",
                search.toString());
        String refused = assertThrows(IllegalArgumentException.class,
                () -> GameTheorem.find(QUEEN.forbidden(Cells.square(2)))).getMessage();
        assertTrue(refused.endsWith(": a game without forbidden cells is needed"), refused);
    }
}
