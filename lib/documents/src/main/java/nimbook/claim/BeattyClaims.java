package nimbook.claim;

import static nimbook.claim.Cases.cell;
import static nimbook.claim.Cases.decided;
import static nimbook.claim.Cases.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import nimbook.board.BoardGame;
import nimbook.board.OutcomeTable;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;
import nimbook.claim.Verdict.Misprint;
import nimbook.core.Outcome;
import nimbook.document.BeattyProof;
import nimbook.document.FloatCode;
import nimbook.document.InductionStep;
import nimbook.document.MoveDerivation;
import nimbook.logic.Theory;
import nimbook.number.BeattyPair;
import nimbook.number.Coverage;
import nimbook.number.Golden;
import nimbook.number.Quadratic;
import nimbook.number.Slope;
import nimbook.wythoff.Piles;
import nimbook.wythoff.TWythoff;
import nimbook.wythoff.Wythoff;

/** The claims of beatty.txt. */
final class BeattyClaims {

    /** Cells a side that the engine decides. */
    private static final int BOARD = 250;

    /** How far the sequences are followed. */
    private static final int PAIRS = 10_000;

    /** Pairs whose argument is written out line by line. */
    private static final int PROCESSES = 600;

    /** Numbers that each Beatty pair must cover. */
    private static final int COVERED = 200_000;

    /** Slopes of several kinds: the golden ratio and its square, close to 1, close to 2, large. */
    private static final List<String> SLOPES =
            List.of("(1+√5)/2", "(3+√5)/2", "√2", "√3", "(5+√7)/7", "(1+√1000)/3", "√999999");

    private BeattyClaims() {}

    static List<Check> checks() {
        List<Check> all = new ArrayList<>();
        add(all, 1, "introduction", "The first P-positions are (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, "
                + "15).", BeattyClaims::first);
        add(all, 2, "properties", "aₙ is the least natural number in no earlier P-position, and bₙ = aₙ + n.",
                BeattyClaims::mex);
        add(all, 3, "game process", "bₙ = aₙ + n > aₙ₋₁ + n > aₙ₋₁ + n − 1 = bₙ₋₁ > aₙ₋₁, so every natural number is "
                + "in exactly one P-position.", BeattyClaims::chain);
        add(all, 4, "game process", "From a P-position one can move to N-positions only.", BeattyClaims::noMoves);
        add(all, 5, "game process", "At an N-position (x, y): if the partner of x is less than y, lower y to it; else "
                + "take x − a(y−x) from both.", BeattyClaims::derivation);
        add(all, 6, "derivation", "1/a + 1/(a + 1) = 1 gives a = (√5 + 1)/2.", BeattyClaims::equation);
        add(all, 7, "derivation", "(a, b), a ≤ b, is lost for the player to move exactly when a is the integer part of "
                + "(b − a)(√5 + 1)/2.", BeattyClaims::formula);
        add(all, 8, "\"Betty's\" theorem", "If two irrationals satisfy 1/a + 1/b = 1, then A = {[na]} and B = {[na]}, "
                + "n ∈ Z, have A ∩ B = ∅ and A ∪ B = N⁺.", BeattyClaims::theorem);
        add(all, 9, "proof, A ∩ B = ∅", "k = [ma] = [nb] would give k < m + n < k + 1.", BeattyClaims::disjoint);
        add(all, 10, "proof, A ∪ B = N⁺", "k in neither set gives m/k < 1/a < (m+1)/(k+1), n/k < 1/b < (m+1)/(k+1), "
                + "hence m + n < k < k + 1 < m + n + 2.", BeattyClaims::covering);
        add(all, 11, "derivation", "The same as code: a == (int)((b − a) * (√5 + 1) / 2).", BeattyClaims::code);
        add(all, 12, "proof, A ∩ B = ∅", "a and b are greater than 1, so [na] has no repetition.",
                BeattyClaims::noRepetition);
        add(all, 13, "proof, A ∪ B = N⁺", "Let k be in C_{N⁺}A ∪ B.", BeattyClaims::complement);
        return all;
    }

    private static void add(List<Check> all, int number, String place, String statement, Supplier<Verdict> decide) {
        all.add(new Check(new Claim("B" + number, Document.BEATTY, place, statement), decide));
    }

    private static Verdict first() {
        OutcomeTable engine = BoardGame.queen().outcomes(10, 16);
        List<Piles> found = new ArrayList<>();
        for (int x = 0; x < 10; x++)
            for (int y = x; y < 16; y++) if (engine.outcome(x, y) == Outcome.P) found.add(Piles.of(x, y));
        String want = "[(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15)]";
        return decided(found.toString().equals(want) ? null : found.toString(),
                "Every case: all P-positions with x ≤ 9, x ≤ y ≤ 15, from the moves alone.", "10 × 16 positions", true);
    }

