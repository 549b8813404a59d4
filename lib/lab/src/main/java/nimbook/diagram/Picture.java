package nimbook.diagram;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import nimbook.drawing.Drawing;
import nimbook.drawing.Svg;
import nimbook.export.DrawnFigure;
import nimbook.widget.model.Component;

/**
 * A drawing as a figure: for pictures that answer no request. In the front end its paper, letters and
 * lines take the colours of the theme; the still is dark on light paper.
 */
public final class Picture implements DrawnFigure {

    private static final Component COMPONENT = new Component("picture", Picture.class, "/nimbook/front/picture.js");

    private final Drawing drawing;
    /** The same in other widths. */
    private final List<Drawing> others;
    private final String text;

    private Picture(Drawing drawing, List<Drawing> others, String text) {
        this.drawing = nonNull(drawing, "drawing");
        this.others = List.copyOf(others);
        this.text = nonNull(text, "text");
    }

    /**
     * @param drawing its title says in a sentence what is seen
     * @param text the same in words and columns, for a terminal
     */
    public static Picture of(Drawing drawing, String text) {
        return of(drawing, List.of(), text);
    }

    /**
     * A picture that is laid out by the room there is: the front end takes the widest drawing that fits, files and
     * stills the first.
     *
     * @param others the same in other widths
     */
    static Picture of(Drawing drawing, List<Drawing> others, String text) {
        return new Picture(drawing, others, text);
    }

    /** What is drawn. */
    @Override
    public Drawing drawing() {
        return drawing;
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    /** {@code svg}: the drawing's text; {@code others}: the same in other widths. */
    @Override
    public Map<String, Object> state() {
        return Map.of("svg", Svg.text(drawing), "alt", drawing.title(), "others",
                others.stream().map(Svg::text).toList());
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return text();
    }
}
