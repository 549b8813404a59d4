package nimbook.claim;

import static nimbook.claim.Cases.cell;
import static nimbook.claim.Cases.decided;
import static nimbook.claim.Cases.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.GrundyTable;
import nimbook.board.OutcomeTable;
import nimbook.claim.Verdict.Ambiguous;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;
import nimbook.claim.Verdict.NotComputable;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.document.PrintedP1;
import nimbook.hofstadter.CorrectionTerm;
import nimbook.hofstadter.HofstadterG;
import nimbook.logic.Theory;
import nimbook.wythoff.Wythoff;

/**
 * The claims of hofstadter.txt about P₁, g and the sequences; those about Grundy value 1, misère play and sums are
 * {@link HofstadterSums}.
 */
final class HofstadterClaims {

    /** Cells a side that the engine decides. */
    static final int BOARD = 600;

    /** Values of g that are compared. */
    private static final int TERMS = 10_000;

    /** P₁ of the document, as printed. */
    private static final String P1 = "x = y = 0 | (some n: x + 1 = A(n) + g(n) & y = B(n) + g(n) | "
            + "y + 1 = A(n) + g(n) & x = B(n) + g(n))";

    private HofstadterClaims() {}

    /** The golden theory with P₁ as {@code P1(x, y)}. */
    private static Theorems theorems() {
        return Theorems.in(Theory.fibonacci().define("P1(x, y)", P1));
    }

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
        add(all, 20, "limitations, 1", "The definition of g is rather complicated, and less elegant than the closed "
                + "form of Wythoff's game.", () -> new NotComputable("An opinion. g has a closed form: H16."));
        add(all, 21, "future directions, 3", "Other famous recursive sequences are to be looked for in games.",
                () -> new NotComputable("A plan. The sequence of this game is G; others are not looked for here."));
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
        String computed = "There is at most one m, and it is less than n, so the rule defines g(n) by recursion; the "
                + "function with the closed form of H16 follows it. The two initial values follow from the rule: no m "
                + "fits n = 0, and m = 0 fits n = 1.";
        String wrong = number(0, TERMS - 1, n -> g[n] != CorrectionTerm.g(n));
        return theorems().that("all n, m, l: A(n) = B(m) + 1 & A(n) = B(l) + 1 => m = l < n")
                .that("all n, m: A(n) = B(m) + 1 => g(n) = 1 - g(m)")
                .that("all n: g(n) = 1 | (some m: A(n) = B(m) + 1)").that("g(0) = 1 & g(1) = 0")
                .verdict(wrong, computed, "n < " + TERMS);
    }

    private static Verdict printed() {
        OutcomeTable engine = variant().outcomes(BOARD, BOARD);
        Cells printed = PrintedP1.printed(BOARD);
        Cells corrected = PrintedP1.corrected(BOARD);
        String first = cell(BOARD, BOARD, (x, y) -> (engine.outcome(x, y) == Outcome.P) != printed.contains(x, y));
        String wrong = cell(BOARD, BOARD, (x, y) -> (engine.outcome(x, y) == Outcome.P) != corrected.contains(x, y));
        String computed = "The outcomes that the moves give, against P₁ as printed and against P₁ with (1, 1). "
                + theorems().positions(variant(), "P1(x, y) | x = y = 1").text();
        String range = "all " + BOARD + " × " + BOARD + " positions";
        if (wrong != null) return new Fails(computed, range, wrong, "the correction fails, too");
        if (first == null) return new Holds(computed, range, false);
        return new Fails(computed, range, first + " is a P-position and not in P₁",
                "The P-positions are P₁ ∪ {(1, 1)}.");
    }

    private static Verdict throughH() {
        int[] g = byTheWords(TERMS);
        int[] h = HofstadterG.byRecursion(TERMS);
        String wrong = number(2, TERMS - 1,
                n -> (h[n - 2] < h[n - 1] ? 1 - g[h[n - 1]] : 1) != g[n] || h[n] != HofstadterG.term(n));
        return theorems().that("all n >= 1: G(n) = n - G(G(n-1))")
                .that("all n >= 2: G(n-2) < G(n-1) => g(n) = 1 - g(G(n-1))")
                .that("all n >= 2: G(n-2) >= G(n-1) => g(n) = 1")
                .verdict(wrong, "By the words of both definitions.", "n = 2 to " + (TERMS - 1));
    }

    private static Verdict lemma8() {
        OutcomeTable engine = variant().outcomes(BOARD, BOARD);
        String wrong = cell(BOARD, BOARD,
                (x, y) -> engine.outcome(x, y) == Outcome.P && !variant().winningMoves(x, y).isEmpty());
        String computed = "It holds because terminal cells have no moves: as queen's moves (0,2) → (0,1) would stay in "
                + "P₁. The winning moves of each P-position of the engine: none.";
        return theorems().that("all x, y, u, v: P1(x, y) & x + y > 2 & queen(x, y, u, v) => ~P1(u, v)")
                .verdict(wrong, computed, "all " + BOARD + " × " + BOARD + " positions");
    }

    private static Verdict lemma12() {
        Cells p1 = PrintedP1.printed(BOARD);
        String first = cell(3, 3, (x, y) -> x + y <= 2 && !p1.contains(x, y));
        return new Fails(theorems().that("all x, y: x + y > 2 & ~P1(x, y) => (some u, v: queen(x, y, u, v) & P1(u, v))")
                .text(), "all positions", first + " is outside P₁ as printed, and no move leads from it",
                "From every non-terminal position outside P₁ there is a move into P₁.");
    }

    private static Verdict converge() {
        String computed = theorems().that("all x, y: P1(x, y) & W(x, y) => x = y = 0").text() + " With H3: P-positions "
                + "of both games in common are (0, 0) alone.";
        String range = "all positions";
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
        String computed = "Rayleigh's theorem, since 1/φ + 1/φ² = 1. (The document lets n begin at 0: then 0 is in "
                + "both.) The place of each number.";
        String wrong = number(1, TERMS, n -> Wythoff.isLower(n) == (Wythoff.upper(Wythoff.numberOf(n)) == n));
        return theorems().that("all k >= 1: (some n >= 1: k = A(n)) xor (some n >= 1: k = B(n))")
                .verdict(wrong, computed, "1 to " + TERMS);
    }

    private static Verdict closedForm() {
        int[] g = byTheWords(TERMS);
        String computed = "The closed form against the definition and against the way through h. It is g in H2, where "
                + "it is decided for all n; its proof by hand: docs/proofs.md, section 5.";
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