    private static Verdict mex() {
        List<Piles> pairs = TWythoff.of(1).byMex(PAIRS);
        String wrong = number(0, PAIRS - 1, n -> !pairs.get(n).equals(Wythoff.pair(n)));
        return Theorems.in(Theory.fibonacci()).positions(BoardGame.queen(), "W(x, y)")
                .that("all n, k < A(n): some m < n: k = A(m) | k = B(m)")
                .that("all n, m < n: A(m) < A(n) & B(m) != A(n)").that("all n: B(n) = A(n) + n")
                .verdict(wrong, "The pairs by mex against (⌊nφ⌋, ⌊nφ²⌋).", "n < " + PAIRS);
    }

    private static Verdict chain() {
        List<Integer> failing = new ArrayList<>();
        boolean conclusion = true;
        for (int n = 1; n <= PROCESSES; n++) {
            InductionStep process = InductionStep.at(n);
            if (!process.holds()) failing.add(n);
            conclusion &= process.lines().get(process.lines().size() - 1).holds();
        }
        String computed = "Each inequality for each n, and that aₙ, bₙ are new: "
                + (conclusion ? "that conclusion holds throughout. " : "that fails. ")
                + Theorems.in(Theory.fibonacci()).that("all n >= 2: B(n) > A(n-1) + n > B(n-1) > A(n-1)").text();
        String range = "n = 1 to " + PROCESSES;
        if (failing.isEmpty()) return new Holds(computed, range, false);
        InductionStep smallest = InductionStep.at(failing.get(0));
        String line = smallest.lines().stream().filter(r -> !r.holds()).findFirst().orElseThrow().numbers();
        return new Fails(computed, range, "n = " + failing.get(0) + ": " + line, failing.size() == 1 ? "The chain "
                + "holds from n = 2 on; its conclusion holds for every n, since b₀ = a₀ = 0 is one number in one pair."
                : "–");
    }

    private static Verdict noMoves() {
        String wrong = number(0, PROCESSES, n -> !Wythoff.winningMoves(Wythoff.pair(n)).isEmpty());
        return Theorems.in(Theory.fibonacci()).that("all x, y, u, v: W(x, y) & queen(x, y, u, v) => ~W(u, v)")
                .verdict(wrong, "The winning moves of each pair: none.", "n ≤ " + PROCESSES);
    }

    private static Verdict derivation() {
        OutcomeTable engine = BoardGame.queen().outcomes(BOARD, BOARD);
        String wrong = cell(BOARD, BOARD, (x, y) -> {
            Optional<Piles> to = MoveDerivation.at(x, y).move();
            if (to.isEmpty()) return engine.outcome(x, y) == Outcome.N;
            int a = to.get().x().intValue();
            int b = to.get().y().intValue();
            return engine.outcome(x, y) == Outcome.P || engine.outcome(a, b) == Outcome.N || a > x || b > y
                    || a != x && b != y && x - a != y - b;
        });
        return Theorems.in(Theory.fibonacci()).that("all x, y, p: x <= y & ~W(x, y) & W(x, p) => p < y "
                + "| A(y - x) < x").verdict(wrong, "The derivation at every position: its move is legal and ends at a "
                + "P-position of the engine. The indices of aₓ, bₓ there mean \"the partner of x\", not the x-th pair.",
                "all " + BOARD + " × " + BOARD + " positions");
    }

    private static Verdict equation() {
        // 1/a + 1/(a+1) = 1 ⇔ (2a + 1) = a² + a ⇔ a² = a + 1; the roots are (1 ± √5)/2
        Quadratic positive = Quadratic.of(1, 5, 2);
        Quadratic negative = Quadratic.of(1, -1, 5, 2);
        boolean both = positive.complement().equals(Quadratic.of(3, 5, 2))
                && negative.complement().equals(Quadratic.of(3, -1, 5, 2));
        return decided(both && positive.signum() > 0 && negative.signum() < 0 ? null
                : "a = " + positive, "Proof: exact arithmetic; the equation is a² = a + 1; a = (1 ± √5)/2 both have "
                + "complement a + 1, and only (1 + √5)/2 is positive.", "the equation", true);
    }

    private static Verdict formula() {
        String computed = "In exact arithmetic against the engine's outcomes. The text orders the piles a ≤ b; with a "
                + "> b the lost (2, 1) would be missed.";
        OutcomeTable engine = BoardGame.queen().outcomes(BOARD, BOARD);
        String wrong = cell(BOARD, BOARD,
                (a, b) -> a <= b && (a == Golden.floorPhi(b - a)) != (engine.outcome(a, b) == Outcome.P));
        return Theorems.in(Theory.fibonacci()).that("all a, b: a <= b => (W(a, b) <=> a = A(b - a))")
                .verdict(wrong, computed, "a ≤ b < " + BOARD);
    }

