package nimbook.logic;

import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.core.Work;
import nimbook.number.Golden;
import nimbook.sequence.WythoffArray;

/**
 * The slips of Wythoff's game with the terminal cells x + y ≤ k, normal play. For each difference d &gt; k there is one
 * P-position (x, x + d), and it is Wythoff's pair (A(d), B(d)) pushed k steps towards the edge, but for rare slips: x =
 * A(d) − k + ε(d). Found by computing, and proved for all d: {@link #theorem}.
 *
 * <p>A. S. Fraenkel and D. Krieger, "The structure of complementary sets of integers: a 3-shift theorem" (2004), show
 * that such sequences differ eventually by one constant or by three in a pattern; D. Zeilberger's DALIA (2010) prints
 * them. The statement about the game, the rows and the thresholds for each k are computed here.
 */
public final class Slips {

    /** The search finds the automata of all k to here; that of 34 takes some seconds. */
    public static final int MOST = 34;

    /**
     * A row of the Wythoff array in which there are slips without end.
     *
     * @param row the row's number, from 1
     * @param column the column from which on every number of the row is a slip
     * @param first the number there
     */
    public record Row(long row, int column, long first) {
        /** "4, 7, 11, …". */
        public String numbers() {
            BigInteger next = WythoffArray.at(row, column + 1);
            return first + ", " + next + ", " + next.add(BigInteger.valueOf(first)) + ", …";
        }

        /** "4, 7, 11, … (row 2)". */
        @Override
        public String toString() {
            return numbers() + " (row " + row + ")";
        }
    }

    private final int k;
    private final Map<Integer, Relation> values;
    private final GameTheorem theorem;
    private final Relation where;
    private final List<Row> rows;
    private final List<Long> others;

    private Slips(int k, Map<Integer, Relation> values, GameTheorem theorem) {
        this.k = k;
        this.values = values;
        this.theorem = theorem;
        Relation slips = Relation.truth(Numeration.zeckendorf(), false);
        for (Map.Entry<Integer, Relation> value : values.entrySet())
            if (value.getKey() != 0) slips = slips.or(value.getValue());
        where = slips;
        rows = new ArrayList<>();
        others = new ArrayList<>();
        divide();
    }

    /**
     * Searches and proves: some hundredths of a second for k ≤ 8, some seconds for k = {@value #MOST}.
     *
     * @throws IllegalArgumentException unless 0 ≤ k ≤ {@value #MOST}
     */
    public static Slips of(int k) {
        refuse(k < 0 || k > MOST, "k = ", k, ": 0 to ", MOST, " are allowed");
        BoardGame game = BoardGame.queen().terminal(Cells.triangle(k));
        GameTheorem theorem = TheoremSearch.of(game).theorem().orElseThrow(
                () -> new IllegalStateException("k = " + k + ": no automaton was found"));
        Map<Integer, Relation> values = new TreeMap<>();
        Relation far = Theory.fibonacci().relation("d > " + k);
        TheoremSearch.learn(TheoremSearch.slips(game)).forEach((value, where) -> {
            Relation beyond = where.and(far);
            if (!beyond.isEmpty()) values.put(value + k, beyond);
        });
        return new Slips(k, values, theorem);
    }

    /** k. */
    public int k() {
        return k;
    }

    /** That these are the P-positions of the game, for all positions. */
    public GameTheorem theorem() {
        return theorem;
    }

    /** The differences d &gt; k with a slip. */
    public Relation where() {
        return where;
    }

    /**
     * ε(d).
     *
     * @throws IllegalArgumentException unless d &gt; k
     */
    public int slip(long d) {
        refuse(d <= k, "d = ", d, ": a difference above k = ", k, " is needed");
        for (Map.Entry<Integer, Relation> value : values.entrySet())
            if (value.getValue().contains(d)) return value.getKey();
        throw new IllegalStateException("d = " + d + ": no value");
    }

