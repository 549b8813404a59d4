package nimbook.claim;

import static nimbook.claim.Cases.cell;
import static nimbook.claim.Cases.decided;
import static nimbook.claim.Cases.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.GrundyTable;
import nimbook.board.OutcomeTable;
import nimbook.board.PPositions;
import nimbook.claim.Verdict.Ambiguous;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;
import nimbook.claim.Verdict.NotComputable;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.hofstadter.CorrectionTerm;
import nimbook.hofstadter.HofstadterG;
import nimbook.hofstadter.PrintedP1;
import nimbook.wythoff.Wythoff;

/**
 * The claims of hofstadter.txt about P₁, g and the sequences; those about Grundy value 1, misère play and sums are
 * {@link HofstadterSums}.
 */
final class HofstadterClaims {

    /** Cells a side that the engine decides. */
    static final int BOARD = 600;

    /** Values of g that are compared. */
    private static final int TERMS = 1_000_000;

    /** Rows whose P-positions are compared, at any column. */
    private static final int ROWS = 200_000;

    private HofstadterClaims() {}

    static BoardGame variant() {
        return BoardGame.queen().terminal(Cells.triangle(2));
    }

    static List<Check> checks() {
        List<Check> all = new ArrayList<>();
        add(all, 1, "abstract; definition", "The terminal set {(0,0), (1,0), (0,1), (1,1), (2,0), (0,2)} is {x + y ≤ "
                + "2}.", HofstadterClaims::terminalSet);
        add(all, 2, "1. definition of g", "g(0) = 1, g(1) = 0, and g(n) = 1 − g(m) if ⌊nφ⌋ = ⌊m(φ+1)⌋ + 1 for some m ≥ "
                + "0, else 1, defines a function.", HofstadterClaims::definition);
        add(all, 3, "2. characterisation; Theorem 1", "The P-positions are P₁: (0,0), the pairs (⌊nφ⌋ + g(n) − 1, "
                + "⌊n(φ+1)⌋ + g(n)), n ≥ 0, and their mirrors.", HofstadterClaims::printed);
        add(all, 4, "3. relation to Hofstadter's G", "For n ≥ 2, g(n) = 1 − g(h(n−1)) if h(n−2) < h(n−1), else 1, "
                + "where h(0) = 0, h(n) = n − h(h(n−1)).", HofstadterClaims::throughH);
        add(all, 5, "Lemma 8", "No move leads from a position of P₁ to another one of P₁.", HofstadterClaims::lemma8);
        add(all, 6, "Lemma 12", "From every position outside P₁ there is a move into P₁.", HofstadterClaims::lemma12);
        HofstadterSums.add(all);
        add(all, 14, "main findings, 2", "When the coordinates are large enough, the behaviour of the variant turns "
                + "into that of Wythoff's game.", HofstadterClaims::converge);
        add(all, 15, "technical innovation, 1", "The sequences ⌊nφ⌋ and ⌊n(φ+1)⌋ partition the natural numbers.",
                HofstadterClaims::partition);
        add(all, 16, "limitations, 2", "Deciding a P-position needs Hofstadter's sequence.",
                HofstadterClaims::closedForm);
        add(all, 17, "limitations, 3", "It is not clear whether the method extends to other terminal sets.",
                HofstadterSums::otherSets);
        add(all, 18, "main findings, 1", "For x, y ≤ 7 the P-positions differ much from Wythoff's.",
                HofstadterClaims::small);
        add(all, 19, "related work; references", "Gault and Clint (1988) studied the recursion.",
                () -> new NotComputable("History. They are cited and not listed; and an author is Komaki in one place "
                + "and Komak in another."));
        return all;
    }

    static void add(List<Check> all, int number, String place, String statement, Supplier<Verdict> decide) {
        all.add(new Check(new Claim("H" + number, Document.HOFSTADTER, place, statement), decide));
    }

    private static Verdict terminalSet() {
        Cells listed = Cells.of(Position.of(0, 0), Position.of(1, 0), Position.of(0, 1), Position.of(1, 1),
                Position.of(2, 0), Position.of(0, 2));
        String computed = "Every case: the six cells against the triangle.";
        return decided(listed.equals(Cells.triangle(2)) ? null : listed.name(), computed, "all cells", true);
    }

