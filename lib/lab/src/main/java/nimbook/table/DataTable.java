package nimbook.table;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimbook.claim.Ledger;
import nimbook.core.Grid;
import nimbook.drawing.Drawing;
import nimbook.export.Csv;
import nimbook.export.DrawnFigure;
import nimbook.export.HasTerms;
import nimbook.export.HasTitle;
import nimbook.export.Latex;
import nimbook.export.LatexSource;
import nimbook.export.Tabular;
import nimbook.export.TabularData;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapValues;
import nimbook.heap.MisereHeaps;
import nimbook.misere.MisereQuotient;
import nimbook.sequence.IntegerSequence;
import nimbook.widget.model.Component;

/**
 * A table of named, typed columns that sorts, filters, pages and copies on the page; immutable.
 *
 * <pre>{@code
 * DataTable.columns("n", "A(n)").row(0, 0).row(1, 1).row(2, 3)
 * DataTable.columns("n", "A(n)").rows(100_000, n -> List.of(n, Wythoff.lower(n)))   // computed when looked at
 * DataTable.of(listOfRecords)                                                       // a column a component
 * DataTable.of(BoardGame.queen().grundy(12, 12))                                    // row m, column n
 * }</pre>
 *
 * <p>Cells are of the classes of {@link DataType}, or null where one is missing. The page gets the first rows and asks
 * for others; sorting, filtering and copying go over all rows, here, exactly.
 */
public final class DataTable implements DrawnFigure, HasTitle, Tabular, HasTerms, LatexSource {
    private static final Component COMPONENT = new Component("table", DataTable.class, "/nimbook/front/table.js");
    /** A screen of a lecture hall. */
    private static final TablePage PAGE = new TablePage(0, 15);

    private final String title;
    private final List<DataColumn> columns;
    private final DataRows source;
    private final TablePage page;
    private final RowPages pages = new RowPages(this);

    DataTable(String title, List<DataColumn> columns, DataRows source, TablePage page) {
        this.title = nonNull(title, "title");
        this.columns = copy(columns, "columns");
        this.source = source;
        this.page = page;
        DataColumn.different(columns);
    }

    /** An empty table, for {@link #row} and {@link #rows}; its columns' types are learnt from their first cells. */
    public static DataTable columns(String... names) {
        return columns(copy(names, "names").stream()
                .map(name -> new DataColumn(name, null)).toArray(DataColumn[]::new));
    }

    /** An empty table with columns of given types: {@code columns(DataColumn.whole("n"), DataColumn.text("word"))}. */
    public static DataTable columns(DataColumn... columns) {
        return new DataTable("", copy(columns, "columns"), new GrowingRows(), PAGE);
    }

    /** A table of columns whose rows come from elsewhere. */
    public static DataTable of(List<DataColumn> columns, DataRows rows) {
        return new DataTable("", columns, nonNull(rows, "rows"), PAGE);
    }

    /**
     * One row a record, one column a component, in their order.
     *
     * @throws IllegalArgumentException when there is none, or they are of several classes
     */
    public static DataTable of(Collection<? extends Record> records) {
        return RecordRows.table(copy(records, "records"));
    }

    /** As {@link #of(Collection)}; the stream must end. */
    public static DataTable of(Stream<? extends Record> records) {
        return RecordRows.table(nonNull(records, "records").toList());
    }

    /**
     * Rows 0 to count − 1, each a record, computed when looked at: a million rows cost nothing until they are sorted.
     *
     * @param count number of rows, ≥ 1
     * @param rule the row of an index; the same at every call
     */
    public static DataTable of(int count, IntFunction<? extends Record> rule) {
        if (count < 1)
            throw new IllegalArgumentException("count = " + count + ": a row is needed; or use DataTable.columns(…)");
        return RecordRows.table(count, rule);
    }

    /** A grid as printed: a first column m, then one for each n. No value is a missing cell; outcomes are P and N. */
    public static DataTable of(Grid grid) {
        return GridRows.wide(grid);
    }

