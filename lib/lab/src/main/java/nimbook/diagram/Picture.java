package nimbook.diagram;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import nimbook.core.Asked;
import nimbook.core.Asking;
import nimbook.drawing.Drawing;
import nimbook.drawing.Svg;
import nimbook.export.HasDrawing;
import nimbook.export.Stills;
import nimbook.recipe.RecipeValues;
import nimbook.widget.Component;
import nimbook.widget.Figure;
import nimbook.widget.Still;

/**
 * A drawing as a figure: for pictures that are looked at rather than asked. In the front end its paper, letters and
 * lines take the colours of the theme; the still is dark on light paper.
 */
public final class Picture implements Figure, HasDrawing {

    private static final Component COMPONENT = new Component("picture", Picture.class, "/nimbook/front/picture.js");

    /** What is seen, the same in other widths, and in words. */
    private record Sheet(Drawing drawing, List<Drawing> others, String text) {}

    private final Asked asked;
    private Supplier<Picture> make;
    private Sheet sheet;

    private Picture(Asked asked, Supplier<Picture> make, Sheet sheet) {
        this.asked = asked;
        this.make = make;
        this.sheet = sheet;
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
        return new Picture(null, null, new Sheet(Objects.requireNonNull(drawing, "drawing"), List.copyOf(others),
                Objects.requireNonNull(text, "text")));
    }

    /**
     * The picture that answers a question; drawn now, or, where the thread only asks, when it is looked at.
     *
     * @param asked null: a question that cannot be told
     */
    static Picture of(Asked asked, Supplier<Picture> make) {
        return new Picture(asked, make, Asking.isOn() ? null : make.get().sheet());
    }

    private synchronized Sheet sheet() {
        if (sheet == null) sheet = Asking.answer(() -> make.get().sheet());
        make = null;
        return sheet;
    }

    /** What is drawn. */
    @Override
    public Drawing drawing() {
        return sheet().drawing;
    }

    @Override
    public Map<String, Object> recipe() {
        if (asked == null) return null;
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("figure", "picture");
        recipe.put("of", RecipeValues.asked(asked));
        return recipe;
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    /** {@code svg}: the drawing's text; {@code others}: the same in other widths. */
    @Override
    public Map<String, Object> state() {
        return Map.of("svg", Svg.text(drawing()), "alt", drawing().title(), "others",
                sheet().others.stream().map(Svg::text).toList());
    }

    @Override
    public Still still() {
        return Stills.of(drawing());
    }

    @Override
    public String text() {
        return sheet().text;
    }

    @Override
    public String toString() {
        return text();
    }
}
