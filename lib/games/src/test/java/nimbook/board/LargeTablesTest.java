package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.core.Work;
import nimbook.number.Golden;
import nimbook.terminal.CellFamily;
import nimbook.terminal.TerminalCensus;
import org.junit.jupiter.api.Test;

/**
 * What small boards do not reach: many strips, values beyond one summary word, tables much wider than high,
 * interruption.
 */
class LargeTablesTest {

    @Test
    void wythoffAgainstReferenceImplementations() {
        int[][] slow = ReferenceImplementations.byTimeStamps(160);
        GrundyTable small = BoardGame.queen().grundy(160, 160);
        for (int a = 0; a < 160; a++) for (int b = 0; b < 160; b++) assertEquals(slow[a][b], small.at(a, b));
        int n = 3000;
        short[][] oneLevel = ReferenceImplementations.byOneLevel(n);
        GrundyTable table = BoardGame.queen().grundy(n, n);
        int[] row = new int[n];
        for (int a = 0; a < n; a++) {
            table.copyRow(a, row);
            for (int b = a; b < n; b++)
                if (oneLevel[a][b - a] != row[b])
                    assertEquals(oneLevel[a][b - a], row[b], a + ", " + b);
        }
        assertTrue(table.max() > 4096, "more than one summary word is used");
    }

    /** Every value is the mex of its options' values: at seeded cells of tables of every shape. */
    @Test
    void valuesAreTheMexOfTheOptions() {
        Cells corner = Cells.triangle(2).with(40, 3).with(1, 50);
        List<BoardGame> games =
                List.of(BoardGame.queen(), BoardGame.queen().terminal(corner), BoardGame.queen().forbidden(corner),
                        BoardGame.rook().forbidden(Cells.square(1)), BoardGame.of(Moves.bishop()),
                        BoardGame.of(Moves.tWythoff(3)), BoardGame.of(Moves.tWythoff(2)).forbidden(corner),
                        BoardGame.queen().terminal(Cells.of(Position.of(3, 100))),
                        BoardGame.of(Moves.queen().and(Moves.steps(Moves.step(5, 2)))),
                        BoardGame.of(Moves.rays(Moves.step(2, 1), Moves.step(0, 1))));
        Random random = new Random(4711);
        for (BoardGame game : games) {
            for (int[] size : new int[][] {{60, 4000}, {700, 101}, {300, 400}, {330, 330}}) {
                GrundyTable table = game.grundy(size[0], size[1]);
                for (int i = 0; i < 150; i++) checkMex(game, table, random.nextInt(size[0]), random.nextInt(size[1]));
            }
        }
    }

    private static void checkMex(BoardGame game, GrundyTable table, int row, int column) {
        if (game.forbiddenCells().contains(row, column)) {
            assertEquals(Grid.NONE, table.at(row, column));
            return;
        }
        BitSet seen = new BitSet();
        // compared one by one, not listed: a list of thousands of positions takes longer than the table
        if (!game.terminalCells().contains(row, column)) {
            game.moves().visit(row, column, (r, c) -> {
                if (table.at(r, c) != Grid.NONE) seen.set(table.at(r, c));
                return true;
            });
        }
        assertEquals(seen.nextClearBit(0), table.at(row, column),
                game + " " + table.rows() + " × " + table.columns() + " at " + row + ", " + column);
    }

    @Test
    void wideTablesAreCornersOfEachOther() {
        GrundyTable wide = BoardGame.queen().grundy(5, 50_000);
        GrundyTable tall = BoardGame.queen().grundy(50_000, 5);
        for (int a = 0; a < 5; a++) for (int b = 0; b < 50_000; b++) assertEquals(wide.at(a, b), tall.at(b, a));
        // Rows of Wythoff's table are arithmetically periodic (Landman); row 1 has period 3 from column 0 (1 2 0 4 5 3
        // 7 8 6 …)
        for (int b = 0; b + 3 < 50_000; b++) assertEquals(wide.at(1, b) + 3, wide.at(1, b + 3));
        Random random = new Random(5);
        for (int i = 0; i < 20; i++) checkMex(BoardGame.queen(), wide, random.nextInt(5), random.nextInt(50_000));
    }