    /** A grid with one row a cell: m, n, value; row by row. Sorts and filters by value. */
    public static DataTable cells(Grid grid) {
        return GridRows.cells(grid);
    }

    /** Rows of whole numbers: a first column m, then one for each index n; shorter rows end in missing cells. */
    public static DataTable of(int[][] values) {
        return GridRows.wide(values);
    }

    /** The claims of a document, each with its verdict. */
    public static DataTable of(Ledger ledger) {
        return LedgerRows.table(ledger);
    }

    /** The Grundy values of a one-pile game, in lines as long as a period found quickly, which the title names. */
    public static DataTable of(HeapGame game) {
        return GameRows.of(game);
    }

    /** These values, in lines as long as the period. */
    public static DataTable of(HeapValues values) {
        return GameRows.of(values);
    }

    /** Single heaps 0..30 in misère play. */
    public static DataTable of(MisereHeaps game) {
        return GameRows.of(game);
    }

    /**
     * A misère quotient, a row an element: its outcome, the heaps that are it, its products with the generators. The
     * heading has letters and relations.
     */
    public static DataTable of(MisereQuotient quotient) {
        return GameRows.of(nonNull(quotient, "quotient"));
    }

    /**
     * Several games, a row each: the first Grundy values, and what is known of their period.
     *
     * @throws IllegalArgumentException for no game
     */
    public static DataTable games(HeapGame... games) {
        return GameRows.of(copy(games, "games"));
    }

    /** The moves of a game on any value, each with its value and outcome; the title says size, outcome and value. */
    public static DataTable of(Game<?> game) {
        return GameRows.of(game);
    }

    /** The parts of a sum with their values; the title says the nim-sum and the outcome. */
    public static DataTable of(Sum sum) {
        return GameRows.of(sum);
    }

    /** The first count ≥ 1 terms of a sequence: n and a(n), from its offset on; computed on demand. */
    public static DataTable of(IntegerSequence sequence, int count) {
        return TableExport.sequence(sequence, count);
    }

    /**
     * The table with one more row. Whole numbers among decimals are taken as decimals; a null is a missing cell.
     *
     * @throws IllegalArgumentException when a cell does not fit its column, or there are more or fewer cells than
     *     columns
     */
    public DataTable row(Object... cells) {
        if (!(source instanceof GrowingRows rows))
            throw new IllegalArgumentException(
                    "row(…): the rows of this table come from elsewhere; begin with DataTable.columns(…)");
        Object[] normal = cells == null ? new Object[1] : cells.clone();
        if (normal.length != columns.size()) throw DataRows.wide(rows(), normal.length, columns.size());
        DataRows.normal(normal);
        List<DataColumn> learnt = RecordRows.learn(columns, Arrays.asList(normal), rows());
        return new DataTable(title, learnt, rows.and(normal), page);
    }

    /**
     * The table with rows 0 to count − 1 that are computed when they are looked at. Types that were not said are learnt
     * from the first 100.
     *
     * @param count number of rows, ≥ 0
     * @param rule the cells of a row, one a column; the same at every call
     */
    public DataTable rows(int count, IntFunction<? extends List<?>> rule) {
        if (count < 0) throw new IllegalArgumentException("count = " + count + ": a table has 0 rows or more");
        if (rows() > 0) throw new IllegalArgumentException("rows(…): this table has " + rows() + " rows already");
        DataRows source = DataRows.of(count, columns.size(), nonNull(rule, "rule"));
        return new DataTable(title, RecordRows.learn(columns, source), source, page);
    }

    /** The table with these rows after its own; the stream must end. */
    public DataTable rows(Stream<? extends List<?>> rows) {
        DataTable table = this;
        for (List<?> row : nonNull(rows, "rows").toList()) table = table.row(row.toArray());
        return table;
    }

    /** The same with a heading. */
    @Override
    public DataTable title(String words) {
        return new DataTable(words, columns, source, page);
    }

    /** The same with so many rows a page, 1 to 200. */
    public DataTable page(int rows) {
        if (rows < 1 || rows > 200) throw new IllegalArgumentException("rows = " + rows + ": a page has 1 to 200");
        return new DataTable(title, columns, source, new TablePage(0, rows));
    }

