package nimbook.play;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import nimbook.core.Outcome;
import nimbook.widget.model.Json;

/**
 * Answers what a board asks while it is played on. It keeps nothing: the page holds the history, so undo, reload and
 * several windows need no word from here.
 *
 * <ul>
 * <li>{@code {do: "look", at}} → {@code {at, outcome: "P" | "N" | "", over, moves, winning: [position …], why,
 * because}}: moves is their number, why the reason of the outcome, because the reason of the first winning move (""
 * where there is none);
 * <li>{@code {do: "reply", at, errors}} → {@code {at, to, wins, slip, why}}: the computer's move with that error rate
 * in per cent.
 * </ul>
 *
 * @param <P> a position
 */
public final class PlayRequests<P> {

    /** More winning moves than these are not sent: nobody sees them on one board. */
    private static final int SHOWN = 1000;

    private final Playable<P> game;
    private final RandomGenerator random;

    /** @param random what decides among equally good moves, and when the computer slips */
    public PlayRequests(Playable<P> game, RandomGenerator random) {
        this.game = nonNull(game, "game");
        this.random = nonNull(random, "random");
    }

    /** @throws IllegalArgumentException when the question is none of these, or its position or error rate is none */
    public Map<String, Object> answer(Map<String, Object> question) {
        Object kind = nonNull(question, "question").get("do");
        if ("look".equals(kind)) return look(game.read(question.get("at")));
        if ("reply".equals(kind)) return reply(game.read(question.get("at")), Opponent.of(question.get("errors")));
        throw new IllegalArgumentException("question " + kind + ": a board answers \"look\" and \"reply\"");
    }

    private Map<String, Object> look(P at) {
        List<P> winning = game.winningMoves(at);
        int moves = game.moves(at).size();
        Outcome outcome = game.outcome(at);
        Map<String, Object> answer = Json.object("at", game.write(at), "outcome", outcome == null ? "" : outcome.name(),
                "over", moves == 0, "moves", moves, "winning", winning.stream().limit(SHOWN).map(game::write).toList(),
                "why", game.reason(at), "because", winning.isEmpty() ? "" : game.reason(winning.get(0)));
        answer.putAll(game.more(at));
        return answer;
    }

    private Map<String, Object> reply(P at, Opponent opponent) {
        Opponent.Choice<P> choice = opponent.choose(game, at, random);
        Map<String, Object> answer = Json.object("at", game.write(at), "to", game.write(choice.to()), "wins",
                choice.wins(), "slip", choice.slip(), "why", game.reason(choice.to()));
        answer.putAll(game.more(choice.to()));
        return answer;
    }
}
