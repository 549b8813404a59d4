package nimbook.bench;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.board.PPositions;
import nimbook.board.ReferenceImplementations;
import nimbook.core.Grid;
import nimbook.core.Work;
import nimbook.fibonacci.QuotaValues;
import nimbook.fibonacci.SmallPileTable;
import nimbook.number.Golden;
import nimbook.number.Zeckendorf;
import nimbook.period.RowPeriods;
import nimbook.rook.MisereRook;
import nimbook.terminal.CellFamily;
import nimbook.terminal.TerminalCensus;
import nimbook.terminal.TerminalSetComparison;
import nimbook.wythoff.Wythoff;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Engines and their competitors by name. A round measures one of them in a JVM of its own. Every call makes its game
 * anew: a game keeps answers.
 */
@State(Scope.Benchmark)
public class Engines {
    /**
     * Columns of the table in which the periods of Wythoff's rows 0..20 are seen: three times the largest preperiod and
     * period.
     */
    private static final int SEEN = 6000;

    /** Sets a share of the census: small enough that no thread waits long for the other at the end. */
    private static final int SHARE = 1024;

    /** For each name what a size gives: the work of one call. */
    static final Map<String, IntFunction<Supplier<Object>>> TASKS = new LinkedHashMap<>();

    static {
        // Tables of n × n cells.
        put("queen", n -> computed(BoardGame.queen().grundy(n, n)));
        put("queenByTimeStamps", ReferenceImplementations::byTimeStamps);
        put("queenByOneLevel", ReferenceImplementations::byOneLevel);
        put("terminalSet", n -> computed(BoardGame.queen().terminal(Cells.triangle(2)).grundy(n, n)));
        put("rook", n -> computed(BoardGame.rook().grundy(n, n)));
        put("twoQueen", n -> computed(BoardGame.of(Moves.tWythoff(2)).grundy(n, n)));
        put("knight", n -> computed(BoardGame.of(Moves.knight()).grundy(n, n)));
        put("outcomes", n -> BoardGame.of(Moves.queen().and(Moves.rays(Moves.step(1, 2), Moves.step(2, 1))))
                .outcomes(n, n).at(0, 0));
        put("misereRook", n -> computed(MisereRook.tableOfG(n, n)));
        put("misereRookInverse", n -> computed(MisereRook.tableOfF(n, n)));
        put("misereRookByTimeStamps", n -> nimbook.rook.ReferenceImplementations.byTimeStamps(n, false));
        put("misereRookByRecursion", n -> computed(MisereRook.fByRecursion(n, n)));
        // The first ten rows and n columns.
        put("misereRookRows", n -> computed(MisereRook.tableOfG(10, n)));
        put("misereRookInverseRows", n -> computed(MisereRook.tableOfF(10, n)));
        // P-positions of the first n rows.
        put("pPositions", n -> found(BoardGame.queen(), n));
        put("pPositionsMisere", n -> found(BoardGame.queen().misere(), n));
        put("pPositionsTerminal", n -> found(BoardGame.queen().terminal(Cells.triangle(2)), n));
        put("pPositionsMisereTerminal", n -> found(BoardGame.queen().terminal(Cells.triangle(30)).misere(), n));
        // Rows 0..n: proved by the repeated state, seen in a long table, and without writing out the misère rook's.
        put("periods", n -> RowPeriods.upTo(BoardGame.queen(), n));
        put("periodsSeen", Engines::seen);
        put("misereRookPeriod", nimbook.rook.ReferenceImplementations::periodAnew);
        put("misereRookPeriods", n -> RowPeriods.upTo(MisereRook.game(), n));
        // Fibonacci nim: all piles ≤ n and all quotas; 40, n and n piles.
        put("quotas", n -> {
            QuotaValues values = QuotaValues.upTo(n);
            values.value(0, 0);
            return values;
        });
        put("quotasByRunningMex", nimbook.fibonacci.ReferenceImplementations::byRunningMex);
        put("threePiles", n -> SmallPileTable.of(40, n));
        // Numbers of n digits. The unit of the targets is one product of two of them.
        put("product", HugePair::of, pair -> pair.a.multiply(pair.b));
        put("isP", HugePair::of, pair -> Wythoff.isP(pair.a, pair.b));
        put("floorPhi", HugePair::of, pair -> Golden.floorPhi(pair.n));
        put("zeckendorf", HugePair::of, pair -> Zeckendorf.of(pair.n));
        put("zeckendorfByGreed", HugePair::of, pair -> nimbook.number.ReferenceImplementations.greedy(pair.n));
        // Every subset of the n × n square that holds the corner.
        put("census", Engines::census);
    }

    @Param("queen")
    String name;

    @Param("1000")
    int n;

    /** Threads of the library; 0: as many as it takes by itself. */
    @Param("0")
    int threads;

    private Supplier<Object> work;

    @Setup
    public void prepare() {
        if (threads > 0) Work.threads(threads);
        work = TASKS.get(name).apply(n);
    }

    @Benchmark
    public Object run() {
        return work.get();
    }

    private static void put(String name, IntFunction<Object> work) {
        TASKS.put(name, n -> () -> work.apply(n));
    }

    private static <T> void put(String name, IntFunction<T> prepared, Function<T, Object> work) {
        TASKS.put(name, n -> {
            T given = prepared.apply(n);
            return () -> work.apply(given);
        });
    }

    /** Tables are computed with the first look. */
    private static Grid computed(Grid table) {
        table.at(0, 0);
        return table;
    }

    private static PPositions found(BoardGame game, int rows) {
        PPositions found = game.pPositions(rows);
        found.isP(0, 0);
        return found;
    }

    private static long seen(int last) {
        Grid table = BoardGame.queen().grundy(last + 1, SEEN);
        long sum = 0;
        for (int m = 0; m <= last; m++) sum += nimbook.period.ReferenceImplementations.seenPeriod(table.row(m), 1)[1];
        return sum;
    }

    private static List<TerminalCensus.Line> census(int side) {
        CellFamily family = CellFamily.subsetsOfSquare(side);
        ExecutorService two = Executors.newFixedThreadPool(2);
        try {
            List<Callable<List<TerminalCensus.Line>>> shares = new ArrayList<>();
            for (int from = 0; from < family.size(); from += SHARE) {
                int first = from, last = Math.min(family.size(), from + SHARE);
                shares.add(() -> TerminalCensus.part(family, TerminalSetComparison.ROWS, first, last));
            }
            List<TerminalCensus.Line> lines = new ArrayList<>();
            for (Future<List<TerminalCensus.Line>> share : two.invokeAll(shares)) lines.addAll(share.get());
            return lines;
        } catch (Exception e) {
            throw new IllegalStateException("the census of side " + side, e);
        } finally {
            two.shutdown();
        }
    }

    /**
     * Pair number n, seeded, of so many digits, and its P-position (a, b) = (⌊nφ⌋, ⌊nφ⌋ + n). Leaves φ kept at this
     * length: what a session pays once.
     */
    record HugePair(BigInteger n, BigInteger a, BigInteger b) {

        static HugePair of(int digits) {
            int bits = (int) (digits * (Math.log(10) / Math.log(2)));
            BigInteger n = new BigInteger(bits, new Random(618_034)).setBit(bits - 1), a = Golden.floorPhi(n);
            return new HugePair(n, a, a.add(n));
        }
    }
}
