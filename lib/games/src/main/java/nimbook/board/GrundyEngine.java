package nimbook.board;

import java.util.Arrays;
import nimbook.core.Grid;
import nimbook.core.TableStrips;
import nimbook.core.Work;

/**
 * Grundy values of a whole table when no move leads away from the corner.
 *
 * <p>A line (row, column, diagonal) keeps the set of its values so far ({@link UsedValueSets}); the value of a cell is
 * the least number in none of its lines' sets. With two levels of bits that number is found by looking at about two
 * words a cell, whatever the table's size. For the queen and n × n cells the time is O(n²) up to n ≈ 10⁴ and the memory
 * O(n²) bits in addition to the values.
 *
 * <p>Bound: a move lowers row + column by at least 1, so by induction a value is at most row + column.
 *
 * <p>Order: strips of rows, in a strip column by column: the sets of a strip's rows and of the diagonals that cross it
 * stay in the cache while the strip is swept. A table much wider than high is one strip; then only one column and as
 * many diagonals as rows live at a time. Several threads may have a strip each ({@link TableStrips}): a cell needs the
 * cells above it in its own and earlier columns only.
 */
final class GrundyEngine implements TableStrips<GrundyEngine.Sweep> {

    /**
     * Rows of a strip: 64 row sets of a table of 10 000 columns are 160 KB and stay, with as many diagonals, in a
     * second-level cache.
     */
    private static final int STRIP = 64;

    /** Cells of a block: a tenth of a millisecond, many times what two threads take to agree on it. */
    private static final int BLOCK = 1 << 12;

    private final BoardGame game;
    private final Moves moves;
    private final int rows;
    private final int columns;
    private final boolean half;
    private final boolean oneStrip;
    private final int height;
    private final int bound;
    private final boolean diagonalRay;

    private UsedValueSets column;
    private UsedValueSets diagonal;
    private RayUsedValues[] others;
    private int diagonals;
    private SpecialCells specials;
    private Values values;
    private Cut cut;

    /** @param game with rows ≤ columns wanted: transpose it otherwise */
    GrundyEngine(BoardGame game, int rows, int columns) {
        this(game, rows, columns, STRIP);
    }

    /** @param strip the height of a strip */
    GrundyEngine(BoardGame game, int rows, int columns, int strip) {
        this.game = game;
        this.moves = game.moves();
        this.rows = rows;
        this.columns = columns;
        this.diagonalRay = moves.hasRay(1, 1);
        this.half = canHalve(game);
        this.bound = rows + columns - 2;
        this.oneStrip = rows <= 2 * strip || columns > 4L * rows;
        this.height = oneStrip ? rows : strip;
    }

    /**
     * Half the table is enough when the game is its own mirror image, and when all lines are rows, columns and
     * diagonals.
     */
    private static boolean canHalve(BoardGame game) {
        Moves moves = game.moves();
        for (Moves.Step ray : moves.rays()) if (isOther(ray)) return false;
        return moves.isSymmetric() && game.terminalCells().isSymmetric() && game.forbiddenCells().isSymmetric();
    }

    private static boolean isOther(Moves.Step ray) {
        return ray.down() > 1 || ray.left() > 1;
    }

    /** Bytes for the values and the working sets. */
    double bytes() {
        double lines = oneStrip ? height + 1.0 + rows
                : (double) height * Work.threads() + columns + (half ? (double) columns : rows + (double) columns - 1);
        for (Moves.Step ray : moves.rays()) if (isOther(ray)) lines += RayUsedValues.count(ray, rows, columns);
        return Values.bytes(rows, columns, half, bound) + UsedValueSets.bytes(lines, bound);
    }

    /** Whether every store of lines fits into one array. */
    boolean addressable() {
        double most = oneStrip ? rows : half ? columns : rows + (double) columns;
        for (Moves.Step ray : moves.rays())
            if (isOther(ray)) most = Math.max(most, RayUsedValues.count(ray, rows, columns));
        return UsedValueSets.addressable(most, bound);
    }

    GrundyTable.Solved run() {
        prepare();
        int max = 0;
        for (Sweep sweep : Work.run(this)) max = Math.max(max, sweep.max);
        Work.at(rows, rows, "rows");
        return new GrundyTable.Solved(values, max);
    }

    private void prepare() {
        values = Values.of(rows, columns, half, bound);
        column = new UsedValueSets(oneStrip ? 1 : columns, bound, moves.hasRay(1, 0));
        diagonals = oneStrip ? rows : half ? columns : rows + columns - 1;
        diagonal = new UsedValueSets(diagonals, bound, moves.hasRay(1, 1) || moves.diagonalWidth() > 0);
        others = moves.rays().stream().filter(GrundyEngine::isOther)
                .map(ray -> new RayUsedValues(ray, rows, columns, bound)).toArray(RayUsedValues[]::new);
        specials = new SpecialCells(game, rows, columns);
        cut = new Cut(rows, columns, height, Math.max(1, BLOCK / height));
    }

