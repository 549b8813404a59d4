package nimbook.bench;

import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Work;
import nimbook.fibonacci.SmallPileTable;
import nimbook.rook.MisereRook;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One table on one, two and four threads. */
@State(Scope.Benchmark)
public class ThreadBenchmarks {

    /** Cells a side of the tables by lines. */
    private static final int SIDE = 10_000;

    @Param("wythoff")
    String table;

    private Object compute(int threads) {
        Work.threads(threads);
        return switch (table) {
            case "wythoff" -> Tables.computed(BoardGame.queen().grundy(SIDE, SIDE));
            case "small" -> Tables.computed(BoardGame.queen().grundy(256, 256));
            case "outcomes" -> BoardGame.of(Moves.queen().and(Moves.rays(Moves.step(1, 2), Moves.step(2, 1))))
                    .outcomes(SIDE, SIDE).at(0, 0);
            case "weights" -> Tables.computed(BoardGame.of(Moves.knight()).grundy(2000, 2000));
            case "rook" -> Tables.computed(MisereRook.fByRecursion(5000, 5000));
            case "rookRows" -> Tables.computed(MisereRook.tableOfG(10, 10_000_000));
            case "slab" -> SmallPileTable.of(40, 500);
            default -> throw new IllegalArgumentException("table = " + table);
        };
    }

    @Benchmark
    public Object one() {
        return compute(1);
    }

    @Benchmark
    public Object two() {
        return compute(2);
    }

    @Benchmark
    public Object four() {
        return compute(4);
    }
}
