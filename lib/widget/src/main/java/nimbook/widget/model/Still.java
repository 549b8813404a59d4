package nimbook.widget.model;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

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

    /** Several stills in one SVG picture, each embedded whole. */
    public static Still together(List<Still> stills, boolean column) {
        if (copy(stills, "stills").size() == 1) return stills.get(0);
        int gap = 12;
        int width = column ? stills.stream().mapToInt(Still::width).max().orElse(1)
                : stills.stream().mapToInt(still -> still.width() + gap).sum();
        int height = column ? stills.stream().mapToInt(still -> still.height() + gap).sum()
                : stills.stream().mapToInt(Still::height).max().orElse(1);
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width
                + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + " " + height + "\">");
        int at = 0;
        for (Still still : stills) {
            svg.append("<image x=\"").append(column ? 0 : at).append("\" y=\"").append(column ? at
                    : 0).append("\" width=\"").append(still.width()).append("\" height=\"")
                .append(still.height()).append("\" href=\"").append(still.link()).append("\"/>");
            at += (column ? still.height() : still.width()) + gap;
        }
        String alt = String.join("; ", stills.stream().map(Still::alt).toList());
        return new Still("image/svg+xml", svg.append("</svg>").toString().getBytes(StandardCharsets.UTF_8), width,
                height, alt);
    }

    /** The picture as a link that holds it. */
    public String link() {
        return "data:" + mime + ";base64," + Base64.getEncoder().encodeToString(bytes);
    }
}
