package nimbook.export;

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

    private static final List<Downloads.Format> OFFERS = Arrays.stream(Form.values())
            .map(form -> new Downloads.Format(form.ending(), form.words(), form == Form.GIF, form == Form.PNG)).toList();

    @Override
    public List<Downloads.Format> formats() {
        return OFFERS;
    }

    @Override
    public List<String> endings(Figure figure) {
        // A still of one's own is not asked for here: it would be painted with every picture.
        if (!(figure instanceof Drawn)) return List.of(figure.component().name().equals("words") ? Form.SVG.ending() : Form.PNG.ending());
        return Arrays.stream(Form.values()).filter(form -> Maker.offers(form, figure)).map(Form::ending).toList();
    }

    @Override
    public Saved save(Live live, String file) {
        return Export.of(live).save(file);
    }

    /** The name is the figure's title with the values of whole-number parameters behind it: "grundy-values-queen-k-3.svg". */
    @Override
    public Downloads.Download make(Live live, Figure figure, Map<String, Object> wish) {
        String ending = String.valueOf(wish.get("ending"));
        Form form = Form.of(ending).orElse(null);
        if (form == null) throw new IllegalArgumentException("ending " + ending + ": unknown");
        if (!(figure instanceof Drawn)) {
            Still still = figure.still();
            form = still.mime().equals(Form.PNG.mime()) ? Form.PNG : Form.SVG;
            return new Downloads.Download(Maker.name(figure) + "." + form.ending(), form.mime(), still.bytes(), "");
        }
        Export export = Export.of(form == Form.GIF || form == Form.HTML ? live : figure);
        if (wish.get("scale") instanceof Number scale) export = export.scale(scale.doubleValue());
        if (form == Form.GIF && wish.get("parameter") instanceof String name) export = export.plays(name);
        StringBuilder name = new StringBuilder(Maker.name(figure));
        for (Parameter<?> parameter : live.parameters()) {
            if (!(parameter instanceof IntParameter whole)) continue;
            boolean plays = form == Form.GIF && (wish.get("parameter") == null || whole.name().equals(wish.get("parameter")));
            name.append('-').append(Words.name(whole.name())).append(plays ? "" : "-" + whole.value());
        }
        Export.Made made = export.made(form);
        return new Downloads.Download(name + "." + form.ending(), form.mime(), made.bytes(), made.note());
    }
}
