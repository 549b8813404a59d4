package nimbook.play.game;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.NaturalOrder;
import nimbook.drawing.ShapeStyle;
import nimbook.export.HasDrawing;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.game.Sum;
import nimbook.play.PictureControls;
import nimbook.play.PlayFigure;
import nimbook.play.PlayMove;
import nimbook.play.PlayPicture;
import nimbook.play.PlayStyle;

/**
 * Any game to play against the computer or by two: a {@link Game} on values of one's own, or a {@link Sum}.
 *
 * <pre>{@code
 * record Bar(int rows, int columns) {}
 * play(Game.of(new Bar(4, 7), bar -> …the smaller bars…)).text(bar -> bar.rows() + " × " + bar.columns())
 * }</pre>
 *
 * <p>A position is shown as its text, or as a picture: its own ({@link HasDrawing}), another ({@link #drawn}), or one
 * of its values: a number as a row of coins, a list of numbers as rows of coins or, where they ascend in every
 * position, as coins on a strip, a text as a row of squares, a list of texts or of lists as a board, a set as what is
 * left of a row or of a board, a cell or a record of two numbers as a piece on a board. A move is made in the picture
 * where the drawing names what a click or a drag leads to ({@link Drawing.Builder#leadsTo},
 * {@link Drawing.Builder#dragLeadsTo}, {@link Pictures}), and is else chosen among the positions after it. The pictures
 * of a small game travel with the figure, so that it is played on without Java.
 *
 * @param <P> a position
 */
public final class GameBoard<P> extends PlayFigure<P, GameBoard<P>> {

    private static final ShapeStyle WINNING = ShapeStyle.line(Color.GOOD, 2.5).dashed(5, 3);

    /** A picture is at least so wide: sentences next to it are as wide as it is. */
    private static final int LEAST = 240;

    private final PositionPlay<P> play;
    private final Function<? super P, Drawing> picture;
    private volatile Sized<P> sized;

    /** How large the first position of a play is: so much room all pictures of it have at least. */
    private record Sized<P>(P first, double width, Drawing drawn) {}

    private GameBoard(PositionPlay<P> play, Function<? super P, Drawing> picture, PlayStyle style) {
        super(style);
        this.play = play;
        this.picture = picture;
    }

    /**
     * The game from its start.
     *
     * @throws IllegalArgumentException when no move is left
     */
    public static <P> GameBoard<P> of(Game<P> game) {
        return of(PositionPlay.of(game));
    }

    /**
     * The sum of games.
     *
     * @throws IllegalArgumentException when no move is left
     */
    public static GameBoard<Sum> of(Sum sum) {
        nonNull(sum, "sum");
        String games = sum.parts().size() == 1 ? "Sum of one game" : "Sum of " + sum.parts().size() + " games";
        return new GameBoard<>(PositionPlay.of(sum), null,
                PlayStyle.of(sum.isMisere() ? games + ", misère" : games));
    }

    /**
     * A rule from a start. Up to 100 000 positions are gone through; of a larger game the computer searches as far as
     * it comes, and says so.
     *
     * @throws IllegalArgumentException when no move is left, or as {@link GameSearch#solved}
     */
    public static <P> GameBoard<P> of(GameSearch<P> search) {
        return of(PositionPlay.of(search));
    }

    private static <P> GameBoard<P> of(PositionPlay<P> play) {
        boolean drawn = play.start() instanceof HasDrawing;
        return new GameBoard<>(play, drawn ? at -> ((HasDrawing) at).drawing() : null, PlayStyle.of(play.name()));
    }

    /**
     * The words of a position; {@code toString} if nothing is said. Two positions may read the same. They stand in
     * place of a picture of the position's values.
     */
    public GameBoard<P> text(Function<? super P, String> words) {
        return new GameBoard<>(play.withWords(words), picture, style());
    }

    /** The picture of a position. A low one is shown up to 1.75 times as large where there is room. */
    public GameBoard<P> drawn(Function<? super P, Drawing> drawing) {
        return new GameBoard<>(play, nonNull(drawing, "drawing"), style());
    }

    @Override
    public PositionPlay<P> play() {
        return play;
    }

    @Override
    protected GameBoard<P> with(PlayStyle other) {
        return new GameBoard<>(play, picture, other);
    }

    @Override
    protected PictureControls controls() {
        boolean links = !body(play.start(), LEAST).links().isEmpty();
        return new PictureControls(links ? "Click a move in the picture." : "Choose the position to move to.",
                "No move is left.", "", List.of(List.of("ArrowRight", 0, 1), List.of("ArrowDown", 0, 1),
                        List.of("ArrowLeft", 0, -1), List.of("ArrowUp", 0, -1), List.of("Home", 0,
                                PictureControls.FIRST), List.of("End", 0, PictureControls.LAST)),
                0, List.of(), List.of(), isDrawn() ? "pictures" : "words");
    }

