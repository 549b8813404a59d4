package nimbook.export;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import nimbook.drawing.Drawing;
import nimbook.drawing.Layout;
import nimbook.drawing.Mark;
import nimbook.drawing.MissingGlyphs;
import nimbook.drawing.Pdf;
import nimbook.drawing.Png;
import nimbook.drawing.Svg;
import nimbook.drawing.SvgOutlines;
import nimbook.drawing.Tikz;
import nimbook.export.Export.Content;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;

/** The drawing of a figure or of several with what is wished around it, and the files that are made of it. */
final class FigureDrawing {

    /** A vector file of more marks takes tens of megabytes and viewers seconds: then all but the text is one image. */
    private static final int MOST_MARKS = 60_000;

    private FigureDrawing() {}

    /** What a figure is, in a word. */
    static String kind(Object figure) {
        if (isComposition(figure)) return "composition";
        if (figure instanceof HasCertificate) return "certificate";
        if (!(figure instanceof Figure f)) return "drawing";
        return switch (f.component().name()) {
            case "picturegame" -> "game";
            case "words" -> "text";
            default -> f.component().name();
        };
    }

    /** A name for the file: the figure's first line of text. */
    static String name(Figure figure) {
        String words = figure instanceof HasDrawing ? figure.text().lines().findFirst().orElse("").strip() : "";
        return FileNames.name(words.isEmpty() ? kind(figure) : words);
    }

    static boolean isComposition(Object figure) {
        return figure instanceof Figures;
    }

    private static List<?> parts(Object figure) {
        return figure instanceof Figures several ? several.list() : List.of(figure);
    }

    static boolean isDrawn(Object figure) {
        return parts(figure).stream().allMatch(HasDrawing.class::isInstance);
    }

    /** Whether a figure that is drawn has no embedded image; nothing is drawn for the answer. */
    static boolean shapesOnly(Object figure) {
        return parts(figure).stream().allMatch(one -> ((HasDrawing) one).shapesOnly());
    }

    static Content png(Export export, Object figure) {
        double wished = export.options().scale;
        Drawing drawing = of(export, figure, wished > 0 ? wished : 2);
        // A long strip at the default scale may be too long.
        double most = (double) Drawing.LONGEST / Math.max(drawing.width(), drawing.height());
        return new Content(Png.bytes(drawing, wished > 0 ? wished : Math.min(2, most)),
                MissingGlyphs.of(drawing).asOutlines());
    }

    static Content tikz(Export export, Object figure) {
        return Content.of(Tikz.text(of(export, figure, Double.POSITIVE_INFINITY), export.options().vectorScale()));
    }

    static Content pdf(Export export, Object figure) {
        return vector(export, figure, false, Pdf::bytes);
    }

    static Content svg(Export export, Object figure) {
        boolean letters = !export.options().outlines;
        return vector(export, figure, letters,
                (drawing, scale) -> (letters ? Svg.text(drawing, scale) : SvgOutlines.text(drawing, scale))
                        .getBytes(StandardCharsets.UTF_8));
    }

    private interface VectorWriter {
        byte[] bytes(Drawing drawing, double scale);
    }

    private static Content vector(Export export, Object figure, boolean letters, VectorWriter writer) {
        Drawing drawing = of(export, figure, Double.POSITIVE_INFINITY);
        String note = drawing.marks().stream().filter(Mark.Image.class::isInstance).findFirst()
                .map(image -> "its cells are one embedded image of " + ((Mark.Image) image).pixels() + ", one a cell")
                .orElse("");
        if (drawing.count() > MOST_MARKS) {
            note = "its " + drawing.count() + " marks are one embedded image, the words are not";
            drawing = Layout.flattened(drawing);
        }
        MissingGlyphs missing = MissingGlyphs.of(drawing);
        return new Content(writer.bytes(drawing, export.options().vectorScale()),
                MissingGlyphs.joined(note, letters ? missing.asText() : missing.asOutlines()));
    }

    private static Drawing of(Export export, Object figure, double dots) {
        return of(figure, export.options(), export.notes(), dots);
    }

    /** The picture with what is wished around it. */
    static Drawing of(Object figure, ExportOptions options, List<String> notes, double dots) {
        UnaryOperator<Drawing> ground = options.transparent ? Drawing::withoutGround : sheet -> sheet;
        List<Drawing> drawings = parts(options.titled(figure)).stream()
                .map(one -> ground.apply(((HasDrawing) one).drawing(dots))).toList();
        boolean column = figure instanceof Figures several && !several.direction().equals("row");
        Drawing drawing = ground.apply(Layout.together(drawings, column));
        return ground.apply(Layout.framed(drawing, figure instanceof HasTitle ? "" : options.heading(), notes));
    }
}
