package nimbook.game;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import nimbook.core.GameGrid;
import nimbook.core.Grid;
import nimbook.core.Memory;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.sequence.IntegerSequence;
import nimbook.sequence.Sequences;

/**
 * A game whose positions are any Java values, given by a start and a function that lists the options of a position.
 * The player who cannot move loses (in {@link #misere} play: wins).
 *
 * <pre>{@code
 * Game.of("AABBA", word -> …every word with one letter pair less…)
 * record Bar(int rows, int columns) {}
 * Game.of(new Bar(4, 7), bar -> …the smaller bars…).winningMoves()
 * }</pre>
 *
 * <p>A position needs {@code equals} and {@code hashCode}: records, Strings, Lists, Sets and numbers have them, arrays
 * have not and are refused. The function must give the same options with each call, and not change a position: of the
 * first 1000 positions it is called twice. What it throws, or gives otherwise the second time, is an
 * IllegalArgumentException that names the position.
 *
 * <p>All positions that can be reached are explored once, when the game is made; their number is bounded ({@link #MOST}
 * by default), and a play that comes back to a position is refused with its round. Games made from one another
 * ({@link #at}, {@link #misere}) share what is known. Time O(positions + moves), memory about 200 bytes a position
 * besides the value itself and 4 a move. Two games are equal when they are so made from one another and stand at the
 * same position.
 *
 * @param <T> a position
 */
public final class Game<T> implements Summand {

    /** Positions that are explored by default. */
    public static final int MOST = 1_000_000;

    /** A position's number and entry, its options' array, its value and longest play. */
    private static final double BYTES = 200;

    private final Positions<T> positions;
    private final int number;
    private final String name;
    private final boolean misere;

    private Game(Positions<T> positions, int number, String name, boolean misere) {
        this.positions = positions;
        this.number = number;
        this.name = name;
        this.misere = misere;
    }

    /**
     * The game from a start, with at most {@link #MOST} positions.
     *
     * @throws IllegalArgumentException when a play comes back to a position, more positions are reached, or a position
     *     is null or an array
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static <T> Game<T> of(T start, Function<? super T, ? extends Collection<? extends T>> options) {
        return of(start, options, MOST);
    }

    /**
     * The game from a start, with at most so many positions.
     *
     * @throws IllegalArgumentException as {@link #of(Object, Function)}, and when so many positions would not fit into
     *     memory
     */
    public static <T> Game<T> of(T start, Function<? super T, ? extends Collection<? extends T>> options, int most) {
        nonNull(options, "options");
        requireMost(most);
        return of(start, new Positions<>(options, most));
    }

    static void requireMost(int most) {
        refuse(most < 1, "most = ", most, ": at least 1 position is needed");
        if (most > MOST) Memory.require("most = " + most + ": so many positions", most * BYTES);
    }

    static <T> Game<T> of(T start, Positions<T> positions) {
        return new Game<>(positions, positions.number(Positions.checked(start, null)), "", false);
    }

    /**
     * The game whose positions fall apart: each option is a list of parts in which play goes on independently, and is
     * empty where nothing is left. At most {@link #MOST} parts.
     *
     * <pre>{@code
     * Game.parts(7, n -> …for each pin that is hit: List.of(pins to its left, pins to its right)…).value()
     * }</pre>
     *
     * @throws IllegalArgumentException when the start is null or an array; {@link PartsGame#value()} goes through the
     *     parts
     */
    public static <T> PartsGame<T> parts(T start,
            Function<? super T, ? extends Collection<? extends Collection<? extends T>>> options) {
        return parts(start, options, MOST);
    }

