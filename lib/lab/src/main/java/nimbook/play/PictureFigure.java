package nimbook.play;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
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

    /** @param style title, who begins, the computer's error rate */
    protected PictureFigure(PlayStyle style) {
        super(COMPONENT, style);
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

    /** The picture at the width that a file has for it. */
    final PlayPicture<P> picture(P first, P before, P at) {
        return picture(first, before, at, WIDTH - 2 * EDGE);
    }

    /**
     * Keys: name, start, controls (see {@link PictureControls}), sent (see
     * {@code SentPictures.json}), complete (whether it is the whole game), title, begins, errors, verdict, hint.
     */
    @Override
    protected Map<String, Object> gameState() {
        List<P> positions = SentPictures.positions(play());
        SentPictures<P> sent = new SentPictures<>(play());
        P start = play().start();
        for (P at : positions) sent.add(at, null, picture(start, null, at));
        return Json.object("name", play().name(), "start", play().write(start), "controls", controls().json(),
                "sent", sent.json(), "complete", positions.size() > 1);
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
        if (!style.hint()) picture = picture.without(Drawing.Part.HINT);
        List<String> lines = style.verdict() ? REASON.lines(play().reason(at) + ".", 0.85 * (WIDTH - 2 * EDGE))
                : List.of();
        int head = style.title().isBlank() ? 0 : 30;
        double below = head + picture.height();
        Drawing.Builder sheet = Drawing.sheet(WIDTH, (int) Math.ceil(below + lines.size() * 19 + 16))
                .title(text().replace('\n', ';'));
        if (head > 0) sheet.text(EDGE, 22, style.title(), TITLE);
        sheet.drawing(picture, EDGE, head, target -> target);
        for (int i = 0; i < lines.size(); i++) sheet.text(EDGE, below + 18 + i * 19, lines.get(i), REASON);
        return sheet.build();
    }
}
