package nimbook.drawing;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A picture as a list of marks on a sheet, painted in order; immutable. The one source of a figure's still and of every
 * file made of it.
 *
 * <pre>{@code
 * Drawing d = Drawing.sheet(200, 100).title("two piles")
 *         .rect(0, 0, 200, 100, Style.fill(Color.PAPER))
 *         .circle(50, 50, 20, Style.fill(Color.MARK))
 *         .centredText(50, 50, "7", TextStyle.of(14).color(Color.PAPER).withBold())
 *         .build();
 * Still still = Stills.of(d);
 * }</pre>
 *
 * @param width in CSS pixels
 * @param height in CSS pixels
 * @param title what it shows, in one sentence; the alternative text of pictures made of it
 * @param marks in painting order
 * @param links parts from which a click or a drag leads somewhere; files show nothing of them
 * @param parts marks that are one thing to those who play on the drawing; files show nothing of them
 */
public record Drawing(int width, int height, String title, List<Mark> marks, List<Link> links, List<Part> parts) {

    /**
     * A click on a part, or a drag from one to another.
     *
     * @param on the id of the part that is clicked, or of the two between which is dragged
     * @param targets where it leads, as values of the program that shows the drawing; the first that is allowed counts
     */
    public record Link(List<String> on, List<Object> targets) {
        /** Copies the lists. */
        public Link {
            on = copy(on, "on");
            targets = copy(targets, "targets");
        }
    }

    /**
     * Marks that are one thing: a coin with its rim, a pin with its band, the place between two.
     *
     * @param id the same from picture to picture of a play, so that the thing is seen to stay, to move or to go
     * @param kind what it is to the eye: one of the constants, or ""
     * @param first its first mark in the list of marks
     * @param end after its last mark
     * @param at where it lies: what looks the same elsewhere is sent once
     */
    public record Part(String id, String kind, int first, int end, Mark.Point at) {
        /** The kind of what marks a winning move: seen only with the hint. */
        public static final String HINT = "hint";
        /** The kind of what marks a move: seen while the reader may move. */
        public static final String MOVE = "move";
        /** A {@link #MOVE} that is seen as a {@link #HINT} where there is one. */
        public static final String WINNING = "winning";
        /** The kind of what a hand drags to where it moves. */
        public static final String HELD = "held";
        /** The kind of what is clicked and stays where it is. */
        public static final String PLACE = "place";
        /** The kind of what tells whose game it is: seen only where that is said. */
        public static final String REASON = "reason";

        /** Refuses null. */
        public Part {
            nonNull(id, "id");
            nonNull(kind, "kind");
            nonNull(at, "at");
        }

        Part moved(String id, int first, double dx, double dy) {
            return new Part(id, kind, first, first + end - this.first, at.moved(dx, dy));
        }
    }

    /** Longer sides are refused: a PNG of 8192 × 8192 pixels takes 256 MB while it is painted. */
    public static final int LONGEST = 8192;

    /** @throws IllegalArgumentException when a side is too small or too large */
    public Drawing {
        side("width", width);
        side("height", height);
        nonNull(title, "title");
        marks = copy(marks, "marks");
        links = copy(links, "links");
        parts = copy(parts, "parts");
        for (Part part : parts)
            if (part.first < 0 || part.end < part.first || part.end > marks.size())
                throw new IllegalArgumentException("part " + part.id + " of the marks " + part.first + " to " + part.end
                        + ": there are " + marks.size());
        Set<String> ids = ids(parts);
        for (Link link : links)
            if (link.on.isEmpty() || !ids.containsAll(link.on))
                throw new IllegalArgumentException("link on the parts " + link.on + ": one is not in the drawing");
    }

    /**
     * A drawing that is only looked at.
     *
     * @throws IllegalArgumentException when a side is too small or too large
     */
    public Drawing(int width, int height, String title, List<Mark> marks) {
        this(width, height, title, marks, List.of(), List.of());
    }

    private static Set<String> ids(List<Part> parts) {
        Set<String> ids = new HashSet<>();
        for (Part part : parts) ids.add(part.id);
        return ids;
    }

