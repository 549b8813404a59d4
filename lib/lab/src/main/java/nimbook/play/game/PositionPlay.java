package nimbook.play.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.play.Playable;

/**
 * A game on any values as it is played. The page knows a position by a number, which it gets when it is first sent:
 * {@code {id, text}}.
 *
 * @param <P> a position; with {@code equals} and {@code hashCode}
 */
public final class PositionPlay<P> implements Playable<P> {

    /**
     * Positions that are sent at once: more make a message that takes a page longer than a tenth of a second to read.
     */
    static final int SENT = 4000;

    /** The rules of a game from any of its positions. */
    private record Rules<P>(String name, boolean misere, Function<P, List<P>> moves, Function<P, Outcome> outcome,
            Function<P, String> values) {}

    private final Rules<P> rules;
    private final P start;
    private final Function<? super P, String> words;
    private final Map<P, Integer> numbers = new HashMap<>();
    private final List<P> positions = new ArrayList<>();

    private PositionPlay(Rules<P> rules, P start, Function<? super P, String> words) {
        this.rules = rules;
        this.start = start;
        this.words = words;
        if (rules.moves.apply(start).isEmpty()) {
            throw new IllegalArgumentException("position " + text(start) + ": no move is left, nothing can be played");
        }
        number(start);
    }

    /** @throws IllegalArgumentException when the start has no move */
    static <P> PositionPlay<P> of(Game<P> game) {
        Function<P, String> values = at -> game.isMisere() ? "" : ": its Grundy value is " + game.value(at);
        return new PositionPlay<>(new Rules<>(game.name(), game.isMisere(), game::moves, game::outcome, values),
                game.start(), String::valueOf);
    }

    /** @throws IllegalArgumentException when the start has no move */
    static PositionPlay<Sum> of(Sum sum) {
        Rules<Sum> rules = new Rules<>("", sum.isMisere(), Sum::options, Sum::outcome, PositionPlay::nimSum);
        return new PositionPlay<>(rules, sum, PositionPlay::parts);
    }

    /** The same game with other words for a position. */
    PositionPlay<P> words(Function<? super P, String> other) {
        return new PositionPlay<>(rules, start, Objects.requireNonNull(other, "text"));
    }

    private static String parts(Sum sum) {
        return sum.normal().toString();
    }

    private static String nimSum(Sum sum) {
        if (sum.isMisere() || sum.parts().isEmpty()) return "";
        StringBuilder out = new StringBuilder(": the nim-sum of its values is ");
        String comma = "";
        for (int value : sum.values()) {
            out.append(comma).append(value);
            comma = " ⊕ ";
        }
        return sum.parts().size() == 1 ? ": its Grundy value is " + sum.value() : out.append(" = ").append(sum.value())
                .toString();
    }

    @Override
    public String name() {
        return rules.name + (rules.misere ? rules.name.isEmpty() ? "misère" : ", misère" : "");
    }

    @Override
    public P start() {
        return start;
    }

    boolean isMisere() {
        return rules.misere;
    }

    @Override
    public List<P> moves(P at) {
        return rules.moves.apply(at);
    }

    @Override
    public Outcome outcome(P at) {
        return rules.outcome.apply(at);
    }

    @Override
    public List<P> winningMoves(P at) {
        return moves(at).stream().filter(to -> outcome(to) == Outcome.P).toList();
    }

    /** "Bar[rows=1, columns=1] is a P-position: its Grundy value is 0". */
    @Override
    public String reason(P at) {
        if (moves(at).isEmpty()) return rules.misere ? "no move is left: the last to move has lost"
                : "no move is left: the last to move has won";
        return String.join(" ", text(at).lines().toList())
                + (outcome(at) == Outcome.P ? " is a P-position" : " is an N-position") + rules.values.apply(at);
    }

    /** A position in words. */
    String text(P at) {
        return words.apply(at);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException when no position was sent under this number
     */
    @Override
    public synchronized P read(Object json) {
        if (json instanceof Map<?, ?> map && map.get("id") instanceof Number id && id.intValue() >= 0
                && id.intValue() < positions.size()
                && id.doubleValue() == id.intValue()) return positions.get(id.intValue());
        throw new IllegalArgumentException("position " + json + ": {id, text} of a position that was sent is needed");
    }

    @Override
    public Map<String, Object> write(P at) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", number(at));
        json.put("text", text(at));
        return json;
    }

    private synchronized int number(P at) {
        Integer known = numbers.putIfAbsent(at, positions.size());
        if (known != null) return known;
        positions.add(at);
        return positions.size() - 1;
    }

    /**
     * What a page must know to go on from a position: {@code graph} as {@link #graph} has it, to two moves from there.
     */
    @Override
    public Map<String, Object> more(P at) {
        return Map.of("graph", graph(at, 2));
    }

    /** Whether all positions that can follow the start are few enough to be sent with the figure. */
    boolean fits() {
        Set<P> seen = new HashSet<>(Set.of(start));
        Deque<P> queue = new ArrayDeque<>(seen);
        while (!queue.isEmpty()) {
            Work.poll();
            for (P to : moves(queue.poll())) {
                if (!seen.add(to)) continue;
                if (seen.size() > SENT) return false;
                queue.add(to);
            }
        }
        return true;
    }

    /**
     * The positions that follow within so many moves, at most {@value #SENT}, breadth first: {@code [id, text, "P" or
     * "N", [id of an option …]]};
     * the options are null where they are not sent.
     */
    List<List<Object>> graph(P from, int depth) {
        Map<P, Integer> levels = new LinkedHashMap<>();
        levels.put(from, 0);
        List<P> queue = new ArrayList<>(List.of(from));
        List<List<Object>> graph = new ArrayList<>();
        for (int i = 0; i < queue.size(); i++) {
            Work.poll();
            P at = queue.get(i);
            List<Object> options = null;
            if (levels.get(at) < depth) {
                List<P> moves = moves(at);
                if (levels.size() + moves.stream().filter(to -> !levels.containsKey(to)).count() <= SENT) {
                    options = new ArrayList<>(moves.size());
                    for (P to : moves) {
                        options.add(number(to));
                        if (levels.putIfAbsent(to, levels.get(at) + 1) == null) queue.add(to);
                    }
                }
            }
            List<Object> entry = new ArrayList<>(List.of(number(at), text(at), outcome(at) == Outcome.P ? "P" : "N"));
            entry.add(options);
            graph.add(entry);
        }
        return graph;
    }
}
