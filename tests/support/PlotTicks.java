package nimbook.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nimbook.widget.Json;

/** Axes of plots with their ticks, as JSON: by the same rule the front end computes them when a reader zooms. */
final class PlotTicks {

    private PlotTicks() {}

    public static void main(String[] arguments) {
        Random random = new Random(5);
        List<Map<String, Object>> cases = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            boolean log = i % 3 == 0;
            boolean whole = i % 2 == 0;
            double size = Math.pow(10, random.nextInt(-6, 13));
            double least = (log ? random.nextDouble() + 1e-3 : random.nextDouble() - 0.5) * size;
            double most =
                    least + (i % 7 == 0 ? 0 : random.nextDouble() * size * Math.pow(10, random.nextInt(log ? 6 : 2)));
            int ticks = random.nextInt(2, 11);
            double air = i % 5 == 0 ? 0.05 : 0.02;
            PlotAxis axis = PlotAxis.of(least, most, log, whole, air);
            cases.add(Json.object("least", least, "most", most, "log", log, "whole", whole, "air", air, "ticks", ticks,
                    "low", axis.low(), "high", axis.high(),
                    "at", axis.ticks(ticks).stream().map(PlotAxis.Tick::at).toList(),
                    "labels", axis.ticks(ticks).stream().map(PlotAxis.Tick::label).toList()));
        }
        System.out.println(Json.write(Json.object("rule", PlotAxis.rule(), "cases", cases)));
    }
}
