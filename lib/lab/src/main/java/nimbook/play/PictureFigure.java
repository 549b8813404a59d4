package nimbook.play;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Svg;
import nimbook.drawing.TextStyle;
import nimbook.widget.model.Component;
import nimbook.widget.model.Json;

/**
 * A game that is played in its picture. A move is asked for once: the answer has the picture after it, the computer's
 * move with its reason, and the picture after that.
 *
 * @param <P> a position
 * @param <F> the board's own type
 */
public abstract class PictureFigure<P, F extends PictureFigure<P, F>> extends PlayFigure<P, F> {

    private static final Component COMPONENT =
            new Component("picturegame", PictureFigure.class, "/nimbook/front/picturegame.js");

    private static final int WIDTH = 620;
    private static final int EDGE = 12;
    private static final TextStyle TITLE = TextStyle.of(15).withBold();
    private static final TextStyle REASON = TextStyle.of(12.5).color(Color.MUTED);

    /** A position that is only looked at. */
    private static final Component STILL = new Component("picture", PictureFigure.class, "/nimbook/front/picture.js");

    private final boolean played;

    /** @param style title, who begins, the computer's error rate */
    protected PictureFigure(PlayStyle style) {
        this(style, true);
    }

    /** @param played whether it is more than a position to look at */
    protected PictureFigure(PlayStyle style, boolean played) {
        super(played ? COMPONENT : STILL, style);
        this.played = played;
    }

    @Override
    public abstract PicturedPlay<P> play();

    /** How it is played, but for its moves. */
    protected abstract PictureControls controls();

    /**
     * A position's picture.
     *
     * @param first the play's first position, by which everything has its place until the play ends
     * @param before the position before the last move, or null
     * @param width what there is, in pixels of the drawing
     */
    protected abstract PlayPicture<P> picture(P first, P before, P at, double width);

    /**
     * The value of a parameter after a click with one of the tools.
     *
     * @param value the new one
     * @param says what has been done
     */
    protected record Edit(List<?> value, String says) {
        /** Copies the list. */
        public Edit {
            value = copy(value, "value");
            nonNull(says, "says");
        }
    }

    /**
     * What a click with a tool changes.
     *
     * @param part the id of what was clicked
     * @throws IllegalArgumentException when nothing is changed, with a sentence for the reader
     */
    protected Edit edited(String tool, String part, List<?> value) {
        throw new IllegalArgumentException("tool " + tool + ": there is none of this name");
    }

    /**
     * The first position of a game that begins where a reader has clicked.
     *
     * @throws IllegalArgumentException when none begins there, with a sentence for the reader
     */
    protected P placed(String part) {
        throw new IllegalArgumentException("part " + part + ": no game begins with a click");
    }

    /** What is at a part, in words; "" for nothing. */
    protected String pointed(String part) {
        return "";
    }

    /** Whether the moves are marked in stills and files. */
    protected boolean marked() {
        return style().isReadersMove();
    }

    /** How wide stills and files are at least, around a picture of a width. */
    protected int sheet(double picture) {
        return WIDTH;
    }

    /** The picture at the width that a file has for it. */
    final PlayPicture<P> picture(P first, P before, P at) {
        return picture(first, before, at, WIDTH - 2 * EDGE);
    }

    /**
     * Keys: name, misere, start, controls (see {@link PictureControls}), sent (see {@code SentPictures.json}), complete
     * (whether it is the whole game), title, begins, errors, verdict, hint; of a position to look at svg and alt.
     */
    @Override
    protected Map<String, Object> gameState() {
        if (!played) return Json.object("svg", Svg.text(drawing()), "alt", text().replace('\n', ';'));
        List<P> positions = SentPictures.positions(play());
        SentPictures<P> sent = new SentPictures<>(play());
        P start = play().start();
        for (P at : positions) sent.add(at, null, picture(start, null, at));
        return Json.object("name", play().name(), "misere", play().misere(), "start", play().write(start),
                "controls", controls().json(), "sent", sent.json(), "complete", positions.size() > 1);
    }

    @Override
    public boolean answers() {
        return played;
    }

    /** Requests as {@link PictureRequests} has them, with the switches of the page. */
    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        Map<String, Object> view = Json.object("shown", nonNull(question, "question").get("shown"));
        return new PictureRequests<>(withView(view), ThreadLocalRandom.current()).answer(question);
    }

    /** The title, the picture with the hint where it is asked for, and whose it is and why. */
    @Override
    public Drawing drawing() {
        PlayStyle style = style();
        P at = position();
        P first = style.line().isEmpty() ? at : play().read(style.line().get(0));
        P before = style.before() == null ? null : play().read(style.before());
        Drawing picture = picture(first, before, at).drawing();
        picture = picture.without(style.hint() ? Drawing.Part.WINNING : Drawing.Part.HINT);
        if (!marked()) picture = picture.without(Drawing.Part.MOVE).without(Drawing.Part.WINNING);
        int width = Math.max(sheet(picture.width()), (int) Math.ceil(TITLE.width(style.title())) + 2 * EDGE);
        List<String> lines = (played || style.hint()) && style.verdict()
                ? REASON.lines(play().reason(at) + ".", 0.85 * (width - 2 * EDGE)) : List.of();
        int head = style.title().isBlank() ? 0 : 30;
        double below = head + picture.height();
        Drawing.Builder sheet = Drawing.sheet(width, (int) Math.ceil(below + lines.size() * 19 + 16))
                .title(text().replace('\n', ';'));
        if (head > 0) sheet.text(EDGE, 22, style.title(), TITLE);
        sheet.drawing(picture, EDGE, head, target -> target);
        for (int i = 0; i < lines.size(); i++) sheet.text(EDGE, below + 18 + i * 19, lines.get(i), REASON);
        return sheet.build();
    }
}
