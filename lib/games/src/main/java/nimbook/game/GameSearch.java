package nimbook.game;

import static nimbook.core.Arguments.nonNull;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import nimbook.core.Outcome;
import nimbook.core.Work;

/**
 * A rule with more positions than can be gone through: who wins is searched for, one move further at a time, until it
 * is decided or {@value #LISTED} moves were listed. What is decided is exact; the rest is not decided, and how
 * far the search came is known.
 *
 * <pre>{@code
 * GameSearch.of(1_000_000, n -> n == 0 ? List.of() : List.of(n - 1, n / 2)).result(1_000_000)
 * }</pre>
 *
 * <p>The rule is that of {@link Game#of(Object, Function)}; for the first 1000 positions it is called twice. A play
 * that comes back to a position is not refused: what depends on it stays undecided. Results are kept, as long as they
 * are at most {@value #KEPT}.
 *
 * @param <T> a position; with {@code equals} and {@code hashCode}
 */
public final class GameSearch<T> {

    /** Moves that one search lists: at some 0.1 to 1 µs a move 5 to 50 ms, and an answer takes two searches. */
    public static final int LISTED = 50_000;

    /** Moves that {@link #solved} lists for each position that is allowed, on an average. */
    private static final long LISTED_EACH = 50;

    private static final int KEPT = 200_000;

    /** Moves that a search looks ahead at most; a thread's stack has room for them. */
    private static final int DEEPEST = 300;

    /**
     * What a search found.
     *
     * @param outcome who wins; empty where it is not decided
     * @param moves so many moves all plays were followed, if they were not over before or decided
     */
    public record Result(Optional<Outcome> outcome, int moves) {}

    private final Function<? super T, ? extends Collection<? extends T>> rule;
    private final T start;
    private final boolean misere;
    /** Whether a position is P, for those that are decided. */
    private final Map<T, Boolean> decided = new HashMap<>();
    /** How far the others were searched in vain. */
    private final Map<T, Integer> open = new HashMap<>();
    private final Map<T, Result> results = new HashMap<>();
    private int calls;
    private int listed;

    private GameSearch(Function<? super T, ? extends Collection<? extends T>> rule, T start, boolean misere) {
        this.rule = rule;
        this.start = start;
        this.misere = misere;
    }

    /**
     * The game from a start; nothing is searched yet.
     *
     * @throws IllegalArgumentException when the start is null or an array
     */
    public static <T> GameSearch<T> of(T start, Function<? super T, ? extends Collection<? extends T>> options) {
        return new GameSearch<>(nonNull(options, "options"), Positions.checked(start, null), false);
    }

    /** The same game where the last player to move loses. */
    public GameSearch<T> misere() {
        return new GameSearch<>(rule, start, true);
    }

    /** Whether the last player to move loses. */
    public boolean isMisere() {
        return misere;
    }

    /** The position that play begins from. */
    public T start() {
        return start;
    }

    /**
     * The same game with all positions known, where there are at most so many, and at most 50 times as many moves.
     *
     * @throws IllegalArgumentException as {@link Game#of(Object, Function)}, but not for the number of positions; when
     *     {@code most} is below 1
     */
    public Optional<Game<T>> solved(int most) {
        Game.requireMost(most);
        try {
            Game<T> game = Game.of(start, new Positions<>(rule, most, LISTED_EACH * most));
            return Optional.of(misere ? game.misere() : game);
        } catch (Positions.TooMany e) {
            return Optional.empty();
        }
    }

    /**
     * The positions after one move, each once, in the order in which the rule gives them.
     *
     * @throws IllegalArgumentException when the rule throws, gives null or an array, or changes its mind
     */
    public synchronized List<T> moves(T at) {
        Positions.checked(nonNull(at, "at"), null);
        Set<T> distinct = Positions.distinct(rule, at);
        listed += 1 + distinct.size();
        if (calls++ < Rules.TWICE) {
            Rules.same(distinct, Positions.distinct(rule, at), at);
            listed += distinct.size();
        }
        return List.copyOf(distinct);
    }

    /**
     * Who wins from a position, as far as a search finds it. In misère play a position without moves is N.
     *
     * @throws IllegalArgumentException as {@link #moves}
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public synchronized Result result(T at) {
        if (decided.size() + open.size() > KEPT) {
            decided.clear();
            open.clear();
            results.clear();
        }
        Result known = results.get(at);
        if (known != null) return known;
        Result found = search(at, moves(at));
        results.put(at, found);
        return found;
    }

    private Result search(T at, List<T> moves) {
        if (moves.isEmpty()) return new Result(Optional.of(misere ? Outcome.N : Outcome.P), 0);
        listed = 0;
        int ahead = 0;
        while (ahead < DEEPEST && listed < LISTED && !allDecided(moves)) {
            for (T to : moves) isP(to, ahead);
            if (listed < LISTED) ahead++;
        }
        Optional<Outcome> outcome = moves.stream().anyMatch(to -> Boolean.TRUE.equals(decided.get(to)))
                ? Optional.of(Outcome.N) : allDecided(moves) ? Optional.of(Outcome.P) : Optional.empty();
        outcome.ifPresent(found -> decided.put(at, found == Outcome.P));
        return new Result(outcome, ahead);
    }

    private boolean allDecided(List<T> moves) {
        return moves.stream().allMatch(decided::containsKey);
    }

    /** Every move that is known to lead to a P-position; there may be others where the outcome is not decided. */
    public synchronized List<T> winningMoves(T at) {
        result(at);
        return moves(at).stream().filter(to -> Boolean.TRUE.equals(decided.get(to))).toList();
    }

    /** Every move of which it is not known where it leads. */
    public synchronized List<T> undecidedMoves(T at) {
        result(at);
        return moves(at).stream().filter(to -> !decided.containsKey(to)).toList();
    }

    /** Whether a position is P, by all plays of at most so many moves; null where that does not decide it. */
    private Boolean isP(T at, int ahead) {
        Boolean known = decided.get(at);
        if (known != null) return known;
        if (open.getOrDefault(at, -1) >= ahead || listed >= LISTED) return null;
        Work.poll();
        List<T> moves = moves(at);
        Boolean p = moves.isEmpty() ? Boolean.valueOf(!misere) : ahead == 0 ? null : isP(moves, ahead);
        if (p != null) decided.put(at, p);
        else if (listed < LISTED) open.put(at, ahead);
        return p;
    }

    private Boolean isP(List<T> moves, int ahead) {
        Boolean p = true;
        for (T to : moves) {
            Boolean next = isP(to, ahead - 1);
            if (Boolean.TRUE.equals(next)) return false;
            if (next == null) p = null;
        }
        return p;
    }

    /** The start; {@link #result} says more. */
    @Override
    public String toString() {
        return Positions.words(start) + (misere ? " (misère)" : "");
    }
}
