package nimbook.drawing;

import java.awt.geom.PathIterator;
import nimbook.widget.model.Markup;

/**
 * Text of an SVG as outlines of the library's font: the same picture in every viewer, but no text that could be
 * searched.
 */
public final class SvgOutlines {

    private SvgOutlines() {}

    /** The SVG element of a drawing, its letters outlines. */
    public static String text(Drawing drawing, double scale) {
        return Svg.text(drawing, scale, SvgOutlines::path);
    }

    private static String path(Mark.Text t) {
        Color color = t.style().color();
        StringBuilder d = new StringBuilder();
        double[] c = new double[6];
        for (PathIterator path = TextPiece.outline(t).getPathIterator(null); !path.isDone(); path.next()) {
            switch (path.currentSegment(c)) {
                case PathIterator.SEG_MOVETO -> d.append('M').append(points(c, 1));
                case PathIterator.SEG_LINETO -> d.append('L').append(points(c, 1));
                case PathIterator.SEG_QUADTO -> d.append('Q').append(points(c, 2));
                case PathIterator.SEG_CUBICTO -> d.append('C').append(points(c, 3));
                default -> d.append('Z');
            }
        }
        return "<path aria-label=\"" + Markup.escape(t.text()) + "\" fill=\"" + color.hex() + "\""
                + Svg.opacity("fill", color) + " d=\"" + d + "\"/>";
    }

    private static String points(double[] c, int count) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 2 * count; i++) out.append(i == 0 ? "" : " ").append(Svg.number(c[i]));
        return out.toString();
    }
}
