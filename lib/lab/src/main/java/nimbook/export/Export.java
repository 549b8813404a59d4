package nimbook.export;

import static nimbook.core.Arguments.nonNull;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.Tikz;
import nimbook.widget.live.CellClasses;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;
import nimbook.widget.live.Live;
import nimbook.widget.parameter.Parameter;

/**
 * A figure on its way to a file, with what is wished of it. Immutable: every method gives another one.
 *
 * <pre>{@code
 * heatmap.save("wythoff.svg")
 * Export.of(heatmap).scale(4).title("Wythoff's game").source("W. A. Wythoff, 1907").save("wythoff.png")
 * Export.of(live).plays("k").speed(5).save("triangles.gif")
 * }</pre>
 *
 * <p>What there is of which figure, the ending says ({@link FileFormat}); {@link #forms} lists it. One drawing serves
 * all forms, and the notebook's still is the same drawing. A live figure is taken as it stands now. A file that exists
 * is refused, unless {@link #replace} says otherwise, it holds the same bytes already, or it was written here before.
 * Nothing half-written is ever seen.
 */
public final class Export {

    /** A file's bytes, and a note for its reader; empty for none. */
    public record Content(byte[] bytes, String note) {
        static Content of(String text) {
            return new Content(text.getBytes(StandardCharsets.UTF_8), "");
        }
    }

    /** A drawing that is no figure's. */
    private record Sheet(Drawing drawing) implements HasDrawing {
        @Override
        public boolean shapesOnly() {
            return drawing.count() <= Tikz.MOST_MARKS
                    && drawing.marks().stream().noneMatch(Mark.Image.class::isInstance);
        }
    }

    private final Object shown;
    private final ExportOptions options;

    private Export(Object shown, ExportOptions options) {
        this.shown = shown;
        this.options = options;
    }

    /** A figure, a live figure, a drawing, or what {@link Figures#of} makes a figure of. */
    public static Export of(Object shown) {
        nonNull(shown, "shown");
        boolean known = shown instanceof Live || shown instanceof HasDrawing || shown instanceof HasCertificate
                || shown instanceof Figure;
        return new Export(shown instanceof Drawing drawing ? new Sheet(drawing) : known ? shown : Figures.of(shown),
                new ExportOptions());
    }

    private Export with(Consumer<ExportOptions> change) {
        return new Export(shown, options.with(change));
    }

    /**
     * How many times as large as the drawing: pixels of a PNG (2 if nothing is said) or a GIF, the size of an SVG, a
     * PDF or a TikZ picture (1).
     */
    public Export scale(double scale) {
        if (!(scale > 0 && scale <= 64))
            throw new IllegalArgumentException("scale = " + scale + ": more than 0 and at most 64");
        return with(to -> to.scale = scale);
    }

    /** The words above the picture, in place of the figure's own where it has a title; empty for none. */
    public Export title(String words) {
        nonNull(words, "title");
        return with(to -> to.title = words);
    }

    /** A line below the picture that says where it is from: "Source: …". */
    public Export source(String words) {
        return note("Source: " + words);
    }

    /** One more line below the picture. */
    public Export note(String line) {
        List<String> more = new ArrayList<>(options.notes);
        more.add(nonNull(line, "line"));
        return with(to -> to.notes = List.copyOf(more));
    }

    /**
     * The parameters' values of a live figure in a line below the picture; in a GIF they always stand there.
     * @throws IllegalArgumentException when there are none
     */
    public Export parameters() {
        if (!(shown instanceof Live live) || live.parameters().isEmpty()) {
            throw new IllegalArgumentException(
                    "parameters: only a live figure has some; note(…) writes a line of your own");
        }
        return with(to -> to.parameters = true);
    }

    /** Writes over a file that exists, whatever it holds. */
    public Export replace() {
        return with(to -> to.replace = true);
    }

    /**
     * Letters of an SVG as outlines: the picture is the same in every viewer, whatever fonts it has, and its words can
     * no longer be searched or copied. The other pictures carry their letters in any case.
     */
    public Export outlines() {
        return with(to -> to.outlines = true);
    }