    /**
     * The game whose positions fall apart, with at most so many parts.
     *
     * @throws IllegalArgumentException as {@link #parts(Object, Function)}, and when so many parts would not fit into
     *     memory
     */
    public static <T> PartsGame<T> parts(T start,
            Function<? super T, ? extends Collection<? extends Collection<? extends T>>> options, int most) {
        nonNull(options, "options");
        refuse(most < 1, "most = ", most, ": at least 1 part is needed");
        if (most > MOST) Memory.require("most = " + most + ": so many parts", most * BYTES);
        return new PartsGame<>(new PartValues<>(options, most), Positions.checked(start, null), "");
    }

    /** The same game under a name. */
    public Game<T> named(String name) {
        return new Game<>(positions, number, nonNull(name, "name"), misere);
    }

    /**
     * The same rules from another start.
     *
     * @throws IllegalArgumentException as {@link #of(Object, Function)}
     */
    public Game<T> at(T start) {
        return new Game<>(positions, number(start), name, misere);
    }

    /** The same game where the last player to move loses. */
    public Game<T> misere() {
        return new Game<>(positions, number, name, true);
    }

    /** The same game where the last player to move wins. */
    public Game<T> normal() {
        return new Game<>(positions, number, name, false);
    }

    /** Whether the last player to move loses. */
    public boolean isMisere() {
        return misere;
    }

    /** The name that was given, or "". */
    public String name() {
        return name;
    }

    /** The position that play begins from. */
    public T start() {
        return positions.position(number);
    }

    /** How many positions play can reach, the start counted. */
    public int size() {
        return positions.reach(number);
    }

    @Override
    public double positions() {
        return size();
    }

    /** The number of moves of the longest play. */
    public int longestPlay() {
        return positions.longest(number);
    }

    /**
     * The Grundy value of the start.
     *
     * @throws IllegalArgumentException in misère play
     */
    @Override
    public int value() {
        onlyNormal("have a Grundy value");
        return positions.value(number);
    }

    /**
     * The Grundy value of a position.
     *
     * @throws IllegalArgumentException in misère play, and as {@link #at}
     */
    public int value(T position) {
        return at(position).value();
    }

    /** Who wins under perfect play. In misère play a position without moves is N. */
    public Outcome outcome() {
        return isP(number) ? Outcome.P : Outcome.N;
    }

    /**
     * Who wins from a position.
     *
     * @throws IllegalArgumentException as {@link #at}
     */
    public Outcome outcome(T position) {
        return at(position).outcome();
    }

    private boolean isP(int n) {
        return misere ? positions.misereP(n) : positions.value(n) == 0;
    }

    /** The positions after one move, each once, in the order in which the function gave them. */
    public List<T> moves() {
        return java.util.Arrays.stream(positions.options(number)).mapToObj(positions::position).toList();
    }

    /**
     * The moves of a position.
     *
     * @throws IllegalArgumentException as {@link #at}
     */
    public List<T> moves(T position) {
        return at(position).moves();
    }

    /** {@link #moves} as parts of a sum. */
    @Override
    public List<Sum> options() {
        return java.util.Arrays.stream(positions.options(number))
                .mapToObj(n -> Sum.of(new Game<>(positions, n, name, false))).toList();
    }

    /**
     * Every move to a P-position, in the order of {@link #moves}; empty exactly at P-positions and where no move is
     * left.
     */
    public List<T> winningMoves() {
        return java.util.Arrays.stream(positions.options(number)).filter(this::isP).mapToObj(positions::position)
                .toList();
    }

    /**
     * The winning moves of a position.
     *
     * @throws IllegalArgumentException as {@link #at}
     */
    public List<T> winningMoves(T position) {
        return at(position).winningMoves();
    }

    /**
     * The Grundy values of a family of starts f(0), f(1), … as a sequence.
     *
     * @throws IllegalArgumentException in misère play
     */
    public IntegerSequence sequence(String name, IntFunction<? extends T> starts) {
        onlyNormal("have Grundy values");
        nonNull(starts, "starts");
        return Sequences.of("", name, 0, n -> value(nonNull(starts.apply(Math.toIntExact(n)), "what starts gives")),
                n -> BigInteger.valueOf(value(nonNull(starts.apply(n.intValueExact()), "what starts gives"))));
    }

