package nimbook.export;

import nimbook.drawing.Drawing;
/** What has a drawing, and with it every form that a drawing can take. */
public interface HasDrawing {

    /** The drawing of its still. */
    Drawing drawing();

    /**
     * The drawing for a file with so many dots a pixel of the drawing. Another than the still's only where cells are
     * smaller than its pixels: a file that has the dots shows every cell.
     *
     * @param dots the scale of a PNG, above 0; infinite for a vector form
     */
    default Drawing drawing(double dots) {
        return drawing();
    }

    /**
     * Whether the drawing is made of shapes and text alone, without an embedded image; nothing is drawn for the answer.
     */
    default boolean shapesOnly() {
        return true;
    }

    /**
     * Writes the figure to a file: {@code heatmap.save("wythoff.svg")}. The ending says the form ({@link FileFormat});
     * {@link Export} has the options.
     *
     * @return where it is and how large
     * @throws IllegalArgumentException with what is allowed, when the ending is none of the figure's or the file cannot
     *     be written there
     */
    default SaveResult save(String file) {
        return Export.of(this).save(file);
    }
}
