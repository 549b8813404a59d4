package nimbook.play.game;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import nimbook.core.Outcome;
import nimbook.drawing.Drawing;
import nimbook.drawing.NaturalOrder;
import nimbook.drawing.ValueText;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.game.Sum;
import nimbook.play.Playable;

/**
 * A game on any values as it is played. The page knows a position by a number, which it gets when it is first sent, and
 * a check of its words: in another figure, which numbers anew, it is none.
 *
 * @param <P> a position; with {@code equals} and {@code hashCode}
 */
public final class PositionPlay<P> implements Playable<P> {

    private final PositionRules<P> rules;
    private final P start;
    /** Null for {@link ValueText}. */
    private final Function<? super P, String> words;
    private Optional<Function<P, Drawing>> picture;
    private final Map<P, Integer> numbers = new HashMap<>();
    private final List<P> positions = new ArrayList<>();

    private PositionPlay(PositionRules<P> rules, P start, Function<? super P, String> words) {
        this.rules = rules;
        this.start = start;
        this.words = words;
        if (moves(start).isEmpty()) {
            throw new IllegalArgumentException("position " + words(start) + ": no move is left, nothing can be played");
        }
        write(start);
    }

    /** @throws IllegalArgumentException when the start has no move */
    static <P> PositionPlay<P> of(Game<P> game) {
        return new PositionPlay<>(PositionRules.of(game), game.start(), null);
    }

    /** @throws IllegalArgumentException when the start has no move, or as {@link GameSearch#solved} */
    static <P> PositionPlay<P> of(GameSearch<P> search) {
        return new PositionPlay<>(PositionRules.of(search), search.start(), null);
    }

    /** @throws IllegalArgumentException when the start has no move */
    static PositionPlay<Sum> of(Sum sum) {
        return new PositionPlay<>(PositionRules.of(sum), sum, at -> at.normal().toString());
    }

    /** The same game with other words for a position. */
    PositionPlay<P> withWords(Function<? super P, String> other) {
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

    @Override
    public boolean misere() {
        return rules.misere();
    }

    /** {@inheritDoc} Those of a set in the order of their words, as a rule goes through it in another in each JVM. */
    @Override
    public List<P> moves(P at) {
        return sorted(at, listed(at));
    }

    /** The moves as the rule lists them. */
    List<P> listed(P at) {
        return rules.moves().apply(nonNull(at, "at"));
    }

    private List<P> sorted(P at, List<P> moves) {
        if (!(at instanceof Set)) return moves;
        return moves.stream().sorted(Comparator.comparing(this::words, NaturalOrder::compare)).toList();
    }

    @Override
    public Outcome outcome(P at) {
        return rules.outcome().apply(nonNull(at, "at"));
    }

    @Override
    public List<P> winningMoves(P at) {
        return sorted(at, rules.winning().apply(nonNull(at, "at")));
    }

    @Override
    public List<P> undecidedMoves(P at) {
        return sorted(at, rules.undecided().apply(at));
    }

    /** "Bar[rows=2, columns=1] is an N-position: its Grundy value is 1 = mex {0}". */
    @Override
    public String reason(P at) {
        if (moves(at).isEmpty()) return rules.misere() ? "no move is left: the last to move has lost"
                : "no move is left: the last to move has won";
        Outcome outcome = outcome(at);
        String is = outcome == null ? " is not decided" : outcome == Outcome.P ? " is a P-position"
                : " is an N-position";
        return line(at) + is + rules.note().apply(at);
    }

    /** The parts of a sum with their values; empty for one game. */
    List<PositionRules.PartValue> values(P at) {
        return rules.values().apply(at);
    }

    /** The picture of the positions' values; null where they have none, or have words of their own. */
    synchronized Function<P, Drawing> picture() {
        if (picture == null) picture = Optional.ofNullable(words == null ? DefaultPictures.of(this) : null);
        return picture.orElse(null);
    }

    @Override
    public String words(P at) {
        nonNull(at, "at");
        return words == null ? ValueText.of(at) : words.apply(at);
    }

    /** A position in words, all in one line. */
    String line(P at) {
        return String.join(" ", words(at).lines().toList());
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException when no position was sent as this
     */
    @Override
    public synchronized P read(Object position) {
        int end = nonNull(position, "position") instanceof String text ? text.indexOf(' ') : -1;
        if (end > 0 && end < 10 && ((String) position).substring(0, end).matches("[0-9]+")) {
            int number = Integer.parseInt(((String) position).substring(0, end));
            if (number < positions.size() && write(positions.get(number)).equals(position))
                return positions.get(number);
        }
        throw new IllegalArgumentException("position " + position + ": one that was sent is needed");
    }

    @Override
    public synchronized String write(P at) {
        Integer known = numbers.putIfAbsent(nonNull(at, "at"), positions.size());
        if (known == null) positions.add(at);
        return (known == null ? positions.size() - 1 : known) + " " + Integer.toHexString(words(at).hashCode());
    }
}