    /**
     * g(0) … g(count − 1) by the words of the definition, and nothing else; −1 where the two given values contradict
     * the rule.
     */
    private static int[] byTheWords(int count) {
        int[] g = new int[count];
        long m = 0;
        for (int n = 0; n < count; n++) {
            if ((n & 0xFFFF) == 0) nimbook.core.Work.poll();
            while (Wythoff.upper(m) + 1 < Wythoff.lower(n)) m++;
            // B grows, so m is the only candidate
            g[n] = Wythoff.upper(m) + 1 == Wythoff.lower(n) ? 1 - g[(int) m] : 1;
        }
        return g;
    }

    private static Verdict definition() {
        int[] g = byTheWords(TERMS);
        String computed = "Proof: ⌊m(φ+1)⌋ grows with m, so there is at most one m, and m < n. The two initial values "
                + "follow from the rule: no m fits n = 0, and m = 0 fits n = 1.";
        return decided(g[0] == 1 && g[1] == 0 ? null : "g(0) = " + g[0] + ", g(1) = " + g[1], computed, "all n", true);
    }

    private static Verdict printed() {
        OutcomeTable engine = variant().outcomes(BOARD, BOARD);
        Cells printed = PrintedP1.printed(BOARD);
        Cells corrected = PrintedP1.corrected(BOARD);
        String first = cell(BOARD, BOARD, (x, y) -> (engine.outcome(x, y) == Outcome.P) != printed.contains(x, y));
        String wrong = cell(BOARD, BOARD, (x, y) -> (engine.outcome(x, y) == Outcome.P) != corrected.contains(x, y));
        String computed = "The outcomes that the moves give, against P₁ as printed and against P₁ with (1, 1).";
        String range = "all " + BOARD + " × " + BOARD + " positions";
        if (wrong != null) return new Fails(computed, range, wrong, "the correction fails, too");
        if (first == null) return new Holds(computed, range, false);
        return new Fails(computed, range, first + " is a P-position and not in P₁",
                "The P-positions are P₁ ∪ {(1, 1)}.");
    }

    private static Verdict throughH() {
        int[] g = byTheWords(TERMS);
        int[] h = HofstadterG.byRecursion(TERMS);
        String computed = "By the words of both definitions. Proof: h(n−1) is the number of lower Wythoff numbers up "
                + "to n − 1 (h(n) = ⌊(n+1)/φ⌋), so it grows at n − 1 exactly when n − 1 = A(m), m = h(n−1); and A(A(m) "
                + "+ 1) = B(m) + 1.";
        String wrong = number(2, TERMS - 1,
                n -> (h[n - 2] < h[n - 1] ? 1 - g[h[n - 1]] : 1) != g[n] || h[n] != HofstadterG.term(n));
        return decided(wrong, computed, "n = 2 to " + (TERMS - 1) + ", and by proof all n", true);
    }

    private static Verdict lemma8() {
        List<Position> p1 = PrintedP1.printed(20 * BOARD).list();
        Set<Integer> rows = new TreeSet<>();
        Set<Integer> differences = new TreeSet<>();
        String computed = "Outside the terminal set the positions of P₁ share no row, no column and no diagonal with "
                + "any other. Within it they do: as queen's moves (0,2) → (0,1) would stay in P₁; the lemma holds "
                + "because terminal cells have no moves. Proof: docs/proofs.md, section 5, by Beatty's theorem.";
        for (Position p : p1) {
            if (p.row() + p.column() <= 2) {
                rows.add(p.row());
                differences.add(p.column() - p.row());
            }
        }
        for (Position p : p1) {
            if (p.row() + p.column() <= 2) continue;
            // the set is its own mirror image: rows speak for columns
            if (!rows.add(p.row()) || !differences.add(p.column() - p.row()))
                return new Fails(computed, "x, y < " + 20 * BOARD, p.toString(), "–");
        }
        return new Holds(computed, p1.size() + " positions with x, y < " + 20 * BOARD + ", and by proof all", true);
    }

    private static Verdict lemma12() {
        Cells p1 = PrintedP1.printed(BOARD);
        boolean[] columns = new boolean[BOARD];
        boolean[] diagonals = new boolean[2 * BOARD];
        String computed = "Every position outside P₁, its row, column and diagonal searched for a position of P₁.";
        String range = "all " + BOARD + " × " + BOARD + " positions";
        String first = null;
        for (int x = 0; x < BOARD; x++) {
            boolean row = false;
            for (int y = 0; y < BOARD; y++) {
                int diagonal = y - x + BOARD;
                boolean member = p1.contains(x, y);
                boolean sees = row || columns[y] || diagonals[diagonal];
                if (!member && x + y > 2 && !sees) return new Fails(computed, range, "(" + x + ", " + y + ")", "–");
                if (!member && x + y <= 2) first = "(" + x + ", " + y + ")";
                row |= member;
                columns[y] |= member;
                diagonals[diagonal] |= member;
            }
        }
        if (first == null) return new Holds(computed, range, false);
        return new Fails(computed, range, first + " is outside P₁ as printed, and no move leads from it",
                "From every non-terminal position outside P₁ there is a move into P₁.");
    }

