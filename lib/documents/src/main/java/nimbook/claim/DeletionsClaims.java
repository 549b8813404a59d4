package nimbook.claim;

import static nimbook.claim.Cases.decided;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import nimbook.board.BoardGame;
import nimbook.claim.Verdict.Ambiguous;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;
import nimbook.claim.Verdict.Misprint;
import nimbook.claim.Verdict.NotComputable;
import nimbook.core.Grid;
import nimbook.deletions.DigitMove;
import nimbook.deletions.DigitalDeletions;
import nimbook.document.PrintedTables;
import nimbook.document.RookProperty;
import nimbook.rook.MisereRook;
import nimbook.rook.RookPeriods;
import nimbook.rook.RookPreperiods;

/**
 * The claims of deletions.txt. g comes from the board engine, which has only the moves and the forbidden corner, f from
 * formula (1).
 */
final class DeletionsClaims {

    /** Rows and columns in which a property is tried. */
    private static final int BOARD = 400;

    /** Strings up to this length are searched by the rules. */
    private static final int LENGTH = 4;

    /** Rows and columns in which a step of a proof is tried: it looks at whole rows and columns. */
    private static final int PROOF = 60;

    /** Rows whose periods are computed within a second. */
    private static final int ROWS = 13;

    /** Rows whose preperiods are computed from a table of some thousand columns. */
    private static final int PREPERIODS = 45;

    private DeletionsClaims() {}

    static List<Check> checks() {
        List<Check> all = new ArrayList<>();
        add(all, 1, "section 1, Table 1 left", "P- and N-positions, misère play, options, the Sprague–Grundy function "
                + "and the sum of games are defined; the sum of two heaps is the rook's game, with g(m, n) = m ⊕ n.",
                () -> printed("Table 1, left", PrintedTables.nim(), BoardGame.rook().grundy(8, 8),
                "The 64 entries against the rook's Grundy values."));
        add(all, 2, "section 2", "A move lowers a digit, or deletes a zero and all digits after it; the value of H_a : "
                + "H_b : … : H_m is f_a : (f_b : … : (f_m : 0)), the empty string has value 0.",
                DeletionsClaims::strings);
        add(all, 3, "section 2, (1), Table 1 right",
                "f_n : x = mex{f_n : x′, f_n′ : x | 0 ≤ n′ < n, 0 ≤ x′ < x}, n > 0; f_0 : x = mex{f_0 : x′, 0 | 0 ≤ x′ "
                + "< x}.", DeletionsClaims::recursion);
        add(all, 4, "section 2, (2)", "The position 618034 has value 1; the only winning move leads to 612034.",
                DeletionsClaims::example);
        add(all, 5, "section 2", "The first three rows are known to be arithmetically periodic: f_0 : x = x + 1, f_1 : "
                + "x = x, f_2 : x = x + 3 (mod 3), f_3 : (x + 9) = f_3 : x + 9 for x ≥ 3.", DeletionsClaims::firstRows);
        add(all, 6, "section 3, Table 2", "Periods t, preperiods p and ratios of the periods, of g and of f, for m = 0 "
                + "to 9.", DeletionsClaims::periods);
        add(all, 7, "section 3, (G1), (G2)", "g, the inverse of f, is the Sprague–Grundy function of the rook that may "
                + "not enter (0, 0): g(m, n) = mex{g(m′, n), g(m, n′)}, g(0, 0) = −1.", DeletionsClaims::inverse);
        add(all, 8, "section 3, Figure 2", "The values of g and of f for m, n = 0 to 22.", DeletionsClaims::figure2);
        add(all, 9, "section 3, (G3)–(G5)", "g(m, n) = g(n, m); g(0, n) = n − 1, g(1, n) = n; g(n, n) = 0 for n ≥ 2.",
                () -> properties(RookProperty.ofG().subList(2, 5), false));
        add(all, 10, "section 3, (G6)", "g(2n, 2n − 1) = 1 and g(2n, 2n + 1) = 2 for n ≥ 2; g(0, 1) = 0, g(1, 2) = 2, "
                + "g(2, 3) = 4; beyond these g(n, n + 1) = (3 + (−1)ⁿ)/2.",
                () -> properties(RookProperty.ofG().subList(5, 6), false));
        add(all, 11, "section 3, (G7), (G8)", "g(m, n) < m + n; g(m, n) ≥ |m − n| for m, n ≥ 1.",
                () -> properties(RookProperty.ofG().subList(6, 8), true));
        add(all, 12, "section 3, Theorem 1", "For each m, g(m, n + t) = g(m, n) + t for all n ≥ p, with some p and t.",
                () -> theorem(true));
        add(all, 13, "section 3, Theorem 2", "Ten properties of f that follow from those of g.",
                () -> properties(RookProperty.ofF(), false));
        add(all, 14, "section 3, Theorem 3", "For each m, f(m, n + t) = f(m, n) + t for all n ≥ p; the periods of f "
                + "and g are the same.", () -> theorem(false));
        add(all, 15, "section 4, proof of (G2)", "R^f(m, n) = R₁ ∪ R₂ with R₁ = R^f ∩ {x < n}, and k = f(m, n) is in "
                + "C^f(m, n′) whenever f(m, n′) is in R₂.", DeletionsClaims::proofOfG2);
        add(all, 16, "section 4, proof of Theorem 1", "R(m, n₀ + τ) ⊃ [0, n₀ − m + τ].",
                DeletionsClaims::proofOfTheorem1);
        add(all, 17, "section 1, Figure 1",
                "Pictures of the rook's game: normal, with an added cell, with a forbidden cell.", () ->
                new NotComputable("Drawn from the games: BoardGame.rook(), MisereRook.gameOfF and MisereRook.game."));
        add(all, 18, "section 3", "The periods and preperiods were found, by computer, for m up to 9.",
                DeletionsClaims::beyond);
        DeletionsProofs.add(all);
        return all;
    }

