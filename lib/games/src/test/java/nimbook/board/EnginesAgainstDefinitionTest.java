package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/** Every fast path against the definition, on a seeded random family of games. */
class EnginesAgainstDefinitionTest {

    private static final int SIZE = 13;
    private static final List<BoardGame> GAMES = RandomGames.of(20251013, 460, SIZE);
    /** What the definition has said is kept for all tests. */
    private static final Map<BoardGame, RecursiveBoard> SLOW =
            GAMES.stream().distinct().collect(Collectors.toMap(game -> game, RecursiveBoard::new));

    @Test
    void theFamilyHasBothPlaysAndEveryKindOfMoves() {
        assertTrue(GAMES.stream().anyMatch(BoardGame::isMisere) && GAMES.stream().anyMatch(g -> !g.isMisere()));
        assertTrue(GAMES.stream().map(BoardGame::moves).distinct().count() > 20);
        assertTrue(
                GAMES.stream().filter(g -> g.forbiddenCells().size() > 0 && g.terminalCells().size() > 0).count() > 50);
    }

    @Test
    void grundyTables() {
        for (BoardGame game : GAMES) {
            if (game.isMisere()) continue;
            RecursiveBoard slow = SLOW.get(game);
            for (int[] size : new int[][] {{SIZE, SIZE}, {SIZE, SIZE + 9}, {SIZE + 9, SIZE}}) {
                GrundyTable table = game.grundy(size[0], size[1]);
                int max = Grid.NONE;
                for (int a = 0; a < size[0]; a++) {
                    int[] row = table.row(a);
                    for (int b = 0; b < size[1]; b++) {
                        int value = slow.value(Position.of(a, b));
                        assertEquals(value, table.at(a, b), game + " at " + a + ", " + b);
                        assertEquals(value, row[b], game + ", copied row " + a + " at " + b);
                        max = Math.max(max, value);
                    }
                }
                assertEquals(Math.max(max, 0), table.max(), game + " max");
            }
        }
    }

    @Test
    void grundyTablesInStrips() {
        for (BoardGame game : GAMES) {
            if (game.isMisere() || !game.moves().onlyTowardsCorner()) continue;
            RecursiveBoard slow = SLOW.get(game);
            Values values = new GrundyEngine(game, SIZE, SIZE + 4, 3).run().values();
            for (int a = 0; a < SIZE; a++) {
                for (int b = 0; b < SIZE + 4; b++)
                    assertEquals(slow.value(Position.of(a, b)), values.get(a, b), game + " at " + a + ", " + b);
            }
        }
    }

    @Test
    void outcomeTables() {
        for (BoardGame game : GAMES) {
            RecursiveBoard slow = SLOW.get(game);
            for (int[] size : new int[][] {{SIZE, SIZE + 8}, {SIZE + 8, SIZE}}) {
                OutcomeTable table = game.outcomes(size[0], size[1]);
                for (int a = 0; a < size[0]; a++) {
                    for (int b = 0; b < size[1]; b++)
                        assertEquals(expected(game, slow, a, b), table.at(a, b), game + " at " + a + ", " + b);
                }
            }
        }
    }

    @Test
    void theLineByLineEngineOfOutcomesOnGamesThatHaveAFasterOne() {
        for (BoardGame game : GAMES) {
            if (!game.moves().onlyTowardsCorner()) continue;
            RecursiveBoard slow = SLOW.get(game);
            OutcomeTable table = new OutcomeTable(game, SIZE, SIZE, () -> new OutcomeEngine(game, SIZE, SIZE).run());
            for (int a = 0; a < SIZE; a++) for (int b = 0; b < SIZE; b++) {
                assertEquals(expected(game, slow, a, b), table.at(a, b), game + " at " + a + ", " + b);
            }
        }
    }

    @Test
    void singleCells() {
        for (BoardGame game : RandomGames.of(7, 160, 9)) {
            RecursiveBoard slow = new RecursiveBoard(game);
            for (int a = 8; a >= 0; a--) {
                for (int b = 0; b < 11; b++) {
                    Position at = Position.of(a, b);
                    boolean forbidden = game.forbiddenCells().contains(a, b);
                    assertEquals(slow.options(at).stream().sorted().toList(), game.options(a, b),
                            game + " options of " + at);
                    assertEquals(slow.winning(at), game.winningMoves(a, b), game + " winning moves of " + at);
                    if (!forbidden)
                        assertEquals(slow.isP(at) ? Outcome.P : Outcome.N, game.outcome(a, b),
                                game + " outcome of " + at);
                    if (!forbidden && !game.terminalCells().contains(a, b))
                        assertEquals(slow.options(at).isEmpty(), game.isStuck(a, b), game + " stuck at " + at);
                    if (!game.isMisere()) assertEquals(slow.value(at), game.value(a, b), game + " value of " + at);
                }
            }
        }
    }

    @Test
    void pPositionsOfRows() {
        int tried = 0;
        for (BoardGame game : GAMES) {
            if (!PPositions.applies(game.moves())) continue;
            tried++;
            RecursiveBoard slow = SLOW.get(game);
            PPositions p = game.pPositions(SIZE);
            assertEquals(game, p.game());
            List<Position> all = new ArrayList<>();
            for (int a = 0; a < SIZE; a++) for (int b : p.columns(a)) all.add(Position.of(a, b));
            for (int limit : new int[] {0, 1, 2, SIZE / 2, all.size() - 1, all.size(), SIZE * SIZE}) {
                assertEquals(all.subList(0, Math.min(limit, all.size())), p.list(limit));
            }
            for (int a = 0; a < SIZE; a++) {
                int[] columns = p.columns(a);
                for (int b = 0, i = 0; b <= columns[columns.length - 1]; b++) {
                    boolean here = !game.forbiddenCells().contains(a, b) && slow.isP(Position.of(a, b));
                    assertEquals(here, p.isP(a, b), game + " at " + a + ", " + b);
                    if (here) assertEquals(b, columns[i++], game + " row " + a);
                }
            }
        }
        assertTrue(tried > 100);
    }

    private static int expected(BoardGame game, RecursiveBoard slow, int a, int b) {
        if (game.forbiddenCells().contains(a, b)) return Grid.NONE;
        return slow.isP(Position.of(a, b)) ? 0 : 1;
    }
}
