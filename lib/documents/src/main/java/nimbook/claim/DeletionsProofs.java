package nimbook.claim;

import static nimbook.claim.Cases.cell;
import static nimbook.claim.Cases.decided;

import java.util.List;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;
import nimbook.claim.Verdict.Misprint;
import nimbook.claim.Verdict.NotComputable;
import nimbook.core.Grid;
import nimbook.rook.MisereRook;
import nimbook.rook.RookPreperiods;

/** The claims of deletions.txt that stand within its proofs and remarks; the others are {@link DeletionsClaims}. */
final class DeletionsProofs {

    /** Rows and columns of f that are compared with the rook's game. */
    private static final int ROWS = 30;

    private static final int COLUMNS = 40;

    /** Squares Q_k that are counted. */
    private static final int SQUARES = 120;

    /** Rows whose preperiods are compared. */
    private static final int PREPERIODS = 45;

    private DeletionsProofs() {}

    static void add(List<Check> all) {
        DeletionsClaims.add(all, 19, "section 3", "The table of f is that of a rook's game with an added cell.",
                DeletionsProofs::addedCell);
        DeletionsClaims.add(all, 20, "section 4, proof of (G6)", "For k ≥ 3 the square m, n ≤ k of g holds exactly one "
                + "2 in each row and column if k is odd, exactly one 1 if k is even.", DeletionsProofs::squares);
        DeletionsClaims.add(all, 21, "section 4, proof of Theorem 1", "h(m, n) = g(m, n) − n has −m ≤ h(m, n) < m.",
                DeletionsProofs::band);
        DeletionsClaims.add(all, 22, "section 4, proof of Theorem 3", "f(m, n + t) = f(m, n) + t for n > max g(m, j) "
                + "over j < p, p the preperiod of g.", DeletionsProofs::bound);
        DeletionsClaims.add(all, 23, "section 2", "That the digits are decimal does not matter.",
                () -> new NotComputable("A remark: f is defined for all m, and DigitalDeletions takes any base."));
    }

    private static Verdict addedCell() {
        Grid game = MisereRook.gameOfF(ROWS).grundy(ROWS, COLUMNS + 1);
        Grid f = MisereRook.fByRecursion(ROWS, COLUMNS);
        String computed = "The board engine's values beside the added cell, against f by formula (1). Proof: formula "
                + "(1), where the added cell's 0 is what row 0 must not hold.";
        return decided(cell(ROWS, COLUMNS, (m, n) -> game.at(m, n + 1) != f.at(m, n)), computed,
                range() + ", and by proof all", true);
    }

    private static String range() {
        return ROWS + " × " + COLUMNS;
    }

    private static Verdict squares() {
        Grid g = MisereRook.tableOfG(SQUARES + 1, SQUARES + 1);
        String computed = "Counted in each row and column of each square. Proof: a row has no value twice, and by (G6) "
                + "the 2s are (0, 3), (1, 2), (2, 1), (3, 0) and the pairs (2n, 2n + 1), the 1s (0, 2), (1, 1), (2, 0) "
                + "and the pairs (2n − 1, 2n), n ≥ 2, with their mirrors; both by one induction.";
        for (int k = 3; k <= SQUARES; k++) {
            int value = k % 2 == 1 ? 2 : 1;
            for (int line = 0; line <= k; line++) {
                int inRow = 0;
                int inColumn = 0;
                for (int i = 0; i <= k; i++) {
                    if (g.at(line, i) == value) inRow++;
                    if (g.at(i, line) == value) inColumn++;
                }
                if (inRow != 1 || inColumn != 1)
                    return new Fails(computed, "k ≤ " + SQUARES, "k = " + k + ", line " + line, "–");
            }
        }
        return new Holds(computed, "k = 3 to " + SQUARES + ", and by proof all", true);
    }

    private static Verdict band() {
        Grid g = MisereRook.tableOfG(ROWS, COLUMNS);
        String computed = "In every cell. For m ≥ 1 it follows from (G7) and (G8), which are stated for m ≥ 1.";
        String wrong = cell(ROWS, COLUMNS, (m, n) -> m > 0 && (g.at(m, n) - n < -m || g.at(m, n) - n >= m));
        if (wrong != null) return new Fails(computed, range(), wrong, "–");
        return new Misprint(computed, range(), "m = 0: h(0, 0) = " + g.at(0, 0), "for m ≥ 1");
    }

    private static Verdict bound() {
        RookPreperiods preperiods = RookPreperiods.upTo(PREPERIODS);
        int[] p = preperiods.g();
        int[] least = preperiods.f();
        String computed = "The bound against the least preperiods of f. Proof: the paper's. It is not sharp: for m = 3 "
                + "it gives 5, and 3 is the least.";
        for (int m = 0; m <= PREPERIODS; m++) {
            Grid g = MisereRook.tableOfG(m + 1, p[m] + 1);
            int most = -1;
            for (int j = 0; j < p[m]; j++) most = Math.max(most, g.at(m, j));
            boolean sharp = m == 3 && (most != 4 || least[m] != 3);
            if (least[m] > most + 1 || sharp) return new Fails(computed, "m ≤ " + PREPERIODS, "m = " + m, "–");
        }
        return new Holds(computed, "m ≤ " + PREPERIODS + ", and by proof all", true);
    }
}
