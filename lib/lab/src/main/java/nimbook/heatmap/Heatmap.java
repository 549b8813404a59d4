package nimbook.heatmap;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import nimbook.board.BoardGame;
import nimbook.board.GrundyTable;
import nimbook.board.OutcomeTable;
import nimbook.core.GameGrid;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.drawing.Drawing;
import nimbook.export.DrawnFigure;
import nimbook.export.HasTerms;
import nimbook.export.HasTitle;
import nimbook.export.Tabular;
import nimbook.export.TabularData;
import nimbook.widget.model.Component;
import nimbook.widget.parameter.CellSet;

/**
 * A table of whole numbers as coloured cells: row = first pile downwards, column = second pile to the right, origin top
 * left. Immutable: every method gives another heatmap.
 *
 * <pre>{@code
 * Heatmap.of(BoardGame.queen().grundy(256, 256)).highlight(0).overlay(Overlay.goldenLines())
 * Heatmap.of(64, 64, (row, column) -> row ^ column).colors("cyclic 16").title("nim-sum")
 * }</pre>
 *
 * <p>A heatmap of a {@link GrundyTable} or an {@link OutcomeTable} keeps its game: a click on a cell is
 * answered with its options and all winning moves. Up to {@value CellValues#MOST_CELLS} cells (2048 × 2048); larger
 * tables are refused.
 */
public final class Heatmap implements DrawnFigure, HasTitle, Tabular, HasTerms {

    /** What the numbers are. */
    public enum Shows {
        /** Grundy values. */ GRUNDY,
        /** 0 for a P-position, 1 for an N-position. */ OUTCOME,
        /** Any whole numbers. */ VALUES
    }

    private static final Component COMPONENT = new Component("heatmap", Heatmap.class, "/nimbook/front/heatmap.js");

    private final CellValues values;
    private final GameGrid moves;
    private final Shows shows;
    private final BoardGame game;
    private final HeatmapStyle style;
    /** The parameter that a click on a cell changes; null where it pins the cell. */
    private final String edited;

    private Heatmap(CellValues values, GameGrid moves, Shows shows, BoardGame game, HeatmapStyle style,
            String edited) {
        this.values = values;
        this.moves = moves;
        this.shows = shows;
        this.game = game;
        this.style = style;
        this.edited = edited;
    }

    /**
     * The values of a table. Of a {@link GrundyTable}, an {@link OutcomeTable} and a {@link GameGrid} it keeps the
     * game.
     *
     * <p>A −1 is a cell without a value ({@link Grid#NONE}), unless the table holds values below −1: then it is a
     * number like the others.
     *
     * @throws IllegalArgumentException for more than {@value CellValues#MOST_CELLS} cells
     */
    public static Heatmap of(Grid grid) {
        nonNull(grid, "grid");
        CellValues values = CellValues.pack(grid);
        if (grid instanceof GrundyTable table)
            return of(values, null, Shows.GRUNDY, table.game(), table.game().title());
        if (grid instanceof OutcomeTable table)
            return of(values, null, Shows.OUTCOME, table.game(), table.game().title());
        if (grid instanceof GameGrid moves)
            return of(values, moves, moves.isOutcomes() ? Shows.OUTCOME : Shows.GRUNDY, null, moves.name());
        return of(values, null, Shows.VALUES, null, "");
    }

    private static Heatmap of(CellValues values, GameGrid moves, Shows shows, BoardGame game, String name) {
        String what = shows == Shows.GRUNDY ? "Grundy values" : shows == Shows.OUTCOME ? "Outcomes" : "";
        return new Heatmap(values, moves, shows, game, new HeatmapStyle(name.isEmpty() ? what : what + ": " + name,
                game == null ? "row" : "first pile", game == null ? "column" : "second pile",
                shows == Shows.OUTCOME ? ColorMap.outcome() : ColorMap.sequential(), List.of(), List.of(), false, 560,
                List.of(), null, null), null);
    }

    /**
     * The numbers of an array, values[row][column]; copied.
     *
     * @throws IllegalArgumentException when it is empty or its rows have different lengths
     */
    public static Heatmap of(int[][] values) {
        if (copy(values, "values").isEmpty())
            throw new IllegalArgumentException("rows = 0: a heatmap needs at least 1");
        for (int row = 0; row < values.length; row++) {
            if (values[row].length != values[0].length) {
                throw new IllegalArgumentException("row " + row + " has " + values[row].length
                        + " values and row 0 has " + values[0].length + ": all rows must be of one length");
            }
        }
        return of(values.length, values[0].length, (row, column) -> values[row][column]);
    }

