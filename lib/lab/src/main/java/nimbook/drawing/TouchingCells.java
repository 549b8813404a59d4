package nimbook.drawing;

import java.util.HashSet;
import java.util.Set;

/**
 * Where cells of a drawing touch. A reader of PDF smooths each edge by itself, so that along two edges at one place the
 * ground shines through; a cell that reaches below the next one leaves no ground there.
 */
final class TouchingCells {

    /** Pixels: a dot of a screen that shows the drawing in its own size, so that no smoothed dot holds ground. */
    private static final double BELOW = 1;

    private final Set<Long> lefts = new HashSet<>();
    private final Set<Long> tops = new HashSet<>();

    TouchingCells(Drawing drawing) {
        for (Mark mark : drawing.marks()) {
            if (!(mark instanceof Mark.Rect r) || !Svg.isCell(r)) continue;
            lefts.add(place(r.x()));
            tops.add(place(r.y()));
        }
    }

    /** The rectangle; a cell whose right or lower edge is another's left or upper one reaches beyond it. */
    Mark.Rect reaching(Mark.Rect r) {
        if (!Svg.isCell(r) || r.style().fill().alpha() < 1) return r;
        double right = lefts.contains(place(r.x() + r.width())) ? BELOW : 0;
        double down = tops.contains(place(r.y() + r.height())) ? BELOW : 0;
        return new Mark.Rect(r.x(), r.y(), r.width() + right, r.height() + down, r.radius(), r.style());
    }

    private static long place(double pixels) {
        return Math.round(pixels * 1000);
    }
}
