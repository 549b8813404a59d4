package nimbook.play;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Svg;
import nimbook.drawing.TextStyle;
import nimbook.export.DrawnFigure;
import nimbook.export.HasTitle;
import nimbook.widget.model.Component;
import nimbook.widget.model.Json;

/**
 * A game that is played in its picture, against the computer or by two. A move is requested once: the answer has the
 * picture after it, the computer's move with its reason, and the picture after that. Immutable: every method gives
 * another board.
 *
 * @param <P> a position
 * @param <F> the board's own type
 */
public abstract class PlayFigure<P, F extends PlayFigure<P, F>> implements DrawnFigure, HasTitle {

    private static final Component COMPONENT =
            new Component("picturegame", PlayFigure.class, "/nimbook/front/picturegame.js");

    /** A position that is only looked at. */
    private static final Component STILL = new Component("picture", PlayFigure.class, "/nimbook/front/picture.js");

    private static final int WIDTH = 620;
    private static final int EDGE = 12;
    private static final int PICTURE_WIDTH = WIDTH - 2 * EDGE;
    private static final TextStyle TITLE = TextStyle.of(15).withBold();
    private static final TextStyle REASON = TextStyle.of(12.5).color(Color.MUTED);

    private final PlayStyle style;
    private final boolean played;

    /** @param style title, who begins, the computer's error rate */
    protected PlayFigure(PlayStyle style) {
        this(style, true);
    }

    /** @param played whether it is more than a position to look at */
    protected PlayFigure(PlayStyle style, boolean played) {
        this.style = style;
        this.played = played;
    }

    /** Title, who begins, the computer's error rate. */
    public final PlayStyle style() {
        return style;
    }

    /** The same board with other options. */
    protected abstract F with(PlayStyle options);