    private static void side(String name, int pixels) {
        if (pixels < 1 || pixels > LONGEST) {
            throw new IllegalArgumentException(
                    name + " = " + pixels + " pixels: a drawing's sides are 1 to " + LONGEST);
        }
    }

    /** How many shapes, texts and images there are. */
    public int count() {
        return marks.stream().mapToInt(mark -> mark instanceof Mark.Dots dots ? dots.points().size() : 1).sum();
    }

    /** The same without the white ground of its sheet. */
    public Drawing withoutGround() {
        return new Drawing(width, height, title, marks.stream().filter(mark -> !isGround(mark)).toList());
    }

    /** The same without the parts of a kind; what is left keeps its parts, and the links of these. */
    public Drawing without(String kind) {
        nonNull(kind, "kind");
        Builder rest = new Builder(width, height).title(title);
        int from = 0;
        for (Part part : parts) {
            if (part.first < from) continue;
            for (; from < part.first; from++) rest.add(marks.get(from));
            if (!part.kind.equals(kind))
                rest.part(part, marks.subList(part.first, part.end));
            from = part.end;
        }
        for (; from < marks.size(); from++) rest.add(marks.get(from));
        Set<String> ids = ids(rest.parts);
        for (Link link : links) if (ids.containsAll(link.on)) rest.links.add(link);
        return rest.build();
    }

    /** Whether a mark is the white ground of the whole sheet. */
    boolean isGround(Mark mark) {
        return mark instanceof Mark.Rect r && r.x() == 0 && r.y() == 0 && r.width() == width && r.height() == height
                && r.style().equals(ShapeStyle.fill(Color.PAPER));
    }

    /** Begins a drawing on white paper. */
    public static Builder sheet(int width, int height) {
        return new Builder(width, height).rect(0, 0, width, height, ShapeStyle.fill(Color.PAPER));
    }

    /** Begins a drawing on nothing: transparent where no mark is. */
    public static Builder blank(int width, int height) {
        return new Builder(width, height);
    }

    /** Collects marks; not for sharing between threads. */
    public static final class Builder {
        private final int width;
        private final int height;
        private String title = "";
        private final List<Mark> marks = new ArrayList<>();
        private final List<Link> links = new ArrayList<>();
        private final List<Part> parts = new ArrayList<>();

        private Builder(int width, int height) {
            side("width", width);
            side("height", height);
            this.width = width;
            this.height = height;
        }

        /** What the drawing shows, for alternative text; nothing is painted. */
        public Builder title(String words) {
            title = nonNull(words, "title");
            return this;
        }

        /** A mark above those that are there. */
        public Builder add(Mark mark) {
            marks.add(nonNull(mark, "mark"));
            return this;
        }

        /**
         * Names the last mark, or the part that has just been added, with what a click on it leads to: in a picture of
         * a position the position after a move. Of several the first counts that is a move; none need be.
         *
         * @throws IllegalArgumentException when there is no mark yet
         */
        public Builder leadsTo(Object... targets) {
            links.add(new Link(List.of(last()), copy(targets, "targets")));
            return this;
        }

        /**
         * What a drag from another part to the last mark, or part, leads to, as {@link #leadsTo} has it.
         *
         * @param from the id of a part; one of the kind {@link Part#HELD} follows the hand
         * @throws IllegalArgumentException when there is no mark yet
         */
        public Builder dragLeadsTo(String from, Object... targets) {
            links.add(new Link(List.of(nonNull(from, "from"), last()), copy(targets, "targets")));
            return this;
        }

        private String last() {
            if (marks.isEmpty()) throw new IllegalArgumentException("leadsTo: no mark is there yet");
            if (parts.isEmpty() || parts.get(parts.size() - 1).end != marks.size())
                parts.add(new Part("place " + parts.size(), Part.PLACE, marks.size() - 1, marks.size(),
                        new Mark.Point(0, 0)));
            return parts.get(parts.size() - 1).id;
        }

        /**
         * The marks that are added meanwhile as one part.
         *
         * @param kind as {@link Part} has it
         */
        public Builder part(String id, String kind, Consumer<Builder> marks) {
            int first = this.marks.size();
            nonNull(marks, "marks").accept(this);
            parts.add(new Part(id, kind, first, this.marks.size(), new Mark.Point(0, 0)));
            return this;
        }

