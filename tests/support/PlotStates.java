package nimbook.plot;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.plot.PlotSeries.Kind;
import nimbook.widget.model.Json;

/** States of plots for the tests of their component, as JSON; binary values as {"$b64": …}. */
final class PlotStates {

    private static final double NAN = Double.NaN;

    private PlotStates() {}

    private static PlotSeries series(String name, Kind kind, double... y) {
        double[] x = new double[y.length];
        for (int i = 0; i < x.length; i++) x[i] = i;
        return new PlotSeries(name, kind, x, y);
    }

    private static PlotSeries many(String name, Kind kind, int factor, int modulus) {
        double[] y = new double[100_000];
        for (int i = 0; i < y.length; i++) y[i] = (double) i * i * factor % modulus + (factor == 0 ? 1500 : 0);
        return series(name, kind, y);
    }

    private static Plot plot(PlotSeries... series) {
        return new Plot(List.of(series), List.of(), PlotStyle.axes("n", "f(n)"));
    }

    public static void main(String[] arguments) {
        PlotSeries line = series("f", Kind.LINE, 0, 1, 4, 9, 16, NAN, 36, 49, 64, 81, 100);
        PlotSeries points = series("<b>g</b>", Kind.POINTS, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60);
        Map<String, Plot> plots = new LinkedHashMap<>();
        plots.put("line", plot(line));
        plots.put("part", plots.get("line").withView(Map.of("zoom", Map.of("x", List.of(2, 4), "y", List.of(3, 17)))));
        plots.put("two", plot(line, points));
        plots.put("bars", new Plot(List.of(series("P", Kind.BAR, 3, 5), series("N", Kind.BAR, 1, 2)),
                List.of("rook", "queen"), PlotStyle.axes("piece", "")));
        plots.put("bins", new Plot(List.of(new PlotSeries("v", Kind.HISTOGRAM, new double[] {-0.5, 0.5, 1.5},
                new double[] {7, 12345})), List.of(), PlotStyle.axes("value", "count")));
        plots.put("large", plot(series("f", Kind.LINE, 0, 1e12)).title("t"));
        plots.put("many", plot(many("f", Kind.LINE, 1, 1009), many("g", Kind.POINTS, 0, 1)));
        plots.put("empty", plot(series("f", Kind.LINE, NAN, NAN)).logY());
        plots.put("extreme", plot(series("f", Kind.LINE, -1e308, 1e308, NAN, 1.7e308)));
        plots.put("powers", plot(series("f", Kind.LINE, 1, 10, 100_000)).logY());
        plots.put("steps", plot(series("f", Kind.STEPS, 0, 10)));
        plots.put("slanted", plot(series("f", Kind.LINE, 0, 10)));
        plots.put("stems", plot(series("f", Kind.STEMS, 5, 10, -5)));
        Map<String, Object> states = new LinkedHashMap<>();
        plots.forEach((name, plot) -> states.put(name, text(plot.state())));
        System.out.println(Json.write(states));
    }

    private static Object text(Object value) {
        if (value instanceof byte[] bytes) return Map.of("$b64", Base64.getEncoder().encodeToString(bytes));
        if (value instanceof List<?> list) return list.stream().map(PlotStates::text).toList();
        if (!(value instanceof Map<?, ?> map)) return value;
        Map<Object, Object> texts = new LinkedHashMap<>();
        map.forEach((key, each) -> texts.put(key, text(each)));
        return texts;
    }
}
