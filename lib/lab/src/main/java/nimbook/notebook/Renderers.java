package nimbook.notebook;

import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Grid;
import nimbook.board.TerminalCensus;
import nimbook.claim.Ledger;
import nimbook.export.Svg;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapValues;
import nimbook.heap.MisereHeaps;
import nimbook.period.Period;
import nimbook.period.RowPeriods;
import nimbook.show.Board;
import nimbook.show.DataTable;
import nimbook.show.Heatmap;
import nimbook.show.Plot;
import nimbook.show.Scaling;
import nimbook.widget.Faces;
import nimbook.widget.Figure;
import nimbook.widget.Figures;
import nimbook.widget.Host;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.display.RenderContext;

/**
 * What a value that a cell returns looks like.
 *
 * <p>A new kind of picture is one line in {@link #figures}: the type and what makes a figure of it. It then shows itself when a cell returns
 * it, in a live figure, and in a row or column of figures.
 */
final class Renderers {
    private Renderers() {}

    static void install(BaseKernel kernel) {
        figures(kernel);
        for (Class<?> type : List.of(int[].class, long[].class, double[].class, boolean[].class, String[].class, Object[].class, int[][].class,
                long[][].class,
            Collection.class, Map.class, Record.class, BigInteger.class)) {
            text(kernel, type);
        }
    }

    private static void figures(BaseKernel kernel) {
        figure(kernel, Grid.class, Heatmap::of);
        figure(kernel, BoardGame.class, Board::of);
        figure(kernel, Ledger.class, DataTable::of);
        figure(kernel, HeapGame.class, DataTable::of);
        figure(kernel, HeapValues.class, DataTable::of);
        figure(kernel, MisereHeaps.class, DataTable::of);
        figure(kernel, Game.class, game -> DataTable.of((Game<?>) game));
        figure(kernel, Sum.class, DataTable::of);
        figure(kernel, TerminalCensus.class, Renderers::census);
        figure(kernel, RowPeriods.class, Renderers::periods);
        figure(kernel, Scaling.class, scaling -> Figures.row(scaling.time(), scaling.memory()));
        figure(kernel, tech.tablesaw.api.Table.class, DataTable::of);
        Figures.way(tech.tablesaw.plotly.components.Figure.class, Plot::of);
        plot(kernel, Plot.class, plot -> plot);
        plot(kernel, tech.tablesaw.plotly.components.Figure.class, Plot::of);
    }

    /**
     * A plot by itself is Plotly's, where there is one; the page with the still behind it is for all other places. It has no model: nothing
     * in it asks the JVM. The still is an SVG: before a PNG JupyterLab's extension waits until the picture is hovered over.
     */
    private static <T> void plot(BaseKernel kernel, Class<T> type, java.util.function.Function<? super T, Plot> make) {
        kernel.getRenderer().createRegistration(type).preferring(Plot.PLOTLY).register((value, context) -> {
            Plot plot = make.apply(value);
            Map<String, Object> faces = new LinkedHashMap<>();
            faces.put(Plot.PLOTLY, plot.plotly());
            faces.putAll(Faces.of(plot, null));
            faces.remove("image/png");
            faces.put("image/svg+xml", Svg.text(plot.drawing()));
            put(faces, context);
        });
    }

    /** A row a terminal set: from which shell on it agrees with Wythoff's P-positions, in misère play and in Grundy value 1. */
    private static DataTable census(TerminalCensus census) {
        return DataTable.of(census.table()).title(census.toString()).renamed("terminal", "terminal set")
                .renamed("misereThreshold", "misère: from shell").renamed("misereEvidence", "evidence")
                .renamed("valueOneThreshold", "value 1: from shell").renamed("valueOneEvidence", "evidence (value 1)");
    }

    /** A row of the game a row of the table: from where on it is periodic, and why that is so for ever. */
    private static DataTable periods(RowPeriods rows) {
        return DataTable.columns("row", "preperiod", "period", "saltus", "evidence").rows(rows.rows(), m -> {
            Period p = rows.period(m);
            return List.of(m, p.preperiod(), p.period(), p.saltus(), p.evidence().text());
        }).title("Rows 0 to " + (rows.rows() - 1) + " of " + rows.game().name());
    }

    /** From now on values of this type are shown by the figure that the function makes of them. */
    private static <T> void figure(BaseKernel kernel, Class<T> type, java.util.function.Function<? super T, ? extends Figure> make) {
        Figures.way(type, make);
        kernel.getRenderer().createRegistration(type).preferring("text/html").register((value, context) -> show(value, context));
    }

    /** Every face of the value into a cell's output. */
    private static void show(Object value, RenderContext context) {
        Faces.show(value, Host.current(), (mime, data, metadata) -> {
            context.getOutputContainer().putData(mime, data);
            if (!metadata.isEmpty()) context.getOutputContainer().putMetaData(mime, metadata);
        });
    }

    /** Values whose words are better than their toString: arrays, collections, large numbers. Collections of records are tables. */
    private static void text(BaseKernel kernel, Class<?> type) {
        kernel.getRenderer().createRegistration(type).preferring("text/plain").register((value, context) -> words(value, context));
    }

    private static void words(Object value, RenderContext context) {
        if (value instanceof Collection<?> rows && isTable(rows)) {
            @SuppressWarnings("unchecked")
            Collection<? extends Record> records = (Collection<? extends Record>) rows;
            show(DataTable.of(records), context);
        } else if (value instanceof int[][] rows && isRectangle(rows)) {
            show(DataTable.of(rows), context);
        } else {
            put(Map.of("text/plain", Values.text(value)), context);
        }
    }

    /** Records of one class that leave their words to Java; one with words of its own, as Position has, is a value, and a list of them is a list. */
    static boolean isTable(Collection<?> rows) {
        if (rows.size() < 2) return false;
        Class<?> type = null;
        for (Object row : rows) {
            if (!(row instanceof Record) || type != null && row.getClass() != type) return false;
            type = row.getClass();
        }
        return !Values.hasWords(type);
    }

    static boolean isRectangle(int[][] rows) {
        if (rows.length < 2 || rows[0] == null || rows[0].length < 2) return false;
        for (int[] row : rows) if (row == null || row.length != rows[0].length) return false;
        return true;
    }

    private static void put(Map<String, Object> faces, RenderContext context) {
        faces.forEach((mime, data) -> context.getOutputContainer().putData(mime, data));
    }
}