    /**
     * The values of a function of row and column, taken once for every cell, 0 ≤ row &lt; rows, 0 ≤ column &lt;
     * columns.
     *
     * @throws IllegalArgumentException for less than one row or column and for more than {@value CellValues#MOST_CELLS}
     *     cells
     */
    public static Heatmap of(int rows, int columns, IntBinaryOperator value) {
        nonNull(value, "value");
        CellValues.check(rows, columns);
        return of(Grid.of(rows, columns, value));
    }

    /** The same numbers with everything about the picture as given. */
    Heatmap with(HeatmapStyle other) {
        return new Heatmap(values, moves, shows, game, other, edited);
    }

    /** Marks the cells that hold one of the values; without arguments none. Replaces what was marked before. */
    public Heatmap highlight(int... marked) {
        List<Integer> list = java.util.Arrays.stream(nonNull(marked, "marked")).distinct().boxed().toList();
        if (list.size() > 8)
            throw new IllegalArgumentException(
                    list.size() + " values to highlight: at most 8 can be told apart from the rest");
        return with(style.withHighlight(list));
    }

    /**
     * A click on a cell, or Enter, puts it into a set of cells or takes it out, in place of pinning it; the parameter's
     * live loop gives the heatmap after that.
     *
     * @throws IllegalArgumentException unless the set has as many rows and columns as the table
     */
    public Heatmap edit(CellSet<?> cells) {
        if (nonNull(cells, "cells").rows() != rows() || cells.columns() != columns())
            throw new IllegalArgumentException("cells = " + cells.name() + ", " + cells.rows() + " × "
                    + cells.columns() + ": the table has " + rows() + " × " + columns() + " cells");
        return new Heatmap(values, moves, shows, game, style, cells.name());
    }

    /** The parameter of {@link #edit}; null for none. */
    String edited() {
        return edited;
    }

    /** The words above the cells; empty for none. Games name themselves if nothing is said. */
    @Override
    public Heatmap title(String title) {
        nonNull(title, "title");
        return with(style.withTitle(title));
    }

    /** Names the axes: what a row is, what a column is ("first pile", "second pile" for games). */
    public Heatmap axes(String rowName, String columnName) {
        nonNull(rowName, "rowName");
        nonNull(columnName, "columnName");
        return with(style.withRowName(rowName).withColumnName(columnName));
    }

    /** How values become colours; the reader can switch it in the page. */
    public Heatmap colors(ColorMap colors) {
        nonNull(colors, "colors");
        return with(style.withColors(colors));
    }

    /** The colours in words, as "cyclic 16"; see {@link ColorMap#of(String)}. */
    public Heatmap colors(String words) {
        return colors(ColorMap.of(words));
    }

    /** Lays something over the cells, in addition to what lies there already. */
    public Heatmap overlay(Overlay overlay) {
        nonNull(overlay, "overlay");
        List<Overlay> more = new ArrayList<>(style.overlays());
        more.add(overlay);
        if (more.size() > 12) throw new IllegalArgumentException("a thirteenth overlay: at most 12 can be told apart");
        return with(style.withOverlays(List.copyOf(more)));
    }

    /**
     * Frames the cells whose value a {@link nimbook.number.Formula} does not give, and counts them: {@code "x ^ y"}.
     *
     * @throws IllegalArgumentException when the text is no formula, or gives no whole number at a cell
     */
    public Heatmap formula(String text) {
        return overlay(FormulaOverlay.of(values(), text).overlay());
    }

    /** Puts the origin to the bottom left, or back to the top left. */
    public Heatmap flipped() {
        return with(style.withFlipped(!style.flipped()));
    }

    /**
     * The longer side of the cells' area, in CSS pixels; 560 if nothing is said.
     *
     * @throws IllegalArgumentException unless 120 ≤ pixels ≤ 2000
     */
    public Heatmap size(int pixels) {
        if (pixels < 120 || pixels > 2000)
            throw new IllegalArgumentException("size = " + pixels + " pixels: allowed are 120 to 2000");
        return with(style.withSize(pixels));
    }

    /**
     * Shows only rows row, …, row + rows − 1 and columns column, …, column + columns − 1; the page begins with them.
     * Files with numbers hold all.
     *
     * @throws IllegalArgumentException when that is empty or reaches out of the table
     */
    public Heatmap window(int row, int column, int rows, int columns) {
        return with(style.withWindow(CellWindow.of(row, column, rows, columns, rows(), columns())));
    }

    /**
     * Explains a cell: a frame around it, a dot at each option, a ring and a line at each winning move.
     *
     * @throws IllegalArgumentException for a cell outside the table
     */
    public Heatmap pin(int row, int column) {
        CellWindow.of(row, column, 1, 1, rows(), columns());
        return with(style.withPin(Position.of(row, column)));
    }