    /** The same with another name for one column. */
    public DataTable renamed(String before, String after) {
        int index = index(nonNull(before, "before"));
        List<DataColumn> changed = with(index, new DataColumn(nonNull(after, "after"), columns.get(index).type()));
        return new DataTable(title, changed, source, page);
    }

    /**
     * The same with one column read as another type: text as numbers or truth values, numbers as text.
     *
     * @throws IllegalArgumentException when a cell is looked at that cannot be read so
     */
    public DataTable typed(String name, DataType type) {
        int index = index(nonNull(name, "name"));
        DataColumn as = new DataColumn(name, nonNull(type, "type"));
        return new DataTable(title, with(index, as), source.typed(index, as, columns.size()), page);
    }

    private List<DataColumn> with(int index, DataColumn column) {
        List<DataColumn> changed = new ArrayList<>(columns);
        changed.set(index, column);
        return changed;
    }

    /** The words above the table; empty when there are none. */
    public String title() {
        return title;
    }

    /** The columns from left to right. */
    public List<DataColumn> columns() {
        return columns;
    }

    /** Number of rows. */
    public int rows() {
        return source.count();
    }

    /** The rows that are seen first. */
    TablePage page() {
        return page;
    }

    DataRows source() {
        return source;
    }

    @Override
    public DataTable withView(Map<String, Object> view) {
        return TableView.of(this, view);
    }

    @Override
    public Map<String, String> viewSettings() {
        return TableView.SETTINGS;
    }

    /**
     * The cells of a row, as many as columns.
     *
     * @throws IndexOutOfBoundsException outside 0 ≤ index &lt; rows
     */
    public List<Object> at(int index) {
        List<Object> cells = new ArrayList<>(source.row(Objects.checkIndex(index, rows())));
        for (int i = 0; i < cells.size(); i++) cells.set(i, cell(index, i, cells.get(i)));
        return Collections.unmodifiableList(cells);
    }

    /** One cell, by the column's name. */
    public Object at(int row, String column) {
        return at(row, index(column));
    }

    /** One cell, by the column's index. */
    public Object at(int row, int column) {
        Objects.checkIndex(row, rows());
        return cell(row, column, source.cell(row, Objects.checkIndex(column, columns.size())));
    }

    /** All cells of a column, in the order of the rows. */
    public List<Object> column(String name) {
        int column = index(name);
        return IntStream.range(0, rows()).mapToObj(i -> at(i, column)).toList();
    }

    private Object cell(int row, int column, Object normal) {
        try {
            return columns.get(column).kind().cell(normal);
        } catch (IllegalArgumentException e) {
            throw RecordRows.strange(row, columns.get(column), e);
        }
    }

    /** The index of a column, which must be there. */
    public int index(String name) {
        return DataColumn.index(columns, name);
    }

    /** The whole table as CSV (RFC 4180): a heading, then a line a row, ended by CR LF; missing cells are empty. */
    public String csv() {
        return Csv.text(listing());
    }

    @Override
    public TabularData listing() {
        return TableExport.listing(this);
    }

    @Override
    public long cells() {
        return (long) rows() * columns.size();
    }

    @Override
    public boolean numbered() {
        return TableExport.numbered(this);
    }

    @Override
    public Terms terms() {
        return TableExport.terms(this);
    }

    @Override
    public String latex() {
        return Latex.table(listing());
    }

    @Override
    public boolean typesets() {
        return Latex.fits(rows(), columns.size());
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    @Override
    public Map<String, Object> state() {
        return pages.state();
    }

    @Override
    public boolean answers() {
        return pages.areCut();
    }

    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        return pages.answer(question);
    }

    @Override
    public Drawing drawing() {
        return TableDrawing.of(this);
    }

    @Override
    public String markup() {
        return TableMarkup.of(this);
    }

    @Override
    public String text() {
        return TableText.aligned(this);
    }

    @Override
    public String toString() {
        return text();
    }
}