    private static Verdict noRepetition() {
        String wrong = null;
        for (String slope : SLOPES) {
            BeattyPair pair = BeattyPair.of(Slope.parse(slope));
            if (!pair.coverage(COVERED).repeated().isEmpty()) wrong = pair.toString();
        }
        return decided(wrong, "No number is hit twice. Proof: 1/a and 1/b are positive with sum 1, so a, b > 1, and na "
                + "grows by more than 1.",
                "1 to " + COVERED + " for each of " + SLOPES.size() + " slopes, and by proof all", true);
    }

    private static Verdict complement() {
        String computed = "Read from left to right the set is (C A) ∪ B; what is meant is the complement of both.";
        Coverage golden = BeattyPair.of(Slope.parse("(1+√5)/2")).coverage(10);
        if (!golden.isPartition()) return new Fails(computed, "a = φ", golden.toString(), "–");
        return new Misprint(computed, "a = φ", "a = φ: 2 = ⌊b⌋ is in (C A) ∪ B, and is in B", "k ∈ C_{N⁺}(A ∪ B)");
    }

    private static Verdict code() {
        String computed = "First failures for a ≤ b: float at b − a = " + FloatCode.FLOAT.firstFailure().difference()
                + ", double at " + FloatCode.DOUBLE.firstFailure().difference() + ", 64-bit long double at "
                + FloatCode.LONG_DOUBLE.firstFailure().difference() + ", int piles overflow at "
                + FloatCode.INT32.firstFailure().difference() + ".";
        String range = "b − a to the first failure";
        FloatCode.Failure first = FloatCode.DOUBLE.firstFailure();
        return new Fails(computed, range, first.denied() + ": in double the cast gives " + first.computed(),
                "With a ≤ b and exact arithmetic. In IEEE double it is right only for b − a < " + first.difference()
                        + " = F₄₀.");
    }

    private static Verdict theorem() {
        Coverage printed = Coverage.of(Quadratic.GOLDEN, Quadratic.GOLDEN, 10);
        String wrong = null;
        for (String slope : SLOPES) {
            BeattyPair pair = BeattyPair.of(Slope.parse(slope));
            if (!pair.coverage(COVERED).isPartition()) wrong = pair.toString();
        }
        String computed = "As printed both sets are the same; with B = {⌊nb⌋}, n ≥ 1, the partition was checked for "
                + SLOPES.size() + " slopes. The theorem is Beatty's (1926), after Rayleigh (1894).";
        String range = "1 to " + COVERED + " for each slope";
        if (wrong != null) return new Fails(computed, range, wrong, "–");
        if (printed.isPartition()) return new Holds(computed, range, false);
        return new Misprint(computed, range, "a = φ: " + printed.repeated().get(0) + " is in both sets, "
                + printed.missing().get(0) + " " + "in neither",
                "B = {⌊nb⌋}; n ≥ 1, not n ∈ Z; the irrationals must be positive.");
    }

    private static Verdict disjoint() {
        String wrong = null;
        for (String slope : SLOPES) {
            BeattyPair pair = BeattyPair.of(Slope.parse(slope));
            for (long k = 1; k <= 2000; k++) {
                var lines = BeattyProof.disjoint(pair, k).lines();
                if (lines.get(0).holds() && lines.get(1).holds() || lines.get(0).holds() != lines.get(2).holds()
                        || lines.get(1).holds() != lines.get(3).holds()) wrong = pair + ", k = " + k;
            }
        }
        return decided(wrong, "Each line with numbers: 1 and 3, 2 and 4 say the same, and lines 1 and 2 never hold "
                + "together. Proof: the document's, which is correct.", "k ≤ 2000, " + SLOPES.size() + " slopes", true);
    }

    private static Verdict covering() {
        String computed = "Each line with numbers: the assumption never holds for both sequences. The upper bound of "
                + "1/b is printed (m+1)/(k+1), and does not follow from k < (n+1)b − 1.";
        String range = "k ≤ 2000, " + SLOPES.size() + " slopes";
        String smallest = null;
        for (String slope : SLOPES) {
            BeattyPair pair = BeattyPair.of(Slope.parse(slope));
            for (long k = 1; k <= 2000; k++) {
                var lines = BeattyProof.covering(pair, k).lines();
                if (lines.get(0).holds() && lines.get(1).holds() || lines.get(6).holds())
                    return new Fails(computed, range, pair + ", k = " + "" + k, "–");
                if (smallest == null && lines.get(4).holds() && !lines.get(5).holds())
                    smallest = pair + ", k = " + k + ": not " + lines.get(5).numbers();
            }
        }
        if (smallest == null) return new Holds(computed, range, false);
        return new Misprint(computed, range, smallest, "n/k < 1/b < (n+1)/(k+1); with it the proof is correct.");
    }
}
