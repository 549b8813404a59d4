package nimbook.diagram;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.TextStyle;
import nimbook.drawing.ValueText;
import nimbook.export.DrawnFigure;
import nimbook.export.HasTitle;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.widget.model.Component;
import nimbook.widget.model.Json;

/**
 * The positions of a game and its moves from one to another, as a graph in layers: each position once, below all that
 * lead to it. Square: P, the player who moves loses; round: N, the player who moves wins. In the page a click on a
 * position shows or hides its options. Immutable: every method gives another figure.
 *
 * <pre>{@code
 * tree(Rulesets.chomp(2, 4)).drawn(Pictures::bites).strategy()
 * tree(Game.of(9, n -> …)).text(n -> n + " sticks").values()
 * }</pre>
 *
 * @param <P> a position
 */
public final class GameTree<P> implements DrawnFigure, HasTitle {

    /** More positions are a thicket. */
    public static final int MOST = 150;

    /** Up to so many positions all are shown at first. */
    private static final int SHOWN = 40;

    private static final Component COMPONENT = new Component("tree", GameTree.class, "/nimbook/front/tree.js");
    static final TextStyle LETTERS = TextStyle.of(13).withBold();

    private final Game<P> game;
    private final int depth;
    private final Faces<P> faces;
    /** In place of the game's name and start; null for those. */
    private final String title;
    private final boolean values;
    private final boolean strategy;
    /** Whose options are shown; null for what is shown at first. */
    private final Set<Integer> open;

    private final List<P> positions;
    private final List<int[]> options;

    /**
     * What a position looks like.
     *
     * @param picture null for its words
     */
    private record Faces<P>(Function<? super P, String> words, Function<? super P, Drawing> picture) {}

    private GameTree(Game<P> game, int depth, Faces<P> faces, String title, boolean values, boolean strategy,
            Set<Integer> open) {
        this.game = game;
        this.depth = depth;
        this.faces = faces;
        this.title = title;
        this.values = values;
        this.strategy = strategy;
        this.open = open;
        Map<P, Integer> numbers = new LinkedHashMap<>(Map.of(nonNull(game, "game").start(), 0));
        this.positions = new ArrayList<>(List.of(game.start()));
        this.options = new ArrayList<>();
        follow(numbers);
    }

    /**
     * The graph of all positions from the start.
     *
     * @throws IllegalArgumentException when there are more than {@value #MOST} positions; {@link #depth} shows fewer
     */
    public static <P> GameTree<P> of(Game<P> game) {
        return of(game, Integer.MAX_VALUE);
    }

    /** The positions of a sum, each named by its parts. */
    public static GameTree<Sum> of(Sum sum) {
        Game<Sum> game = Game.of(nonNull(sum, "sum"), Sum::options);
        return of(sum.isMisere() ? game.misere() : game).text(at -> at.normal().toString());
    }

    /**
     * The graph of the positions within so many moves from the start.
     *
     * @throws IllegalArgumentException when depth is below 1, or there are more than {@value #MOST} positions
     */
    public static <P> GameTree<P> of(Game<P> game, int depth) {
        if (depth < 1) throw new IllegalArgumentException("depth = " + depth + ": at least one move is needed");
        return new GameTree<>(game, depth, new Faces<>(ValueText::of, null), null, false, false, null);
    }

    private void follow(Map<P, Integer> numbers) {
        List<Integer> moves = new ArrayList<>(List.of(0));
        for (int v = 0; v < positions.size(); v++) {
            Work.poll();
            List<Integer> to = new ArrayList<>();
            if (moves.get(v) < depth) for (P option : game.moves(positions.get(v))) {
                Integer number = numbers.putIfAbsent(option, positions.size());
                if (number == null) {
                    if (positions.size() == MOST) throw tooLarge();
                    number = positions.size();
                    positions.add(option);
                    moves.add(moves.get(v) + 1);
                }
                to.add(number);
            }
            options.add(to.stream().mapToInt(n -> n).toArray());
        }
    }

    private IllegalArgumentException tooLarge() {
        return new IllegalArgumentException("game " + game + ": " + game.size() + " positions, "
                + (depth == Integer.MAX_VALUE ? "" : "of which too many are within " + depth + " moves; ") + "at most "
                + MOST + " are drawn; tree(game, depth) draws those within so many moves");
    }

    /** The words of a position; {@code toString} if nothing is said. */
    public GameTree<P> text(Function<? super P, String> words) {
        return with(new Faces<>(nonNull(words, "words"), faces.picture));
    }

    /** Each position as a small picture, for example {@code Pictures::bites}; its words are said of it. */
    public GameTree<P> drawn(Function<? super P, Drawing> picture) {
        return with(new Faces<>(faces.words, nonNull(picture, "picture")));
    }

    private GameTree<P> with(Faces<P> others) {
        return new GameTree<>(game, depth, others, title, values, strategy, open);
    }

    /** The words above it; empty for none. The game's name and its start if nothing is said. */
    @Override
    public GameTree<P> title(String words) {
        return new GameTree<>(game, depth, faces, nonNull(words, "title"), values, strategy, open);
    }

    /**
     * With the Grundy value of each position, the more colour the greater.
     *
     * @throws IllegalArgumentException in misère play
     */
    public GameTree<P> values() {
        game.value();
        return new GameTree<>(game, depth, faces, title, true, strategy, open);
    }

    /**
     * With one winning strategy picked out: at each position of the loser every move, and one winning answer. Shown are
     * the positions of the strategy alone, until the reader opens others.
     */
    public GameTree<P> strategy() {
        return new GameTree<>(game, depth, faces, title, values, true, open);
    }

    @Override
    public Map<String, String> viewSettings() {
        return Map.of("tree", "'its title'", "open", "[0,1]", "strategy", "true");
    }