    private static Verdict converge() {
        PPositions ours = variant().pPositions(ROWS);
        List<Position> shared = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            for (int column : ours.columns(row)) if (Wythoff.isP(row, column)) shared.add(Position.of(row, column));
        }
        String computed = "P-positions of both games in common: " + shared + ". Proof by H3: the variant's P-position "
                + "with difference n + 1 has the smaller pile A(n) + g(n) − 1 ≤ A(n) < A(n + 1), which is Wythoff's.";
        String range = "rows below " + ROWS + " at any column, and by proof all";
        if (shared.size() > 1) return new Fails(computed, range, "–", "–");
        GrundyTable table = variant().grundy(12, 12);
        String example = "(6, 10) is a P-position of Wythoff's game and has value " + table.at(6, 10)
                + " here; so has every later one";
        return new Ambiguous(computed, range, example,
                "Of the P-positions it is false: they share (0, 0) alone. It is the positions of Grundy value 1, and "
                + "the misère P-positions, that agree with Wythoff's P-positions (H7, H8).");
    }

    private static Verdict small() {
        Cells ours = new Cells("P", variant().outcomes(8, 8).positionsOf(0));
        Cells theirs = new Cells("W", BoardGame.queen().outcomes(8, 8).positionsOf(0));
        List<Position> shared = ours.list().stream().filter(p -> theirs.contains(p.row(), p.column())).toList();
        String computed = "Every case: of " + ours.size() + " and " + theirs.size() + " P-positions they share "
                + shared + "; and so for " + "ever (H14).";
        return decided(shared.equals(List.of(Position.of(0, 0))) ? null : shared.toString(), computed, "x, y ≤ 7",
                true);
    }

    private static Verdict partition() {
        boolean[] seen = new boolean[TERMS + 1];
        String computed = "Every number from 1 on is hit once, with n ≥ 1. (The document lets n begin at 0: then 0 is "
                + "in both.) Proof: Rayleigh's theorem, since 1/φ + 1/φ² = 1.";
        for (long n = 1; Wythoff.lower(n) <= TERMS; n++) {
            for (long value : new long[] {Wythoff.lower(n), Wythoff.upper(n)}) {
                if (value > TERMS) continue;
                if (seen[(int) value]) return new Fails(computed, "1 to " + TERMS, Long.toString(value), "–");
                seen[(int) value] = true;
            }
        }
        return decided(number(1, TERMS, n -> !seen[n]), computed,
                "1 to " + TERMS + ", and by proof all positive integers", true);
    }

    private static Verdict closedForm() {
        int[] g = byTheWords(TERMS);
        String computed = "The closed form against the definition and against the way through h. Its proof: "
                + "docs/proofs.md, section 5.";
        String range = "n < " + TERMS + " and 60 numbers of up to 200 digits; by proof all n";
        String wrong = number(0, TERMS - 1, k -> CorrectionTerm.g(k) != g[k]);
        if (wrong != null) return new Fails(computed, range, wrong, "the closed form fails, too");
        BigInteger n = BigInteger.valueOf(7);
        for (int i = 0; i < 60; i++) {
            // a sequence of numbers without pattern, up to 200 digits: each the last one squared, cut off, and shifted
            n = n.multiply(n).add(BigInteger.valueOf(i)).mod(BigInteger.TEN.pow(4 + 3 * i + i / 4)).add(BigInteger.TWO);
            if (CorrectionTerm.g(n) != CorrectionTerm.byDefinition(n)
                    || CorrectionTerm.g(n) != CorrectionTerm.byHofstadterG(n)) {
                return new Fails(computed, range, "n = " + n, "the closed form fails, too");
            }
        }
        return new Fails(computed, range, "n = 10^60: g = " + CorrectionTerm.g(BigInteger.TEN.pow(60))
                + " without a term of the sequence",
                "For n ≥ 1, g(n) = 0 exactly when exactly one of these holds: n is an upper Wythoff number; n + 1 is a "
                + "Fibonacci number. So a position is decided at any size by a few products.");
    }
}
