package nimbook.show;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import nimbook.export.Drawing;
import nimbook.export.Stills;
import nimbook.export.Svg;
import nimbook.widget.Component;
import nimbook.widget.Figure;
import nimbook.widget.Still;

/**
 * A drawing as a figure: for pictures that are looked at rather than asked. In the front end its paper, letters and lines take the colours
 * of the theme; the still is dark on light paper.
 */
public final class Picture implements Figure {

    private static final Component COMPONENT = new Component("picture", Picture.class, "/nimbook/front/picture.js", List.of());

    private final Drawing drawing;
    private final String text;

    private Picture(Drawing drawing, String text) {
        this.drawing = drawing;
        this.text = text;
    }

    /**
     * @param drawing its title says in a sentence what is seen
     * @param text the same in words and columns, for a terminal
     */
    public static Picture of(Drawing drawing, String text) {
        return new Picture(Objects.requireNonNull(drawing, "drawing"), Objects.requireNonNull(text, "text"));
    }

    public Drawing drawing() {
        return drawing;
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    /** {@code svg}: the drawing's text. */
    @Override
    public Map<String, Object> state() {
        return Map.of("svg", Svg.text(drawing), "alt", drawing.title());
    }

    @Override
    public Still still() {
        return Stills.of(drawing);
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }
}
