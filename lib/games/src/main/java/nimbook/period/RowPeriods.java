package nimbook.period;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import nimbook.board.BoardGame;
import nimbook.core.Grid;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * The rows 0..m of a board game's Grundy values as eventually periodic sequences: least preperiod and least period of
 * each, proved, and the value of any cell of these rows, however far right.
 *
 * <p><b>Theorem.</b> For games whose moves never lead away from an edge, and which move any distance along a row or
 * only finitely far, each row of Grundy values is (arithmetically) periodic; saltus = period, or 0 when no ray runs
 * along the row. For Wythoff's game this is due to Dress, Flammenkamp and Pink (1999) and to Landman (2002), for the
 * misère rook to Frolov (2012). The proof here is by a finite state: some hundred consecutive columns decide all later
 * ones, and they repeat.
 *
 * <p><b>Method.</b> The columns are computed one after the other with a ring of the last T; a row that has equalled
 * itself T columns earlier for long enough is proved and copied from then on; where T is too short, the multiple that
 * works is found by Brent's cycle search (1980). The last column that differs gives the preperiod, and trying each
 * prime of T the least period. Time O(rows · (preperiod + T)) steps of a few machine words, less the rows already
 * proved, which hand down sets ({@link ProvedRowsSets}); memory one or two bytes for each of rows × T cells. Wythoff's
 * rows 0..199 take some seconds, 0..399 about a minute. A value before its row's preperiod is computed when it is
 * needed, from columns 0..n of rows 0..row.
 */
public final class RowPeriods {

    private final BoardGame game;
    private final RowBounds bounds;
    private final int commonPeriod;
    private final PeriodBuffer ring;
    private final long[] starts;
    private final long[] preperiods;
    private final long[] periods;
    private final PreperiodValues heads;

    private RowPeriods(RowSearch search) {
        game = search.game;
        bounds = search.bounds;
        ring = search.ring;
        commonPeriod = ring.columns;
        starts = search.starts;
        preperiods = search.preperiods;
        periods = new long[preperiods.length];
        heads = new PreperiodValues(game, ring, preperiods);
        for (int m = 0; m < periods.length; m++) {
            int period = commonPeriod;
            for (long q : Primes.of(commonPeriod))
                while (period % q == 0 && repeats(m, (int) (period / q))) period /= (int) q;
            periods[m] = period;
        }
    }

    /**
     * Proves the periods of rows 0..row.
     *
     * @throws IllegalArgumentException when row is negative or above 1999, when the game is misère, has moves that lead
     *         away from an edge or a horizontal ray without (0, 1) (no proof is known here), or when the common period
     *         of the rows does not fit into memory
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static RowPeriods upTo(BoardGame game, int row) {
        nonNull(game, "game");
        RowBounds bounds = RowBounds.of(game, row);
        Memory.require("row = " + row + ": the working space of the proof", 2 * RowAutomaton.bytes(bounds));
        return new RowPeriods(RowSearch.of(game, row));
    }

    /**
     * The period of one row; the work of {@link #upTo}.
     *
     * @throws IllegalArgumentException as there
     */
    public static Period of(BoardGame game, int row) {
        return upTo(game, row).period(row);
    }

    /** The game whose rows these are. */
    public BoardGame game() {
        return game;
    }

    /** How many rows are decided: rows 0 to rows() − 1. */
    public int rows() {
        return preperiods.length;
    }

    /** A common period of all the rows, not always the least. */
    public long commonPeriod() {
        return commonPeriod;
    }

    /**
     * Least preperiod and least period of a row, with a {@link Repetition} as certificate.
     *
     * @throws IndexOutOfBoundsException unless 0 ≤ row &lt; rows()
     */
    public Period period(int row) {
        Objects.checkIndex(row, rows());
        List<Long> witnesses = new ArrayList<>();
        for (long q : Primes.of(periods[row])) witnesses.add(witness(row, (int) (periods[row] / q)));
        Repetition repetition =
                new Repetition(game, row, starts[row], commonPeriod, preperiods[row], periods[row], witnesses);
        String reason = "columns " + starts[row] + " to " + (starts[row] + bounds.window() - 1) + " of rows 0.." + row
                + " come again " + commonPeriod + " columns later, and decide all that follows";
        return new Period(preperiods[row], periods[row], bounds.slope() * periods[row],
                new Evidence.Proved(reason, repetition));
    }

    /** The periods of all rows, row 0 first. */
    public List<Period> periods() {
        List<Period> all = new ArrayList<>();
        for (int m = 0; m < rows(); m++) all.add(period(m));
        return List.copyOf(all);
    }

    /**
     * The Grundy value of the cell (row, n), n ≥ 0 of any size; {@link Grid#NONE} for a forbidden cell.
     *
     * @throws IndexOutOfBoundsException unless 0 ≤ row &lt; rows()
     * @throws IllegalArgumentException when n &lt; 0
     */
    public BigInteger value(int row, BigInteger n) {
        Objects.checkIndex(row, rows());
        refuse(nonNull(n, "n").signum() < 0, "n = ", n, ": a column is at least 0");
        if (n.compareTo(BigInteger.valueOf(preperiods[row])) < 0)
            return BigInteger.valueOf(heads.at(row, n.intValueExact()));
        int phase = n.mod(BigInteger.valueOf(commonPeriod)).intValueExact();
        BigInteger offset = BigInteger.valueOf(ring.at(phase, row));
        return bounds.slope() == 1 ? n.add(offset) : offset;
    }

    /**
     * {@link #value(int, BigInteger)} for n below 2⁶³.
     *
     * @throws ArithmeticException when the value is 2⁶³ or more
     */
    public long value(int row, long n) {
        return value(row, BigInteger.valueOf(n)).longValueExact();
    }

    /**
     * The value less the column (in games without horizontal ray the value) at a column within the periodic part, for
     * figures that lay a row over itself.
     *
     * @param n ≥ preperiod of the row
     */
    public int offset(int row, long n) {
        return ring.at((int) (n % commonPeriod), Objects.checkIndex(row, rows()));
    }

    private boolean repeats(int row, int d) {
        Work.poll();
        for (int n = 0, later = d; n < commonPeriod; n++) {
            if (ring.at(n, row) != ring.at(later, row)) return false;
            if (++later == commonPeriod) later = 0;
        }
        return true;
    }

    /** The first column ≥ preperiod where the row and the row d columns later differ, given that there is one. */
    private long witness(int row, int d) {
        long n = preperiods[row];
        while (offset(row, n) == offset(row, n + d)) n++;
        return n;
    }

    @Override
    public String toString() {
        StringBuilder text =
                new StringBuilder("Rows of ").append(game.name()).append("; row, preperiod, period, proved\n");
        for (int m = 0; m < rows(); m++)
            text.append(m).append('\t').append(preperiods[m]).append('\t').append(periods[m]).append('\n');
        return text.toString();
    }
}