    /**
     * Strips whose rows have used up a summary word, 4096 values, one below the other: as one strip says, and for the
     * rook as ⊕ does.
     */
    @Test
    void stripsBeyondOneSummaryWord() {
        int rows = 1100;
        int columns = 4400;
        Values nim = new GrundyEngine(BoardGame.rook(), rows, columns).run().values();
        for (int a = 0; a < rows; a++) for (int b = 0; b < columns; b++) assertEquals(a ^ b, nim.get(a, b));
        for (BoardGame game : List.of(BoardGame.queen(), BoardGame.queen().terminal(Cells.of(Position.of(3, 100))))) {
            Values strips = new GrundyEngine(game, rows, columns).run().values();
            Values one = new GrundyEngine(game, rows, columns, rows).run().values();
            for (int a = 0; a < rows; a++) {
                for (int b = 0; b < columns; b++) assertEquals(one.get(a, b), strips.get(a, b));
            }
        }
    }

    /**
     * Three rows, values beyond two summary words: a row's used values in one set, the few options above looked up one
     * by one.
     */
    @Test
    void wideTablesOfEveryKindOfMoves() {
        int columns = 9000;
        Cells far = Cells.of(Position.of(1, 7000), Position.of(2, 8500));
        for (BoardGame game : List.of(BoardGame.queen(), BoardGame.rook(), BoardGame.queen().forbidden(far),
                BoardGame.queen().terminal(far), BoardGame.tWythoff(2),
                BoardGame.of(Moves.queen().and(Moves.steps(Moves.step(2, 1)))),
                BoardGame.of(Moves.rook().and(Moves.rays(Moves.step(2, 1)))),
                BoardGame.of(Moves.rays(Moves.step(0, 1), Moves.step(1, 2))))) {
            BoardGame above = BoardGame
                    .of(new Moves("above", game.moves().rays().stream().filter(r -> r.down() > 0).toList(),
                            game.moves().steps(), game.moves().diagonalWidth()))
                    .forbidden(game.forbiddenCells()).terminal(game.terminalCells());
            GrundyTable table = game.grundy(3, columns);
            int[][] values = new int[3][columns];
            for (int a = 0; a < 3; a++) {
                BitSet row = new BitSet();
                for (int b = 0; b < columns; b++) {
                    int value = Grid.NONE;
                    if (game.terminalCells().contains(a, b)) value = 0;
                    else if (!game.forbiddenCells().contains(a, b)) {
                        BitSet seen = new BitSet();
                        for (Position p : above.options(a, b)) seen.set(values[p.row()][p.column()]);
                        value = row.nextClearBit(0);
                        while (seen.get(value)) value = row.nextClearBit(value + 1);
                    }
                    values[a][b] = value;
                    if (value >= 0) row.set(value);
                }
                assertArrayEquals(values[a], table.row(a), game + " row " + a);
            }
        }
    }

    /** Wythoff 1907, and its misère form (wythoff.txt): only the first two pairs differ. */
    @Test
    void pPositionsOfManyRows() {
        int rows = 150_000;
        PPositions normal = BoardGame.queen().pPositions(rows);
        PPositions misere = BoardGame.queen().misere().pPositions(rows);
        for (int n = 2; Golden.floorPhi(n) < rows; n++) {
            int a = (int) Golden.floorPhi(n);
            assertEquals(a + n, normal.column(a));
            assertEquals(a + n, misere.column(a));
            if (a + n < rows) assertEquals(a, misere.column(a + n));
        }
        assertEquals(List.of(Position.of(0, 0), Position.of(1, 2), Position.of(2, 1)), normal.list(3));
        assertEquals(List.of(Position.of(0, 1), Position.of(1, 0), Position.of(2, 2)), misere.list(3));
    }

    @Test
    void interruptionLeavesNothingHalfMade() {
        BoardGame game = BoardGame.queen().terminal(Cells.triangle(2));
        List<Runnable> works = List.of(() -> game.grundy(2000, 2000).max(), () -> game.outcome(2_000_000, 2_000_000),
                () -> game.value(600, 600), () -> BoardGame.of(Moves.king()).outcomes(500, 500).at(0, 0),
                () -> BoardGame.of(Moves.knight()).grundy(300, 300).at(0, 0),
                () -> TerminalCensus.of(CellFamily.subsetsOfSquare(3)));
        for (Runnable work : works) {
            AtomicInteger calls = new AtomicInteger();
            assertThrows(Work.Stopped.class, () -> Work.with((done, total, what) -> {
                if (calls.incrementAndGet() == 2) Thread.currentThread().interrupt();
            }, () -> {
                work.run();
                return null;
            }));
            assertTrue(!Thread.interrupted() && calls.get() == 2);
        }
        assertEquals(1, game.value(4, 4));
        assertEquals(Outcome.P, game.outcome(4, 8));
    }
}
