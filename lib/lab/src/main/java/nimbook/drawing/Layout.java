package nimbook.drawing;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;

/** Drawings put together: lines of words around one, several on one sheet, too many marks as one image. */
public final class Layout {

    /** The space between two drawings, as between two stills of one output. */
    private static final int GAP = 12;
    private static final int PAD = 14;
    private static final TextStyle TITLE = TextStyle.of(17).withBold();
    /** Pixels of an image a pixel of the drawing: sharp in print at half a page. */
    private static final double FLATTENED_SCALE = 3;

    private static final TextStyle NOTE = TextStyle.of(12).color(Color.MUTED);

    private Layout() {}

    /**
     * The drawing with a title above it and notes below it, each broken into lines that fit; without either it is the
     * same.
     */
    public static Drawing framed(Drawing drawing, String title, List<String> notes) {
        nonNull(drawing, "drawing");
        List<String> lines = copy(notes, "notes");
        if (nonNull(title, "title").isEmpty() && lines.isEmpty()) return drawing;
        double room = Math.max(drawing.width() - 2 * PAD, 240);
        List<String> above = TITLE.lines(title, room);
        List<String> below = new ArrayList<>();
        for (String note : lines) below.addAll(NOTE.lines(note, room));
        int head = above.isEmpty() ? 0 : 10 + 22 * above.size();
        int foot = below.isEmpty() ? 0 : 8 + 17 * below.size() + 4;
        int width = (int) Math.max(drawing.width(), 2 * PAD + Math.ceil(widest(above, TITLE, below)));
        Drawing.Builder sheet = Drawing.sheet(width, head + drawing.height() + foot);
        sheet.title(title.isEmpty() ? drawing.title() : title + ": " + drawing.title());
        for (int i = 0; i < above.size(); i++) sheet.text(PAD, 24 + 22 * i, above.get(i), TITLE);
        for (Mark mark : drawing.marks()) sheet.add(mark.moved(0, head));
        for (int i = 0; i < below.size(); i++)
            sheet.text(PAD, head + drawing.height() + 17 + 17 * i, below.get(i), NOTE);
        return sheet.build();
    }

    private static double widest(List<String> above, TextStyle title, List<String> below) {
        double widest = 0;
        for (String line : above) widest = Math.max(widest, title.width(line));
        for (String line : below) widest = Math.max(widest, NOTE.width(line));
        return widest;
    }

    /** Several drawings side by side or one below the other. */
    public static Drawing together(List<Drawing> drawings, boolean column) {
        if (copy(drawings, "drawings").size() == 1) return drawings.get(0);
        int gaps = GAP * (drawings.size() - 1);
        int width = column ? drawings.stream().mapToInt(Drawing::width).max().orElse(1)
                : drawings.stream().mapToInt(Drawing::width).sum() + gaps;
        int height = column ? drawings.stream().mapToInt(Drawing::height).sum() + gaps
                : drawings.stream().mapToInt(Drawing::height).max().orElse(1);
        Drawing.Builder sheet =
                Drawing.sheet(width, height).title(String.join("; ", drawings.stream().map(Drawing::title).toList()));
        int at = 0;
        for (Drawing drawing : drawings) {
            sheet.drawing(drawing, column ? 0 : at, column ? at : 0);
            at += (column ? drawing.height() : drawing.width()) + GAP;
        }
        return sheet.build();
    }

    /**
     * The same picture with all marks but the text as one embedded image: what a drawing of very many marks is in a
     * vector form, where each would take some hundred bytes and every viewer's time. The image has
     * {@value #FLATTENED_SCALE} pixels a pixel of the drawing, fewer where a side would be longer than
     * {@value Drawing#LONGEST}.
     */
    public static Drawing flattened(Drawing drawing) {
        int longer = Math.max(nonNull(drawing, "drawing").width(), drawing.height());
        double scale = Math.min(FLATTENED_SCALE, (double) Drawing.LONGEST / longer);
        List<Mark> shapes = new ArrayList<>();
        List<Mark> text = new ArrayList<>();
        for (Mark mark : drawing.marks()) (mark instanceof Mark.Text ? text : shapes).add(mark);
        Drawing.Builder sheet = Drawing.sheet(drawing.width(), drawing.height()).title(drawing.title());
        sheet.image(0, 0, drawing.width(), drawing.height(),
                Png.pixels(new Drawing(drawing.width(), drawing.height(), "", shapes), scale), drawing.title());
        text.forEach(sheet::add);
        return sheet.build();
    }
}
