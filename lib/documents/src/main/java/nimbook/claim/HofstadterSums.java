package nimbook.claim;

import static nimbook.claim.Cases.cell;
import static nimbook.claim.Cases.decided;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.GrundyTable;
import nimbook.board.NimSum;
import nimbook.board.OutcomeTable;
import nimbook.claim.Verdict.Ambiguous;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;
import nimbook.claim.Verdict.Misprint;
import nimbook.claim.Verdict.NotComputable;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.logic.GameTheorem;
import nimbook.logic.Relation;
import nimbook.logic.Slips;
import nimbook.logic.TheoremSearch;
import nimbook.logic.Theory;
import nimbook.terminal.CellFamily;
import nimbook.terminal.PositionSet;
import nimbook.terminal.TerminalCensus;
import nimbook.terminal.WythoffAgreement;
import nimbook.wythoff.Wythoff;

/** The claims of hofstadter.txt about Grundy value 1, misère play, sums with a heap, and other terminal sets. */
final class HofstadterSums {

    private static final int BOARD = HofstadterClaims.BOARD;

    /** Where the two sets differ, by claims H7 and H8: all with row ≤ column. */
    private static final List<Position> EXCEPTIONS = List.of(Position.of(0, 0), Position.of(0, 3), Position.of(3, 5),
            Position.of(4, 4), Position.of(4, 7), Position.of(5, 7));