    /** The cells that are shown. */
    CellWindow window() {
        return style.window() == null ? new CellWindow(0, 0, rows(), columns()) : style.window();
    }

    /** The game whose table it shows, if it is one. */
    public Optional<BoardGame> game() {
        return Optional.ofNullable(game);
    }

    /** What its numbers are. */
    public Shows shows() {
        return shows;
    }

    /** Number of rows of cells. */
    public int rows() {
        return values.rows();
    }

    /** Number of columns of cells. */
    public int columns() {
        return values.columns();
    }

    CellValues values() {
        return values;
    }

    /** The moves of a game that is none on a board; or null. */
    GameGrid moves() {
        return moves;
    }

    HeatmapStyle style() {
        return style;
    }

    /** The colours with the period that "cyclic" stands for. */
    ColorMap resolvedColors() {
        boolean open = style.colors().kind() == ColorMap.Kind.CYCLIC && style.colors().number() == 0;
        return open ? ColorMap.cyclic(Palette.period(values().least(), values().greatest())) : style.colors();
    }

    /** Whether a 0 is a P-position: in outcomes and in Grundy values, not in any numbers. */
    boolean zeroIsP() {
        return shows != Shows.VALUES;
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    @Override
    public Heatmap withView(Map<String, Object> view) {
        return HeatmapView.of(this, view);
    }

    @Override
    public Map<String, String> viewSettings() {
        return HeatmapView.SETTINGS;
    }

    /**
     * Keys: rows, columns, type ("u8", "i16", "i32"), values (binary, row by row), none (the code of a cell without a
     * value), least, greatest, note (its size in words), steps (of ticks: {@link nimbook.drawing.RoundSteps#FACTORS}),
     * labels (what values are called: {@link ValueLabels#state}), question (game, misere, rows, columns, shows; game
     * null for bare numbers), title, axes [row, column], colors {kind, number}, choices (what the reader may choose:
     * {@link ColorChoice}), highlight, overlays, offered (overlays that the reader may switch on), look (of each kind
     * of overlay: {@link OverlayStyle#state}), flipped, size, aspect, edited (the cells that a click changes, or null),
     * palettes {sequential, cyclic: 256 × RGB, classes: 12 × RGB, named, marks: 8 × RGB, rest, none: RGB on light and
     * on dark ground}, window and pin (flat, or null).
     */
    @Override
    public Map<String, Object> state() {
        return HeatmapState.of(this);
    }

    /**
     * Names the values 0, 1, 2, …: they are classes then, with a colour each (red for the first, pale for the others
     * that are ground), a legend of names, and no digits in the cells.
     *
     * @throws IllegalArgumentException for no name, more than 8, or a value of the table that gets none
     */
    public Heatmap names(String... names) {
        CellValues values = values();
        if (copy(names, "names").isEmpty() || names.length > 8)
            throw new IllegalArgumentException(names.length + " names: allowed are 1 to 8");
        if (values.least() < 0 || values.greatest() >= names.length) {
            throw new IllegalArgumentException(names.length + " names: the values run from " + values.least() + " to "
                    + values.greatest() + ", each needs one");
        }
        return with(style.withColors(ColorMap.named()).withNames(List.of(names)));
    }

    /** The picture that stills and files are made of. */
    @Override
    public Drawing drawing() {
        return drawing(1);
    }

    @Override
    public Drawing drawing(double dots) {
        return new HeatmapDrawing(this, dots).drawing();
    }

    @Override
    public boolean shapesOnly() {
        return (long) window().rows() * window().columns() <= HeatmapDrawing.MOST_RECTANGLES;
    }

    @Override
    public long cells() {
        return (long) rows() * columns();
    }

    /** A first column m, then one column for each n. */
    @Override
    public TabularData listing() {
        return HeatmapExport.listing(this);
    }

    @Override
    public boolean numbered() {
        return values().without() == 0;
    }

    /** The table read by antidiagonals, as the OEIS keeps tables. */
    @Override
    public Terms terms() {
        return HeatmapExport.terms(this);
    }

    /** Title, size, range, what is marked, and the first 16 rows and 24 columns; a star stands at marked values. */
    @Override
    public String text() {
        return HeatmapText.of(this);
    }

    /** Without moves the page finds its answers in the state. */
    @Override
    public boolean answers() {
        return game != null || moves != null;
    }

    /**
     * Two questions: {@code {do: "cell", row, column}} for a cell's value, outcome, options and all winning moves;
     * {@code {do: "formula", text}} for the overlay of {@link #formula}, or error, what is wrong with the text.
     *
     * @throws IllegalArgumentException for any other question, a cell outside the table, a number that is none
     */
    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        return new HeatmapAnswers(this).answer(question);
    }

    @Override
    public String toString() {
        return text();
    }
}
