package nimbook.plot;

/**
 * What a series takes of the axes: the least and the greatest coordinate that is drawn, infinite where there is none,
 * and whether all are whole.
 *
 * @param wholeX whether whole numbers alone stand on x; the edges of a histogram's bins do not count
 * @param fromZero whether it stands on zero
 */
record PlotExtent(double leastX, double mostX, double leastY, double mostY, boolean wholeX, boolean wholeY,
        boolean fromZero) {

    static final PlotExtent NONE = new PlotExtent(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, true, true, false);

    /** The series' extent; on a logarithmic axis of its positive values. */
    static PlotExtent of(PlotSeries s, boolean logX, boolean logY) {
        double[] x = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        double[] y = x.clone();
        boolean wholeX = true;
        boolean wholeY = true;
        double half = s.kind() == PlotSeries.Kind.BAR ? s.barWidth() / 2 : 0;
        double[] borders = s.kind() == PlotSeries.Kind.STEPS ? s.borders() : null;
        for (int i = 0; i < s.x().length; i++) {
            if (i < s.y().length && !Double.isFinite(s.y()[i])) continue;
            wholeX &= s.kind() == PlotSeries.Kind.HISTOGRAM || s.x()[i] == Math.rint(s.x()[i]);
            take(x, borders == null ? s.x()[i] - half : borders[i], logX);
            take(x, borders == null ? s.x()[i] + half : borders[i + 1], logX);
        }
        for (double v : s.y()) {
            wholeY &= !Double.isFinite(v) || v == Math.rint(v);
            take(y, v, logY);
        }
        boolean fromZero = s.kind().fromZero();
        if (fromZero && !logY) take(y, 0, false);
        return new PlotExtent(x[0], x[1], y[0], y[1], wholeX, wholeY, fromZero);
    }

    private static void take(double[] range, double value, boolean log) {
        if (!Double.isFinite(value) || log && value <= 0) return;
        range[0] = Math.min(range[0], value);
        range[1] = Math.max(range[1], value);
    }

    /** Of both together. */
    PlotExtent with(PlotExtent other) {
        return new PlotExtent(Math.min(leastX, other.leastX), Math.max(mostX, other.mostX),
                Math.min(leastY, other.leastY), Math.max(mostY, other.mostY), wholeX && other.wholeX,
                wholeY && other.wholeY, fromZero || other.fromZero);
    }

    PlotAxis x(boolean log) {
        return PlotAxis.of(leastX, mostX, log, wholeX, PlotAxis.AIR_X);
    }

    /** Bars and stems stand on their axis. */
    PlotAxis y(boolean log) {
        PlotAxis air = PlotAxis.of(leastY, mostY, log, wholeY, PlotAxis.AIR_Y);
        return fromZero && !air.log() && leastY == 0 ? new PlotAxis(0, air.high(), false, wholeY, air.unit()) : air;
    }
}
