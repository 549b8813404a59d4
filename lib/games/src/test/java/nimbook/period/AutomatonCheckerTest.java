package nimbook.period;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.logic.GameTheorem;
import nimbook.logic.Relation;
import nimbook.logic.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the prover proves, the checker takes; automata that are wrong at one place, near or far, it does not. */
class AutomatonCheckerTest {

    private static final BoardGame QUEEN = BoardGame.queen();
    private static final GameTheorem WYTHOFF = GameTheorem.of(QUEEN, "W(x, y)");

    static Stream<BoardGame> games() {
        return Stream.of(QUEEN, QUEEN.misere(), QUEEN.terminal(Cells.triangle(1)), QUEEN.terminal(Cells.triangle(4)),
                QUEEN.terminal(Cells.triangle(4)).misere(), QUEEN.terminal(Cells.strip(5)),
                QUEEN.terminal(Cells.strip(3).mirror()).misere(), QUEEN.terminal(Cells.of(Position.of(1, 2))),
                QUEEN.terminal(Cells.of(Position.of(2, 0), Position.of(3, 1))),
                QUEEN.terminal(Cells.of(Position.of(0, 0), Position.of(2, 7))).misere());
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsProvedIsChecked(BoardGame game) {
        AutomatonCertificate c = GameTheorem.find(game).theorem().orElseThrow().certificate();
        assertEquals(List.of(), c.faults());
        assertNotEquals(List.of(), new AutomatonCertificate(game.isMisere() ? game.normal() : game.misere(), c.next(),
                c.accepting()).faults());
    }

    /** The certificate that another set would have. */
    private static AutomatonCertificate of(BoardGame game, String set) {
        Relation relation = Theory.fibonacci().relation(set);
        return new GameTheorem("", Optional.of(game), relation, WYTHOFF.ends(), WYTHOFF.closed(), WYTHOFF.absorbing())
                .certificate();
    }

    /** Wythoff's pairs (2584, 4181) and (6765, 10946) of Fibonacci numbers, and cells next to them. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"W(x, y); ",
        "W(x, y) & x + y != 6765; a position outside the set has no move into it",
        "W(x, y) & ~(x = 10946 & y = 6765); a position outside the set has no move into it",
        "W(x, y) | x = 2584 & y = 4180; a move leads from the set into the set",
        "W(x, y) | x = 2583 & y = 4181; a move leads from the set into the set",
        "W(x, y) | x = 2585 & y = 4182; a move leads from the set into the set",
        "W(x, y) | x = 4181 & y = 2583; a move leads from the set into the set",
        "W(x, y) & x + y > 0; a position without a move is on the wrong side",
        "x = y; a move leads from the set into the set",
        "x = y & x > y; a position without a move is on the wrong side",
        "x = y = 0; a position outside the set has no move into it",
        "x + y = 1000; a position without a move is on the wrong side"})
    void oneCellIsEnough(String set, String fault) {
        assertEquals(fault == null ? List.of() : List.of(fault), of(QUEEN, set).faults());
    }

    /** Terminal cells far away: one that is a P-position anyhow, and others, which the automaton does not accept. */
    @Test
    void farTerminalCells() {
        AutomatonCertificate c = WYTHOFF.certificate();
        List<String> wrong = List.of("a position without a move is on the wrong side");
        assertEquals(List.of(), with(c, QUEEN.terminal(Cells.of(Position.of(2584, 4181)))).faults());
        assertEquals(wrong, with(c, QUEEN.terminal(Cells.of(Position.of(2584, 4182)))).faults());
        assertEquals(wrong, with(c, QUEEN.terminal(Cells.of(Position.of(Integer.MAX_VALUE, 0)))).faults());
    }

    private static AutomatonCertificate with(AutomatonCertificate c, BoardGame game) {
        return new AutomatonCertificate(game, c.next(), c.accepting());
    }

    /** The states numbered as they come; those that are not reached are left out. */
    private static AutomatonCertificate renumbered(BoardGame game, List<List<Integer>> next, List<Integer> accepting) {
        List<Integer> order = new ArrayList<>(List.of(0));
        List<List<Integer>> rows = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            List<Integer> row = new ArrayList<>();
            for (int state : next.get(order.get(i))) {
                if (!order.contains(state)) order.add(state);
                row.add(order.indexOf(state));
            }
            rows.add(row);
        }
        List<Integer> ends = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) if (accepting.contains(order.get(i))) ends.add(i);
        return new AutomatonCertificate(game, rows, ends);
    }

    private static List<List<Integer>> changed(List<List<Integer>> next, int state, int symbol, int after) {
        List<List<Integer>> rows = new ArrayList<>();
        for (List<Integer> row : next) rows.add(new ArrayList<>(row));
        rows.get(state).set(symbol, after);
        return rows;
    }

    static Stream<BoardGame> smallGames() {
        return games().filter(game -> states(game) < 30);
    }

    private static int states(BoardGame game) {
        return GameTheorem.find(game).theorem().orElseThrow().certificate().next().size();
    }

    /** Every change of a least automaton makes another set, and only one is right. */
    @ParameterizedTest
    @MethodSource("smallGames")
    void everyChangeIsRefused(BoardGame game) {
        AutomatonCertificate c = GameTheorem.find(game).theorem().orElseThrow().certificate();
        int states = c.next().size();
        for (int state = 0; state < states; state++) {
            List<Integer> accepting = new ArrayList<>(c.accepting());
            if (!accepting.remove((Integer) state)) accepting.add(state);
            Collections.sort(accepting);
            assertNotEquals(List.of(), new AutomatonCertificate(game, c.next(), accepting).faults());
            for (int symbol = 0; symbol < 4; symbol++) for (int after = 0; after < states; after++) {
                if (c.next().get(state).get(symbol) == after) continue;
                AutomatonCertificate spoiled = renumbered(game, changed(c.next(), state, symbol, after),
                        c.accepting());
                assertNotEquals(List.of(), spoiled.faults(), spoiled::toString);
            }
        }
    }

    /** More states than are needed: each way into a state may lead to a copy of it. */
    @Test
    void anotherAutomatonOfTheSameSetIsTaken() {
        BoardGame game = QUEEN.terminal(Cells.triangle(2));
        AutomatonCertificate c = GameTheorem.find(game).theorem().orElseThrow().certificate();
        List<List<Integer>> next = new ArrayList<>(c.next());
        int copy = next.size();
        for (int state = 1; state < copy; state++) next.add(c.next().get(state));
        List<Integer> accepting = new ArrayList<>(c.accepting());
        for (int state : c.accepting()) if (state > 0) accepting.add(copy + state - 1);
        for (int state = 1; state < copy; state++) for (int symbol = 0; symbol < 4; symbol++) {
            int after = c.next().get(state).get(symbol);
            if (after > 0 && (state + symbol) % 2 == 0) next = changed(next, state, symbol, copy + after - 1);
        }
        AutomatonCertificate larger = renumbered(game, next, accepting);
        assertTrue(larger.next().size() > copy + 3);
        assertEquals(List.of(), larger.faults());
    }

    @Test
    void whatIsTooLargeIsRefusedBeforeItIsChecked() {
        List<List<Integer>> rows = new ArrayList<>();
        for (int state = 0; state <= 4096; state++) rows.add(List.of(0, 0, 0, Math.min(state + 1, 4096)));
        refused("4097 states", () -> new AutomatonCertificate(QUEEN, rows, List.of(0)).faults());
        AutomatonCertificate c = WYTHOFF.certificate();
        refused("5001 terminal cells", () -> with(c, QUEEN.terminal(Cells.strip(5001))).faults());
        stopped(c::faults);
    }
}
