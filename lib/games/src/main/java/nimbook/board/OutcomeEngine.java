package nimbook.board;

import java.util.Arrays;
import nimbook.core.TableStrips;
import nimbook.core.Work;

/**
 * Outcomes of a whole table when no move leads away from the corner: a line is marked when a P-position lies on it, and
 * a cell is an N-position when one of its lines is marked or a step leads to a P-position. O(1) a cell for rays and
 * bands, O(steps) for steps.
 */
final class OutcomeEngine implements TableStrips<boolean[]> {

    /** Rows of a strip. With {@link #WIDTH} a block has some 10⁴ cells, a tenth of a millisecond. */
    private static final int STRIP = 32;

    /** Columns of a block: whole words of 64, so that no thread reads one that another thread writes. */
    private static final int WIDTH = 512;

    private final BoardGame game;
    private final Moves moves;
    private final int rows;
    private final Cut cut;
    private final long[][] previous;
    private final boolean byRow;
    private final boolean byColumn;
    private final boolean byDiagonal;
    private final Moves.Step[] rays;
    private final Moves.Step[] steps;
    private final boolean[] column;
    private final boolean[] diagonal;
    private final boolean[][] other;

    OutcomeEngine(BoardGame game, int rows, int columns) {
        this.game = game;
        this.moves = game.moves();
        this.rows = rows;
        this.cut = new Cut(rows, columns, STRIP, WIDTH);
        this.previous = new long[rows][(int) ((columns + 63L) / 64)];
        this.byRow = moves.hasRay(0, 1);
        this.byColumn = moves.hasRay(1, 0);
        this.byDiagonal = moves.hasRay(1, 1);
        this.rays = moves.rays().stream().filter(r -> r.down() > 1 || r.left() > 1).toArray(Moves.Step[]::new);
        this.steps = moves.steps().toArray(Moves.Step[]::new);
        this.column = new boolean[columns];
        this.diagonal = new boolean[rows + columns];
        this.other = new boolean[rays.length][];
        for (int i = 0; i < rays.length; i++) other[i] = new boolean[(int) RayUsedValues.count(rays[i], rows, columns)];
    }

    static double bytes(Moves moves, int rows, int columns) {
        double lines = 2.0 * ((double) rows + columns);
        for (Moves.Step ray : moves.rays()) lines += RayUsedValues.count(ray, rows, columns);
        return OutcomeTable.bytes(rows, columns) + lines;
    }

    long[][] run() {
        Work.run(this);
        Work.at(rows, rows, "rows");
        return previous;
    }

    @Override
    public Cut cut() {
        return cut;
    }

    /** For each row of the strip whether it has a P-position. */
    @Override
    public boolean[] space() {
        return new boolean[STRIP];
    }

    @Override
    public void block(boolean[] inRow, int strip, int block) {
        if (block == 0) Arrays.fill(inRow, false);
        int top = cut.top(strip);
        int bottom = cut.bottom(strip);
        for (int a = top; a < bottom; a++) {
            // all of the strip's rows stand at the same block
            Work.at(top + (long) (bottom - top) * block / blocks(), rows, "rows");
            inRow[a - top] = cells(a, cut.left(block), cut.right(block), inRow[a - top]);
        }
    }

    /**
     * Decides the cells of a row from … to − 1.
     *
     * @return whether one of the row's cells up to there is a P-position
     */
    private boolean cells(int a, int from, int to, boolean row) {
        boolean special = inRow(game.terminalCells(), a) || inRow(game.forbiddenCells(), a);
        for (int b = from; b < to; b++) {
            int d = b - a + rows;
            if (moves.diagonalWidth() > 0 && a > 0 && b > 0 && !diagonal[d]) diagonal[d] = corner(a - 1, b - 1);
            boolean next = row && byRow || column[b] && byColumn || diagonal[d];
            for (int i = 0; i < rays.length && !next; i++) next = other[i][line(rays[i], a, b)];
            for (int i = 0; i < steps.length && !next; i++) next = leadsToP(steps[i], a, b);
            if (special) {
                if (game.forbiddenCells().contains(a, b)) continue;
                if (game.terminalCells().contains(a, b)) next = game.isMisere();
            }
            if (next || game.isMisere() && game.isStuck(a, b)) continue;
            previous[a][b >> 6] |= 1L << b;
            row = true;
            column[b] = true;
            if (byDiagonal) diagonal[d] = true;
            for (int i = 0; i < rays.length; i++) other[i][line(rays[i], a, b)] = true;
        }
        return row;
    }

    private boolean leadsToP(Moves.Step step, int a, int b) {
        return a >= step.down() && b >= step.left() && isP(a - step.down(), b - step.left());
    }

    private int line(Moves.Step ray, int a, int b) {
        return RayUsedValues.index(a, b, ray.down(), ray.left(), rows, cut.columns());
    }

    /** Whether one of the 2t − 1 cells (row − k, column), (row, column − l), 0 ≤ k, l &lt; t, is a P-position. */
    private boolean corner(int row, int column) {
        for (int k = 0; k < moves.diagonalWidth() && k <= row; k++) if (isP(row - k, column)) return true;
        for (int l = 1; l < moves.diagonalWidth() && l <= column; l++) if (isP(row, column - l)) return true;
        return false;
    }

    private boolean isP(int row, int column) {
        return (previous[row][column >> 6] >>> column & 1) != 0;
    }

    private static boolean inRow(Cells cells, int row) {
        return row < cells.rows();
    }
}
