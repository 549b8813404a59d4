package nimbook.export;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import nimbook.widget.Downloads;
import nimbook.widget.Figure;
import nimbook.widget.IntParameter;
import nimbook.widget.Live;
import nimbook.widget.Parameter;
import nimbook.widget.Still;

/** The forms of this package on the menu of every live figure. */
public final class FileDownloads implements Downloads.Exporter {

    private static final List<Downloads.Format> OFFERS = Arrays.stream(FileFormat.values())
            .map(form -> new Downloads.Format(form.extension(), form.words(), form == FileFormat.GIF,
                    form == FileFormat.PNG))
            .toList();

    @Override
    public List<Downloads.Format> formats() {
        return OFFERS;
    }

    @Override
    public List<String> endings(Figure figure) {
        // A still of one's own is not asked for here: it would be painted with every picture.
        if (!(figure instanceof HasDrawing))
            return List.of(nonNull(figure, "figure").component().name().equals("words") ? FileFormat.SVG.extension()
                    : FileFormat.PNG.extension());
        return Arrays.stream(FileFormat.values()).filter(form -> Exporter.offers(form, figure))
                .map(FileFormat::extension).toList();
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
        FileFormat form = FileFormat.of(ending).orElse(null);
        if (form == null) throw new IllegalArgumentException("ending " + ending + ": unknown");
        if (!(figure instanceof HasDrawing)) {
            Still still = figure.still();
            form = still.mime().equals(FileFormat.PNG.mime()) ? FileFormat.PNG : FileFormat.SVG;
            return new Downloads.Download(Exporter.name(figure) + "." + form.extension(), form.mime(), still.bytes(),
                    "");
        }
        Export export = Export.of(form == FileFormat.GIF || form == FileFormat.HTML ? live : figure);
        if (options.get("scale") instanceof Number scale) export = export.scale(scale.doubleValue());
        if (Boolean.TRUE.equals(options.get("transparent"))) export = export.transparent();
        if (form == FileFormat.GIF && options.get("parameter") instanceof String name) export = export.plays(name);
        StringBuilder name = new StringBuilder(Exporter.name(figure));
        for (Parameter<?> parameter : live.parameters()) {
            if (!(parameter instanceof IntParameter whole)) continue;
            boolean plays = form == FileFormat.GIF
                    && (options.get("parameter") == null || whole.name().equals(options.get("parameter")));
            name.append('-').append(FileNames.name(whole.name())).append(plays ? "" : "-" + whole.value());
        }
        Export.Content made = export.made(form);
        return new Downloads.Download(name + "." + form.extension(), form.mime(), made.bytes(), made.note());
    }
}
