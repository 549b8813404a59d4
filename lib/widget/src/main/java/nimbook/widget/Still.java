package nimbook.widget;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * A still picture.
 *
 * @param mime "image/png" or "image/svg+xml"
 * @param bytes the file; SVG in UTF-8
 * @param width in CSS pixels
 * @param height in CSS pixels
 * @param alt what it shows, for a screen reader
 */
public record Still(String mime, byte[] bytes, int width, int height, String alt) {
    /**
     * A picture written as SVG.
     *
     * @throws NullPointerException when the text or the words are null
     */
    public static Still svg(String text, int width, int height, String alt) {
        return new Still("image/svg+xml", text.getBytes(StandardCharsets.UTF_8), width, height,
                Objects.requireNonNull(alt, "alt"));
    }
}
