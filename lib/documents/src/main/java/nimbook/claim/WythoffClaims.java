package nimbook.claim;

import static nimbook.claim.Cases.cell;
import static nimbook.claim.Cases.decided;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import nimbook.board.BoardGame;
import nimbook.board.OutcomeTable;
import nimbook.claim.Verdict.Ambiguous;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;
import nimbook.claim.Verdict.NotComputable;
import nimbook.core.Outcome;
import nimbook.document.Construction;
import nimbook.logic.Theory;
import nimbook.wythoff.MisereWythoff;
import nimbook.wythoff.Wythoff;
import nimbook.wythoff.ZeckendorfRule;

/** The claims of wythoff.txt. Game outcomes come from the board engine, which has only the moves. */
final class WythoffClaims {

    /** Cells a side that the engine decides; the theorems are compared with it there. */
    private static final int BOARD = 400;

    private static final String SQUARE = "all " + BOARD + " × " + BOARD + " positions";

    /** Differences for which the Fibonacci rule is tried. */
    private static final int DIFFERENCES = 10_000;

    /** The document's table (x, y), n = 0 to 20. */
    private static final int[] X = {0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32};
    private static final int[] Y = {0, 2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52};

    private WythoffClaims() {}

    static List<Check> checks() {
        List<Check> all = new ArrayList<>();
        add(all, 1, "introduction", "Two piles; a move takes any number from one pile, or the same number from both; "
                + "whoever takes last wins. Equivalently a queen moves towards the corner of a board, and whoever "
                + "reaches the corner wins.",
                () -> new NotComputable("A definition: it is what BoardGame.queen() plays."));
        add(all, 2, "principle of the winning positions",
                "Starting from (0, 0), the position with the least row, column and difference that are not struck is "
                + "the next P-position; its row, column and difference are struck.", WythoffClaims::construction);
        add(all, 3, "table", "The P-positions (x, y) for n = 0 to 20 are those of the table.", WythoffClaims::table);
        add(all, 4, "floor functions", "The P-positions are (⌊nφ⌋, ⌊nφ²⌋), n ≥ 0.", WythoffClaims::floors);
        add(all, 5, "floor functions", "φ² − φ = 1 and 1/φ + 1/φ² = 1, so that Rayleigh's theorem gives the floor "
                + "formula.", WythoffClaims::golden);
        add(all, 6, "Zeckendorf representation", "If y − x = ΣF(nᵢ − 1) is the Zeckendorf representation, then x = "
                + "ΣF(nᵢ) and y = ΣF(nᵢ + 1).", WythoffClaims::zeckendorf);
        add(all, 7, "misère rule", "In misère play the P-positions are (0, 1), (2, 2) and (⌊nφ⌋, ⌊nφ²⌋) for n ≥ 2.",
                WythoffClaims::misere);
        add(all, 8, "figures", "Two pictures: the queen on the chess board, and the P-positions as red squares.",
                () -> new NotComputable("Drawn from the computed outcomes instead."));
        add(all, 9, "introduction", "Gardner wrote in 1977 that the game was played in China; it was the second game "
                + "to be solved, after Nim.", () -> new NotComputable("History."));
        add(all, 10, "table", "x is A066096, y is A090909, both in one line A072061.",
                () -> new NotComputable("What an encyclopedia of sequences holds. A072061, and A090909 in its present "
                + "form, leave out the (0, 0) with which the table begins."));
        return all;
    }

    private static void add(List<Check> all, int number, String place, String statement, Supplier<Verdict> decide) {
        all.add(new Check(new Claim("W" + number, Document.WYTHOFF, place, statement), decide));
    }

    private static Verdict construction() {
        OutcomeTable engine = BoardGame.queen().outcomes(BOARD, BOARD);
        boolean[][] made = new boolean[BOARD][BOARD];
        for (Construction.Step step : Construction.of(BOARD)) {
            if (step.y() < BOARD) made[step.x()][step.y()] = made[step.y()][step.x()] = true;
        }
        String computed = "The construction, which keeps marks of used rows, columns and differences only, against the "
                + "outcomes that the moves give. A position that is added sees none of the earlier ones, and one that "
                + "is struck sees one (Wythoff 1907).";
        return Theorems.in(Theory.fibonacci()).that("all n, k < A(n): some m < n: k = A(m) | k = B(m)")
                .that("all n, m < n: A(m) < A(n) & B(m) != A(n)")
                .verdict(compare(engine, (x, y) -> made[x][y]), computed, SQUARE);
    }