    @Override
    public Cut cut() {
        return cut;
    }

    @Override
    public int firstBlock(int strip) {
        return half ? cut.top(strip) / cut.width() : 0;
    }

    @Override
    public long cells() {
        return TableStrips.super.cells() / (half ? 2 : 1);
    }

    @Override
    public Sweep space() {
        return new Sweep();
    }

    @Override
    public void block(Sweep sweep, int strip, int block) {
        int top = cut.top(strip);
        int bottom = cut.bottom(strip);
        int first = half ? top : 0;
        int from = Math.max(first, cut.left(block));
        int to = cut.right(block);
        Work.at(top + (long) (bottom - top) * (from - first) / (columns - first), rows, "rows");
        if (from == first) sweep.begin();
        for (int b = from; b < to; b++) sweep.column(b, top, half ? Math.min(bottom, b + 1) : bottom);
    }

    /** Where a diagonal has its place: there are as many places as diagonals that are met at the same time. */
    private int slot(int difference) {
        return Math.floorMod(difference, diagonals);
    }

    /** The sets of a strip's rows, and what is needed to sweep over it. */
    final class Sweep {

        private final UsedValueSets row = new UsedValueSets(height, bound, moves.hasRay(0, 1));
        private final int[] firstOpen = new int[height];
        private final int[] buffer = new int[height];
        private final UsedValueSets scratch = moves.steps().isEmpty() ? null : new UsedValueSets(1, bound, true);
        private int max;

        private void begin() {
            Arrays.fill(row.bits, 0);
            Arrays.fill(firstOpen, 0);
        }

        private void column(int b, int top, int end) {
            if (oneStrip) forgetDiagonal(b);
            if (others.length > 0 || scratch != null || moves.diagonalWidth() > 0 || specials.inColumn(b))
                generalColumn(b, top, end);
            else plainColumn(b, top, end);
            if (oneStrip) forgetColumn(b, end);
        }

        /** A column without terminal and forbidden cells, of a game of rows, columns and diagonals alone. */
        private void plainColumn(int b, int top, int end) {
            long[] r = row.bits;
            long[] c = column.bits;
            long[] d = diagonal.bits;
            int sums = row.sums;
            int cb = oneStrip ? 0 : b * column.stride;
            boolean byRow = row.stride > 0;
            boolean byColumn = column.stride > 0;
            boolean byDiagonal = diagonal.stride > 0;
            // The places of the lines go on by steps: two multiplications a cell are a tenth of the time of a small
            // table.
            int rowStep = row.stride;
            int diagonalStep = diagonal.stride;
            int lastDiagonal = (diagonals - 1) * diagonalStep;
            int rb = -rowStep;
            int db = slot(b - top) * diagonalStep + diagonalStep;
            for (int a = top; a < end; a++) {
                int i = a - top;
                rb += rowStep;
                db = db == 0 ? lastDiagonal : db - diagonalStep;
                if (half && a == b) beginRow(i, cb);
                int s = firstOpen[i];
                long open = ~(r[rb + s] | c[cb + s] | d[db + s]);
                long inRow;
                long inColumn;
                long onDiagonal;
                long used;
                int w;
                int at;
                do {
                    while (open == 0) {
                        s++;
                        open = ~(r[rb + s] | c[cb + s] | d[db + s]);
                    }
                    w = (s << UsedValueSets.SHIFT) + UsedValueSets.lowest(open);
                    open &= open - 1;
                    at = sums + w;
                    inRow = r[rb + at];
                    inColumn = c[cb + at];
                    onDiagonal = d[db + at];
                    used = inRow | inColumn | onDiagonal;
                } while (used == UsedValueSets.FULL);
                long bit = ~used & used + 1;
                int value = (w << UsedValueSets.SHIFT) + UsedValueSets.lowest(bit);
                buffer[i] = value;
                if (value > max) max = value;
                // Marked in the words just read, at places whose bounds are checked already.
                if (byRow) {
                    r[rb + at] = inRow | bit;
                    if ((inRow | bit) == UsedValueSets.FULL) {
                        r[rb + s] |= 1L << w;
                        closeSummaries(i, rb);
                    }
                }
                if (byColumn) {
                    c[cb + at] = inColumn | bit;
                    if ((inColumn | bit) == UsedValueSets.FULL) c[cb + s] |= 1L << w;
                }
                if (byDiagonal) {
                    d[db + at] = onDiagonal | bit;
                    if ((onDiagonal | bit) == UsedValueSets.FULL) d[db + s] |= 1L << w;
                }
            }
            values.putColumn(b, top, end - top, buffer);
        }

