package nimbook.export;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The forms in which a figure can be taken away; the extension of a file's name says which. */
public enum FileFormat {
    /** Scalable, as text that is the same in every run. */
    SVG("svg", "image/svg+xml", "SVG picture"),
    /** Pixels. */
    PNG("png", "image/png", "PNG picture"),
    /** Vector, its text in an embedded font. */
    PDF("pdf", "application/pdf", "PDF"),
    /** Of a live figure: one of its whole-number parameters plays. */
    GIF("gif", "image/gif", "animated GIF"),
    /** Rows for other programs. */
    CSV("csv", "text/csv", "CSV table"),
    /** Rows for a text. */
    MARKDOWN("md", "text/markdown", "Markdown table"),
    /** To be read by {@code \input}: a tabular, a pgfplots axis, or a TikZ picture. */
    LATEX("tex", "application/x-tex", "LaTeX"),
    /** Terms as the OEIS keeps them. */
    B_FILE("txt", "text/plain", "b-file"),
    /** A page that stays live without a kernel. */
    HTML("html", "text/html", "live page"),
    /** A proof that {@code ./lab certify} checks. */
    JSON("json", "application/json", "certificate");

    private final String extension;
    private final String mime;
    private final String words;

    FileFormat(String extension, String mime, String words) {
        this.extension = extension;
        this.mime = mime;
        this.words = words;
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

    /** The form of an extension, whatever its letters' case. */
    public static Optional<FileFormat> of(String extension) {
        return Arrays.stream(values()).filter(form -> form.extension.equalsIgnoreCase(extension)).findFirst();
    }

    static String endings(List<FileFormat> forms) {
        return forms.stream().map(FileFormat::extension).collect(Collectors.joining(" "));
    }
}
