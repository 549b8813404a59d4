package nimbook.export;

import static nimbook.core.Arguments.nonNull;

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
import nimbook.widget.Figure;
import nimbook.widget.Figures;
import nimbook.widget.Still;

/** Makes each form of a figure out of what the figure can: its drawing, its rows, its terms. */
final class Exporter {

    /** Markdown is read by people. */
    private static final long MOST_MARKDOWN = 20_000;

    /** A vector file of more marks takes tens of megabytes and viewers seconds: then all but the text is one image. */
    private static final int MOST_MARKS = 60_000;

    private Exporter() {}

    /** What a figure is, in a word. */
    static String kind(Object figure) {
        if (figure instanceof Figures) return "composition";
        if (figure instanceof HasCertificate) return "certificate";
        if (!(figure instanceof Figure f)) return "drawing";
        return switch (f.component().name()) {
            case "coins" -> "position of coins";
            case "words" -> "text";
            default -> f.component().name();
        };
    }

    /** Whether it can have this form at all. */
    static boolean has(FileFormat form, Object figure) {
        nonNull(form, "form");
        return switch (form) {
            case SVG, PNG -> drawn(figure) || still(form, figure);
            case PDF, GIF -> drawn(figure);
            case CSV, MARKDOWN -> figure instanceof Tabular;
            case LATEX -> figure instanceof LatexSource || drawn(figure);
            case B_FILE -> figure instanceof HasTerms n && n.numbered();
            case HTML -> figure instanceof Figure;
            case JSON -> figure instanceof HasCertificate;
        };
    }

    /** Whether it has this form, small enough to be of use. Takes no time: it is asked with every picture. */
    static boolean offers(FileFormat form, Object figure) {
        if (!has(form, figure)) return false;
        return switch (form) {
            case MARKDOWN -> ((Tabular) figure).cells() <= MOST_MARKDOWN;
            case LATEX -> figure instanceof LatexSource t ? t.typesets() : shapesOnly(figure);
            default -> true;
        };
    }

    private static boolean drawn(Object figure) {
        return figure instanceof HasDrawing
                || figure instanceof Figures several && several.list().stream().allMatch(HasDrawing.class::isInstance);
    }

    private static boolean shapesOnly(Object figure) {
        return figure instanceof HasDrawing d ? d.shapesOnly()
                : ((Figures) figure).list().stream().allMatch(one -> ((HasDrawing) one).shapesOnly());
    }

    /** A figure without a drawing, such as words or one of a notebook's own, has its still picture. */
    private static boolean still(FileFormat form, Object figure) {
        // Compositions and drawings are no figures with a still of their own.
        return figure instanceof Figure f && !(figure instanceof Figures) && form.mime().equals(f.still().mime());
    }

    static Export.Content make(FileFormat form, Object figure, ExportOptions options, List<String> notes) {
        return switch (form) {
            case SVG, PNG -> drawn(figure) ? picture(form, figure, options, notes)
                    : new Export.Content(((Figure) figure).still().bytes(), "");
            case PDF -> picture(form, figure, options, notes);
            case CSV -> Export.Content.of(Csv.text(((Tabular) figure).listing()));
            case MARKDOWN -> markdown((Tabular) figure);
            case LATEX -> figure instanceof LatexSource t ? Export.Content.of(titled(t, options).latex())
                    : picture(form, figure, options, notes);
            case B_FILE -> terms(((HasTerms) figure).terms());
            case JSON -> Export.Content.of(((HasCertificate) figure).certificate());
            case GIF, HTML -> throw new IllegalStateException(form + " is made of a live figure");
        };
    }

    private static LatexSource titled(LatexSource figure, ExportOptions options) {
        return options.title() != null && figure instanceof HasTitle t
                && t.title(options.title()) instanceof LatexSource other ? other : figure;
    }

    private static Export.Content markdown(Tabular figure) {
        if (figure.cells() > MOST_MARKDOWN) {
            throw new IllegalArgumentException(figure.cells() + " cells: a Markdown table is for at most "
                    + MOST_MARKDOWN + "; take csv, or a part of the table");
        }
        return Export.Content.of(Markdown.text(figure.listing()));
    }

    private static Export.Content terms(HasTerms.Terms terms) {
        return new Export.Content(BFile.text(terms).getBytes(StandardCharsets.US_ASCII),
                terms.count() + " terms from n = " + terms.offset() + ", " + terms.words());
    }

    private static Export.Content picture(FileFormat form, Object figure, ExportOptions options, List<String> notes) {
        boolean vector = form != FileFormat.PNG;
        double scale = options.scale() > 0 ? options.scale() : vector ? 1 : 2;
        Drawing drawing = drawing(figure, options, notes, vector ? Double.POSITIVE_INFINITY : scale);
        if (!vector) {
            // A long strip at the scale that nobody wished for may be too long.
            double most = (double) Drawing.LONGEST / Math.max(drawing.width(), drawing.height());
            byte[] png = Png.bytes(drawing, options.scale() > 0 ? scale : Math.min(scale, most));
            return new Export.Content(png, MissingGlyphs.of(drawing).asOutlines());
        }
        if (form == FileFormat.LATEX) return Export.Content.of(Tikz.text(drawing, scale));
        String note = note(drawing);
        if (drawing.marks().size() > MOST_MARKS) {
            note = "its " + drawing.marks().size() + " marks are one embedded image, the words are not";
            drawing = Layout.flattened(drawing);
        }
        boolean letters = form == FileFormat.SVG && !options.outlines();
        MissingGlyphs missing = MissingGlyphs.of(drawing);
        byte[] bytes = form == FileFormat.PDF ? Pdf.bytes(drawing, scale)
                : (letters ? Svg.text(drawing, scale) : SvgOutlines.text(drawing, scale))
                        .getBytes(StandardCharsets.UTF_8);
        return new Export.Content(bytes, MissingGlyphs.joined(note, letters ? missing.asText() : missing.asOutlines()));
    }

    private static String note(Drawing drawing) {
        for (Mark mark : drawing.marks()) {
            if (mark instanceof Mark.Image i)
                return "its cells are one embedded image of " + i.pixels() + ", one a cell";
        }
        return "";
    }

    /** The picture with what is wished around it. */
    static Drawing drawing(Object figure, ExportOptions options, List<String> notes, double dots) {
        String title = options.title();
        boolean own = title != null && figure instanceof HasTitle;
        Object named = own ? ((HasTitle) figure).title(title) : figure;
        UnaryOperator<Drawing> ground = options.transparent() ? Drawing::withoutGround : sheet -> sheet;
        Drawing drawing = named instanceof HasDrawing drawn ? ground.apply(drawn.drawing(dots))
                : together((Figures) named, dots, ground);
        return ground.apply(Layout.framed(drawing, own || title == null ? "" : title, notes));
    }

    private static Drawing together(Figures several, double dots, UnaryOperator<Drawing> ground) {
        return ground.apply(Layout.together(
                several.list().stream().map(one -> ground.apply(((HasDrawing) one).drawing(dots))).toList(),
                !several.direction().equals("row")));
    }

    /** A name for the file: the figure's first line of text. */
    static String name(Figure figure) {
        Still still = figure instanceof HasDrawing ? null : figure.still();
        String words = still != null ? kind(figure) : figure.text().lines().findFirst().orElse("").strip();
        return FileNames.name(words.isEmpty() ? kind(figure) : words);
    }
}
