package nimbook.period;

import static nimbook.core.Arguments.refuse;

import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Position;

/**
 * How far the values of a row can be from their column, and so which finite part of the past decides the next column.
 * This is the theorem behind the proofs of {@link RowPeriods}; docs/proofs.md, section 1, has the induction.
 *
 * <p>All displacements (a, b) must have a, b ≥ 0. Let k(d) be the number of cells in the row d rows above that a cell
 * reaches.
 *
 * <p><b>Rows with the ray (0, 1)</b> (slope 1). The values of the non-terminal cells of a row are distinct. Suppose v
 * does not stand in row m at a column below n. Each of these n columns is special (terminal or forbidden; s of them in
 * row m), or has a value below v (at most v of them), or sees v in a row above: row m − d holds v at most 1 + (its
 * terminal cells) times, and each of these is seen from at most k(d) cells of row m. Hence v ≥ n − back with back(m) =
 * s(m) + Σ k(d)·(1 + terminal(m − d)): this is Landman's bound b − 2a ≤ g for the queen. Upwards g(m, n) ≤ m + n, as no
 * play is longer, and g(m, n) ≤ n + Σ k(d), the number of options. So h = g − n keeps within [−back, up], and the
 * values that matter at column n stand in its last back + up columns.
 *
 * <p><b>Rows without a horizontal ray</b> (slope 0). A cell has at most Σ k(d) + (horizontal steps) options, so the
 * values are bounded.
 *
 * <p>In both cases columns further left than {@code window} cannot be distinguished: when {@code window} consecutive
 * columns of rows 0..m, all beyond the special cells, equal those T columns earlier as g − slope·n, every later column
 * does.
 *
 * @param slope 1 when values grow with the column, 0 when they are bounded
 * @param back for each row, how far below the column its values can be (0 in slope 0)
 * @param up how far above the column the values of all rows stay at most; in slope 0 the largest value possible
 * @param reach how many columns back the options in the rows above lie at most
 * @param special the first column beyond all terminal and forbidden cells
 * @param window how many columns decide all that follows, ≥ 1
 */
record RowBounds(int slope, int[] back, int up, int reach, int special, int window) {

    /** Beyond this many rows the working space of a proof (rows × window numbers) stops being small. */
    private static final int MOST_ROWS = 2000;

    static RowBounds of(BoardGame game, int row) {
        refuse(row < 0 || row >= MOST_ROWS, "row = ", row, ": rows 0 to ", MOST_ROWS - 1, " are allowed");
        if (game.isMisere()) {
            throw new IllegalArgumentException("game " + game.name()
                    + ": a misère game has no Grundy values whose rows could have a period; use normal()");
        }
        Moves moves = game.moves();
        boolean horizontal = false;
        for (Moves.Step ray : moves.rays()) {
            refuseAway(game, ray);
            if (ray.down() == 0) horizontal |= ray.left() == 1;
        }
        int horizontalSteps = 0;
        for (Moves.Step step : moves.steps()) {
            refuseAway(game, step);
            if (step.down() == 0) horizontalSteps++;
        }
        for (Moves.Step ray : moves.rays()) {
            if (ray.down() == 0 && !horizontal) {
                throw new IllegalArgumentException("game " + game.name()
                        + ": no proof is known here for rows with the horizontal ray " + ray + " but without (0, 1)");
            }
        }
        int[] terminal = countByRow(game.terminalCells(), row);
        int[] special = countByRow(game.forbiddenCells(), row);
        for (int m = 0; m <= row; m++) special[m] += terminal[m];
        int[] back = new int[row + 1];
        long options = 0;
        long most = 0;
        for (int m = 0; m <= row; m++) {
            long seen = special[m];
            options = 0;
            for (int d = 1; d <= m; d++) {
                long k = cells(moves, d);
                options += k;
                seen += k * (1 + terminal[m - d]);
            }
            most = Math.max(most, seen + options);
            if (most > 1_000_000) {
                throw new IllegalArgumentException("game " + game.name() + ", row " + row
                        + ": the proof would have to keep more than 10⁶ columns of each row");
            }
            back[m] = horizontal ? (int) seen : 0;
        }
        int reach = reach(moves, row);
        int up = horizontal ? (int) Math.min(options, row) : (int) options + horizontalSteps;
        int window = Math.max(1, reach);
        if (horizontal) for (int m = 0; m <= row; m++) window = Math.max(window, back[m] + up);
        int end = Math.max(game.terminalCells().columns(), game.forbiddenCells().columns());
        return new RowBounds(horizontal ? 1 : 0, back, up, reach, end, window);
    }

    int mostBack() {
        int most = 0;
        for (int b : back) most = Math.max(most, b);
        return most;
    }

    private static void refuseAway(BoardGame game, Moves.Step step) {
        if (step.down() < 0 || step.left() < 0) {
            throw new IllegalArgumentException("game " + game.name()
                    + ": no proof is known here for moves that lead away from an edge, as " + step + " does");
        }
    }

    private static long cells(Moves moves, int d) {
        long count = moves.diagonalWidth() == 0 ? 0
                : Math.min(2L * moves.diagonalWidth() - 1, (long) d + moves.diagonalWidth() - 1);
        for (Moves.Step ray : moves.rays()) if (ray.down() > 0 && d % ray.down() == 0) count++;
        for (Moves.Step step : moves.steps()) if (step.down() == d) count++;
        return count;
    }

    private static int reach(Moves moves, int row) {
        long reach = moves.diagonalWidth() == 0 || row == 0 ? 0 : (long) row + moves.diagonalWidth() - 1;
        for (Moves.Step ray : moves.rays())
            if (ray.down() > 0) reach = Math.max(reach, (long) ray.left() * (row / ray.down()));
        for (Moves.Step step : moves.steps()) if (step.down() <= row) reach = Math.max(reach, step.left());
        refuse(reach > 1_000_000, "row ", row, ": its options lie up to ", reach,
                " columns to the left; at most 10⁶ are allowed");
        return (int) reach;
    }

    private static int[] countByRow(Cells cells, int row) {
        int[] count = new int[row + 1];
        for (Position p : cells.list()) if (p.row() <= row) count[p.row()]++;
        return count;
    }
}
