package nimbook.bench;

import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.GrundyTable;
import nimbook.board.Moves;
import nimbook.board.PPositions;
import nimbook.board.ReferenceImplementations;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Whole tables of board games. Every call makes its game anew: a game keeps answers. */
public class BoardBenchmarks {

    /** Tables of n × n cells. */
    @State(Scope.Benchmark)
    public static class Size {
        @Param("1000")
        int n;
    }

    /** P-positions of the first rows, for each kind of game that targets are set for. */
    @State(Scope.Benchmark)
    public static class Outcomes {
        @Param("normal")
        String kind;

        BoardGame game() {
            return switch (kind) {
                case "normal" -> BoardGame.queen();
                case "misere" -> BoardGame.queen().misere();
                case "triangle" -> BoardGame.queen().terminal(Cells.triangle(2));
                case "large" -> BoardGame.queen().terminal(Cells.triangle(30)).misere();
                default -> throw new IllegalArgumentException(
                        "kind = " + kind + ": allowed are normal, misere, triangle, large");
            };
        }
    }

    @Benchmark
    public GrundyTable queen(Size size) {
        return Tables.computed(BoardGame.queen().grundy(size.n, size.n));
    }

    @Benchmark
    public int[][] timeStamps(Size size) {
        return ReferenceImplementations.byTimeStamps(size.n);
    }

    @Benchmark
    public short[][] oneLevel(Size size) {
        return ReferenceImplementations.byOneLevel(size.n);
    }

    @Benchmark
    public GrundyTable terminalSet(Size size) {
        return Tables.computed(BoardGame.queen().terminal(Cells.triangle(2)).grundy(size.n, size.n));
    }

    @Benchmark
    public GrundyTable rook(Size size) {
        return Tables.computed(BoardGame.rook().grundy(size.n, size.n));
    }

    @Benchmark
    public GrundyTable twoQueen(Size size) {
        return Tables.computed(BoardGame.of(Moves.tWythoff(2)).grundy(size.n, size.n));
    }

    @Benchmark
    public PPositions outcomes(Outcomes of) {
        PPositions rows = of.game().pPositions(1_000_000);
        rows.isP(0, 0);
        return rows;
    }
}