    /** The game as it is played: what the computer and the hints know. */
    public abstract Playable<P> play();

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
        return Math.max(WIDTH, (int) Math.ceil(picture) + 2 * EDGE);
    }

    /** What stands below all else in stills and files; null for nothing. */
    protected Drawing foot(int width) {
        return null;
    }

    /** Moves of a game that is sent as a whole: more would take a page longer to read than the game. */
    protected int mostMoves() {
        return 1200;
    }

    /** The picture at the width that a file has for it. */
    final PlayPicture<P> picture(P first, P before, P at) {
        return picture(first, before, at, PICTURE_WIDTH);
    }

    /**
     * Keys: name, misere, start, controls (see {@link PictureControls}), sent (see {@code SentPictures.json}), complete
     * (whether it is the whole game), width (for which the pictures are made), title, begins, errors, verdict, hint; of
     * a position to look at svg and alt in place of the first seven.
     */
    @Override
    public final Map<String, Object> state() {
        Map<String, Object> state = new LinkedHashMap<>();
        if (played) {
            SentPictures<P> sent = SentPictures.of(this);
            state.putAll(Json.object("name", play().name(), "misere", play().misere(), "start",
                    play().write(play().start()), "controls", controls().json(), "sent", sent.json(), "complete",
                    sent.count() > 1, "width", PICTURE_WIDTH));
        } else state.putAll(Json.object("svg", Svg.text(drawing()), "alt", text().replace('\n', ';')));
        state.putAll(style.json());
        return state;
    }

    @Override
    public final Component component() {
        return played ? COMPONENT : STILL;
    }

    /** The position that is drawn. */
    public P position() {
        Object at = style.at();
        return at == null ? play().start() : play().read(at);
    }

    /** The figure with a switch of its page on or off; by its name in the page. */
    @SuppressWarnings("unchecked")
    protected F withSwitch(String name, boolean on) {
        return (F) this;
    }

    /** With the position that the play has reached, its hint, and the switches of the page. */
    @Override
    public F withView(Map<String, Object> view) {
        F shown = with(style);
        if (nonNull(view, "view").get("shown") instanceof Map<?, ?> switches)
            for (Map.Entry<?, ?> one : switches.entrySet())
                if (one.getValue() instanceof Boolean on) shown = shown.withSwitch((String) one.getKey(), on);
        if (view.get("playing") instanceof Map<?, ?> settings) shown = shown.with(shown.style().playing(settings));
        if (!(view.get("play") instanceof Map<?, ?> play) || !(play.get("line") instanceof List<?> line))
            return shown;
        if (!(play.get("now") instanceof Number now) || now.intValue() < 0 || now.intValue() >= line.size())
            throw new IllegalArgumentException("play now = " + play.get("now") + ": 0 to " + (line.size() - 1));
        List<?> played = line.subList(0, now.intValue() + 1);
        for (Object at : played) play().read(at);
        // What an author marks are the moves of the first position; what the reader requested, those of this one.
        boolean hint = shown.style().hint() && line.size() == 1 || Boolean.TRUE.equals(play.get("hint"));
        return shown.with(shown.style().played(played).hinted(hint));
    }

    /** A play is the positions of its line, as the game writes them, from the position with the key "from" on. */
    @Override
    public Map<String, String> viewSettings() {
        return Map.of("play", "{'from':'5,8','line':[[5,8],[5,3]],'now':1}", "playing",
                "{'players':'you','errors':0,'verdict':true}", "shown", "{'flipped':true}");
    }

    /** The words above the board; empty for none. */
    @Override
    public F title(String title) {
        return with(style.title(title));
    }

    /** The computer makes the first move; if nothing is said, the reader does. */
    public F computerBegins() {
        return with(style.begins("computer"));
    }

    /** Two people play, the computer only knows. */
    public F twoPlayers() {
        return with(style.begins("two"));
    }

    /**
     * How often the computer misses a winning move, in per cent; 0 if nothing is said.
     *
     * @throws IllegalArgumentException unless 0 to 100
     */
    public F errors(double percent) {
        return with(style.errors(percent));
    }

    /** Says of every position whose it is and why, before the reader asks; also in the still picture and the text. */
    public F reasons() {
        return with(style.reasons());
    }

    /** Marks the winning moves of the first position and says why they win, also in the still picture and the text. */
    public F hint() {
        return with(style.hinted(true));
    }

    /** The beginning of a text: the title or else the name, the position, and whose it is and why. */
    protected StringBuilder describe(String name, Object position) {
        StringBuilder text = new StringBuilder(style.title().isBlank() ? name : style.title());
        text.append('\n').append(position);
        if (style.explained()) text.append('\n').append(play().reason(position()));
        return text;
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

    /** The title, the picture with the hint where it is requested, and whose it is and why. */
    @Override
    public Drawing drawing() {
        P at = position();
        P first = style.line().isEmpty() ? at : play().read(style.line().get(0));
        P before = style.before() == null ? null : play().read(style.before());
        Drawing picture = picture(first, before, at).drawing();
        picture = picture.without(style.hint() ? Drawing.Part.WINNING : Drawing.Part.HINT);
        if (!style.explained()) picture = picture.without(Drawing.Part.REASON);
        if (!marked()) picture = picture.without(Drawing.Part.MOVE).without(Drawing.Part.WINNING);
        int width = Math.max(sheet(picture.width()), (int) Math.ceil(TITLE.width(style.title())) + 2 * EDGE);
        List<String> lines = style.hint() || played && style.verdict()
                ? REASON.lines(play().reason(at) + ".", 0.85 * (width - 2 * EDGE)) : List.of();
        int head = style.title().isBlank() ? 0 : 30;
        double below = head + picture.height();
        Drawing foot = foot(width);
        double end = below + lines.size() * 19 + 16;
        Drawing.Builder sheet = Drawing.sheet(width, (int) Math.ceil(end + (foot == null ? 0 : foot.height())))
                .title(text().replace('\n', ';'));
        if (head > 0) sheet.text(EDGE, 22, style.title(), TITLE);
        sheet.drawing(picture, EDGE, head);
        for (int i = 0; i < lines.size(); i++) sheet.text(EDGE, below + 18 + i * 19, lines.get(i), REASON);
        if (foot != null) sheet.drawing(foot, 0, end);
        return sheet.build();
    }

    @Override
    public String toString() {
        return text();
    }
}
