package nimbook.export;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import nimbook.widget.live.Downloads;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Live;
import nimbook.widget.model.Still;
import nimbook.widget.parameter.IntParameter;
import nimbook.widget.parameter.Parameter;

/** The formats of this package on the menu of every live figure. */
public final class FileDownloads implements Downloads.Exporter {

    private final boolean page;
    private final List<FileFormat> known;

    /** All of them, for a JVM. */
    public FileDownloads() {
        this(false);
    }

    private FileDownloads(boolean page) {
        this.page = page;
        this.known = Arrays.stream(FileFormat.values()).filter(form -> !page || form.inPage()).toList();
    }

    /** Those that are text, for figures in a page without a JVM, which names files and makes pixels itself. */
    public static FileDownloads inPage() {
        return new FileDownloads(true);
    }

    @Override
    public List<Downloads.Format> formats() {
        return known.stream().map(FileFormat::onMenu).toList();
    }

    @Override
    public List<String> endings(Figure figure) {
        // A still of one's own is not computed here: it would be painted with every picture.
        if (!(nonNull(figure, "figure") instanceof HasDrawing)) {
            FileFormat still = figure.component().name().equals("words") ? FileFormat.SVG : FileFormat.PNG;
            return page ? List.of() : List.of(still.extension());
        }
        return known.stream().filter(form -> form.offers(figure)).map(FileFormat::extension).toList();
    }

    @Override
    public SaveResult save(Live live, String file) {
        return Export.of(live).save(file);
    }

    /**
     * The name is the figure's title with the values of whole-number parameters behind it:
     * "grundy-values-queen-k-3.svg".
     */
    @Override
    public Downloads.Download make(Live live, Figure figure, Map<String, Object> options) {
        String ending = String.valueOf(nonNull(options, "options").get("ending"));
        FileFormat form = FileFormat.of(ending).filter(known::contains).orElseThrow(() -> new IllegalArgumentException(
                "ending " + ending + ": " + (page ? "not in this page" : "unknown")));
        if (page) {
            Export.Content made = form.write(Export.of(figure), figure);
            return new Downloads.Download("", form.mime(), made.bytes(), made.note());
        }
        if (!(figure instanceof HasDrawing)) {
            Still still = figure.still();
            form = still.mime().equals(FileFormat.PNG.mime()) ? FileFormat.PNG : FileFormat.SVG;
            String file = FigureDrawing.name(figure) + "." + form.extension();
            return new Downloads.Download(file, form.mime(), still.bytes(), "");
        }
        Export export = Export.of(form.plays() || form == FileFormat.HTML ? live : figure);
        if (options.get("scale") instanceof Number scale) export = export.scale(scale.doubleValue());
        if (Boolean.TRUE.equals(options.get("transparent"))) export = export.transparent();
        if (form.plays() && options.get("parameter") instanceof String name) export = export.plays(name);
        StringBuilder name = new StringBuilder(FigureDrawing.name(figure));
        for (Parameter<?> parameter : live.parameters()) {
            if (!(parameter instanceof IntParameter whole)) continue;
            boolean plays = form.plays()
                    && (options.get("parameter") == null || whole.name().equals(options.get("parameter")));
            name.append('-').append(FileNames.name(whole.name())).append(plays ? "" : "-" + whole.value());
        }
        Export.Content made = export.made(form);
        return new Downloads.Download(name + "." + form.extension(), form.mime(), made.bytes(), made.note());
    }
}
