package nimbook.play.game;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.game.Sum;
import nimbook.play.Playable;
import nimbook.widget.model.Json;

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

    /** Positions of a game that is sent as a whole, with its pictures and reasons: in place of a page's own Java. */
    static final int WHOLE = 400;

    /** Moves that are listed for them: with hundreds from each position most would lead to too many. */
    private static final int LISTED = 10 * SENT;

    private final PositionRules<P> rules;
    private final P start;
    private final Function<? super P, String> words;
    private final Map<P, Integer> numbers = new HashMap<>();
    private final List<P> positions = new ArrayList<>();

    private PositionPlay(PositionRules<P> rules, P start, Function<? super P, String> words) {
        this.rules = rules;
        this.start = start;
        this.words = words;
        if (moves(start).isEmpty()) {
            throw new IllegalArgumentException("position " + text(start) + ": no move is left, nothing can be played");
        }
        number(start);
    }

    /** @throws IllegalArgumentException when the start has no move */
    static <P> PositionPlay<P> of(Game<P> game) {
        return new PositionPlay<>(PositionRules.of(game), game.start(), String::valueOf);
    }

    /** @throws IllegalArgumentException when the start has no move, or as {@link GameSearch#solved} */
    static <P> PositionPlay<P> of(GameSearch<P> search) {
        return new PositionPlay<>(PositionRules.of(search), search.start(), String::valueOf);
    }

    /** @throws IllegalArgumentException when the start has no move */
    static PositionPlay<Sum> of(Sum sum) {
        return new PositionPlay<>(PositionRules.of(sum), sum, at -> at.normal().toString());
    }

    /** The same game with other words for a position. */
    PositionPlay<P> words(Function<? super P, String> other) {
        nonNull(other, "words");
        return new PositionPlay<>(rules, start, at -> nonNull(other.apply(at), "what words gives"));
    }

    @Override
    public String name() {
        return rules.name() + (rules.misere() ? rules.name().isEmpty() ? "misère" : ", misère" : "");
    }

    @Override
    public P start() {
        return start;
    }

    boolean isMisere() {
        return rules.misere();
    }

    @Override
    public List<P> moves(P at) {
        return rules.moves().apply(nonNull(at, "at"));
    }

    @Override
    public Outcome outcome(P at) {
        return rules.outcome().apply(nonNull(at, "at"));
    }

    @Override
    public List<P> winningMoves(P at) {
        return rules.winning().apply(nonNull(at, "at"));
    }

    @Override
    public List<P> undecidedMoves(P at) {
        return rules.undecided().apply(at);
    }

    /** "Bar[rows=1, columns=1] is a P-position: its Grundy value is 0". */
    @Override
    public String reason(P at) {
        if (moves(at).isEmpty()) return rules.misere() ? "no move is left: the last to move has lost"
                : "no move is left: the last to move has won";
        Outcome outcome = outcome(at);
        String is = outcome == null ? " is not decided" : outcome == Outcome.P ? " is a P-position"
                : " is an N-position";
        return String.join(" ", text(at).lines().toList()) + is + rules.note().apply(at);
    }

    /** The parts of a sum with their values; empty for one game. */
    List<PositionRules.PartValue> values(P at) {
        return rules.values().apply(at);
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
    public synchronized P read(Object position) {
        if (nonNull(position, "position") instanceof Map<?, ?> map
                && map.get("id") instanceof Number id && id.intValue() >= 0 && id.intValue() < positions.size()
                && id.doubleValue() == id.intValue()) return positions.get(id.intValue());
        throw new IllegalArgumentException(
                "position " + position + ": {id, text} of a position that was sent is needed");
    }

    @Override
    public Map<String, Object> write(P at) {
        return Json.object("id", number(nonNull(at, "at")), "text", text(at));
    }

    synchronized int number(P at) {
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
                if (seen.size() > WHOLE) return false;
                queue.add(to);
            }
        }
        return true;
    }

    /**
     * The positions that follow within so many moves, at most {@value #SENT}, breadth first: {@code [id, text, "P" or
     * "N", [id of an option …], what is added to the reason of the outcome, [[part, value] …]]}. Outcome and addition
     * are null unless the whole game is sent, the options are null where they are not sent, and the parts are those of
     * a sum.
     */
    List<List<Object>> graph(P from, int depth) {
        List<List<Object>> graph = new ArrayList<>();
        follow(from, depth).forEach((at, options) -> {
            List<Object> entry = new ArrayList<>();
            entry.add(number(at));
            entry.add(text(at));
            boolean whole = depth == Integer.MAX_VALUE;
            entry.add(!whole ? null : outcome(at) == Outcome.P ? "P" : "N");
            entry.add(options == null ? null : options.stream().map(this::number).toList());
            entry.add(whole ? rules.note().apply(at) : null);
            List<Object> values = new ArrayList<>();
            values(at).forEach(part -> values.add(List.of(part.part(), part.value())));
            if (!values.isEmpty()) entry.add(values);
            graph.add(entry);
        });
        return graph;
    }

    /** The positions within so many moves, breadth first, and the options of each; null where they are too many. */
    private Map<P, List<P>> follow(P from, int depth) {
        Map<P, Integer> levels = new LinkedHashMap<>(Map.of(nonNull(from, "from"), 0));
        Map<P, List<P>> found = new LinkedHashMap<>();
        List<P> queue = new ArrayList<>(List.of(from));
        int listed = 0;
        for (int i = 0; i < queue.size(); i++) {
            Work.poll();
            P at = queue.get(i);
            found.put(at, null);
            if (levels.get(at) == depth || listed > LISTED) continue;
            List<P> moves = moves(at);
            listed += moves.size();
            if (levels.size() + moves.stream().filter(to -> !levels.containsKey(to)).count() > SENT) continue;
            found.put(at, moves);
            for (P to : moves) if (levels.putIfAbsent(to, levels.get(at) + 1) == null) queue.add(to);
        }
        return found;
    }

    /** The positions of what {@link #graph} gave. */
    synchronized List<P> positions(List<List<Object>> graph) {
        return graph.stream().map(entry -> positions.get((Integer) entry.get(0))).toList();
    }
}
