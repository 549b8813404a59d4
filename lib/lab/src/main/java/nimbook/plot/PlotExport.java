package nimbook.plot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.drawing.LatexText;
import nimbook.export.TabularData;
import nimbook.table.CellText;
import nimbook.table.TableText;

/** A plot's numbers for files: its points as rows, and the plot as a pgfplots axis. */
final class PlotExport {

    /** TeX computes every point; more of them exhaust its memory. */
    private static final int MOST_POINTS = 5000;

    private PlotExport() {}

    /**
     * Where all series have the same x: a column x, then one for each series. Else a row a point: series, x, y. Of a
     * histogram: from, to, count. A gap is an empty cell.
     */
    static TabularData listing(Plot plot) {
        List<PlotSeries> series = plot.series();
        String x = plot.style().x().isEmpty() ? "x" : plot.style().x();
        boolean histogram = series.stream().anyMatch(s -> s.kind() == PlotSeries.Kind.HISTOGRAM);
        if (histogram && series.size() == 1) return bins(plot, series.get(0));
        boolean shared = !histogram && series.stream().allMatch(s -> Arrays.equals(s.x(), series.get(0).x()));
        String y = plot.style().y().isEmpty() ? "y" : plot.style().y();
        List<String> heading = new ArrayList<>(shared ? List.of(x) : List.of("series", x, y));
        if (shared)
            for (int i = 0; i < series.size(); i++)
                heading.add(unique(heading, series.get(i).name().isEmpty() ? "y" : series.get(i).name()));
        List<List<String>> rows = new ArrayList<>();
        if (shared) {
            for (int i = 0; i < series.get(0).x().length; i++) {
                List<String> row = new ArrayList<>(List.of(place(plot, series.get(0).x()[i])));
                for (PlotSeries s : series) row.add(number(s.y()[i]));
                rows.add(row);
            }
        } else {
            for (PlotSeries s : series) {
                for (int i = 0; i < s.y().length; i++)
                    rows.add(List.of(s.name(), place(plot, s.x()[i]), number(s.y()[i])));
            }
        }
        boolean words = !plot.categories().isEmpty();
        return listing(plot, heading, rows,
                column -> shared ? column > 0 || !words : column > 1 || column == 1 && !words);
    }