    /** No ground behind the picture of a PNG, an SVG or a PDF: on a slide of any colour its own ground is seen. */
    public Export transparent() {
        return with(to -> to.transparent = true);
    }

    /** A CSV file with a line a number, as programs for statistics read it: of a grid row, column and value. */
    public Export tidy() {
        return with(to -> to.tidy = true);
    }

    /** Which whole-number parameter plays in a GIF; the first if nothing is said. */
    public Export plays(String parameter) {
        nonNull(parameter, "parameter");
        return with(to -> to.plays = parameter);
    }

    /**
     * Pictures a second in a GIF, 1 to 50; if nothing is said, the steps a second with which the parameter plays in the
     * page.
     */
    public Export speed(int perSecond) {
        if (perSecond < 1 || perSecond > 50) {
            throw new IllegalArgumentException("speed = " + perSecond
                    + " pictures a second: allowed are 1 to 50, which is all that browsers show");
        }
        return with(to -> to.speed = perSecond);
    }

    /** The formats in which it can be taken. */
    public List<FileFormat> forms() {
        Object figure = figure();
        return Arrays.stream(FileFormat.values()).filter(form -> form.offers(figure) && (!form.plays() || isPlayable()))
                .toList();
    }

    private boolean isPlayable() {
        return shown instanceof Live live && !Animation.playable(live).isEmpty();
    }

    /** What is shown now. */
    private Object figure() {
        return shown instanceof Live live ? live.figure() : shown;
    }

    ExportOptions options() {
        return options;
    }

    /** The lines below the picture. */
    List<String> notes() {
        List<String> notes = new ArrayList<>(options.notes);
        if (options.parameters)
            notes.add(0, live().parameters().stream().map(Parameter::toString).collect(Collectors.joining(", ")));
        return notes;
    }

    Live live() {
        return shown instanceof Live live ? live : Live.of(shown);
    }

    /**
     * The file's bytes, to be sent elsewhere.
     *
     * @throws IllegalArgumentException when there is no such format of it
     */
    public byte[] bytes(FileFormat form) {
        return made(form).bytes;
    }

    /**
     * The file in this format, with a note for its reader.
     *
     * @throws IllegalArgumentException when there is no such format of it
     */
    public Content made(FileFormat form) {
        Object figure = figure();
        if (nonNull(form, "form").plays() ? isPlayable() : form.has(figure)) return form.write(this, figure);
        String what = form.plays() && shown instanceof Live
                ? "this live figure has no whole-number parameter that could play"
                : "a " + FigureDrawing.kind(figure) + " has no " + form.words() + " (" + form.extension() + ")"
                        + (form.plays() ? ", only a live figure has" : "");
        throw new IllegalArgumentException(what + "; it has " + FileFormat.endings(forms()));
    }

    /**
     * Writes the file. Its ending says the format; letters' case does not matter. A leading "~/" is the home folder;
     * else the name is taken from the folder in which the kernel runs, which is the notebook's.
     *
     * @throws IllegalArgumentException when the ending is unknown or none of the figure's, or the file cannot stand
     *     there; then nothing is written
     */
    public SaveResult save(String file) {
        return CellClasses.isRepeated() ? notSaved(nonNull(file, "file")) : written(file);
    }

    /** A page has no files: it runs the cell for the live figure that stands in the notebook's file. */
    private SaveResult notSaved(String file) {
        if (file.toLowerCase(Locale.ROOT).endsWith("." + FileFormat.HTML.extension())) live();
        return null;
    }

    private SaveResult written(String file) {
        OutputFile target = OutputFile.of(file, options.replace);
        FileFormat form = FileFormat.of(target.ending()).orElseThrow(() -> new IllegalArgumentException("file \"" + file
                + (target.ending().isEmpty() ? "\": its ending says the form, and it has none"
                        : "\": the ending " + target.ending() + " is unknown")
                + "; this " + FigureDrawing.kind(figure()) + " has " + FileFormat.endings(forms())));
        Content made = made(form);
        boolean before = target.write(made.bytes);
        return new SaveResult(target.path(), form, made.bytes.length, made.note, before);
    }
}