    /** The document's sets, first and second coordinates; those of A and B have the third coordinate 1. */
    private static final int[][] A = {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 0}, {3, 6}, {6, 3}, {4, 8}, {8, 4}};
    private static final int[][] B = {{0, 3}, {1, 2}, {2, 1}, {3, 0}, {4, 4}, {5, 7}, {7, 5}};
    private static final int[][] C = {{0, 0}, {1, 2}, {2, 1}, {3, 5}, {5, 3}, {4, 7}, {7, 4}};

    /** Rows that the laboratory looks at: ten times what the strips of 60 cells need to settle. */
    private static final int LAB_ROWS = 1000;

    /** Ten times what the subsets of the 4 × 4 square need. */
    private static final int SUBSET_ROWS = 110;

    /** Triangles x + y ≤ k whose misère P-positions are decided: some seconds in all. */
    private static final int TRIANGLES = 12;

    /** The claimed threshold. */
    private static final Optional<BigInteger> EIGHT = Optional.of(BigInteger.valueOf(8));

    private HofstadterSums() {}

    static void add(List<Check> all) {
        HofstadterClaims.add(all, 7, "abstract; Theorem 2", "For x ≥ 8 or y ≥ 8 the Grundy number of (x, y) is 1 if "
                + "and only if (x, y) is a P-position of Wythoff's game.", HofstadterSums::valueOne);
        HofstadterClaims.add(all, 8, "abstract; contribution 3", "For x ≥ 8 or y ≥ 8, (x, y) is a P-position of the "
                + "misère version if and only if it is one of Wythoff's game.", HofstadterSums::misere);
        HofstadterClaims.add(all, 9, "Theorem 2", "For x ≥ 8 or y ≥ 8, G₂(x, y, 1) = 0 if and only if G₀(x, y) = 0.",
                HofstadterSums::theorem2);
        HofstadterClaims.add(all, 10, "Theorem 3", "The P-positions of the misère version are those of the sum of the "
                + "original game and a heap of one stone.", HofstadterSums::theorem3);
        HofstadterClaims.add(all, 11, "small positions, set A",
                "The ten triples (0,0,1), (0,1,1), …, (8,4,1) are P-positions.", HofstadterSums::setA);
        HofstadterClaims.add(all, 12, "small positions, set B", "The triples (0,3,1), (1,2,1), (2,1,1), (3,0,1), "
                + "(4,4,1), (5,7,1), (7,5,1) are the P-positions with one stone, coordinates ≤ 7.",
                HofstadterSums::setB);
        HofstadterClaims.add(all, 13, "small positions, set C",
                "The pairs (0,0), (1,2), (2,1), (3,5), (5,3), (4,7), (7,4) are P-positions.", HofstadterSums::setC);
    }

    /** Where "in the set" and "Wythoff's P-position" differ, row ≤ column, in the square. */
    private static List<Position> differences(int side, java.util.function.BiPredicate<Integer, Integer> inSet) {
        List<Position> different = new ArrayList<>();
        for (int x = 0; x < side; x++)
            for (int y = x; y < side; y++) if (inSet.test(x, y) != Wythoff.isP(x, y)) different.add(Position.of(x, y));
        return different;
    }

    private static Relation misere(Cells terminal) {
        return GameTheorem.find(BoardGame.queen().terminal(terminal).misere()).theorem().orElseThrow().set();
    }

    /** From which row and column on they are Wythoff's P-positions; empty when they differ for ever. */
    private static Optional<BigInteger> threshold(Relation positions) {
        return positions.xor(Theory.fibonacci().relation("W(x, y)")).bound();
    }

    private static Verdict valueOne() {
        GrundyTable table = HofstadterClaims.variant().grundy(BOARD, BOARD);
        Relation misere = misere(Cells.triangle(2));
        String computed =
                "The Grundy values that the moves give, against ⌊nφ⌋. 8 is sharp: all exceptions are (0,0), (0,3), "
                + "(3,5), (4,4), (4,7), (5,7) and mirrors. Decided for all positions: the positions of value 1 are the "
                + "misère P-positions, an automaton of " + misere.automaton().states() + " states, and it differs "
                + "from Wythoff's at these positions alone.";
        String range = "all positions; compared: all " + BOARD + " × " + BOARD;
        List<Position> different = differences(BOARD, (x, y) -> table.at(x, y) == 1);
        if (!different.equals(EXCEPTIONS)) return new Fails(computed, range, different.toString(), "–");
        boolean one = TheoremSearch.valueOne(HofstadterClaims.variant()).theorem().isPresent();
        Optional<BigInteger> threshold = threshold(misere);
        return decided(one && threshold.equals(EIGHT) ? null : "threshold " + threshold, computed, range, true);
    }

    private static Verdict misere() {
        OutcomeTable table = HofstadterClaims.variant().misere().outcomes(BOARD, BOARD);
        String computed =
                "The outcomes that the moves give, against ⌊nφ⌋. 8 is sharp; the exceptions are those of H7. Decided "
                + "for all positions: the automaton of the misère P-positions and Wythoff's differ there alone.";
        String range = "all positions; compared: all " + BOARD + " × " + BOARD;
        List<Position> different = differences(BOARD, (x, y) -> table.outcome(x, y) == Outcome.P);
        if (!different.equals(EXCEPTIONS)) return new Fails(computed, range, different.toString(), "–");
        Optional<BigInteger> threshold = threshold(misere(Cells.triangle(2)));
        return decided(threshold.equals(EIGHT) ? null : "threshold " + threshold, computed, range, true);
    }

    private static Verdict theorem2() {
        int side = 300;
        GrundyTable ours = HofstadterClaims.variant().grundy(side, side);
        GrundyTable original = BoardGame.queen().grundy(side, side);
        NimSum sum = NimSum.of(HofstadterClaims.variant());
        String computed = "The value of the variant's position plus one stone, against the value in Wythoff's game. "
                + "Proof: H7, as a ⊕ 1 = 0 means a = 1.";
        String wrong = cell(side, side, (x, y) -> (x >= 8 || y >= 8) && (original.at(x, y) == 0)
                != (x < 40 && y < 40 ? sum.value(x, y, 1) == 0 : (ours.at(x, y) ^ 1) == 0));
        return decided(wrong, computed,
                "all " + side + " × " + side + " positions with x ≥ 8 or y ≥ 8, and by proof all", true);
    }

    private static Verdict theorem3() {
        OutcomeTable misere = HofstadterClaims.variant().misere().outcomes(BOARD, BOARD);
        GrundyTable ours = HofstadterClaims.variant().grundy(BOARD, BOARD);
        GrundyTable wythoff = BoardGame.queen().grundy(BOARD, BOARD);
        String computed = "Both readings of \"original game\": Wythoff's game, as in Theorem 2, and the variant in "
                + "normal play. A position plus one stone is a P-position when its value is 1.";
        String range = "all " + BOARD + " × " + BOARD + " positions";
        String neither = cell(BOARD, BOARD, (x, y) -> (misere.outcome(x, y) == Outcome.P) != (ours.at(x, y) == 1));
        if (neither != null) return new Fails(computed, range, neither, "neither reading holds");
        String first = cell(BOARD, BOARD, (x, y) -> (misere.outcome(x, y) == Outcome.P) != (wythoff.at(x, y) == 1));
        if (first == null) return new Holds(computed, range, false);
        return new Misprint(computed, range, first + ": with one stone a P-position of Wythoff's game, but an "
                + "N-position of the misère version", "The P-positions of the misère version are those of the variant "
                + "in normal play plus a heap of one stone.");
    }

    private static Verdict setA() {
        NimSum sum = NimSum.of(HofstadterClaims.variant());
        String computed = "The value of each triple. With the third coordinate 0 the ten are the variant's P-positions "
                + "with coordinates ≤ 8.";
        String first = null;
        for (int[] p : A)
            if (first == null && sum.outcome(p[0], p[1], 1) == Outcome.N) first = "(" + p[0] + ", " + p[1] + ", 1)";
        if (first == null) return new Holds(computed, "10 triples", true);
        if (!cells(A).equals(cells(sum.pPositions(9, 9, 0)))) return new Fails(computed, "coordinates ≤ 8", first, "–");
        return new Misprint(computed, "coordinates ≤ 8", first + " has value " + sum.value(A[0][0], A[0][1], 1),
                "The third coordinate is 0 in all ten.");
    }

    private static Verdict setB() {
        boolean same = cells(B).equals(cells(NimSum.of(HofstadterClaims.variant()).pPositions(8, 8, 1)));
        String computed = "Every case: the value of all 64 triples (x, y, 1).";
        return decided(same ? null : "the set differs", computed, "x, y ≤ 7", true);
    }

    private static Verdict setC() {
        BoardGame game = HofstadterClaims.variant();
        String computed =
                "The text does not say of which game. The outcome of each pair in the variant and in Wythoff's game.";
        String first = null;
        for (int[] p : C)
            if (first == null && game.outcome(p[0], p[1]) == Outcome.N) first = "(" + p[0] + ", " + p[1] + ")";
        if (first == null) return new Holds(computed, "7 pairs", true);
        Cells wythoff = new Cells("W", BoardGame.queen().outcomes(8, 8).positionsOf(0));
        if (!cells(C).equals(wythoff)) return new Fails(computed, "coordinates ≤ 7", first, "–");
        return new Ambiguous(computed, "coordinates ≤ 7", first + " is an N-position of the variant",
                "They are the P-positions of Wythoff's game with coordinates ≤ 7.");
    }

    private static Cells cells(int[][] pairs) {
        TreeSet<Position> cells = new TreeSet<>();
        for (int[] p : pairs) cells.add(Position.of(p[0], p[1]));
        return Cells.of(cells);
    }

    private static Cells cells(List<NimSum.Place> places) {
        return Cells.of(places.stream().map(NimSum.Place::cell).toList());
    }

    /** Orders sets by the square they fit into, then by the number of cells (at most 16 here). */
    private static int extent(WythoffAgreement a) {
        return 100 * Math.max(a.terminal().rows(), a.terminal().columns()) + a.terminal().size();
    }

    static Verdict otherSets() {
        String computed = "Terminal sets one by one: do the misère P-positions, or the positions of Grundy value 1, "
                + "agree with Wythoff's P-positions outside some square? For triangles it is decided for all "
                + "positions; of the others agreement in misère play is proved for each set, that of value 1, and that "
                + "others never agree, is observed.";
        String range = "triangles x + y ≤ k, k ≤ " + TRIANGLES + "; strips up to 60 cells; " + LAB_ROWS
                + " rows at any column; all 32768 subsets with (0,0) of the 4 × 4 square, " + SUBSET_ROWS + " rows";
        TerminalCensus strips = TerminalCensus.of(CellFamily.strips(60), LAB_ROWS);
        TerminalCensus subsets = TerminalCensus.of(CellFamily.subsetsOfSquare(4), SUBSET_ROWS);
        List<String> thresholds = new ArrayList<>();
        for (int k = 0; k <= TRIANGLES; k++) {
            int side = k;
            threshold(misere(Cells.triangle(k))).ifPresent(n -> thresholds.add(side + ": " + n));
        }
        boolean asKnown = thresholds.equals(List.of("0: 3", "2: 8", "3: 11"));
        for (TerminalCensus.Line line : strips.lines()) {
            int length = line.terminal().size();
            boolean lower = Wythoff.isLower(length);
            asKnown &= line.misere().agrees() == lower
                    && (!lower || line.misere().threshold() == length + Wythoff.partner((long) length));
        }
        WythoffAgreement least = null;
        for (WythoffAgreement a : subsets.agreements(PositionSet.MISERE_P)) {
            if (a.terminal().size() > 1 && (least == null || extent(a) < extent(least))) least = a;
        }
        if (!asKnown || least == null) return new Fails(computed, range, thresholds.toString(), "–");
        return new NotComputable("It extends to all triangles x + y ≤ k: the P-position of difference d > k is "
                + "(d − k + g(d − 1), 2d − k + g(d − 1)), where g(n) = min(n, k) for n ≤ 2k and g(n) = n − "
                + "g(g(n − 1)) beyond (docs/proofs.md, Theorem 13). That is Wythoff's pair, pushed k steps along its "
                + "diagonal, but for rare slips, which are decided for each k ≤ " + Slips.MOST + ". "
                + Slips.of(3) + ". " + Slips.of(4) + ". The two side properties: " + computed + " Range: "
                + range + ". The smallest other set is {" + least.terminal().name() + "}: agreement where x ≥ "
                + least.threshold() + " or y ≥ " + least.threshold() + ". In misère play they extend to x + y ≤ k for "
                + "k = 0, 2, 3 (thresholds 3, 8, 11) and no other k ≤ " + TRIANGLES + "; to the strip of L cells, as "
                + "observed, exactly when L = ⌊nφ⌋, with threshold ⌊nφ⌋ + ⌊nφ²⌋; and to "
                + subsets.agreeing(PositionSet.MISERE_P) + " of the 32768 subsets, for "
                + subsets.agreeing(PositionSet.VALUE_ONE) + " of which value 1 agrees, too.");
    }
}
