package nimbook.widget;

/**
 * A still picture.
 *
 * @param mime "image/png" or "image/svg+xml"
 * @param bytes the file; SVG in UTF-8
 * @param width in CSS pixels
 * @param height in CSS pixels
 * @param alt what it shows, for a screen reader
 */
public record Still(String mime, byte[] bytes, int width, int height, String alt) {}
