package nimbook.board;

/**
 * Where a game's tables come from: the right engine for its moves, the refusal of what does not fit, and the last table that a single cell
 * was asked for. The kept tables are small, or as large as the cell made necessary; a field is replaced by a whole new table, so threads see
 * one or the other.
 */
final class Answers {

    /** Single cells are asked in swarms (a pointer moves over a board): the least table kept covers a usual board at once. */
    private static final int LEAST = 64;

    private final BoardGame game;
    private volatile GrundyTable values;
    private volatile OutcomeTable outcomes;
    private volatile PPositions rows;

    Answers(BoardGame game) {
        this.game = game;
    }

    GrundyTable grundy(int rows, int columns) {
        String what = "rows × columns = " + rows + " × " + columns + ": the table of Grundy values of " + game.name();
        if (!game.moves().onlyTowardsCorner()) {
            WeightEngine engine = new WeightEngine(game, rows, columns);
            Memory.require(what, engine.bytes(), engine.addressable());
            Values found = engine.grundy();
            return new GrundyTable(game, rows, columns, false, found, engine.max());
        }
        boolean turned = rows > columns;
        long bound = (long) rows + columns;
        Memory.require(what, Values.bytes(rows, columns, game.isSymmetric(), bound), bound < Integer.MAX_VALUE - 64);
        GrundyEngine engine = turned ? new GrundyEngine(game.mirror(), columns, rows) : new GrundyEngine(game, rows, columns);
        Memory.require(what, engine.bytes(), engine.addressable());
        Values found = engine.run();
        return new GrundyTable(game, rows, columns, turned, found, engine.max());
    }

    OutcomeTable outcomes(int rows, int columns) {
        String what = "rows × columns = " + rows + " × " + columns + ": the table of outcomes of " + game.name();
        if (!game.moves().onlyTowardsCorner()) {
            WeightEngine engine = new WeightEngine(game, rows, columns);
            Memory.require(what, engine.bytes(), engine.addressable());
            return new OutcomeTable(game, rows, columns, engine.outcomes());
        }
        if (PPositions.applies(game.moves())) {
            Memory.require(what, PPositions.bytes(game.moves(), rows) + OutcomeTable.bytes(rows, columns));
            return new OutcomeTable(game, rows, columns, PPositions.of(game, rows).table(columns));
        }
        Memory.require(what, OutcomeEngine.bytes(game.moves(), rows, columns));
        return new OutcomeTable(game, rows, columns, new OutcomeEngine(game, rows, columns).run());
    }

    PPositions pPositions(int rows) {
        Memory.require("rows = " + rows + ": the P-positions of " + game.name(), PPositions.bytes(game.moves(), rows));
        return PPositions.of(game, rows);
    }

    int value(int row, int column) {
        GrundyTable known = values;
        if (known == null || row >= known.rows() || column >= known.columns()) {
            known = grundy(room(row), room(column));
            values = known;
        }
        return known.at(row, column);
    }

    boolean isP(int row, int column) {
        return isPWithin(row, column, row, column);
    }

    /** Whether a cell is a P-position, when the cells up to (toRow, toColumn) will be asked for too. */
    boolean isPWithin(int row, int column, int toRow, int toColumn) {
        if (PPositions.applies(game.moves())) {
            PPositions known = rows;
            if (known == null || row >= known.rows()) {
                known = pPositions(room(Math.max(row, toRow)));
                rows = known;
            }
            return known.isP(row, column);
        }
        OutcomeTable known = outcomes;
        if (known == null || row >= known.rows() || column >= known.columns()) {
            known = outcomes(room(Math.max(row, toRow)), room(Math.max(column, toColumn)));
            outcomes = known;
        }
        return known.isP(row, column);
    }

    private static int room(int index) {
        if (index == Integer.MAX_VALUE) return index;
        return Math.max(LEAST, index + 1);
    }
}