        /** Any column: terminal and forbidden cells, steps, bands, rays of any direction. */
        private void generalColumn(int b, int top, int end) {
            int sums = row.sums;
            int cb = oneStrip ? 0 : b * column.stride;
            int slot = slot(b - top);
            boolean special = specials.inColumn(b);
            for (int a = top; a < end; a++) {
                int i = a - top;
                int rb = i * row.stride;
                int db = slot * diagonal.stride;
                slot = slot == 0 ? diagonals - 1 : slot - 1;
                if (half && a == b) beginRow(i, cb);
                if (a > 0 && b > 0) addCorner(db, a, b, false);
                int kind = special ? specials.at(a, b) : SpecialCells.PLAIN;
                if (kind == SpecialCells.FORBIDDEN) {
                    values.set(a, b, Grid.NONE);
                    continue;
                }
                int value = kind == SpecialCells.TERMINAL ? 0 : least(a, b, rb, cb, db, firstOpen[i]);
                values.set(a, b, value);
                max = Math.max(max, value);
                if (row.stride > 0 && UsedValueSets.mark(row.bits, rb, sums, value)) closeSummaries(i, rb);
                if (column.stride > 0) UsedValueSets.mark(column.bits, cb, sums, value);
                if (diagonalRay) UsedValueSets.mark(diagonal.bits, db, sums, value);
                for (RayUsedValues other : others) other.mark(a, b, value);
            }
        }

        /** The least number in no line through the cell and of no step's target. */
        private int least(int a, int b, int rb, int cb, int db, int from) {
            if (scratch != null) putSteps(a, b, true);
            int sums = row.sums;
            int value = -1;
            for (int s = from; value < 0; s++) {
                long open = ~(row.bits[rb + s] | column.bits[cb + s] | diagonal.bits[db + s]);
                while (open != 0 && value < 0) {
                    int w = (s << UsedValueSets.SHIFT) + UsedValueSets.lowest(open);
                    long used = row.bits[rb + sums + w] | column.bits[cb + sums + w] | diagonal.bits[db + sums + w];
                    if (scratch != null) used |= scratch.bits[sums + w];
                    for (RayUsedValues other : others) used |= other.lines.bits[other.base(a, b) + sums + w];
                    if (used != UsedValueSets.FULL) value = (w << UsedValueSets.SHIFT) + UsedValueSets.lowest(~used);
                    open &= open - 1;
                }
            }
            if (scratch != null) putSteps(a, b, false);
            return value;
        }

        private void putSteps(int a, int b, boolean in) {
            for (Moves.Step step : moves.steps()) {
                if (a < step.down() || b < step.left()) continue;
                int v = values.get(a - step.down(), b - step.left());
                if (v == Grid.NONE) continue;
                if (in) UsedValueSets.mark(scratch.bits, 0, scratch.sums, v);
                else scratch.wipe(0, v);
            }
        }

        /**
         * The band of (a, b) is the band of (a − 1, b − 1), and the 2t − 1 cells that are k = 1 or l = 1 away: a corner
         * at (a − 1, b − 1).
         */
        private void addCorner(int db, int a, int b, boolean wipe) {
            int band = moves.diagonalWidth();
            for (int k = 0; k < band && k < a; k++) corner(db, values.get(a - 1 - k, b - 1), wipe);
            for (int l = 1; l < band && l < b; l++) corner(db, values.get(a - 1, b - 1 - l), wipe);
        }

        private void corner(int db, int value, boolean wipe) {
            if (value == Grid.NONE) return;
            if (wipe) diagonal.wipe(db, value);
            else UsedValueSets.mark(diagonal.bits, db, diagonal.sums, value);
        }

        /** By symmetry row a left of the diagonal holds what column a holds above it. */
        private void beginRow(int i, int cb) {
            if (row.stride == 0) return;
            int rb = i * row.stride;
            System.arraycopy(column.bits, cb, row.bits, rb, row.stride);
            closeSummaries(i, rb);
        }

        private void closeSummaries(int i, int rb) {
            while (row.bits[rb + firstOpen[i]] == UsedValueSets.FULL) firstOpen[i]++;
        }

        /**
         * Makes room for the diagonal that begins in column b: the one that ended in column b − 1 had the same place.
         */
        private void forgetDiagonal(int b) {
            if (diagonal.stride == 0 || half && b < rows) return;
            int db = slot(b) * diagonal.stride;
            for (int a = Math.max(0, rows - b); a < rows; a++) {
                int c = b - rows + a;
                if (moves.diagonalWidth() > 0) {
                    if (a > 0 && c > 0) addCorner(db, a, c, true);
                } else {
                    corner(db, values.get(a, c), true);
                }
            }
        }

        private void forgetColumn(int b, int end) {
            if (column.stride == 0) return;
            for (int a = 0; a < end; a++) {
                int v = values.get(a, b);
                if (v != Grid.NONE) column.wipe(0, v);
            }
        }
    }
}
