package nimbook.heatmap;

import java.util.ArrayList;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;

/** What theorems say of a heatmap's game: told where a figure is described, for those who do not see the lines. */
final class HeatmapFacts {

    /** Terminal triangles that are requested; drawn ones are smaller. */
    private static final int MOST = 13;

    private HeatmapFacts() {}

    static List<String> of(Heatmap map) {
        BoardGame game = map.game().orElse(null);
        List<String> facts = new ArrayList<>();
        if (game == null || map.shows() == Heatmap.Shows.VALUES) return facts;
        boolean values = map.shows() == Heatmap.Shows.GRUNDY;
        if (game.equals(BoardGame.queen())) {
            facts.add("The P-positions are (⌊nφ⌋, ⌊nφ²⌋) and their mirror images, φ the golden ratio (Wythoff 1907): "
                    + "they lie near two lines through the corner, of slopes φ and 1/φ.");
            if (values)
                facts.add("Each row is periodic but for a number that every period adds (Dress, Flammenkamp and Pink "
                        + "1999; Landman 2002).");
        } else if (game.equals(BoardGame.queen().misere())) {
            facts.add("The P-positions are (0, 1), (2, 2) and Wythoff's pairs from (3, 5) on, with their mirror "
                    + "images: they lie near two lines through the corner, of slopes φ and 1/φ.");
        } else if (game.equals(BoardGame.rook())) {
            facts.add(values ? "The value of (x, y) is the nim-sum x ⊕ y: 0 on the diagonal alone (Bouton 1901)."
                    : "The P-positions are the diagonal (Bouton 1901).");
        }
        for (int k = 1; k < MOST && game.moves().equals(BoardGame.queen().moves()); k++) {
            if (!game.equals(BoardGame.queen().terminal(Cells.triangle(k)))) continue;
            facts.add("The P-positions off the triangle are (d − k + g(d − 1), 2d − k + g(d − 1)), d > " + k
                    + ", k = " + k + ", and their mirror images, where g(n) = min(n, k) for n ≤ 2k and "
                    + "g(n) = n − g(g(n − 1)) beyond (docs/proofs.md, Theorem 13): they lie near two lines of slopes φ "
                    + "and 1/φ.");
        }
        for (int t = 2; t < MOST; t++) {
            if (game.equals(BoardGame.tWythoff(t)))
                facts.add("The P-positions are (⌊nα⌋, ⌊nα⌋ + " + t + "n) and their mirror images, α = (2 − t + "
                        + "√(t² + 4))/2 with t = " + t + " (Fraenkel 1982): they lie near two lines through the "
                        + "corner.");
        }
        return facts;
    }
}