    private static Verdict table() {
        OutcomeTable engine = BoardGame.queen().outcomes(Y[20] + 1, Y[20] + 1);
        String computed = "Every case: the 21 columns against the engine; they are all P-positions with x ≤ y ≤ 52.";
        int next = 0;
        for (int x = 0; x <= Y[20]; x++) {
            for (int y = x; y <= Y[20]; y++) {
                if (engine.outcome(x, y) == Outcome.N) continue;
                if (next > 20 || X[next] != x || Y[next] != y)
                    return new Fails(computed, "x ≤ y ≤ 52", "(" + x + ", " + y + ")", "–");
                next++;
            }
        }
        return next == 21 ? new Holds(computed, "n = 0 to 20", true)
                : new Fails(computed, "x ≤ y ≤ 52", "(" + X[next] + ", " + Y[next] + ")", "–");
    }

    private static Verdict floors() {
        String computed = "(⌊nφ⌋, ⌊nφ²⌋) in exact arithmetic against the engine's outcomes (Wythoff 1907).";
        return Theorems.in(Theory.fibonacci()).positions(BoardGame.queen(), "W(x, y)")
                .verdict(compare(BoardGame.queen().outcomes(BOARD, BOARD), Wythoff::isP), computed, SQUARE);
    }

    private static Verdict golden() {
        // φ = (1 + √5)/2 as the pair (p, q) of p + q√5 over 2: φ·φ = (6 + 2√5)/4
        int[] phi = {1, 1};
        int[] square = {(phi[0] * phi[0] + 5 * phi[1] * phi[1]) / 2, (2 * phi[0] * phi[1]) / 2};
        boolean first = square[0] - phi[0] == 2 && square[1] - phi[1] == 0;
        // 1/φ + 1/φ² = (φ + 1)/φ², and it is 1 as φ + 1 = φ²
        boolean second = phi[0] + 2 == square[0] && phi[1] == square[1];
        String computed = "Proof: exact arithmetic in ℚ(√5), φ² = (3 + √5)/2 = φ + 1, and 1/φ + 1/φ² = (φ + 1)/φ² = 1. "
                + "Both φ and φ² are irrational and positive, as the theorem asks.";
        return decided(first && second ? null : "φ² = (" + square[0] + " + " + square[1] + "√5)/2", computed,
                "identities", true);
    }

    private static Verdict zeckendorf() {
        String computed = "Three readings. By the letter nᵢ ≥ 1, so that F₀ may take part: 2 = F₀ + F₃ would give (4, "
                + "6), an N-position. Zeckendorf's sum, without F₀ and F₁, is the shift of the digits, and gives (A + "
                + "1, B + 1) exactly when y − x is a lower Wythoff number, where its least index is even. The sum with "
                + "an odd least index gives (A, B): F₁ + F₃ + … + F₂ₑ₋₁ in place of F₂ₑ makes either shift one less. "
                + Theorems.in(Theory.fibonacci()).that("all n >= 1: "
                + "(shl(n) = A(n) & shl(shl(n)) = B(n)) xor (shl(n) = A(n) + 1 & shl(shl(n)) = B(n) + 1)")
                .that("all n >= 1: shl(n) = A(n) + 1 <=> (some m >= 1: n = A(m))").text();
        String range = "y − x = 1 to " + DIFFERENCES;
        String first = null;
        for (int n = 1; n <= DIFFERENCES; n++) {
            ZeckendorfRule printed = ZeckendorfRule.asPrinted(n);
            BigInteger excess = printed.x().subtract(Wythoff.lower(BigInteger.valueOf(n)));
            boolean asSaid = excess.equals(Wythoff.isLower(n) ? BigInteger.ONE : BigInteger.ZERO)
                    && printed.right() != Wythoff.isLower(n);
            if (!asSaid || !ZeckendorfRule.corrected(n).right())
                return new Fails(computed, range, "y − x = " + n, "the correction fails, too");
            if (!printed.right() && first == null) first = "y − x = " + n + ": " + printed;
        }
        if (first == null || Wythoff.isP(4, 6)) return new Holds(computed, range, false);
        return new Ambiguous(computed, range, first, "Take the sum of y − x whose least index is odd (F₁ allowed): 3 = "
                + "F₁ + F₃ gives x = F₂ + F₄ = 4 and y = F₃ + F₅ = 7.");
    }

    private static Verdict misere() {
        String computed = "The engine's outcomes in misère play against the three families.";
        return Theorems.in(Theory.fibonacci()).positions(BoardGame.queen().misere(), "x + y = 1 | x = y = 2 | "
                + "W(x, y) & x + y > 3").verdict(compare(BoardGame.queen().misere().outcomes(BOARD, BOARD),
                MisereWythoff::isP), computed, SQUARE);
    }

    /** The first cell where the table's P-positions are not the given ones, or null. */
    private static String compare(OutcomeTable engine, Cases.Cell given) {
        return cell(BOARD, BOARD, (x, y) -> (engine.outcome(x, y) == Outcome.P) != given.at(x, y));
    }
}