    static void add(List<Check> all, int number, String place, String statement, Supplier<Verdict> decide) {
        all.add(new Check(new Claim("D" + number, Document.DELETIONS, place, statement), decide));
    }

    private static Verdict printed(String where, Grid printed, Grid computed, String text) {
        return verdict(PrintedTables.misprints(where, printed, computed), text,
                printed.rows() * printed.columns() + " entries");
    }

    private static Verdict verdict(List<PrintedTables.Misprint> found, String text, String range) {
        if (found.isEmpty()) return new Holds("Every case. " + text, range, true);
        PrintedTables.Misprint first = found.get(0);
        return new Misprint(text + " " + found.size() + " differ.", range, first.where() + ", row " + first.row()
                + ", column " + first.column() + ": " + first.printed(), first.computed());
    }

    private static Verdict recursion() {
        Verdict table = printed("Table 1, right", PrintedTables.f(), MisereRook.fByInverse(8, 8),
                "The 64 entries against the inverse of g.");
        int corner = PrintedTables.f().at(0, 0);
        if (!(table instanceof Holds) || corner == 0) return table;
        return new Ambiguous(table.computed() + " They are right when each element has its own condition. Read as one "
                + "set with one condition for all, either line has no element at x = 0.", table.range(),
                "x = 0: {f_0 : x′, 0 | 0 ≤ x′ < 0} is empty, and its mex is 0; Table 1 has f_0 : 0 = " + corner,
                "f_n : x = mex({f_n : x′ | x′ < x} ∪ {f_n′ : x | n′ < n}) for n > 0; f_0 : x = mex({f_0 : x′ | x′ < x} "
                + "∪ {0}).");
    }

    /** A function that is 0 at the empty string and the mex of its options everywhere is the Grundy function. */
    private static Verdict strings() {
        String computed =
                "Every position: its value by f against the mex of the values of all its options, made by the rules.";
        String range = "all decimal strings up to length " + LENGTH;
        int[][] values = new int[LENGTH + 1][];
        for (int length = 0, count = 1; length <= LENGTH; length++, count *= 10) {
            values[length] = new int[count];
            for (int i = 0; i < count; i++) {
                DigitalDeletions position = position(length, i);
                values[length][i] = position.value();
                BitSet options = new BitSet();
                for (DigitMove move : position.moves()) options.set(move.isDeletion()
                        ? values[move.place()][i / power(length - move.place())] : values[length][i
                        - (position.digit(move.place()) - move.to()) * power(length - 1 - move.place())]);
                if (options.nextClearBit(0) != position.value())
                    return new Fails(computed, range, position.toString(), "–");
            }
        }
        return new Holds(computed + " Proof: the values of ordinal sums, Conway, On Numbers and Games, chapter 15.",
                range, true);
    }

    private static DigitalDeletions position(int length, int number) {
        StringBuilder digits = new StringBuilder(length == 0 ? "" : Integer.toString(number));
        while (digits.length() < length) digits.insert(0, '0');
        return DigitalDeletions.of(digits.toString());
    }

