package nimbook.board;

import java.util.function.Supplier;
import nimbook.core.Memory;

/**
 * Where a game's tables come from: the right engine for its moves, the refusal of what does not fit, and the last table
 * that a single cell was computed from. The kept tables are as large as the cell made necessary, within a limit; a
 * field is replaced by a whole new table, so threads see one or the other.
 */
final class SolvedTables {

    /**
     * Single cells are requested in quick succession (a pointer moves over a board): the least table kept covers a
     * usual board at once.
     */
    private static final int LEAST = 64;

    /** A table is kept when it takes no more than this part of the largest heap. */
    private static final int KEPT = 16;

    private final BoardGame game;
    private volatile GrundyTable values;
    private volatile OutcomeTable outcomes;
    private volatile PPositions rows;

    SolvedTables(BoardGame game) {
        this.game = game;
    }

    /** Size and memory are checked at once; the values are computed when one is looked at. */
    GrundyTable grundy(int rows, int columns) {
        String what = "rows × columns = " + rows + " × " + columns + ": the table of Grundy values of " + game.name();
        if (!game.moves().onlyTowardsCorner()) {
            WeightEngine engine = new WeightEngine(game, rows, columns);
            Memory.require(what, engine.bytes(), engine.addressable());
            return new GrundyTable(game, rows, columns, false, engine::grundy);
        }
        boolean turned = rows > columns;
        long bound = (long) rows + columns;
        Memory.require(what, Values.bytes(rows, columns, game.isSymmetric(), bound), bound < Integer.MAX_VALUE - 64);
        Supplier<GrundyEngine> engine =
                () -> turned ? new GrundyEngine(game.mirror(), columns, rows) : new GrundyEngine(game, rows, columns);
        GrundyEngine sized = engine.get();
        Memory.require(what, sized.bytes(), sized.addressable());
        return new GrundyTable(game, rows, columns, turned, () -> engine.get().run());
    }

    /** The same of outcomes. */
    OutcomeTable outcomes(int rows, int columns) {
        String what = "rows × columns = " + rows + " × " + columns + ": the table of outcomes of " + game.name();
        if (!game.moves().onlyTowardsCorner()) {
            WeightEngine engine = new WeightEngine(game, rows, columns);
            Memory.require(what, engine.bytes(), engine.addressable());
            return new OutcomeTable(game, rows, columns, engine::outcomes);
        }
        if (PPositions.applies(game.moves())) {
            Memory.require(what, PPositions.bytes(game.moves(), rows) + OutcomeTable.bytes(rows, columns));
            return new OutcomeTable(game, rows, columns, () -> new PPositions(game, rows).table(columns));
        }
        Memory.require(what, OutcomeEngine.bytes(game.moves(), rows, columns),
                (long) rows + columns < Integer.MAX_VALUE - 8);
        return new OutcomeTable(game, rows, columns, () -> new OutcomeEngine(game, rows, columns).run());
    }

    PPositions pPositions(int rows) {
        Memory.require("rows = " + rows + ": the P-positions of " + game.name(), PPositions.bytes(game.moves(), rows));
        return new PPositions(game, rows);
    }

    int value(int row, int column) {
        GrundyTable known = values;
        if (known == null || row >= known.rows() || column >= known.columns()) {
            known = grundy(room(row, column, row), room(row, column, column));
            if (isKept(Values.bytes(known.rows(), known.columns(), game.isSymmetric(),
                    (long) known.rows() + known.columns())))
                values = known;
        }
        return known.at(row, column);
    }

    /** Tells which cells are P-positions. */
    interface Decider {
        boolean isP(int row, int column);
    }

    /** Decides the cells (0, 0) to (row, column). */
    Decider upTo(int row, int column) {
        if (PPositions.applies(game.moves())) {
            boolean turn = game.isSymmetric() && column < row;
            int last = turn ? column : row;
            PPositions known = rows;
            if (known == null || last >= known.rows()) {
                known = pPositions(room(last, last, last));
                if (isKept(4.0 * known.rows())) rows = known;
            }
            PPositions decided = known;
            return turn ? (r, c) -> decided.isP(c, r) : decided::isP;
        }
        OutcomeTable known = outcomes;
        if (known == null || row >= known.rows() || column >= known.columns()) {
            known = outcomes(room(row, column, row), room(row, column, column));
            if (isKept(OutcomeTable.bytes(known.rows(), known.columns()))) outcomes = known;
        }
        return known::isP;
    }

    private static boolean isKept(double bytes) {
        return bytes <= (double) Runtime.getRuntime().maxMemory() / KEPT;
    }

    /**
     * The rows or columns of a table for the cell (row, column): a usual board when the cell lies on it, else no more
     * than needed.
     */
    private static int room(int row, int column, int index) {
        if (row < LEAST && column < LEAST) return LEAST;
        return index == Integer.MAX_VALUE ? index : index + 1;
    }
}