    private static TabularData bins(Plot plot, PlotSeries s) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < s.y().length; i++)
            rows.add(List.of(number(s.x()[i]), number(s.x()[i + 1]), number(s.y()[i])));
        return listing(plot, List.of("from", "to", "count"), rows, column -> true);
    }

    private static TabularData listing(Plot plot, List<String> heading, List<List<String>> rows,
            java.util.function.IntPredicate numbers) {
        return TabularData.of(TableText.oneLine(plot.style().title()), heading, rows.size(), rows::get, numbers);
    }

    private static String unique(List<String> names, String name) {
        String other = name;
        for (int i = 2; names.contains(other); i++) other = name + " " + i;
        return other;
    }

    private static String place(Plot plot, double x) {
        return plot.categories().isEmpty() ? number(x) : plot.categories().get((int) x);
    }

    private static String number(double value) {
        return Double.isNaN(value) ? "" : CellText.plain(value);
    }

    /** @throws IllegalArgumentException for more than {@value #MOST_POINTS} points */
    static String latex(Plot plot) {
        List<PlotSeries> series = plot.series();
        int points = series.stream().mapToInt(s -> s.y().length).sum();
        if (points > MOST_POINTS) {
            throw new IllegalArgumentException(points + " points: as LaTeX a plot may have " + MOST_POINTS
                    + ", which is what TeX's memory holds; take pdf");
        }
        StringBuilder out = new StringBuilder(
                "% needs \\usepackage{pgfplots} \\pgfplotsset{compat=1.16}\n\\begin{tikzpicture}\n\\begin{axis}[\n");
        out.append("  width=12cm, height=7.5cm,");
        words(out, "title", plot.style().title());
        words(out, "xlabel", plot.style().x());
        words(out, "ylabel", plot.style().y());
        if (plot.style().logX()) out.append("\n  xmode=log,");
        if (plot.style().logY()) out.append("\n  ymode=log,");
        bars(out, plot, series);
        if (!plot.categories().isEmpty()) {
            out.append("\n  xtick={").append(joined(plot.categories().size(), String::valueOf))
                    .append("},\n  xticklabels={").append(joined(plot.categories().size(),
                            i -> "{" + LatexText.escape(plot.categories().get(i)) + "}"))
                    .append("},");
        }
        out.append("\n  unbounded coords=jump, legend pos=outer north east\n]\n");
        List<String> colours = PlotDrawing.colorway();
        for (int i = 0; i < series.size(); i++) {
            series(out, series.get(i), colours.get(i % colours.size()), series.size() > 1);
        }
        return out.append("\\end{axis}\n\\end{tikzpicture}\n").toString();
    }

    static boolean typesets(Plot plot) {
        return plot.count() <= MOST_POINTS;
    }

    private static String joined(int count, java.util.function.IntFunction<String> word) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) words.add(word.apply(i));
        return String.join(",", words);
    }

    private static void words(StringBuilder out, String key, String text) {
        if (!text.isEmpty())
            out.append("\n  ").append(key).append("={").append(LatexText.escape(TableText.oneLine(text))).append("},");
    }

    /** Bars stand on 0, side by side, four fifths of the distance of two neighbours wide together. */
    private static void bars(StringBuilder out, Plot plot, List<PlotSeries> series) {
        List<PlotSeries> bars = series.stream().filter(s -> s.kind() == PlotSeries.Kind.BAR).toList();
        boolean up = series.stream().allMatch(s -> Arrays.stream(s.y()).allMatch(y -> !(y < 0)));
        boolean any = !bars.isEmpty() || series.stream().anyMatch(s -> s.kind() == PlotSeries.Kind.HISTOGRAM);
        if (any && up && !plot.style().logY()) out.append("\n  ymin=0,");
        if (bars.isEmpty()) return;
        double wide = bars.get(0).barWidth();
        out.append("\n  ybar=0pt, bar width=").append(CellText.plain(Math.round(1000 * wide / bars.size()) / 1000.0))
                .append(", enlarge x limits={abs=")
                .append(CellText.plain(Math.round(1000 * wide) / 1000.0)).append("},");
    }

    private static void series(StringBuilder out, PlotSeries s, String colour, boolean legend) {
        String style = switch (s.kind()) {
            case LINE -> "mark=none";
            case POINTS -> "only marks, mark size=1.2pt";
            case BOTH -> "mark size=1.2pt";
            case STEPS -> "const plot mark mid, mark=none";
            case STEMS -> "ycomb, mark=*, mark size=1.2pt";
            case BAR -> "fill, draw=none";
            case HISTOGRAM -> "ybar interval, fill, fill opacity=0.75, mark=none";
        };
        int rgb = Integer.parseInt(colour.substring(1), 16);
        String color =
                "color={rgb,255:red," + (rgb >> 16) + ";green," + (rgb >> 8 & 255) + ";blue," + (rgb & 255) + "}";
        // Without the plus sign: pgfplots' own colours for lines, fillings and marks stay out.
        out.append("\\addplot[").append(color).append(", ").append(s.kind() == PlotSeries.Kind.BOTH ? "mark=*, " : "")
                .append(style).append("] coordinates {");
        for (int i = 0; i < s.x().length; i++) {
            if (i % 8 == 0) out.append("\n ");
            // The last edge of a histogram ends the last bar; its height is not drawn.
            double y = i < s.y().length ? s.y()[i] : 0;
            out.append(" (").append(tex(s.x()[i])).append(',').append(tex(y)).append(')');
        }
        out.append("\n};\n");
        if (legend) out.append("\\addlegendentry{").append(LatexText.escape(TableText.oneLine(s.name()))).append("}\n");
    }

    private static String tex(double value) {
        return Double.isFinite(value) ? CellText.plain(value) : "nan";
    }
}