    @Override
    protected int mostMoves() {
        return Integer.MAX_VALUE;
    }

    private boolean isDrawn() {
        return picture() != null || play.start() instanceof Sum;
    }

    private Function<? super P, Drawing> picture() {
        return picture != null ? picture : play.picture();
    }

    @Override
    protected PlayPicture<P> picture(P first, P before, P at, double width) {
        Drawing drawn = body(at, width);
        Sized<P> start = sized;
        if (start == null || !start.first.equals(first) || start.width != width) {
            start = new Sized<>(first, width, body(first, width));
            sized = start;
        }
        Map<P, P> moves = new LinkedHashMap<>();
        for (P to : play.moves(at)) moves.put(to, to);
        Set<P> missing = new LinkedHashSet<>(moves.values());
        List<PlayMove<P>> ways = new ArrayList<>();
        Set<String> used = new HashSet<>();
        Set<String> held = new HashSet<>();
        for (Drawing.Part part : drawn.parts()) if (part.kind().equals(Drawing.Part.HELD)) held.add(part.id());
        for (Drawing.Link link : drawn.links()) {
            P to = link.targets().stream().filter(moves::containsKey).findFirst().map(moves::get).orElse(null);
            if (to == null) continue;
            missing.remove(to);
            used.addAll(link.on());
            ways.add(way(to, link.on(), held));
        }
        missing.stream().sorted(Comparator.comparing(play::line, NaturalOrder::compare))
                .forEach(to -> ways.add(way(to, List.of(), held)));
        // A mark that leads to no move is only seen.
        List<Drawing.Part> parts = drawn.parts().stream()
                .filter(part -> used.contains(part.id()) || !part.kind().equals(Drawing.Part.PLACE)).toList();
        Drawing.Builder sheet = Drawing.blank(Math.max(LEAST, Math.max(drawn.width(), start.drawn.width())),
                Math.max(drawn.height(), start.drawn.height())).title(play.line(at));
        sheet.drawing(new Drawing(drawn.width(), drawn.height(), "", drawn.marks(), List.of(), parts), 0, 0);
        List<P> winning = used.isEmpty() ? List.of() : play.winningMoves(at);
        for (PlayMove<P> way : ways) if (way.on().size() == 1 && winning.contains(way.to()))
            for (Drawing.Part part : parts) if (part.id().equals(way.on().get(0)))
                sheet.part(part.id(), Drawing.Part.HINT,
                        ring -> drawn.marks().subList(part.first(), part.end()).forEach(mark -> ring(ring, mark)));
        return new PlayPicture<>(sheet.build(),
                play.line(at) + (ways.isEmpty() ? "" : ". Arrow keys choose a move, Enter makes it."), ways);
    }

    /** Of a drag of what a hand holds, where it goes stands out. */
    private static <P> PlayMove<P> way(P to, List<String> on, Set<String> held) {
        String end = on.size() > 1 && held.contains(on.get(0)) ? on.get(1) : "";
        return new PlayMove<>(to, on, end, end, List.of(), "", "", "");
    }

    private static void ring(Drawing.Builder sheet, Mark mark) {
        if (mark instanceof Mark.Rect r) sheet.round(r.x(), r.y(), r.width(), r.height(), r.radius(), WINNING);
        else if (mark instanceof Mark.Circle c) sheet.circle(c.centre().x(), c.centre().y(), c.radius(), WINNING);
        else if (mark instanceof Mark.Line l) sheet.add(new Mark.Line(l.from(), l.to(), WINNING));
        else if (mark instanceof Mark.Polyline p) sheet.add(new Mark.Polyline(p.points(), p.closed(), WINNING));
    }

    /** A position and what is known of its parts. */
    private Drawing body(P at, double width) {
        Drawing drawn = at instanceof Sum sum && picture == null ? SumPictures.of(sum, width)
                : picture() == null ? GameDrawing.words(play.words(at), width) : drawn(at);
        List<PositionRules.PartValue> values = play.values(at);
        if (values.size() < 2) return drawn;
        Drawing columns = GameDrawing.columns(values);
        return Drawing.blank(Math.max(drawn.width(), columns.width()), drawn.height() + columns.height())
                .drawing(drawn, 0, 0)
                .part("values", Drawing.Part.REASON, below -> below.drawing(columns, 0, drawn.height())).build();
    }

    private Drawing drawn(P at) {
        Drawing drawn = picture().apply(at);
        if (drawn == null)
            throw new IllegalArgumentException(
                    "drawn(p -> …): null for the position " + play.words(at) + "; a picture is needed");
        return drawn;
    }

    @Override
    protected Drawing foot(int width) {
        return isDrawn() && !style().hint() ? null : GameDrawing.moves(play, position(), style().hint(), width);
    }

    /** The name, the position, whose it is and why. */
    @Override
    public String text() {
        return describe("A game", play.words(position())).toString();
    }
}
