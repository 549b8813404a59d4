package nimbook.export;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nimbook.core.Work;
import nimbook.drawing.Drawing;
import nimbook.drawing.Gif;
import nimbook.drawing.MissingGlyphs;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;
import nimbook.widget.live.Live;
import nimbook.widget.parameter.IntParameter;
import nimbook.widget.parameter.Parameter;

/** A live figure with one parameter that plays: a GIF of its pictures, each with the values below it. */
final class Animation {

    /** More pictures make files that no page wants to load; then every second, third, … value is taken. */
    static final int MOST = 200;

    private Animation() {}

    /** The parameters that can play. */
    static List<IntParameter> playable(Live live) {
        return live.parameters().stream().filter(IntParameter.class::isInstance).map(IntParameter.class::cast).toList();
    }

    static Export.Content of(Live live, ExportOptions options) {
        IntParameter plays = options.plays == null ? playable(live).get(0)
                : playable(live).stream().filter(one -> one.name().equals(options.plays)).findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("parameter " + options.plays
                                + ": of this figure can play "
                                + playable(live).stream().map(Parameter::name).collect(Collectors.joining(", "))));
        List<Integer> values = values(plays);
        long all = ((long) plays.max() - plays.min()) / plays.step() + 1;
        Gif gif = new Gif(options.vectorScale());
        MissingGlyphs missing = new MissingGlyphs();
        for (int i = 0; i < values.size(); i++) {
            Work.at(i, values.size(), "pictures");
            Drawing frame = frame(live, plays, values.get(i), options);
            missing.add(frame);
            gif.add(frame);
        }
        int hundredths = Math.max(2, 100 / (options.speed > 0 ? options.speed : plays.speed()));
        String note = values.size() + " pictures, " + plays.name() + " = " + values.get(0) + " to "
                + values.get(values.size() - 1)
                + (values.size() < all ? ", one value of " + (all + MOST - 1) / MOST + " in " + all : "");
        return new Export.Content(gif.bytes(hundredths), MissingGlyphs.joined(note, missing.asOutlines()));
    }

    private static List<Integer> values(IntParameter plays) {
        long all = ((long) plays.max() - plays.min()) / plays.step() + 1;
        long stride = (all + MOST - 1) / MOST;
        List<Integer> values = new ArrayList<>();
        for (long i = 0; i < all; i += stride) values.add((int) (plays.min() + i * plays.step()));
        return values;
    }

    private static Drawing frame(Live live, IntParameter plays, int value, ExportOptions options) {
        List<Object> arguments = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (Parameter<?> parameter : live.parameters()) {
            arguments.add(parameter == plays ? value : parameter.value());
            words.add(parameter == plays ? plays.name() + " = " + value : parameter.toString());
        }
        Figures figures = live.at(arguments);
        Figure figure = figures.list().size() == 1 ? figures.list().get(0) : figures;
        if (!FigureDrawing.isDrawn(figure)) {
            throw new IllegalArgumentException(
                    words.get(0) + ": a " + FigureDrawing.kind(figure) + " has no picture for a frame of a GIF");
        }
        List<String> notes = new ArrayList<>(List.of(String.join(", ", words)));
        notes.addAll(options.notes);
        return FigureDrawing.of(figure, options, notes, options.vectorScale());
    }
}
