package nimbook.plot;

import java.util.ArrayList;
import java.util.List;

/** The area between the axes: what is drawn of a zoomed plot ends at its border. */
record PlotClip(double left, double top, double right, double bottom) {

    boolean contains(double x, double y) {
        return x >= left && x <= right && y >= top && y <= bottom;
    }

    double x(double value) {
        return Math.max(left, Math.min(right, value));
    }

    double y(double value) {
        return Math.max(top, Math.min(bottom, value));
    }

    /** The pieces of a line through points x, y, x, y, … that lie inside, each as such points; O(points). */
    List<List<Double>> inside(List<Double> line) {
        List<List<Double>> pieces = new ArrayList<>();
        List<Double> piece = new ArrayList<>();
        for (int i = 0; i + 3 < line.size(); i += 2) {
            double[] part = segment(line.get(i), line.get(i + 1), line.get(i + 2), line.get(i + 3));
            if (part == null) continue;
            boolean goesOn = !piece.isEmpty() && piece.get(piece.size() - 2) == part[0]
                    && piece.get(piece.size() - 1) == part[1];
            if (!goesOn) {
                piece = new ArrayList<>(List.of(part[0], part[1]));
                pieces.add(piece);
            }
            piece.add(part[2]);
            piece.add(part[3]);
        }
        return pieces;
    }

    /** The part of a segment that lies inside, or null (Liang and Barsky 1984). */
    double[] segment(double x1, double y1, double x2, double y2) {
        double[] span = {0, 1};
        double dx = x2 - x1;
        double dy = y2 - y1;
        boolean seen = cut(span, -dx, x1 - left) && cut(span, dx, right - x1) && cut(span, -dy, y1 - top)
                && cut(span, dy, bottom - y1);
        if (!seen) return null;
        return new double[] {span[0] == 0 ? x1 : x1 + span[0] * dx, span[0] == 0 ? y1 : y1 + span[0] * dy,
            span[1] == 1 ? x2 : x1 + span[1] * dx, span[1] == 1 ? y2 : y1 + span[1] * dy};
    }

    /** Keeps of t in span what has p·t ≤ q; whether anything is left. */
    private static boolean cut(double[] span, double p, double q) {
        if (p == 0) return q >= 0;
        if (p < 0) span[0] = Math.max(span[0], q / p);
        else span[1] = Math.min(span[1], q / p);
        return span[0] <= span[1];
    }
}
