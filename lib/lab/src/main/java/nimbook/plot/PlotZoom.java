package nimbook.plot;

/**
 * A part of a plot's axes, in their coordinates: values, on a logarithmic axis their logarithms to base 10.
 *
 * @param lowX where the x axis begins
 * @param highX where it ends, more than lowX
 * @param lowY where the y axis begins
 * @param highY where it ends, more than lowY
 */
public record PlotZoom(double lowX, double highX, double lowY, double highY) {

    /** @throws IllegalArgumentException unless all are finite and each end lies above its beginning */
    public PlotZoom {
        check("x", lowX, highX);
        check("y", lowY, highY);
    }

    private static void check(String axis, double low, double high) {
        if (!(low < high) || Double.isInfinite(low) || Double.isInfinite(high))
            throw new IllegalArgumentException(axis + " = " + low + " to " + high + ": two finite numbers, ascending");
    }
}
