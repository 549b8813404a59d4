package nimbook.compound;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.game.Game;
import nimbook.heap.HeapGame;

/**
 * How many moves a game lasts (Winning Ways, chapter 9; Conway, <i>On Numbers and Games</i>, chapter 14). Both players
 * play to win; beyond that
 *
 * <ul>
 * <li><em>remoteness</em>: the winner hurries and the loser delays: 0 without a move, else 1 + the least remoteness of
 * the options that win, or 1 + the greatest of all options where none wins;</li>
 * <li><em>suspense</em>: the winner delays and the loser hurries: 0 without a move, else 1 + the greatest suspense of
 * the options that win, or 1 + the least of all options where none wins.</li>
 * </ul>
 *
 * <p>In normal play a number is even exactly at P-positions, in misère play exactly at N-positions. So a lost position
 * says by its remoteness how long it can be drawn out.
 *
 * @param remoteness when the winner hurries
 * @param suspense when the winner delays
 */
public record Lengths(int remoteness, int suspense) {

    /** Positions of several heaps: each is a list of its own. */
    private static final int MOST = 200_000;

    /** Plays longer than this would need a deeper stack than a thread has. */
    private static final int DEEP = 1500;

    /** @throws IllegalArgumentException when a number is negative or one is even and the other odd */
    public Lengths {
        refuse(remoteness < 0 || suspense < 0, "lengths ", remoteness, ", ", suspense, ": at least 0 is needed");
        refuse((remoteness + suspense & 1) != 0, "lengths ", remoteness, ", ", suspense,
                ": both are even or both odd, since one player has the last move");
    }

    /**
     * The lengths of a game from its start, in normal or misère play as the game is. Time O(positions + moves).
     *
     * @throws IllegalArgumentException when a play has more than 1500 moves
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static <T> Lengths of(Game<T> game) {
        return search(game).of(game.start());
    }

    /**
     * The lengths of one or more heaps, normal play.
     *
     * @throws IllegalArgumentException when a heap is negative, more than 200 000 positions are reached, or a play has
     *         more than 1500 moves
     */
    public static Lengths of(HeapGame game, int... heaps) {
        return of(heaps(game, heaps));
    }

    /** Heaps as a game of its own: a position is the ascending list of the heaps. */
    static Game<List<Integer>> heaps(HeapGame game, int... heaps) {
        List<Integer> start = new ArrayList<>();
        for (int heap : nonNull(heaps, "heaps")) {
            refuse(heap < 0, "heap = ", heap, ": a heap is at least 0");
            if (heap > 0) start.add(heap);
        }
        start.sort(null);
        return Game.of(List.copyOf(start), at -> {
            List<List<Integer>> all = new ArrayList<>();
            for (int i = 0; i < at.size(); i++) {
                for (List<Integer> option : game.options(at.get(i))) {
                    List<Integer> after = new ArrayList<>(at);
                    after.remove(i);
                    after.addAll(option);
                    after.sort(null);
                    all.add(List.copyOf(after));
                }
            }
            return all;
        }, MOST);
    }

    /**
     * The moves with which a player holds out longest where the game is lost, or wins soonest where it is won: those to
     * positions of a remoteness of one less. In the order of {@link Game#moves()}; empty where no move is left.
     *
     * @throws IllegalArgumentException as {@link #of(Game)}
     */
    public static <T> List<T> bestMoves(Game<T> game) {
        Search<T> search = search(game);
        int remoteness = search.of(game.start()).remoteness;
        boolean won = game.outcome() == Outcome.N;
        return game.moves().stream().filter(to -> search.of(to).remoteness == remoteness - 1
                && (game.outcome(to) == Outcome.P) == won).toList();
    }

    private static <T> Search<T> search(Game<T> game) {
        if (nonNull(game, "game").longestPlay() > DEEP) throw new IllegalArgumentException("game " + game
                + ": its longest play has " + game.longestPlay() + " moves, and at most " + DEEP + " are followed");
        return new Search<>(game);
    }

    private static final class Search<T> {
        private final Game<T> game;
        private final Map<T, Lengths> known = new HashMap<>();

        Search(Game<T> game) {
            this.game = game;
        }

        Lengths of(T position) {
            Lengths before = known.get(position);
            if (before != null) return before;
            Work.poll();
            List<T> moves = game.moves(position);
            boolean won = game.outcome(position) == Outcome.N;
            int least = Integer.MAX_VALUE;
            int greatest = -1;
            int leastSuspense = Integer.MAX_VALUE;
            int greatestSuspense = -1;
            for (T to : moves) {
                if (won && game.outcome(to) == Outcome.N) continue;
                Lengths after = of(to);
                least = Math.min(least, after.remoteness);
                greatest = Math.max(greatest, after.remoteness);
                leastSuspense = Math.min(leastSuspense, after.suspense);
                greatestSuspense = Math.max(greatestSuspense, after.suspense);
            }
            Lengths lengths = moves.isEmpty() ? new Lengths(0, 0)
                    : won ? new Lengths(1 + least, 1 + greatestSuspense) : new Lengths(1 + greatest, 1 + leastSuspense);
            known.put(position, lengths);
            return lengths;
        }
    }

    /** "remoteness 5, suspense 3". */
    @Override
    public String toString() {
        return "remoteness " + remoteness + ", suspense " + suspense;
    }
}
