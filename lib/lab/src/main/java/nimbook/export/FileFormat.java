package nimbook.export;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import nimbook.export.Export.Content;
import nimbook.widget.live.Downloads;
import nimbook.widget.live.Figure;
import nimbook.widget.model.Still;

/** The formats of files: each says what it can be made of, and writes it. The extension of a file's name says which. */
// Its functions are methods without state, which the checker cannot see.
@SuppressWarnings("ImmutableEnumChecker")
public enum FileFormat {
    /** Scalable, as text that is the same in every run. */
    SVG("svg", "image/svg+xml", "SVG picture", FigureDrawing::isDrawn, FigureDrawing::svg),
    /** Pixels. */
    PNG("png", "image/png", "PNG picture", FigureDrawing::isDrawn, FigureDrawing::png),
    /** Vector, its text in an embedded font. */
    PDF("pdf", "application/pdf", "PDF", FigureDrawing::isDrawn, FigureDrawing::pdf),
    /** Of a live figure: one of its whole-number parameters plays. */
    GIF("gif", "image/gif", "animated GIF", FigureDrawing::isDrawn,
            (export, figure) -> Animation.of(export.live(), export.options())),
    /** Rows for other programs. */
    CSV("csv", "text/csv", "CSV table", Tabular.class::isInstance,
            (export, figure) -> Content.of(export.options().tidy ? Csv.tidy(((Tabular) figure).listing())
                    : Csv.text(((Tabular) figure).listing()))),
    /** Rows for a text. */
    MARKDOWN("md", "text/markdown", "Markdown table", Tabular.class::isInstance,
            (export, figure) -> Content.of(Markdown.text((Tabular) figure))) {
        @Override
        boolean offers(Object figure) {
            return has(figure) && ((Tabular) figure).cells() <= Markdown.MOST_CELLS;
        }
    },
    /** To be read by {@code \input}: a tabular, a pgfplots axis, or a TikZ picture. */
    LATEX("tex", "application/x-tex", "LaTeX", figure -> figure instanceof LatexSource || FigureDrawing.isDrawn(figure),
            (export, figure) -> figure instanceof LatexSource
                    ? Content.of(((LatexSource) export.options().titled(figure)).latex())
                    : FigureDrawing.tikz(export, figure)) {
        @Override
        boolean offers(Object figure) {
            return figure instanceof LatexSource t ? t.typesets() : has(figure) && FigureDrawing.shapesOnly(figure);
        }
    },
    /** Terms as the OEIS keeps them. */
    B_FILE("txt", "text/plain", "b-file", figure -> figure instanceof HasTerms terms && terms.numbered(),
            (export, figure) -> BFile.of(((HasTerms) figure).terms())),
    /** A page that stays live without a kernel. */
    HTML("html", "text/html", "live page", Figure.class::isInstance,
            (export, figure) -> PageExporter.here().page(export.live(), export.options().heading(), export.notes())),
    /** A proof that {@code ./lab certify} checks. */
    JSON("json", "application/json", "certificate", HasCertificate.class::isInstance,
            (export, figure) -> Content.of(((HasCertificate) figure).certificate()));

    /** Makes the file of a figure, with what is wished of it. */
    private interface Writer {
        Content write(Export export, Object figure);
    }

    private final String extension;
    private final String mime;
    private final String words;
    private final Predicate<Object> source;
    private final Writer writer;

    FileFormat(String extension, String mime, String words, Predicate<Object> source, Writer writer) {
        this.extension = extension;
        this.mime = mime;
        this.words = words;
        this.source = source;
        this.writer = writer;
    }

    /** After the last dot of the file's name, in small letters. */
    public String extension() {
        return extension;
    }

    /** Its media type. */
    public String mime() {
        return mime;
    }

    /** What it is, for a reader. */
    public String words() {
        return words;
    }

    /** The format of an extension, whatever its letters' case. */
    public static Optional<FileFormat> of(String extension) {
        return Arrays.stream(values()).filter(format -> format.extension.equalsIgnoreCase(extension)).findFirst();
    }

    static String endings(List<FileFormat> formats) {
        return formats.stream().map(FileFormat::extension).collect(Collectors.joining(" "));
    }

    /** Whether it shows a parameter that plays. */
    boolean plays() {
        return this == GIF;
    }

    /** Whether Java in a page makes it; the page's component paints the pixels of a PNG. */
    boolean inPage() {
        return !List.of(PDF, GIF, HTML, JSON).contains(this);
    }

    /** The format on the menu of a figure. */
    Downloads.Format onMenu() {
        return new Downloads.Format(extension, words, plays(), this == PNG, !inPage());
    }

    /** Whether a figure can have this format at all. */
    boolean has(Object figure) {
        return source.test(figure) || still(figure).isPresent();
    }

    /** Whether a figure has this format, small enough to be of use. Takes no time: it is called with every picture. */
    boolean offers(Object figure) {
        return has(figure);
    }

    /** The file's content; the figure has the format. */
    Content write(Export export, Object figure) {
        Optional<Still> still = source.test(figure) ? Optional.empty() : still(figure);
        return still.isPresent() ? new Content(still.get().bytes(), "") : writer.write(export, figure);
    }

    /** A figure without a drawing, such as words or one of a notebook's own, has its still picture. */
    private Optional<Still> still(Object figure) {
        boolean own = (this == SVG || this == PNG) && figure instanceof Figure && !FigureDrawing.isComposition(figure);
        if (!own) return Optional.empty();
        return Optional.of(((Figure) figure).still()).filter(still -> still.mime().equals(mime));
    }
}
