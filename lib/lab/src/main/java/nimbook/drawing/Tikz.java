package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A drawing as TikZ: a picture of its size to be read by {@code \input}, with the document's sans-serif letters. */
public final class Tikz implements MarkWriter<RuntimeException> {

    /** TeX's memory takes some thousand paths on a page; more belong into a PDF that is included. */
    public static final int MOST_MARKS = 12_000;

    /** A pixel of CSS in TeX's big points. */
    private static final double POINTS = 0.75;

    private final double unit;
    private final TouchingCells cells;
    private final Map<Integer, String> colours = new LinkedHashMap<>();
    private final StringBuilder body = new StringBuilder();

    private Tikz(double unit, Drawing drawing) {
        this.unit = unit;
        this.cells = new TouchingCells(drawing);
    }

    /** @throws IllegalArgumentException when the drawing holds an image or too many marks */
    public static String text(Drawing drawing, double scale) {
        nonNull(drawing, "drawing");
        if (drawing.count() > MOST_MARKS || drawing.marks().stream().anyMatch(Mark.Image.class::isInstance)) {
            throw new IllegalArgumentException("this picture has "
                    + (drawing.count() > MOST_MARKS ? drawing.count() + " marks" : "an embedded image")
                    + ": TikZ is for small ones, of at most " + MOST_MARKS + " marks; include it as pdf");
        }
        Tikz tikz = new Tikz(POINTS * scale, drawing);
        tikz.body.append("\\useasboundingbox (0,0) rectangle (").append(drawing.width()).append(',')
                .append(drawing.height()).append(");\n");
        // In print the paper is there already.
        for (Mark mark : drawing.withoutGround().marks()) tikz.write(mark);
        StringBuilder out = new StringBuilder("% ").append(drawing.title().replaceAll("[\\r\\n%]+", " "))
                .append("\n% needs \\usepackage{tikz}\n");
        out.append("\\begin{tikzpicture}[x=").append(Svg.number(tikz.unit)).append("bp,y=-")
                .append(Svg.number(tikz.unit)).append("bp]\n");
        tikz.colours.forEach((rgb, name) -> out.append("\\definecolor{").append(name).append("}{HTML}{")
                .append(Color.rgb(rgb).hex().substring(1).toUpperCase(java.util.Locale.ROOT)).append("}\n"));
        return out.append(tikz.body).append("\\end{tikzpicture}\n").toString();
    }

    @Override
    public void rect(Mark.Rect exact) {
        Mark.Rect r = cells.reaching(exact);
        shape(r.style(),
                r.radius() > 0 ? "rounded corners=" + points(Math.min(r.radius(), Math.min(r.width(), r.height()) / 2))
                        : "",
                at(r.x(), r.y()) + " rectangle " + at(r.x() + r.width(), r.y() + r.height()));
    }

    @Override
    public void line(Mark.Line l) {
        shape(l.style(), "", at(l.from().x(), l.from().y()) + " -- " + at(l.to().x(), l.to().y()));
    }

    @Override
    public void polyline(Mark.Polyline p) {
        shape(p.style(), "", p.points().stream().map(q -> at(q.x(), q.y())).collect(Collectors.joining(" -- "))
                + (p.closed() ? " -- cycle" : ""));
    }

    @Override
    public void circle(Mark.Circle c) {
        shape(c.style(), "", at(c.centre().x(), c.centre().y()) + " circle[radius=" + points(c.radius()) + "]");
    }

    /** Refused before the first mark is written. */
    @Override
    public void image(Mark.Image i) {
        throw new IllegalArgumentException("image: TikZ has none");
    }

    private void shape(ShapeStyle style, String more, String path) {
        StringBuilder options = new StringBuilder();
        if (style.fill() != null)
            option(options, "fill=" + colour(style.fill()), opacity("fill opacity", style.fill()));
        if (style.stroke() != null) {
            option(options, "draw=" + colour(style.stroke()), opacity("draw opacity", style.stroke()),
                    "line width=" + points(style.width()), dash(style.dash()));
        }
        option(options, more);
        body.append("\\path[").append(options).append("] ").append(path).append(";\n");
    }

    @Override
    public void text(Mark.Text t) {
        if (t.text().isBlank()) return;
        TextStyle l = t.style();
        StringBuilder options = new StringBuilder("inner sep=0pt,anchor=base");
        if (l.anchor() == TextStyle.Anchor.START) options.append(" west");
        if (l.anchor() == TextStyle.Anchor.END) options.append(" east");
        double size = l.size() * unit;
        option(options, "text=" + colour(l.color()), opacity("text opacity", l.color()),
                l.turn() == 0 ? "" : "rotate=" + Svg.number(-l.turn()),
                "font=\\fontsize{" + Svg.number(size) + "bp}{" + Svg.number(1.2 * size) + "bp}\\selectfont"
                        + (l.mono() ? "\\ttfamily" : "\\sffamily") + (l.bold() ? "\\bfseries" : ""));
        body.append("\\node[").append(options).append("] at ").append(at(t.at().x(), t.at().y())).append(" {")
                .append(LatexText.escape(t.text())).append("};\n");
    }

    private static void option(StringBuilder options, String... more) {
        for (String option : more)
            if (!option.isEmpty())
                options.append(options.length() > 0 ? "," : "").append(option);
    }

    private static String opacity(String what, Color color) {
        return color.alpha() == 1 ? "" : what + "=" + Svg.number(color.alpha());
    }

    private String dash(List<Double> dash) {
        if (dash.isEmpty()) return "";
        StringBuilder out = new StringBuilder("dash pattern=");
        for (int i = 0; i < dash.size(); i++)
            out.append(i > 0 ? " " : "").append(i % 2 == 0 ? "on " : "off ").append(points(dash.get(i)));
        return out.toString();
    }

    private String colour(Color color) {
        return colours.computeIfAbsent(color.rgb(), rgb -> "nimbook" + letters(colours.size()));
    }

    /** a, b, …, z, ba, …: xcolor's names may have digits, but letters are safe in every context. */
    private static String letters(int n) {
        return (n >= 26 ? letters(n / 26) : "") + (char) ('a' + n % 26);
    }

    private String points(double pixels) {
        return Svg.number(pixels * unit) + "bp";
    }

    private static String at(double x, double y) {
        return "(" + Svg.number(x) + "," + Svg.number(y) + ")";
    }
}
