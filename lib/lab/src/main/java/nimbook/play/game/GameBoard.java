package nimbook.play.game;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import nimbook.core.Work;
import nimbook.drawing.Drawing;
import nimbook.drawing.SentMarks;
import nimbook.export.HasDrawing;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.game.Sum;
import nimbook.play.PlayFigure;
import nimbook.play.PlayStyle;
import nimbook.play.Playable;
import nimbook.widget.model.Component;
import nimbook.widget.model.Json;

/**
 * Any game to play against the computer or by two: a {@link Game} on values of one's own, or a {@link Sum}.
 *
 * <pre>{@code
 * record Bar(int rows, int columns) {}
 * play(Game.of(new Bar(4, 7), bar -> …the smaller bars…)).text(bar -> bar.rows() + " × " + bar.columns())
 * }</pre>
 *
 * <p>A position is shown as its text, or as a picture: its own ({@link HasDrawing}) or another ({@link #drawn}). A
 * move is clicked in the picture where the drawing names what a mark leads to ({@link Drawing.Builder#leadsTo},
 * {@link Pictures}), and is else chosen among the positions after it. Up to {@value PositionPlay#WHOLE} positions
 * travel with the figure, so that a smaller game is played on without Java.
 *
 * @param <P> a position
 */
public final class GameBoard<P> extends PlayFigure<P, GameBoard<P>> {

    private static final Component COMPONENT = new Component("game", GameBoard.class, "/nimbook/front/game.js");

    /** Characters of pictures that travel with a figure; more would take a page longer to read than the game. */
    private static final int MOST = 2_000_000;

    private final PositionPlay<P> play;
    private final Function<? super P, Drawing> picture;

    private GameBoard(PositionPlay<P> play, Function<? super P, Drawing> picture, PlayStyle style) {
        super(COMPONENT, style);
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
        return new GameBoard<>(PositionPlay.of(sum), SumPictures::of,
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

    /** The words of a position; {@code toString} if nothing is said. Two positions may read the same. */
    public GameBoard<P> text(Function<? super P, String> words) {
        return new GameBoard<>(play.words(words), picture, style());
    }

    /** The picture of a position. */
    public GameBoard<P> drawn(Function<? super P, Drawing> drawing) {
        return new GameBoard<>(play, nonNull(drawing, "drawing"), style());
    }

    @Override
    public Playable<P> play() {
        return play;
    }

    @Override
    protected GameBoard<P> with(PlayStyle other) {
        return new GameBoard<>(play, picture, other);
    }

    /**
     * Keys: name, misere, start {id, text}, graph (see {@link PositionPlay#graph}), complete (whether it is the whole
     * game), pictures (their marks and pictures; null where positions have none), and title, begins, errors, verdict,
     * hint.
     */
    @Override
    protected Map<String, Object> gameState() {
        // Of a larger game no more than the next two moves: the rest comes move by move.
        boolean complete = play.fits();
        List<List<Object>> graph = play.graph(play.start(), complete ? Integer.MAX_VALUE : 2);
        return Json.object("name", play.name(), "misere", play.isMisere(), "start", play.write(play.start()), "graph",
                graph, "complete", complete, "pictures",
                picture == null ? null : pack(complete ? play.positions(graph) : List.of(play.start())));
    }

    /**
     * Pictures of the first of these positions, as many as may travel: {@code marks}, the SVG elements, and
     * {@code pictures}, each with what {@link SentMarks#add} has, its id, and links
     * {@code [[place in the list of marks, id of the option] …]}.
     */
    private Map<String, Object> pack(List<P> positions) {
        SentMarks marks = new SentMarks();
        List<Map<String, Object>> pictures = new ArrayList<>();
        for (P at : positions) {
            Work.poll();
            if (marks.signs() > MOST) break;
            Drawing drawing = drawn(at);
            List<List<Integer>> links = new ArrayList<>();
            Set<P> moves = drawing.links().isEmpty() ? Set.of() : new HashSet<>(play.moves(at));
            for (Drawing.Link link : drawing.links())
                option(link, moves).ifPresent(to -> links.add(List.of(link.mark(), play.number(to))));
            // What is clicked on are marks: without parts each is where it is drawn.
            Map<String, Object> sent = marks.add(
                    new Drawing(drawing.width(), drawing.height(), drawing.title(), drawing.marks()));
            sent.put("id", play.number(at));
            sent.put("links", links);
            pictures.add(sent);
        }
        return Map.of("marks", marks.elements(), "pictures", pictures);
    }

    @SuppressWarnings("unchecked")
    private Optional<P> option(Drawing.Link link, Set<P> moves) {
        return link.targets().stream().filter(moves::contains).map(target -> (P) target).findFirst();
    }

    private Drawing drawn(P at) {
        Drawing drawn = picture.apply(at);
        if (drawn == null)
            throw new IllegalArgumentException(
                    "drawn(p -> …): null for the position " + play.text(at) + "; a picture is needed");
        return drawn;
    }

    /** In addition {@code {do: "draw", positions}} → marks and pictures of these positions. */
    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        if (!"draw".equals(nonNull(question, "question").get("do"))) return super.answer(question);
        if (picture == null || !(question.get("positions") instanceof List<?> positions)) {
            throw new IllegalArgumentException(
                    "question draw: a list of positions is needed, and a game that is drawn");
        }
        return pack(positions.stream().map(play::read).toList());
    }

    @Override
    public Drawing drawing() {
        P at = position();
        Drawing drawn = picture == null ? null : drawn(at);
        return new GameDrawing<>(play, style(), at, drawn).draw(text().replace('\n', ';'));
    }

    /** The name, the position, whose it is and why. */
    @Override
    public String text() {
        return told("A game", play.text(position())).toString();
    }
}
