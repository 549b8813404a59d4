package nimbook.compound;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.game.Game;
import nimbook.number.Nim;

/**
 * Ways to play several games at once (Conway, <i>On Numbers and Games</i>, 1976, chapter 14; Winning Ways, chapters 2,
 * 9 and 10): in which parts a move is made, and when the whole is over. The player who cannot move loses. Each way has
 * a theorem that decides the whole from its parts, {@link #outcome}, and is a game by its rules, {@link #game}.
 */
public enum Compound {

    /** A move in one part; over when all are over. Decided by the nim-sum of the Grundy values. */
    DISJUNCTIVE {
        @Override
        Outcome decide(List<Game<?>> parts) {
            int sum = 0;
            for (Game<?> part : parts) sum ^= part.value();
            return sum == 0 ? Outcome.P : Outcome.N;
        }
    },

    /**
     * A move in one part; over as soon as one part is over. A part that can be ended by one move is won at once, so
     * no player moves to it: without these positions it has a Grundy value again (its foreclosed value), and the
     * nim-sum decides.
     */
    SHORTENED_DISJUNCTIVE {
        @Override
        Outcome decide(List<Game<?>> parts) {
            if (isOver(parts)) return Outcome.P;
            int sum = 0;
            for (Game<?> part : parts) {
                int value = foreclosed(part);
                if (value < 0) return Outcome.N;
                sum ^= value;
            }
            return sum == 0 ? Outcome.P : Outcome.N;
        }
    },

    /** A move in every part; over as soon as one part is over. P exactly when the least remoteness is even. */
    CONJUNCTIVE {
        @Override
        Outcome decide(List<Game<?>> parts) {
            int least = Integer.MAX_VALUE;
            for (Game<?> part : parts) least = Math.min(least, Lengths.of(part).remoteness());
            return least % 2 == 0 || parts.isEmpty() ? Outcome.P : Outcome.N;
        }
    },

    /** A move in every part that is not over; over when all are over. P exactly when the greatest suspense is even. */
    CONTINUED_CONJUNCTIVE {
        @Override
        Outcome decide(List<Game<?>> parts) {
            int greatest = 0;
            for (Game<?> part : parts) greatest = Math.max(greatest, Lengths.of(part).suspense());
            return greatest % 2 == 0 ? Outcome.P : Outcome.N;
        }
    },

    /** A move in one or more parts; over when all are over. P exactly when every part is P. */
    SELECTIVE {
        @Override
        Outcome decide(List<Game<?>> parts) {
            for (Game<?> part : parts) if (part.outcome() == Outcome.N) return Outcome.N;
            return Outcome.P;
        }
    },

    /** A move in one or more parts; over as soon as one part is over. P exactly when it is over or every part is P. */
    SHORTENED_SELECTIVE {
        @Override
        Outcome decide(List<Game<?>> parts) {
            return isOver(parts) ? Outcome.P : SELECTIVE.decide(parts);
        }
    };

    /** Positions of a game by the rules, and moves of one position: each is a list of its own. */
    private static final int MOST = 200_000;

    abstract Outcome decide(List<Game<?>> parts);

    /**
     * Who wins the parts played in this way, by the theorem.
     *
     * @throws IllegalArgumentException when a part is misère, or has plays of more than 1500 moves where remoteness,
     *         suspense or foreclosed values decide
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public Outcome outcome(Game<?>... parts) {
        return decide(checked(parts));
    }

    /**
     * The parts played in this way as one game, by the rules alone: its positions are the lists of the parts'
     * positions. Misère play is this game's {@link Game#misere}.
     *
     * @throws IllegalArgumentException when a part is misère, or more than 200 000 positions are reached, or a
     *         position has more moves than that
     */
    public Game<List<Object>> game(Game<?>... parts) {
        List<Game<?>> all = checked(parts);
        List<Object> start = new ArrayList<>();
        for (Game<?> part : all) start.add(part.start());
        return Game.of(List.copyOf(start), at -> moves(all, at), MOST)
                .named(name().toLowerCase(Locale.ROOT).replace('_', ' ') + " compound");
    }

    private static List<Game<?>> checked(Game<?>... parts) {
        for (Game<?> part : nonNull(parts, "parts")) refuse(part.isMisere(), "game ", part,
                ": a compound is misère as a whole (game(…).misere()); use normal()");
        return List.copyOf(Arrays.asList(parts));
    }

    private boolean isShortened() {
        return this == SHORTENED_DISJUNCTIVE || this == SHORTENED_SELECTIVE || this == CONJUNCTIVE;
    }

    private static boolean isOver(List<Game<?>> parts) {
        for (Game<?> part : parts) if (part.moves().isEmpty()) return true;
        return false;
    }

    private List<List<Object>> moves(List<Game<?>> parts, List<Object> at) {
        List<List<Object>> to = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) to.add(movesOf(parts.get(i), at.get(i)));
        if (isShortened() && to.stream().anyMatch(List::isEmpty)) return List.of();
        double most = 1;
        for (List<Object> part : to) most *= part.size() + 1.0;
        refuse(most > MOST, "parts: a position has about ", (long) most, " moves, and at most ", MOST,
                " are gone through; outcome(…) decides without");
        boolean one = this == DISJUNCTIVE || this == SHORTENED_DISJUNCTIVE;
        boolean every = this == CONJUNCTIVE || this == CONTINUED_CONJUNCTIVE;
        List<List<Object>> found = new ArrayList<>();
        extend(at, to, new ArrayList<>(), 0, one, every, found);
        return found;
    }

    /** Decides part after part whether it moves, and where to. */
    private static void extend(List<Object> at, List<List<Object>> to, List<Object> after, int moved, boolean one,
            boolean every, List<List<Object>> found) {
        int i = after.size();
        if (i == at.size()) {
            if (moved > 0) found.add(List.copyOf(after));
            return;
        }
        Work.poll();
        if (!every || to.get(i).isEmpty()) {
            after.add(at.get(i));
            extend(at, to, after, moved, one, every, found);
            after.remove(i);
        }
        if (one && moved > 0) return;
        for (Object option : to.get(i)) {
            after.add(option);
            extend(at, to, after, moved + 1, one, every, found);
            after.remove(i);
        }
    }

    @SuppressWarnings("unchecked")   // the position is one of this part's own
    private static <T> List<Object> movesOf(Game<T> part, Object position) {
        return List.copyOf(part.moves((T) position));
    }

    /** The foreclosed value of a part, or −1 where one move ends it. */
    private static <T> int foreclosed(Game<T> part) {
        // Checks the length of the plays, too.
        Lengths.of(part);
        return foreclosed(part, part.start(), new HashMap<>());
    }

    private static <T> int foreclosed(Game<T> part, T position, Map<T, Integer> known) {
        Integer before = known.get(position);
        if (before != null) return before;
        Work.poll();
        List<Integer> values = new ArrayList<>();
        boolean ends = false;
        for (T to : part.moves(position)) {
            ends |= part.moves(to).isEmpty();
            if (!ends) values.add(foreclosed(part, to, known));
        }
        int value = ends ? -1 : Nim.mex(values);
        known.put(position, value);
        return value;
    }
}
