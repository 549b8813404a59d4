package nimbook.widget;

import static nimbook.widget.NullChecks.nonNull;

import java.nio.charset.StandardCharsets;

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
     * @throws IllegalArgumentException when the text or the words are null
     */
    public static Still svg(String text, int width, int height, String alt) {
        return new Still("image/svg+xml", nonNull(text, "text").getBytes(StandardCharsets.UTF_8), width, height,
                nonNull(alt, "alt"));
    }
}
