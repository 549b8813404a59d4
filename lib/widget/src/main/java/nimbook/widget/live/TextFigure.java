package nimbook.widget.live;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Component;
import nimbook.widget.model.Markup;
import nimbook.widget.model.Still;

/** Text and numbers as a figure: what a computation gives when it is no picture. */
record TextFigure(String text) implements Figure {
    private static final Component COMPONENT = new Component("words", TextFigure.class, "/nimbook/widget/words.js");

    /** A picture of more lines than this is no picture; the text itself is whole. */
    private static final int LINES = 60;

    private static final int WIDTH = 110;

    /** The value in words; arrays with their elements. */
    static String text(Object value) {
        if (value == null || !value.getClass().isArray()) return String.valueOf(value);
        String text = Arrays.deepToString(new Object[] {value});
        return text.substring(1, text.length() - 1);
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    @Override
    public Map<String, Object> state() {
        return Map.of("text", text);
    }

    @Override
    public Still still() {
        List<String> lines = text.lines().flatMap(line -> wrap(line).stream()).toList();
        boolean cut = lines.size() > LINES;
        int shown = cut ? LINES : lines.size();
        int longest = lines.stream().limit(shown).mapToInt(String::length).max().orElse(1);
        // 8 × 20 pixels a letter hold in every monospaced face at 13 px.
        int width = Math.max(60, 16 + 8 * longest);
        int height = 14 + 20 * Math.max(1, shown + (cut ? 1 : 0));
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width
                + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + " " + height
                + "\"><rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/><g font-family=\"monospace\" "
                + "font-size=\"13\" fill=\"#1f2430\" "
                + "xml:space=\"preserve\">");
        for (int i = 0; i < shown; i++) line(svg, i, lines.get(i));
        if (cut) line(svg, shown, "… " + (lines.size() - shown) + " more lines");
        svg.append("</g></svg>");
        return new Still("image/svg+xml", svg.toString().getBytes(StandardCharsets.UTF_8), width, height,
                text.length() > 200 ? text.substring(0, 200) + " …" : text);
    }

    /** The words themselves: they are read and searched, and GitHub leaves out an SVG that is embedded as data. */
    @Override
    public String markup() {
        List<String> lines = text.lines().toList();
        String shown = String.join("\n", lines.subList(0, Math.min(LINES, lines.size())));
        String left = lines.size() > LINES ? "\n… " + (lines.size() - LINES) + " more lines" : "";
        return "<pre style=\"white-space: pre-wrap\">" + Markup.escape(shown + left) + "</pre>";
    }

    private static void line(StringBuilder svg, int i, String text) {
        svg.append("<text x=\"8\" y=\"").append(21 + 20 * i).append("\">").append(Markup.escape(text))
                .append("</text>");
    }

    private static List<String> wrap(String line) {
        List<String> parts = new java.util.ArrayList<>();
        for (int at = 0; at == 0 || at < line.length() && parts.size() <= LINES; at += WIDTH)
            parts.add(line.substring(at, Math.min(line.length(), at + WIDTH)));
        return parts;
    }
}
