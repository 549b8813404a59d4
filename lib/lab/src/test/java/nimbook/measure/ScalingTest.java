package nimbook.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import nimbook.core.Work;
import nimbook.plot.Plot;
import org.junit.jupiter.api.Test;

class ScalingTest {

    private static Scaling power(double c, double p, int... sizes) {
        return new Scaling("power", IntStream.of(sizes).mapToObj(n ->
                new Scaling.Point(n, c * Math.pow(n, p), Math.round(8 * Math.pow(n, 2)))).toList());
    }

    /** An exact power is found again, whatever the factor and the sizes. */
    @Test
    void thePowerThatFits() {
        assertEquals(2.5, power(1e-7, 2.5, 10, 30, 100, 250).exponent(), 1e-9);
        assertEquals(1, power(3, 1, 7, 1000).exponent(), 1e-9);
        assertEquals(2, power(3, 1, 70, 1000, 5000).memoryExponent(), 1e-4);
    }

    /** Small sizes are ruled by what does not grow: the larger half counts. */
    @Test
    void theLargerHalfCounts() {
        List<Scaling.Point> points = List.of(new Scaling.Point(1, 50, 0), new Scaling.Point(10, 50, 0),
                new Scaling.Point(100, 100, 0), new Scaling.Point(1000, 10_000, 0));
        assertEquals(2, new Scaling("late", points).exponent(), 1e-9);
        assertTrue(Double.isNaN(new Scaling("late", points).memoryExponent()));
    }

    @Test
    void measuresWhatIsAllocatedAndHowLongItTakes() {
        Scaling arrays = Scaling.of("arrays", n -> new long[n], 100_000, 200_000);
        assertEquals(List.of(100_000, 200_000), arrays.points().stream().map(Scaling.Point::size).toList());
        for (Scaling.Point p : arrays.points()) {
            assertTrue(p.seconds() > 0);
            assertTrue(p.bytes() >= 8L * p.size() && p.bytes() < 8L * p.size() + 10_000, p.toString());
        }
        assertEquals(1, arrays.memoryExponent(), 0.01);
        assertTrue(arrays.toString().matches("arrays: time n\\^-?[0-9.]+, memory n\\^1\\.00, sizes 100000 to 200000"),
                arrays.toString());
        assertEquals(2, arrays.table().rows());
    }

    @Test
    void picturesHaveTheExponentInTheLegend() {
        Plot plot = Scaling.times(List.of(power(1, 1, 10, 100), power(1, 2, 10, 100)));
        assertTrue(plot.style().logX() && plot.style().logY());
        assertTrue(plot.text().contains("power: n¹·⁰⁰") && plot.text().contains("power: n²·⁰⁰"), plot.text());
        assertTrue(power(1, -0.5, 10, 100).time().text().contains("n⁻⁰·⁵⁰"));
    }

    @Test
    void sizesThatMakeNoSenseAreRefused() {
        for (int[] sizes : new int[][] {{}, {5}, {5, 5}, {9, 3}, {0, 3}}) {
            String message =
                    assertThrows(IllegalArgumentException.class, () -> Scaling.of("x", n -> n, sizes)).getMessage();
            assertTrue(message.startsWith("sizes = ["), message);
        }
        assertThrows(IllegalArgumentException.class, () -> Scaling.times(List.of()));
    }

    @Test
    void stopsWhenInterrupted() {
        Thread.currentThread().interrupt();
        assertThrows(Work.Stopped.class, () -> Scaling.of("x", n -> n, 1, 2));
        assertEquals(false, Thread.interrupted());
    }

    /** A legend takes the rows it needs, and says when it leaves names out. */
    @Test
    void longLegendsWrap() {
        java.util.function.IntFunction<Plot> many = count -> IntStream.range(0, count)
                .mapToObj(i -> Plot.line("a series with a rather long name, number " + i, 0, 5, n -> n + i))
                .reduce(Plot::and).orElseThrow();
        assertEquals(many.apply(2).drawing().height() + 20, many.apply(4).drawing().height());
        String all = nimbook.drawing.Svg.text(many.apply(4).drawing());
        assertTrue(IntStream.range(0, 4).allMatch(i -> all.contains("number " + i)) && !all.contains("more"));
        assertTrue(nimbook.drawing.Svg.text(many.apply(30).drawing()).contains("more"));
    }
}