        /** Marks as one part that lies at (x, y); their own origin is there. */
        public Builder part(String id, String kind, double x, double y, List<Mark> marks) {
            Part part = new Part(id, kind, 0, copy(marks, "marks").size(), new Mark.Point(0, 0));
            return part(part.moved(id, 0, x, y), marks.stream().map(mark -> mark.moved(x, y)).toList());
        }

        private Builder part(Part part, List<Mark> list) {
            parts.add(part.moved(part.id, marks.size(), 0, 0));
            marks.addAll(list);
            return this;
        }

        /** A rectangle from its top left corner. */
        public Builder rect(double x, double y, double w, double h, ShapeStyle style) {
            return add(new Mark.Rect(x, y, w, h, 0, style));
        }

        /** A rectangle with round corners. */
        public Builder round(double x, double y, double w, double h, double radius, ShapeStyle style) {
            return add(new Mark.Rect(x, y, w, h, radius, style));
        }

        /** A line from (x₁, y₁) to (x₂, y₂). */
        public Builder line(double x1, double y1, double x2, double y2, ShapeStyle style) {
            return add(new Mark.Line(new Mark.Point(x1, y1), new Mark.Point(x2, y2), style));
        }

        /** An open polyline through (x₀, y₀), (x₁, y₁), … */
        public Builder polyline(ShapeStyle style, double... xy) {
            return add(new Mark.Polyline(points(xy), false, style));
        }

        /** A polygon with the corners (x₀, y₀), (x₁, y₁), … */
        public Builder polygon(ShapeStyle style, double... xy) {
            return add(new Mark.Polyline(points(xy), true, style));
        }

        /** A circle around (x, y). */
        public Builder circle(double x, double y, double radius, ShapeStyle style) {
            return add(new Mark.Circle(new Mark.Point(x, y), radius, style));
        }

        /** Text with its baseline at y. */
        public Builder text(double x, double y, String words, TextStyle style) {
            return add(new Mark.Text(new Mark.Point(x, y), nonNull(words, "words"), style));
        }

        /** Upright text centred at (x, y) in both directions. 0.365 em is half the height of digits and capitals. */
        public Builder centredText(double x, double y, String words, TextStyle style) {
            return text(x, y + 0.365 * nonNull(style, "style").size(), words, style.centred());
        }

        /** A picture in a rectangle, with the words that stand for it. */
        public Builder image(double x, double y, double w, double h, Pixels pixels, String words) {
            return add(new Mark.Image(x, y, w, h, pixels, words));
        }

        /** Another drawing with its upper left corner at (x, y); its parts keep their ids where there are none yet. */
        public Builder drawing(Drawing other, double x, double y) {
            return drawing(parts.isEmpty() ? "" : parts.size() + " ", other, x, y, target -> target);
        }

        /**
         * Another drawing with its upper left corner at (x, y).
         *
         * @param prefix what stands before the ids of its parts here
         * @param target what a target of its links becomes here
         */
        public Builder drawing(String prefix, Drawing other, double x, double y, UnaryOperator<Object> target) {
            nonNull(prefix, "prefix");
            nonNull(target, "target");
            int first = marks.size();
            for (Mark mark : nonNull(other, "other").marks()) add(mark.moved(x, y));
            for (Part part : other.parts()) parts.add(part.moved(prefix + part.id, first + part.first, x, y));
            for (Link link : other.links())
                links.add(new Link(link.on.stream().map(prefix::concat).toList(),
                        link.targets.stream().map(target).toList()));
            return this;
        }

        /** The drawing of the marks so far. */
        public Drawing build() {
            return new Drawing(width, height, title, marks, links, parts);
        }

        private static List<Mark.Point> points(double... xy) {
            if (nonNull(xy, "xy").length % 2 != 0)
                throw new IllegalArgumentException(xy.length + " coordinates: they come in pairs x, y");
            List<Mark.Point> points = new ArrayList<>();
            for (int i = 0; i < xy.length; i += 2) points.add(new Mark.Point(xy[i], xy[i + 1]));
            return points;
        }
    }
}
