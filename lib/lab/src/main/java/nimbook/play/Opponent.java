package nimbook.play;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import nimbook.compound.Lengths;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.game.Game;

/**
 * The computer as a player. From an N-position it takes a winning move; with the chosen error rate it slips, that is,
 * takes a move that does not win where there is one. From a P-position, where every move loses, it takes a move with
 * which the game lasts longest ({@link Lengths}: greatest remoteness) where at most {@value #EXPLORED} positions can
 * follow, and among those, or where more can follow, one that leaves the fewest winning answers. Where nothing is known
 * to win, it takes a move that is not known to lose. Among equally good moves chance decides.
 *
 * @param errors chance of a slip at each winning position, in per cent, 0 to 100
 */
public record Opponent(double errors) {

    /**
     * Beyond so many moves a P-position's resistance is not searched for: it takes a look at every answer to every
     * move.
     */
    private static final int SEARCHED = 400;

    /**
     * Up to so many positions the rest of the game is followed to its end: at most some tenths of a second on the
     * largest board.
     */
    private static final int EXPLORED = 2000;

    /**
     * A chosen move.
     *
     * @param to where it leads
     * @param wins whether it keeps a won game
     * @param slip whether a winning move was there and was not taken
     */
    public record Choice<P>(P to, boolean wins, boolean slip) {}

    /** @throws IllegalArgumentException unless 0 ≤ errors ≤ 100 */
    public Opponent {
        if (!(errors >= 0 && errors <= 100))
            throw new IllegalArgumentException("errors = " + errors + ": an error rate is 0 to 100 per cent");
    }

    /** With the error rate of a request; null for none. */
    static Opponent of(Object json) {
        if (json == null) return perfect();
        if (!(json instanceof Number number)) throw new IllegalArgumentException("errors = " + json
                + ": an error rate is a number, 0 to 100 per cent");
        return new Opponent(number.doubleValue());
    }

    /** Never errs. */
    public static Opponent perfect() {
        return new Opponent(0);
    }

    /**
     * Chooses a move.
     *
     * @throws IllegalArgumentException when the play is over
     */
    public <P> Choice<P> choose(Playable<P> game, P at, RandomGenerator random) {
        nonNull(random, "random");
        List<P> moves = nonNull(game, "game").moves(at);
        if (moves.isEmpty())
            throw new IllegalArgumentException("position " + at + ": the play is over, no move is left");
        List<P> winning = game.winningMoves(at);
        List<P> undecided = winning.isEmpty() ? game.undecidedMoves(at) : List.of();
        if (!undecided.isEmpty()) return new Choice<>(any(undecided, random), false, false);
        if (winning.isEmpty()) return new Choice<>(any(stubborn(game, longest(game, at, moves)), random), false, false);
        if (winning.size() < moves.size() && random.nextDouble() * 100 < errors) {
            List<P> others = new ArrayList<>(moves);
            others.removeAll(winning);
            return new Choice<>(any(others, random), false, true);
        }
        return new Choice<>(any(winning, random), true, false);
    }

    /** The moves with which a lost game lasts longest; all where the game is too large to be followed. */
    private static <P> List<P> longest(Playable<P> game, P at, List<P> moves) {
        try {
            Game<P> rest = Game.of(at, game::moves, EXPLORED);
            if (rest.outcome() != Outcome.P) rest = rest.misere();
            List<P> best = Lengths.bestMoves(rest);
            return best.isEmpty() ? moves : best;
        } catch (IllegalArgumentException e) {
            // More positions, or a play longer than is followed.
            return moves;
        }
    }

    /** The moves that leave the fewest winning answers, but never end the play at once if another does not. */
    private static <P> List<P> stubborn(Playable<P> game, List<P> moves) {
        if (moves.size() > SEARCHED) return moves;
        List<P> best = new ArrayList<>();
        long least = Long.MAX_VALUE;
        for (P move : moves) {
            Work.poll();
            long answers = game.outcome(move) == Outcome.P ? 0 : game.isOver(move) ? Long.MAX_VALUE
                    : game.winningMoves(move).size();
            if (answers < least) best.clear();
            least = Math.min(least, answers);
            if (answers == least) best.add(move);
        }
        return best;
    }

    private static <P> P any(List<P> moves, RandomGenerator random) {
        return moves.get(random.nextInt(moves.size()));
    }
}