    /** With what the reader has opened. */
    @Override
    public GameTree<P> withView(Map<String, Object> view) {
        // What was opened in another game, before the parameter moved, is not open here; its page does the same.
        if (nonNull(view, "view").get("tree") instanceof String tree && !tree.equals(name())) return this;
        boolean marked = view.get("strategy") instanceof Boolean on ? on : strategy;
        Set<Integer> opened = open;
        if (view.get("open") instanceof List<?> list) {
            opened = new LinkedHashSet<>();
            for (Object one : list)
                if (one instanceof Number n && n.intValue() >= 0 && n.intValue() < size()) opened.add(n.intValue());
                else throw new IllegalArgumentException("open = " + one + ": positions are 0 to " + (size() - 1));
        }
        return new GameTree<>(game, depth, faces, title, values, marked, opened);
    }

    int size() {
        return positions.size();
    }

    List<int[]> options() {
        return options;
    }

    String words(int v) {
        return Objects.toString(faces.words.apply(positions.get(v)));
    }

    /** A position's picture, or null where its words are drawn. */
    Drawing picture(int v) {
        return faces.picture == null ? null : nonNull(faces.picture.apply(positions.get(v)), "what picture gives");
    }

    boolean isP(int v) {
        return game.outcome(positions.get(v)) == Outcome.P;
    }

    /** The Grundy value that is shown, or −1. */
    int value(int v) {
        return values ? game.value(positions.get(v)) : -1;
    }

    boolean showsStrategy() {
        return strategy;
    }

    /** How many moves there are beyond the depth; 0 where the position's options are in the graph. */
    int beyond(int v) {
        return options.get(v).length > 0 ? 0 : game.moves(positions.get(v)).size();
    }

    /**
     * The moves of one winning strategy: at a P-position all, at an N-position the first that wins. The winner moves
     * first from an N-position, and second from a P-position.
     */
    Map<Integer, List<Integer>> strategyMoves() {
        Map<Integer, List<Integer>> moves = new LinkedHashMap<>();
        List<Integer> queue = new ArrayList<>(List.of(0));
        for (int i = 0; i < queue.size(); i++) {
            int v = queue.get(i);
            if (moves.containsKey(v)) continue;
            List<Integer> taken = new ArrayList<>();
            for (int to : options.get(v)) if (isP(v) || taken.isEmpty() && isP(to)) taken.add(to);
            moves.put(v, taken);
            queue.addAll(taken);
        }
        return moves;
    }

    /** The positions whose options are shown. */
    Set<Integer> opened() {
        if (open != null) return open;
        Set<Integer> all = new LinkedHashSet<>();
        if (strategy) all.addAll(strategyMoves().keySet());
        else for (int v = 0; v < (size() <= SHOWN ? size() : 1); v++) all.add(v);
        return all;
    }

    /** With the strategy of {@link #strategy} an open position shows only its moves. */
    @Override
    public Drawing drawing() {
        return new GameTreeDrawing(this).drawing(name());
    }

    /** The words above it; empty for none. */
    String title() {
        return title != null ? title : name();
    }

    private String name() {
        return (game.name().isEmpty() ? "Moves" : game.name()) + (game.isMisere() ? ", misère" : "") + " from "
                + words(0);
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    /**
     * Keys: title, game (its name and start), legend, and view: a drawing as {@code SentMarks} has it, its parts lines
     * and positions; closest, to which part of their distance rows may come closer; nodes {@code [[words, open?] …]},
     * open {@code [number …]}, strategy?.
     */
    @Override
    public Map<String, Object> state() {
        return Json.object("title", title(), "game", name(), "legend", GameTreeDrawing.LEGEND, "view",
                new GameTreeDrawing(this).view());
    }

    @Override
    public boolean answers() {
        return true;
    }

    /**
     * What is seen after a click: {@code {do: "open", open, strategy, click}}, click being "all", "start", "strategy"
     * or a position's number. Keys: view as in {@link #state}, and say.
     */
    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        if (!"open".equals(nonNull(question, "question").get("do")))
            throw new IllegalArgumentException("question do = " + question.get("do") + ": a tree answers \"open\"");
        GameTree<P> tree = withView(question);
        Set<Integer> now = new LinkedHashSet<>(tree.opened());
        Object click = question.get("click");
        boolean marked = tree.strategy != "strategy".equals(click);
        int position = -1;
        if ("all".equals(click)) for (int v = 0; v < size(); v++) now.add(v);
        else if ("start".equals(click)) now.clear();
        // With the strategy its positions are open, without it what was open stays.
        else if ("strategy".equals(click) && marked) now.addAll(strategyMoves().keySet());
        else if (click instanceof Number) {
            position = Json.whole("click", click, 0, size() - 1);
            if (!now.remove(position)) now.add(position);
        } else if (click != null && !"strategy".equals(click))
            throw new IllegalArgumentException("click = " + click + ": \"all\", \"start\", \"strategy\" or 0 to "
                    + (size() - 1));
        GameTreeDrawing drawing = new GameTreeDrawing(
                new GameTree<>(game, depth, faces, title, values, marked, now));
        return Json.object("view", drawing.view(), "say", position < 0 ? "" : drawing.clicked(position));
    }

    /** A line a position: its words, outcome, and its options. */
    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title().isBlank() ? name() : title()).append(": ")
                .append(NumberText.counted(size(), "position"));
        for (int v = 0; v < size(); v++) {
            text.append('\n').append(words(v)).append(isP(v) ? " P" : " N");
            if (values) text.append(' ').append(value(v));
            String between = " → ";
            for (int to : options.get(v)) {
                text.append(between).append(words(to));
                between = ", ";
            }
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