    /**
     * The board: 0 at a P-position that slipped, 1 at an N-position, 2 at a terminal cell, 3 at a P-position that is
     * Wythoff's pair, pushed k steps.
     *
     * @param size rows and columns
     * @throws IllegalArgumentException for less than one row
     */
    public Grid board(int size) {
        return Grid.of(size, size, (x, y) -> {
            if (x + y <= k) return 2;
            int d = Math.abs(x - y);
            if (d <= k || Math.min(x, y) != Golden.floorPhi(d) - k + slip(d)) return 1;
            return slip(d) == 0 ? 3 : 0;
        });
    }

    /** The cells of {@link WythoffArray#grid} whose number is a difference with a slip. */
    public List<Position> inArray(int rows, int columns) {
        Grid array = WythoffArray.grid(rows, columns);
        List<Position> cells = new ArrayList<>();
        for (int row = 0; row < rows; row++) for (int column = 0; column < columns; column++)
            if (array.at(row, column) > k && slip(array.at(row, column)) != 0) cells.add(Position.of(row, column));
        return cells;
    }

    /** The rows of the Wythoff array that have slips without end, ascending. */
    public List<Row> rows() {
        return List.copyOf(rows);
    }

    /** The slips outside of {@link #rows}, or before their columns: finitely many, ascending. */
    public List<Long> others() {
        return List.copyOf(others);
    }

    /** The least d from which on |ε| ≤ 1; 0 where it is never more. */
    public long calmFrom() {
        Relation large = Relation.truth(Numeration.zeckendorf(), false);
        for (Map.Entry<Integer, Relation> value : values.entrySet())
            if (Math.abs(value.getKey()) > 1) large = large.or(value.getValue());
        return large.bound().orElseThrow().longValueExact();
    }

    /**
     * A row of the array is the numbers whose word is one word that ends in 1, and zeros after it: all words of the
     * automaton are followed, and after each the zeros, until they lead in a circle.
     */
    private void divide() {
        Automaton automaton = where.automaton();
        if (!where.isEmpty()) follow(automaton, automaton.next(0, 1), BigInteger.ONE);
        rows.sort(Comparator.comparingLong(Row::row));
        Collections.sort(others);
    }

    private void follow(Automaton automaton, int state, BigInteger number) {
        Work.poll();
        List<Integer> trail = new ArrayList<>();
        List<BigInteger> numbers = new ArrayList<>();
        int at = state;
        for (BigInteger n = number; !trail.contains(at); n = shift(n, 0)) {
            trail.add(at);
            numbers.add(n);
            if (automaton.next(at, 1) != automaton.dead()) follow(automaton, automaton.next(at, 1), shift(n, 1));
            at = automaton.next(at, 0);
        }
        int from = trail.size();
        while (from > 0 && automaton.accepts(trail.get(from - 1))) from--;
        boolean endless = from <= trail.indexOf(at);
        for (int i = 0; i < (endless ? from : trail.size()); i++)
            if (automaton.accepts(trail.get(i))) others.add(numbers.get(i).longValueExact());
        if (!endless) return;
        WythoffArray.Place place = WythoffArray.place(numbers.get(from));
        rows.add(new Row(place.row().longValueExact(), place.column(), numbers.get(from).longValueExact()));
    }

    /** The number whose word has one digit more. */
    private static BigInteger shift(BigInteger n, int digit) {
        int[] word = Numeration.zeckendorf().word(n);
        int[] longer = Arrays.copyOf(word, word.length + 1);
        longer[word.length] = digit;
        return Numeration.zeckendorf().value(longer);
    }

    /** How many parts {@link #toString} lists. */
    private static final int LISTED = 12;

    /** "x + y ≤ 3: slips at 4, 7, 11, … (row 2)". */
    @Override
    public String toString() {
        List<String> parts = new ArrayList<>(others.stream().map(String::valueOf).toList());
        rows.forEach(row -> parts.add(row.toString()));
        if (parts.size() > LISTED) {
            parts.subList(LISTED, parts.size()).clear();
            parts.add("…: " + others.size() + " numbers and " + rows.size() + " rows");
        }
        return "x + y ≤ " + k + ": " + (parts.isEmpty() ? "no slip" : "slips at " + String.join("; ", parts));
    }
}
