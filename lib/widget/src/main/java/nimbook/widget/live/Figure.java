package nimbook.widget.live;

import java.util.Map;
import nimbook.widget.model.Component;
import nimbook.widget.model.Still;

/**
 * A picture in three representations: live (state for a front-end component), still (a picture), text.
 *
 * <p>A figure is an immutable description, independent of Jupyter. Showing it opens a model in the front end, hands the
 * state to the component of its kind, and puts the still and the text next to it for places where no kernel runs.
 */
public interface Figure {

    /**
     * The front-end component that draws it: the ES module of that name, which exports a function of that name
     * ("heatmap" → heatmap.js).
     */
    Component component();

    /**
     * What the component draws: JSON values (null, Boolean, Number, String, List, Map with text keys) and binary ones
     * (byte[], taken as they are, little-endian by convention), nested as deep as wished.
     */
    Map<String, Object> state();

    /** The still picture. */
    Still still();

    /**
     * The still as HTML of elements only (no script, no style sheet), where that reads better than a picture, as a
     * table does; null: the picture. Every text in it is escaped.
     */
    default String markup() {
        return null;
    }

    /** The figure in words and columns, for a terminal and for tests ({@code text/plain}). */
    String text();

    /** Whether its component may ask something: without a JVM a page then needs what {@link #answer} needs. */
    default boolean answers() {
        return false;
    }

    /**
     * Answers a request of the component (which cell was clicked, which page is wanted). Called off the kernel's
     * thread; may take long, polls interruption. The answer goes to that component.
     *
     * @throws IllegalArgumentException when the question is none of this figure's; its message appears in the figure
     */
    default Map<String, Object> answer(Map<String, Object> question) {
        throw new IllegalArgumentException("question " + question + ": this figure answers none");
    }

    /**
     * The figure as its reader sees it: with what was set in the page, such as colours, zoom, sorting or the position
     * of a play. Files are made of it.
     *
     * @param view what the component keeps, by its own keys
     * @throws IllegalArgumentException when a value is none that the component keeps
     */
    default Figure withView(Map<String, Object> view) {
        return this;
    }

    /**
     * What its component keeps for its view, and {@link #at} takes: each setting's key with an example of its value,
     * JSON with ' for the quotation mark.
     */
    default Map<String, String> viewSettings() {
        return Map.of();
    }

    /**
     * The figure in a state that its page shows, as "copy the line" in the menu "save" writes it:
     * {@code heatmap.at("cell=5,3&flipped=true")}. What the text does not name is as the figure was made.
     *
     * @param state parts name=value, joined by &amp;, as docs/files.md describes them
     * @throws IllegalArgumentException for what is no setting of this figure; the message lists those that are
     */
    default Live at(String state) {
        return Live.of(this).at(state);
    }
}
