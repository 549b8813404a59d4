package nimbook.play.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Layout;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.Svg;
import nimbook.drawing.TextStyle;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.play.PlayFigure;
import nimbook.play.PlayStyle;
import nimbook.play.Playable;
import nimbook.widget.Component;

/**
 * Any game to play against the computer or by two: a {@link Game} on values of one's own, or a {@link Sum}.
 *
 * <pre>{@code
 * record Bar(int rows, int columns) {}
 * play(Game.of(new Bar(4, 7), bar -> …the smaller bars…)).text(bar -> bar.rows() + " × " + bar.columns())
 * }</pre>
 *
 * <p>A position is shown as its text, or as a picture ({@link #drawn}); a move is chosen among the positions that it
 * leads to. Up to {@value
 * PositionPlay#SENT} positions travel with the figure, so that a smaller game is played on without a kernel.
 *
 * @param <P> a position
 */
public final class GameBoard<P> extends PlayFigure<P, GameBoard<P>> {

    private static final Component COMPONENT = new Component("game", GameBoard.class, "/nimbook/front/game.js");

    private static final int WIDTH = 620;
    /** Moves that a still lists. */
    private static final int LISTED = 12;

    private final PositionPlay<P> play;
    private final Function<? super P, Drawing> picture;
    private final PlayStyle style;

    private GameBoard(PositionPlay<P> play, Function<? super P, Drawing> picture, PlayStyle style) {
        this.play = play;
        this.picture = picture;
        this.style = style;
    }

    /**
     * The game from its start.
     *
     * @throws IllegalArgumentException when no move is left
     */
    public static <P> GameBoard<P> of(Game<P> game) {
        PositionPlay<P> play = PositionPlay.of(game);
        return new GameBoard<>(play, null, PlayStyle.of(play.name()));
    }

    /**
     * The sum of games.
     *
     * @throws IllegalArgumentException when no move is left
     */
    public static GameBoard<Sum> of(Sum sum) {
        String games = sum.parts().size() == 1 ? "Sum of one game" : "Sum of " + sum.parts().size() + " games";
        return new GameBoard<>(PositionPlay.of(sum), null, PlayStyle.of(sum.isMisere() ? games + ", misère" : games));
    }

    /** The words of a position; {@code toString} if nothing is said. Two positions may read the same. */
    public GameBoard<P> text(Function<? super P, String> words) {
        return new GameBoard<>(play.words(words), picture, style);
    }

    /** The picture of a position. */
    public GameBoard<P> drawn(Function<? super P, Drawing> drawing) {
        return new GameBoard<>(play, Objects.requireNonNull(drawing, "drawing"), style);
    }

    @Override
    public Playable<P> play() {
        return play;
    }

    @Override
    protected PlayStyle style() {
        return style;
    }

    @Override
    protected GameBoard<P> with(PlayStyle other) {
        return new GameBoard<>(play, picture, other);
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    /**
     * Keys: name, misere, start {id, text}, graph (see {@link PositionPlay#graph}), complete (whether it is the whole
     * game), pictures (whether
     * positions have pictures), and title, begins, errors, verdict, hint.
     */
    @Override
    public Map<String, Object> state() {
        // Of a larger game no more than the next two moves: the rest comes move by move.
        boolean complete = play.fits();
        List<List<Object>> graph = play.graph(play.start(), complete ? Integer.MAX_VALUE : 2);
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("name", play.name());
        state.put("misere", play.isMisere());
        state.put("start", play.write(play.start()));
        state.put("graph", graph);
        state.put("complete", complete);
        state.put("pictures", picture != null);
        if (picture != null) state.put("first", svg(play.start()));
        state.putAll(style.json());
        return state;
    }

    /** In addition {@code {do: "draw", positions}} → {@code {pictures: [SVG text …]}}. */
    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        if (!"draw".equals(question.get("do"))) return super.answer(question);
        if (picture == null || !(question.get("positions") instanceof List<?> positions)) {
            throw new IllegalArgumentException(
                    "question draw: a list of positions is needed, and a game that is drawn");
        }
        return Map.of("pictures", positions.stream().map(json -> svg(play.read(json))).toList());
    }

    private String svg(P at) {
        return Svg.text(drawn(at));
    }

    private Drawing drawn(P at) {
        Drawing drawn = picture.apply(at);
        if (drawn == null)
            throw new IllegalArgumentException(
                    "drawn(p -> …): null for the position " + play.text(at) + "; a picture is needed");
        return drawn;
    }

    @Override
    public Drawing drawing() {
        P start = position();
        boolean titled = !style.title().isBlank();
        double y = titled ? 34 : 10;
        TextStyle large = TextStyle.of(20).withBold();
        TextStyle words = TextStyle.of(12.5).color(Color.MUTED);
        List<String> at = play.text(start).lines().flatMap(line -> large.lines(line, WIDTH - 24).stream()).toList();
        List<String> verdict = style.verdict() ? words.lines(play.reason(start) + ".", WIDTH - 24) : List.of();
        List<P> moves = play.moves(start);
        List<P> winning = style.hint() ? play.winningMoves(start) : List.of();
        int shown = Math.min(moves.size(), LISTED);
        double high = y + 26 * at.size() + 18 * verdict.size() + 30 + 24 * ((shown + 2) / 3) + (moves.size() > shown
                ? 20 : 0) + 8;
        Drawing.Builder sheet = Drawing.sheet(WIDTH, (int) Math.ceil(high)).title(text().replace('\n', ';'));
        if (titled) sheet.text(12, 22, style.title(), TextStyle.of(15).withBold());
        for (String line : at) sheet.text(12, (y += 26) - 6, line, large);
        for (String line : verdict) sheet.text(12, (y += 18) - 4, line, words);
        sheet.text(12, y += 22, moves.size() == 1 ? "One move:" : moves.size() + " moves:", words);
        y += 8;
        for (int i = 0; i < shown; i++) {
            double x = 12 + i % 3 * 200;
            double top = y + i / 3 * 24;
            boolean wins = winning.contains(moves.get(i));
            sheet.round(x, top, 192, 20, 4, ShapeStyle.fill(wins ? Color.of("#dff3e4") : Color.of("#f1f3f6"))
                    .outlined(wins ? Color.GOOD : Color.LINE, 0.8));
            sheet.text(x + 8, top + 14.5, cut(play.text(moves.get(i)), 176), TextStyle.of(12.5));
        }
        if (moves.size() > shown) sheet.text(12, y + 24 * ((shown + 2) / 3) + 14, "and " + (moves.size() - shown)
                + " more", words);
        Drawing below = sheet.build();
        return picture == null ? below : Layout.together(List.of(drawn(start), below), true);
    }

    private static String cut(String text, double room) {
        String line = text.replace('\n', ' ');
        TextStyle style = TextStyle.of(12.5);
        if (style.width(line) <= room) return line;
        int end = line.length();
        while (end > 1 && style.width(line.substring(0, end) + "…") > room) end--;
        return line.substring(0, end) + "…";
    }

    /** The name, the position, whose it is and why. */
    @Override
    public String text() {
        StringBuilder text = new StringBuilder(style.title().isBlank() ? "A game" : style.title());
        text.append('\n').append(play.text(position()));
        if (style.verdict()) text.append('\n').append(play.reason(position()));
        return text.toString();
    }
}
