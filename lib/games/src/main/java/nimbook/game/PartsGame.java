package nimbook.game;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import nimbook.core.Outcome;
import nimbook.sequence.IntegerSequence;
import nimbook.sequence.Sequences;

/**
 * A game whose positions fall apart: an option is a list of parts that do not touch each other, and a move is made in
 * one of them. {@link Game#parts} makes it. By the theorem of Sprague and Grundy the value of a position is the nim-sum
 * of those of its parts, so only parts are gone through, each once, when a value is requested: time and memory are
 * those of the parts that play can reach, not of all their combinations.
 *
 * <pre>{@code
 * // Kayles on a row of n pins: a throw takes one pin or two neighbours
 * Game.parts(20, n -> …List.of(left, right) for each throw…).value()
 * }</pre>
 *
 * <p>Two of these are equal when they are made from one another ({@link #at}) and stand at the same position.
 *
 * @param <T> a part; with {@code equals} and {@code hashCode}
 */
public final class PartsGame<T> implements Summand {

    private final PartValues<T> parts;
    private final T start;
    private final String name;

    PartsGame(PartValues<T> parts, T start, String name) {
        this.parts = parts;
        this.start = start;
        this.name = name;
    }

    /** The same game under a name. */
    public PartsGame<T> named(String name) {
        return new PartsGame<>(parts, start, nonNull(name, "name"));
    }

    /**
     * The same rules from another start; what is known of parts is kept.
     *
     * @throws IllegalArgumentException when the start is null or an array
     */
    public PartsGame<T> at(T start) {
        return new PartsGame<>(parts, Positions.checked(start, null), name);
    }

    /** The position that play begins from. */
    public T start() {
        return start;
    }

    /** The name that was given, or "". */
    public String name() {
        return name;
    }

    /**
     * The Grundy value of the start.
     *
     * @throws IllegalArgumentException when a play comes back to a part, more parts are reached than are allowed, or an
     *     option or a part is null or an array
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    @Override
    public int value() {
        return parts.value(start);
    }

    /**
     * The Grundy value of a position of one part.
     *
     * @throws IllegalArgumentException as {@link #value()}
     */
    public int value(T position) {
        return at(position).value();
    }

    /**
     * Who wins under perfect play.
     *
     * @throws IllegalArgumentException as {@link #value()}
     */
    public Outcome outcome() {
        return value() == 0 ? Outcome.P : Outcome.N;
    }

    /** What the moves leave, each once; a sum without parts where nothing is left. */
    @Override
    public List<Sum> options() {
        Set<Sum> found = new LinkedHashSet<>();
        for (List<T> option : parts.options(start))
            found.add(Sum.of(option.stream().map(this::at).toArray(Summand[]::new)));
        return List.copyOf(found);
    }

    /**
     * Every move to a P-position; empty exactly at P-positions.
     *
     * @throws IllegalArgumentException as {@link #value()}
     */
    public List<Sum> winningMoves() {
        return options().stream().filter(option -> option.value() == 0).toList();
    }

    /**
     * The Grundy values of a family of starts f(0), f(1), … as a sequence.
     *
     * @throws IllegalArgumentException as {@link #value()}, when a term is requested
     */
    public IntegerSequence sequence(String name, IntFunction<? extends T> starts) {
        nonNull(starts, "starts");
        return Sequences.of("", name, 0, n -> value(nonNull(starts.apply(Math.toIntExact(n)), "what starts gives")),
                n -> BigInteger.valueOf(value(nonNull(starts.apply(n.intValueExact()), "what starts gives"))));
    }

    /** How many different parts play can reach, the start counted; those of games made from one another together. */
    public int size() {
        value();
        return parts.size();
    }

    /** All sums of parts: 2 to the number of parts, which is far too large, so that misère sums are refused in time. */
    @Override
    public double positions() {
        return Math.pow(2, size());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PartsGame<?> g && parts == g.parts && start.equals(g.start);
    }

    @Override
    public int hashCode() {
        return start.hashCode();
    }

    /** The name and the position. */
    @Override
    public String toString() {
        return (name.isEmpty() ? "" : name + " ") + Positions.words(start);
    }
}
