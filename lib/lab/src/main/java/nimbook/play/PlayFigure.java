package nimbook.play;

import static nimbook.core.Arguments.nonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import nimbook.drawing.Drawing;
import nimbook.export.DrawnFigure;
import nimbook.export.HasTitle;
import nimbook.widget.model.Component;

/**
 * A board to play on, against the computer or by two: what all of them have in common. Immutable: every method gives
 * another board.
 *
 * @param <P> a position
 * @param <F> the board's own type
 */
public abstract class PlayFigure<P, F extends PlayFigure<P, F>> implements DrawnFigure, HasTitle {

    private final Component component;
    private final PlayStyle style;

    /** @param style title, who begins, the computer's error rate */
    protected PlayFigure(Component component, PlayStyle style) {
        this.component = component;
        this.style = style;
    }

    /** Title, who begins, the computer's error rate. */
    public final PlayStyle style() {
        return style;
    }

    /** The same board with other options. */
    protected abstract F with(PlayStyle options);

    /** The game as it is played: what the computer and the hints know. */
    public abstract Playable<P> play();

    /** What the page must know of the game; {@link #state} adds what {@link PlayStyle#json} has. */
    protected abstract Map<String, Object> gameState();

    @Override
    public final Map<String, Object> state() {
        Map<String, Object> state = new LinkedHashMap<>(gameState());
        state.putAll(style.json());
        return state;
    }

    @Override
    public final Component component() {
        return component;
    }

    /** The picture that stills and files are made of: the first position, or where a reader's play stands. */
    @Override
    public abstract Drawing drawing();

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
        // What an author marks are the moves of the first position; what the reader asked for, those of this one.
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

    /** Does not say whose game it is and why, until the reader asks: for questions to an audience. */
    public F quiet() {
        return with(style.quiet());
    }

    /** Marks the winning moves of the first position, also in the still picture. */
    public F hint() {
        return with(style.hinted(true));
    }

    /** The beginning of a text: the title or else the name, the position, and whose it is and why. */
    protected StringBuilder told(String name, Object position) {
        StringBuilder text = new StringBuilder(style.title().isBlank() ? name : style.title());
        text.append('\n').append(position);
        if (style.verdict()) text.append('\n').append(play().reason(position()));
        return text;
    }

    /** Questions as {@link PlayRequests} has them, positions as the game writes them. */
    @Override
    public boolean answers() {
        return true;
    }

    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        return new PlayRequests<>(play(), ThreadLocalRandom.current()).answer(question);
    }

    @Override
    public String toString() {
        return text();
    }
}