    /** A start for a row and a column. */
    @FunctionalInterface
    public interface Starts<T> {
        /** @return the start, or null for a cell that has none */
        T at(int row, int column);
    }

    /**
     * The Grundy values of a family of starts, 0 ≤ row &lt; rows, 0 ≤ column &lt; columns; {@link Grid#NONE} where the
     * family has none. They are computed with the first look at one, which throws what {@link #at} throws.
     *
     * @throws IllegalArgumentException in misère play, when a size is below 1, or the table would not fit into memory
     */
    public GameGrid grundy(int rows, int columns, Starts<? extends T> starts) {
        onlyNormal("have Grundy values");
        return grid(rows, columns, starts, false, n -> positions.value(n));
    }

    /**
     * The outcomes of a family of starts: 0 for P, 1 for N, {@link Grid#NONE} where the family has none.
     * @throws IllegalArgumentException as {@link #grundy}; misère play is allowed
     */
    public GameGrid outcomes(int rows, int columns, Starts<? extends T> starts) {
        return grid(rows, columns, starts, true, n -> isP(n) ? 0 : 1);
    }

    private GameGrid grid(int rows, int columns, Starts<? extends T> starts, boolean outcomes, IntUnaryOperator shown) {
        nonNull(starts, "starts");
        refuse(rows < 1 || columns < 1, "rows × columns = ", rows, " × ", columns, ": at least 1 × 1 is needed");
        Memory.require("rows × columns = " + rows + " × " + columns + ": the table", 8.0 * rows * columns);
        return new StartGrid(this, outcomes, rows, columns, () -> cells(rows, columns, starts, shown));
    }

    private StartGrid.Cells cells(int rows, int columns, Starts<? extends T> starts, IntUnaryOperator shown) {
        int[][] cells = new int[rows][];
        int[][] numbers = new int[rows][];
        for (int row = 0; row < rows; row++) {
            Work.at(row, rows, "rows");
            for (int column = 0; column < columns; column++) {
                if ((column & 0xFFF) == 0) Work.poll();
                T start = starts.at(row, column);
                int number = start == null ? -1 : number(start);
                if (column == 0) {
                    // Row by row and after its first cell: a wrong start or rule is met before much is allocated.
                    cells[row] = new int[columns];
                    numbers[row] = new int[columns];
                }
                numbers[row][column] = number;
                cells[row][column] = start == null ? Grid.NONE : shown.applyAsInt(number);
            }
        }
        return new StartGrid.Cells(cells, numbers);
    }

    /** The numbers of a position's options. */
    int[] optionsOf(int number) {
        return positions.options(number);
    }

    private int number(T position) {
        return positions.number(Positions.checked(position, null));
    }

    void onlyNormal(String what) {
        if (misere)
            throw new IllegalArgumentException("game " + words() + ": a misère game cannot " + what + "; use normal()");
    }

    /** The name and the position; "Chomp Bar[3, 3]". */
    String words() {
        return (name.isEmpty() ? "" : name + " ") + Positions.words(start());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Game<?> g && positions == g.positions && number == g.number && misere == g.misere;
    }

    @Override
    public int hashCode() {
        return start().hashCode() * 2 + (misere ? 1 : 0);
    }

    /** The name and the position, and "(misère)" where it is so; {@link #summary} says more. */
    @Override
    public String toString() {
        return words() + (misere ? " (misère)" : "");
    }

    /**
     * Size, outcome and value in a line: "Chomp …: 34 positions, longest play 12 moves; N-position, Grundy value 7".
     */
    public String summary() {
        int size = size();
        int longest = longestPlay();
        return this + ": " + size + (size == 1 ? " position" : " positions") + ", longest play " + longest
                + (longest == 1 ? " move" : " moves") + "; " + outcome() + "-position"
                + (misere ? "" : ", Grundy value " + value());
    }
}