    private static int power(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) power *= 10;
        return power;
    }

    private static Verdict example() {
        DigitalDeletions position = DigitalDeletions.of("618034");
        String computed = "Every case: suffix values 1 6 6 3 2 4, needed for a P-position 0 5 5, which 2 in place of 8 "
                + "gives: f(2, 3) = 5. The values after each of the 23 moves agree.";
        List<String> zero = new ArrayList<>();
        for (DigitMove move : position.moves()) if (move.after().value() == 0) zero.add(move.toString());
        boolean agrees = position.value() == 1 && zero.equals(List.of("612034"))
                && position.winningMoves().toString().equals("[612034]") && position.moves().size() == 23;
        return decided(agrees ? null : zero.toString(), computed, "618034", true);
    }

    private static Verdict firstRows() {
        String computed = "The four rows, the formula for f₂ read literally.";
        Grid f = MisereRook.fByRecursion(4, BOARD);
        int literal = -1;
        for (int x = 0; x + 9 < BOARD; x++) {
            boolean meant = f.at(0, x) == x + 1 && f.at(1, x) == x && f.at(2, x + 3) == f.at(2, x) + 3;
            boolean third = x < 3 || f.at(3, x + 9) == f.at(3, x) + 9;
            if (!meant || !third) return new Fails(computed, "x < " + BOARD, "x = " + x, "–");
            if (literal < 0 && f.at(2, x) != (x + 3) % 3) literal = x;
        }
        if (literal < 0) return new Holds(computed, "x < " + BOARD, true);
        if (f.at(3, 11) == f.at(3, 2) + 9)
            return new Fails(computed, "x < " + BOARD, "f₃ repeats from x = 2 on already", "–");
        return new Misprint(computed + " They are four; 3 is the least preperiod of f₃.", "x < " + BOARD, "f₂ : "
                + literal + " = " + f.at(2, literal) + ", while " + literal + " + 3 (mod 3) is " + (literal + 3) % 3,
                "the first four rows: … f₂ : (x + 3) = f₂ : x + 3, beginning 2, 0, 1; …");
    }

    private static Verdict periods() {
        return verdict(PrintedTables.periodMisprints(), "Each entry against the least period and preperiod, found from "
                + "the structure of the rows and certified.", "all 80 entries");
    }

    private static Verdict inverse() {
        String computed = "The board engine's table of the rook with a forbidden corner, inverted, against f by "
                + "formula (1); and the mex rule in every cell.";
        Grid f = MisereRook.fByRecursion(BOARD, BOARD);
        List<PrintedTables.Misprint> found = PrintedTables.misprints("f", f, MisereRook.fByInverse(BOARD, BOARD));
        if (!found.isEmpty())
            return new Fails(computed, square(), "(" + found.get(0).row() + ", " + found.get(0).column() + ")", "–");
        Grid g = MisereRook.game().grundy(BOARD, BOARD);
        for (RookProperty property : RookProperty.ofG().subList(0, 2)) {
            Optional<String> cell = property.test().counterexample(g, f);
            if (cell.isPresent()) return new Fails(computed, square(), cell.get(), "–");
        }
        return new Holds(computed + " Proof: the paper's, with D15 corrected.", square(), true);
    }

    private static Verdict figure2() {
        List<PrintedTables.Misprint> found = new ArrayList<>(
                PrintedTables.misprints("Figure 2, g", PrintedTables.figureG(), MisereRook.game().grundy(23, 23)));
        found.addAll(PrintedTables.misprints("Figure 2, f", PrintedTables.figureF(), MisereRook.fByRecursion(23, 23)));
        return verdict(found, "Each entry of both halves against the table.", "all 1 058 entries");
    }

    private static Verdict properties(List<RookProperty> properties, boolean sharp) {
        Grid g = MisereRook.game().grundy(BOARD, BOARD);
        Grid f = MisereRook.fByRecursion(BOARD, BOARD);
        StringBuilder names = new StringBuilder();
        for (RookProperty property : properties) {
            Optional<String> cell = property.test().counterexample(g, f);
            if (cell.isPresent())
                return new Fails(property.statement(), square(), property.name() + " at " + cell.get(), "–");
            names.append(names.isEmpty() ? "" : ", ").append(property.name().replace("Theorem 2, ", ""));
        }
        boolean met = g.at(1, 7) == 7 && g.at(2, 5) == 3;
        if (sharp && !met) return new Fails("Both bounds.", square(), "they are not met", "–");
        return new Holds("In every cell of the tables: " + names
                + (properties.size() == RookProperty.ofF().size() ? ". Proof: f(m, n) = k ⇔ g(m, k) = n carries each "
                + "line over, a direct verification; the paper writes one out." : ". Proof: section 4 of the paper.")
                + (sharp ? " Both bounds are met, by g(1, 7) = 7 and g(2, 5) = 3." : ""), square(), true);
    }

    private static Verdict theorem(boolean g) {
        for (RookPeriods row : RookPeriods.table(ROWS)) {
            if (!row.g().isProved() || row.g().period() != row.f().period())
                return new Fails("Least periods.", "m ≤ " + ROWS, "m = " + "" + row.m(), "–");
        }
        return new Holds(g ? "Proof: section 4, with D16 and D21 corrected. Least periods and preperiods, each with a "
                + "certificate." : "Proof: from Theorem 1. The preperiods of f are others than those of g.",
                "m ≤ " + ROWS + ", all n", true);
    }

    private static Verdict proofOfG2() {
        Grid f = MisereRook.fByRecursion(PROOF, PROOF);
        String printed = null;
        for (int m = 0; m < PROOF; m++) {
            for (int n = 0; n < PROOF; n++) {
                int k = f.at(m, n);
                for (int earlier = 0; earlier < n; earlier++) {
                    int x = f.at(m, earlier);
                    boolean above = false;
                    for (int i = 0; i < m; i++) above |= f.at(i, earlier) == k;
                    if (x >= k && !above)
                        return new Fails("R₁ = R^f ∩ {x < k}.", cells(), "(" + m + ", " + n + ")", "–");
                    if (x >= n && !above && printed == null) {
                        printed = "m = " + m + ", n = " + n + ": x = f(" + m + ", " + earlier + ") = " + x
                                + " is in R₂, and C^f(" + m + ", " + earlier + ") lacks k = " + k;
                    }
                }
            }
        }
        String computed = "Both sets in every cell, read literally and with x < k. The rest of the proof uses x < k.";
        return printed == null ? new Holds(computed, cells(), false)
                : new Misprint(computed, cells(), printed, "R₁ = R^f(m, n) ∩ {x < k}");
    }

    /** Columns from 4m on, as n₀ + τ ≥ 2T and T ≥ 2m there. */
    private static Verdict proofOfTheorem1() {
        Grid g = MisereRook.game().grundy(PROOF, 4 * PROOF);
        String printed = null;
        for (int m = 1; m < PROOF; m++) {
            BitSet row = new BitSet();
            for (int n = 0; n < 4 * PROOF; n++) {
                int lacks = row.nextClearBit(0);
                if (lacks < n - m)
                    return new Fails("R(m, n) ⊃ [0, n − m − 1].", cells(), "(" + m + ", " + n + ")", "–");
                if (n >= 4 * m && lacks == n - m && printed == null)
                    printed = "R(" + m + ", " + n + ") = " + row + " lacks " + lacks + " = " + n + " − " + m;
                row.set(g.at(m, n));
            }
        }
        String computed = "R(m, n) for n ≥ 4m, as n₀ + τ is there. The interval is one too long; the chain of "
                + "inclusions that follows holds all the same, as T ≥ 2m.";
        String range = "m < " + PROOF + ", n < " + 4 * PROOF;
        return printed == null ? new Holds(computed, range, false)
                : new Misprint(computed, range, printed, "R(m, n₀ + τ) ⊃ [0, n₀ − m + τ − 1]");
    }

    private static Verdict beyond() {
        StringBuilder after = new StringBuilder();
        for (int m = 10; m <= ROWS; m++)
            after.append(after.isEmpty() ? "" : ", ").append(RookPeriods.of(m).g().period());
        int[] p = RookPreperiods.upTo(PREPERIODS).g();
        int most = 0;
        for (int i : p) most = Math.max(most, i);
        return new NotComputable(
                "History; D6 checks what was found. They go on, from m = 10: " + after + ". Rows 14 to 17 take longer "
                        + "(RookPeriods.of). The preperiods of rows to " + PREPERIODS + " are at most " + most + ".");
    }

    private static String square() {
        return BOARD + " × " + BOARD;
    }

    private static String cells() {
        return PROOF + " × " + PROOF;
    }
}
