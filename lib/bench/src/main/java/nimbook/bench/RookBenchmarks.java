package nimbook.bench;

import nimbook.core.Grid;
import nimbook.rook.MisereRook;
import nimbook.rook.ReferenceImplementations;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Tables of the misère rook: g, and its inverse f. */
public class RookBenchmarks {

    private static final int ROWS = 10;

    /** Tables of n × n cells, or of the first ten rows and n columns. */
    @State(Scope.Benchmark)
    public static class Size {
        @Param("1000")
        int n;
    }

    @Benchmark
    public Grid g(Size size) {
        return Tables.computed(MisereRook.tableOfG(size.n, size.n));
    }

    @Benchmark
    public Grid f(Size size) {
        return Tables.computed(MisereRook.tableOfF(size.n, size.n));
    }

    @Benchmark
    public int[][] timeStamps(Size size) {
        return ReferenceImplementations.byTimeStamps(size.n, false);
    }

    @Benchmark
    public Grid rowsOfG(Size size) {
        return Tables.computed(MisereRook.tableOfG(ROWS, size.n));
    }

    @Benchmark
    public Grid rowsOfF(Size size) {
        return Tables.computed(MisereRook.tableOfF(ROWS, size.n));
    }
}
