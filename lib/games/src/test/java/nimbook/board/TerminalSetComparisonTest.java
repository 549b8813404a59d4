package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/** Numbers without another origin are those of an independent search, made before this code. */
class TerminalSetComparisonTest {

    private static final int SIDE = 48;

    /** The exceptions of each of the 256 subsets of the 3 × 3 square, found on the board alone. */
    @Test
    void subsetsOfTheSquareAgainstTheBoard() {
        OutcomeTable wythoff = BoardGame.queen().outcomes(SIDE, SIDE);
        TerminalCensus census = TerminalCensus.of(CellFamily.subsetsOfSquare(3), 400);
        assertEquals(256, census.lines().size());
        for (TerminalCensus.Line line : census.lines()) {
            assertTrue(line.terminal().contains(0, 0));
            BoardGame game = BoardGame.queen().terminal(line.terminal());
            check(line.misere(), wythoff, game.misere().outcomes(SIDE, SIDE).positionsOf(0));
            check(line.valueOne(), wythoff, game.grundy(SIDE, SIDE).positionsOf(1));
            assertFalse(line.valueOne().proved());
            assertEquals(line.misere().agrees(), line.misere().proved());
        }
    }

    private static void check(WythoffAgreement said, OutcomeTable wythoff, List<Position> inSet) {
        TreeSet<Position> different = new TreeSet<>(inSet);
        for (Position p : wythoff.positionsOf(0)) if (!different.remove(p)) different.add(p);
        int last = 0;
        for (Position p : different) last = Math.max(last, Math.max(p.row(), p.column()));
        if (said.agrees()) {
            assertEquals(new ArrayList<>(different), said.exceptions(), said.toString());
            assertEquals(different.isEmpty() ? 0 : last + 1, said.threshold(), said.toString());
        } else {
            // what does not settle still differs in the second half of the board
            assertTrue(last > SIDE / 2, said.toString());
            assertEquals(-1, said.threshold());
        }
    }

    @Test
    void families() {
        TerminalCensus triangles = TerminalCensus.of(CellFamily.triangles(30));
        assertEquals(List.of(3, 8, 11),
                triangles.agreements(PositionSet.MISERE_P).stream().map(WythoffAgreement::threshold).toList());
        assertEquals(new TerminalCensus.Summary("row + column ≤ 2", 6, 8, "proved", 8, "observed to row 299"),
                TerminalCensus.of(CellFamily.triangles(2), 300).table().get(2));
        assertEquals(new TerminalCensus.Summary("row + column ≤ 1", 3, null, "observed to row 299", null,
                "observed to row 299"), TerminalCensus.of(CellFamily.triangles(1), 300).table().get(1));
        TerminalCensus strips = TerminalCensus.of(CellFamily.strips(40));
        // ⌊nφ⌋ and ⌊nφ⌋ + ⌊nφ²⌋ for n = 1 … 24, OEIS A000201 and A003622 + 1
        int[] lengths = {1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33, 35, 37, 38, 40};
        List<WythoffAgreement> agreeing = strips.agreements(PositionSet.MISERE_P);
        assertEquals(lengths.length, agreeing.size());
        for (int i = 0; i < lengths.length; i++) {
            assertEquals(lengths[i], agreeing.get(i).terminal().size());
            assertEquals(2 * lengths[i] + i + 1, agreeing.get(i).threshold());
            assertTrue(agreeing.get(i).proved());
        }
        TerminalCensus four = TerminalCensus.of(CellFamily.subsetsOfSquare(4), 110);
        assertEquals(10_536, four.agreeing(PositionSet.MISERE_P));
        assertEquals(4_675, four.agreeing(PositionSet.VALUE_ONE));
    }

    /** Settled as far as one can see: the second half of the rows shows no difference, however few rows that are. */
    @Test
    void halfTheRowsWithoutADifference() {
        List<WythoffAgreement> settled =
                TerminalCensus.of(CellFamily.subsetsOfSquare(3), 400).agreements(PositionSet.VALUE_ONE);
        assertTrue(settled.size() > 5);
        for (WythoffAgreement far : settled) {
            int last = far.from();
            for (int rows = Math.max(2, 2 * last - 1); rows < 3 * last; rows++) {
                WythoffAgreement near =
                        TerminalSetComparison.ofRows(rows).compare(far.terminal(), PositionSet.VALUE_ONE);
                if (rows >= 2 * last) assertEquals(far.threshold(), near.threshold());
                if (rows == 2 * last - 1) assertFalse(near.agrees());
            }
        }
    }

    /** The numbers of partitions, OEIS A000041. */
    @Test
    void youngDiagrams() {
        int[] partitions = {1, 2, 3, 5, 7, 11, 15, 22, 30, 42};
        for (int n = 1; n <= partitions.length; n++) {
            CellFamily family = CellFamily.youngDiagrams(n);
            assertEquals(partitions[n - 1], family.size());
            TreeSet<String> names = new TreeSet<>();
            for (int i = 0; i < family.size(); i++) {
                assertEquals(n, family.get(i).size());
                names.add(family.get(i).list().toString());
            }
            assertEquals(family.size(), names.size());
        }
        assertEquals(Cells.square(2), CellFamily.squares(3).get(1));
    }
}
