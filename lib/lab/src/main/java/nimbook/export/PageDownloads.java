package nimbook.export;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import nimbook.widget.Downloads;
import nimbook.widget.Figure;
import nimbook.widget.Live;

/** The forms that are text, for figures in a page without a JVM. Pixels are the page's own. */
public final class PageDownloads implements Downloads.Exporter {
    private static final List<FileFormat> FORMS = List.of(FileFormat.SVG, FileFormat.PNG, FileFormat.CSV,
            FileFormat.MARKDOWN, FileFormat.LATEX, FileFormat.B_FILE);

    @Override
    public List<Downloads.Format> formats() {
        return FORMS.stream().map(form -> new Downloads.Format(form.extension(), form.words(), false, false)).toList();
    }

    @Override
    public List<String> endings(Figure figure) {
        if (!(figure instanceof HasDrawing)) return List.of();
        return FORMS.stream().filter(form -> Exporter.offers(form, figure)).map(FileFormat::extension).toList();
    }

    /** The page names the file. */
    @Override
    public Downloads.Download make(Live live, Figure figure, Map<String, Object> options) {
        String ending = String.valueOf(nonNull(options, "options").get("ending"));
        FileFormat form = FileFormat.of(ending).orElse(null);
        if (form == null || !FORMS.contains(form))
            throw new IllegalArgumentException("ending " + ending + ": not in this page");
        Export.Content made = Exporter.make(form, figure, ExportOptions.DEFAULT, List.of());
        return new Downloads.Download("", form.mime(), made.bytes(), made.note());
    }
}
