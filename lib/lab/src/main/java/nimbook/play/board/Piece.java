package nimbook.play.board;

import java.util.ArrayList;
import java.util.List;
import nimbook.board.Moves;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.ShapeStyle;

/**
 * A chess piece as outlines in a square of 100 × 100 units, y down. Paths use the absolute commands M, L, C and Z.
 *
 * @param name as a sentence says it: "the queen"
 * @param body filled in the piece's colour, outlined in the paper's
 * @param balls filled circles, each centre x, y and radius
 * @param detail stroked in the paper's colour
 */
record Piece(String name, List<String> body, List<List<Double>> balls, List<String> detail) {

    private static final String BAND = "M29 73 C42 69 58 69 71 73 L73 80 C58 76 42 76 27 80 Z";
    private static final String FOOT = "M25 83 C42 79 58 79 75 83 C79 85 80 88 80 91 L20 91 C20 88 21 85 25 83 Z";

    static final Piece QUEEN = new Piece("queen",
            List.of("M29 70 L14 37 L32 54 L31 29 L43 51 L50 25 L57 51 L69 29 L68 54 L86 37 L71 70 C58 66 42 66 29 70 Z",
                    BAND, FOOT),
            List.of(ball(13, 33, 4.6), ball(31, 24.5, 4.6), ball(50, 20, 5), ball(69, 24.5, 4.6), ball(87, 33, 4.6)),
            List.of());

    static final Piece KING = new Piece("king",
            List.of("M47 9 L53 9 L53 15 L60 15 L60 21 L53 21 L53 30 L47 30 L47 21 L40 21 L40 15 L47 15 Z",
                    "M50 38 C56 26 86 26 86 46 C86 57 75 62 71 70 C58 66 42 66 29 70 C25 62 14 57 14 46 C14 26 44 26 "
                            + "50 38 Z",
                    BAND, FOOT),
            List.of(), List.of("M50 42 L50 61"));

    static final Piece ROOK = new Piece("rook",
            List.of("M25 18 L36 18 L36 26 L44.5 26 L44.5 18 L55.5 18 L55.5 26 L64 26 L64 18 L75 18 L75 35 L66 42 L66 "
                    + "42 L34 42 L25 35 Z",
                    "M36 45 L64 45 L67 70 L33 70 Z", "M30 73 L70 73 L74 80 L26 80 Z", "M20 83 L80 83 L80 91 L20 91 Z"),
            List.of(), List.of());

    static final Piece BISHOP = new Piece("bishop",
            List.of("M50 21 C66 31 71 45 67 55 C65 61 61 64 60 68 L40 68 C39 64 35 61 33 55 C29 45 34 31 50 21 Z",
                    "M38 71 L62 71 L65 78 L35 78 Z", "M18 91 C20 81 40 84 50 80 C60 84 80 81 82 91 Z"),
            List.of(ball(50, 15, 5)), List.of("M50 36 L50 54", "M42 44 L58 44"));

    static final Piece KNIGHT = new Piece("knight",
            List.of("M40 21 L43 11 L51 19 C68 21 79 36 79 60 L79 79 L35 79 C35 64 53 59 51 46 C47 53 40 55 34 56 L29 "
                    + "62 C24 64 18 60 17 55 L17 51 "
                    + "L31 31 C32 26 36 23 40 21 Z", "M31 82 L80 82 C83 84 84 87 84 91 L26 91 C26 87 28 84 31 82 Z"),
            List.of(), List.of("M38 34 L40.5 34", "M68 34 C73 44 74 54 74 68"));

    static final Piece PAWN = new Piece("piece",
            List.of("M41 42 L59 42 C60 57 70 63 72 73 L28 73 C30 63 40 57 41 42 Z",
                    "M27 76 L73 76 C78 80 80 86 80 91 L20 91 C20 86 22 80 27 76 Z"),
            List.of(ball(50, 29, 14)), List.of());

    /** The piece that moves so, or nearly so. */
    static Piece of(Moves moves) {
        if (moves.equals(Moves.king())) return KING;
        boolean rook = moves.rays().containsAll(Moves.rook().rays());
        boolean bishop = moves.rays().containsAll(Moves.bishop().rays()) || moves.diagonalWidth() > 0;
        if (rook) return bishop ? QUEEN : ROOK;
        if (bishop) return BISHOP;
        boolean leaps = moves.rays().isEmpty()
                && moves.steps().stream().allMatch(s -> Math.abs(s.down()) + Math.abs(s.left()) > 2);
        return leaps ? KNIGHT : PAWN;
    }

    private static List<Double> ball(double x, double y, double radius) {
        return List.of(x, y, radius);
    }

    /** In a square of so many pixels, its upper left corner at the origin. */
    List<Mark> marks(double side) {
        double unit = side / 100;
        Drawing.Builder sheet = Drawing.blank(1, 1);
        ShapeStyle fill = ShapeStyle.fill(Color.TEXT).outlined(Color.PAPER, Math.max(0.4, 1.6 * unit));
        for (String path : body) sheet.polygon(fill, corners(path, unit));
        for (List<Double> ball : balls)
            sheet.circle(ball.get(0) * unit, ball.get(1) * unit, ball.get(2) * unit, fill);
        for (String path : detail)
            sheet.polyline(ShapeStyle.line(Color.PAPER, Math.max(0.5, 3.2 * unit)), corners(path, unit));
        return sheet.build().marks();
    }

    /**
     * A path as corners x₀, y₀, x₁, y₁, …; a curve becomes twelve straight pieces, which at the size of a cell no eye
     * tells from it.
     */
    static double[] corners(String path, double unit) {
        List<Double> xy = new ArrayList<>();
        for (String part : path.split("(?=[MLCZ])")) {
            if (part.startsWith("Z")) continue;
            String[] words = part.substring(1).trim().split(" ");
            double[] n = new double[words.length];
            for (int i = 0; i < n.length; i++) n[i] = Double.parseDouble(words[i]);
            if (part.startsWith("C")) {
                double x = xy.get(xy.size() - 2);
                double y = xy.get(xy.size() - 1);
                for (int i = 1; i <= 12; i++) {
                    double t = i / 12.0;
                    xy.add(bezier(t, x, n[0], n[2], n[4]));
                    xy.add(bezier(t, y, n[1], n[3], n[5]));
                }
            } else {
                for (double v : n) xy.add(v);
            }
        }
        return xy.stream().mapToDouble(v -> v * unit).toArray();
    }

    private static double bezier(double t, double a, double b, double c, double d) {
        double s = 1 - t;
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    }
}
