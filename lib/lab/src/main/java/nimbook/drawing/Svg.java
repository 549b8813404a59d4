package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import nimbook.widget.model.Markup;

/**
 * A drawing as SVG 1.1 text: one mark a line, lengths to a thousandth of a pixel, the same characters on every machine
 * and in every locale. An embedded image is a PNG in the text; its bytes depend on the JDK's zlib.
 */
public final class Svg {

    /** The library's own font by the name under which systems have it, then faces that are not wider. */
    private static final String SANS = "'DejaVu Sans Condensed',Helvetica,Arial,'Liberation Sans',sans-serif";
    private static final String MONO = "'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono',monospace";

    /** A text of more characters says how wide it is, so that it fits in whatever font a viewer has. */
    private static final int SHORT = 3;

    private Svg() {}

    /** The file's bytes, UTF-8. */
    public static byte[] bytes(Drawing drawing) {
        return text(drawing).getBytes(StandardCharsets.UTF_8);
    }

    /** The whole SVG element, ended by a line feed. */
    public static String text(Drawing drawing) {
        return text(drawing, 1);
    }

    /** The same, shown at so many times the drawing's size. */
    public static String text(Drawing drawing, double scale) {
        return text(drawing, scale, Svg::letters);
    }

    /** The same with every text as the element that the function makes of it. */
    public static String text(Drawing drawing, double scale, Function<Mark.Text, String> words) {
        StringBuilder out = new StringBuilder(256 + 96 * nonNull(drawing, "drawing").marks().size());
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"").append(at("width", drawing.width() * scale))
                .append(at("height", drawing.height() * scale))
                .append(" viewBox=\"0 0 ").append(drawing.width()).append(' ').append(drawing.height())
                .append("\" role=\"img\" font-family=\"").append(SANS).append("\">\n");
        if (!drawing.title().isEmpty())
            out.append("<title>").append(Markup.escape(drawing.title())).append("</title>\n");
        Elements elements = new Elements(out, nonNull(words, "words"));
        boolean crisp = false;
        for (Mark mark : drawing.marks()) {
            if (crisp != isCell(mark)) {
                out.append(crisp ? "</g>\n" : "<g shape-rendering=\"crispEdges\">\n");
                crisp = !crisp;
            }
            elements.write(mark);
            out.append('\n');
        }
        if (crisp) out.append("</g>\n");
        return out.append("</svg>\n").toString();
    }

    /** The element of a mark, for who puts them together otherwise; alike wherever the mark is. */
    public static String element(Mark mark) {
        Elements element = new Elements(new StringBuilder(), Svg::letters);
        element.write(nonNull(mark, "mark"));
        return isCell(mark) ? element.out.toString().replace("/>", " shape-rendering=\"crispEdges\"/>")
                : element.out.toString();
    }

    /** Surfaces that may touch each other: between smooth edges the ground would shine through as a pale line. */
    static boolean isCell(Mark mark) {
        return mark instanceof Mark.Rect r && r.radius() == 0 && r.style().stroke() == null;
    }

    /** Writes the element of each mark, a text as the function has it. */
    private record Elements(StringBuilder out, Function<Mark.Text, String> words)
            implements MarkWriter<RuntimeException> {
        @Override
        public void rect(Mark.Rect r) {
            element("rect", at("x", r.x()) + at("y", r.y()) + at("width", r.width()) + at("height", r.height())
                    + (r.radius() > 0 ? at("rx", r.radius()) : ""), r.style());
        }

        @Override
        public void line(Mark.Line l) {
            element("line", at("x1", l.from().x()) + at("y1", l.from().y()) + at("x2", l.to().x())
                    + at("y2", l.to().y()), l.style());
        }

        @Override
        public void polyline(Mark.Polyline p) {
            element(p.closed() ? "polygon" : "polyline", " points=\"" + points(p) + "\"", p.style());
        }

        @Override
        public void circle(Mark.Circle c) {
            element("circle", at("cx", c.centre().x()) + at("cy", c.centre().y()) + at("r", c.radius()), c.style());
        }

        /** One path: of circles the round ends of lines without length, else the corners. */
        @Override
        public void dots(Mark.Dots d) {
            StringBuilder path = new StringBuilder();
            boolean round = d.shape() == Mark.Dots.Shape.CIRCLE;
            if (round) for (Mark.Point p : d.points()) path.append('M').append(point(p)).append("h0");
            else for (Mark one : d.each()) path.append('M').append(points((Mark.Polyline) one)).append('z');
            element("path", " d=\"" + path + "\"" + (round ? " stroke-linecap=\"round\"" : ""),
                    round ? ShapeStyle.line(d.color(), 2 * d.radius()) : ShapeStyle.fill(d.color()));
        }

        private static String point(Mark.Point p) {
            return number(p.x()) + "," + number(p.y());
        }

        private static String points(Mark.Polyline p) {
            return p.points().stream().map(Elements::point).collect(Collectors.joining(" "));
        }

        private void element(String name, String place, ShapeStyle style) {
            out.append('<').append(name).append(place).append(style(style)).append("/>");
        }

        @Override
        public void image(Mark.Image i) {
            out.append("<image").append(at("x", i.x())).append(at("y", i.y())).append(at("width", i.width()))
                    .append(at("height", i.height()))
                    .append(" preserveAspectRatio=\"none\" style=\"image-rendering:pixelated\" aria-label=\"")
                    .append(Markup.escape(i.words())).append("\" href=\"data:image/png;base64,")
                    .append(Base64.getEncoder().encodeToString(PngFile.bytes(i.pixels()))).append("\"/>");
        }

        @Override
        public void text(Mark.Text t) {
            out.append(words.apply(t));
        }
    }

    private static String letters(Mark.Text t) {
        TextStyle l = t.style();
        String anchor = switch (l.anchor()) {
            case START -> "";
            case MIDDLE -> " text-anchor=\"middle\"";
            case END -> " text-anchor=\"end\"";
        };
        String turn = l.turn() == 0 ? "" : " transform=\"rotate(" + number(l.turn()) + " " + number(t.at().x()) + " "
                + number(t.at().y()) + ")\"";
        return "<text" + at("x", t.at().x()) + at("y", t.at().y()) + at("font-size", l.size())
                + (l.bold() ? " font-weight=\"700\"" : "") + (l.mono() ? " font-family=\"" + MONO + "\"" : "") + anchor
                + length(t) + " fill=\"" + l.color().hex() + "\"" + opacity("fill", l.color()) + turn
                + " xml:space=\"preserve\">" + Markup.escape(t.text()) + "</text>";
    }

    /** The width is known where the library's font has every character. */
    private static String length(Mark.Text t) {
        if (t.text().length() <= SHORT || !t.text().codePoints().allMatch(GlyphWidths::covers)) return "";
        return at("textLength", t.style().width(t.text())) + " lengthAdjust=\"spacingAndGlyphs\"";
    }

    private static String style(ShapeStyle s) {
        String fill =
                s.fill() == null ? " fill=\"none\"" : " fill=\"" + s.fill().hex() + "\"" + opacity("fill", s.fill());
        if (s.stroke() == null) return fill;
        return fill + " stroke=\"" + s.stroke().hex() + "\"" + opacity("stroke", s.stroke())
                + at("stroke-width", s.width()) + dash(s.dash());
    }

    private static String dash(List<Double> dash) {
        return dash.isEmpty() ? ""
                : " stroke-dasharray=\"" + dash.stream().map(Svg::number).collect(Collectors.joining(" ")) + "\"";
    }

    static String opacity(String what, Color color) {
        return color.alpha() == 1 ? "" : at(what + "-opacity", color.alpha());
    }

    private static String at(String name, double value) {
        return " " + name + "=\"" + number(value) + "\"";
    }

    /** To a thousandth, without trailing zeros, and never in another locale's digits. */
    public static String number(double value) {
        long thousandths = Math.round(value * 1000);
        String sign = thousandths < 0 ? "-" : "";
        long whole = Math.abs(thousandths) / 1000;
        int rest = (int) (Math.abs(thousandths) % 1000);
        if (rest == 0) return sign + whole;
        String digits = String.valueOf(1000 + rest).substring(1);
        while (digits.endsWith("0")) digits = digits.substring(0, digits.length() - 1);
        return sign + whole + "." + digits;
    }
}
