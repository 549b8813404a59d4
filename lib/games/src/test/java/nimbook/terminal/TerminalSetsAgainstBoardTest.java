package nimbook.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.GrundyTable;
import nimbook.board.OutcomeTable;
import nimbook.board.PPositions;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/**
 * What the laboratory of terminal sets says, held against the P-positions of the same games row by row, and its sums
 * against its lines.
 */
class TerminalSetsAgainstBoardTest {

    private static final int ROWS = 120;

    /**
     * Of each set: the first row, below the terminal cells, after which the same columns and diagonals are used as in
     * Wythoff's game; without one the row after the last that differs, and the first exceptions.
     */
    @Test
    void wherePlayBecomesWythoffs() {
        PPositions wythoff = BoardGame.queen().pPositions(ROWS);
        TerminalSetComparison comparison = TerminalSetComparison.ofRows(ROWS);
        for (Cells terminal : sets()) {
            WythoffAgreement said = comparison.compare(terminal, PositionSet.MISERE_P);
            assertEquals(List.of(terminal, PositionSet.MISERE_P, ROWS),
                    List.of(said.terminal(), said.set(), said.rows()));
            PPositions misere = BoardGame.queen().terminal(terminal).misere().pPositions(ROWS);
            BitSet columns = new BitSet();
            BitSet diagonals = new BitSet();
            TreeSet<Position> different = new TreeSet<>();
            int proved = 0;
            int last = 0;
            for (int a = 0; a < ROWS && proved == 0; a++) {
                int here = misere.column(a);
                int there = wythoff.column(a);
                columns.flip(here);
                columns.flip(there);
                diagonals.flip(here - a + ROWS);
                diagonals.flip(there - a + ROWS);
                if (here != there) {
                    different.add(Position.of(a, here));
                    different.add(Position.of(a, there));
                    last = a + 1;
                }
                if (columns.isEmpty() && diagonals.isEmpty() && a + 1 >= terminal.rows()) proved = a + 1;
            }
            assertEquals(proved > 0, said.proved(), said.toString());
            assertEquals(proved > 0, said.agrees(), said.toString());
            assertEquals(proved > 0 ? proved : last, said.from(), said.toString());
            List<Position> listed = new ArrayList<>(different);
            assertEquals(proved > 0 ? listed : listed.subList(0, Math.min(50, listed.size())), said.exceptions(),
                    said.toString());
            assertEquals(proved > 0
                    ? "proved for all coordinates: used rows, columns and diagonals coincide from row " + proved + " on"
                    : "observed up to row 119", said.evidence());
        }
    }

    private static List<Cells> sets() {
        List<Cells> sets = new ArrayList<>(
                List.of(Cells.none(), Cells.of(Position.of(0, 119)), Cells.of(Position.of(119, 3)), Cells.triangle(1)));
        CellFamily family = CellFamily.subsetsOfSquare(3);
        for (int i = 0; i < family.size(); i += 3) sets.add(family.get(i));
        for (int length = 1; length < 20; length++) sets.add(Cells.strip(length));
        return sets;
    }

    /** A census is its parts one after the other, and its sums are those of its lines. */
    @Test
    void aCensusAndItsParts() {
        CellFamily family = CellFamily.subsetsOfSquare(3);
        TerminalCensus census = TerminalCensus.of(family, 60);
        assertEquals(List.of(family.name(), 60), List.of(census.family(), census.rows()));
        List<TerminalCensus.Line> joined = new ArrayList<>(TerminalCensus.part(family, 60, 0, 100));
        joined.addAll(TerminalCensus.part(family, 60, 100, 100));
        joined.addAll(TerminalCensus.part(family, 60, 100, 256));
        assertEquals(joined, census.lines());
        TerminalSetComparison comparison = TerminalSetComparison.ofRows(60);
        for (PositionSet question : List.of(PositionSet.MISERE_P, PositionSet.VALUE_ONE)) {
            List<WythoffAgreement> agreeing = new ArrayList<>();
            for (int i = 0; i < 256; i++) {
                WythoffAgreement said = comparison.compare(family.get(i), question);
                if (said.agrees()) agreeing.add(said);
                TerminalCensus.Summary summary = census.table().get(i);
                boolean misere = question == PositionSet.MISERE_P;
                TerminalCensus.Line line = census.lines().get(i);
                assertEquals(said, misere ? line.misere() : line.valueOne());
                Integer threshold = misere ? summary.misereThreshold() : summary.valueOneThreshold();
                if (said.agrees()) assertEquals(said.threshold(), threshold);
                else assertNull(threshold);
                assertEquals(said.proved() ? "proved" : "observed to row 59",
                        misere ? summary.misereEvidence() : summary.valueOneEvidence());
            }
            assertEquals(agreeing, census.agreements(question));
            assertEquals(agreeing.size(), census.agreeing(question));
        }
    }

    /** The classes grouped by their answers, against the same family compared set by set. */
    @Test
    void theSharesOfTheClasses() {
        for (int side = 1; side <= 3; side++) {
            Map<Integer, Long> sets = new TreeMap<>();
            Map<Integer, Set<Cells>> cores = new HashMap<>();
            for (TerminalCensus.Line line : TerminalCensus.of(CellFamily.subsetsOfSquare(side), 60).lines()) {
                int threshold = line.misere().agrees() ? line.misere().threshold() : Integer.MAX_VALUE;
                sets.merge(threshold, 1L, Long::sum);
                cores.computeIfAbsent(threshold, t -> new HashSet<>()).add(MisereClasses.core(line.terminal()));
            }
            MisereClasses classes = MisereClasses.of(side, 60);
            assertEquals(List.of(side, 60), List.of(classes.side(), classes.rows()));
            int i = 0;
            for (int threshold : sets.keySet()) {
                MisereClasses.Share share = classes.shares().get(i++);
                if (threshold == Integer.MAX_VALUE) assertNull(share.threshold());
                else assertEquals(threshold, share.threshold());
                assertEquals(sets.get(threshold), share.sets());
                assertEquals(cores.get(threshold).size(), share.classes());
                int fewest = cores.get(threshold).stream().mapToInt(Cells::size).min().orElseThrow();
                assertTrue(cores.get(threshold).stream()
                        .anyMatch(c -> c.size() == fewest && c.exactName().equals(share.smallest())));
                assertEquals(threshold == Integer.MAX_VALUE ? "observed to row 59" : "proved", share.evidence());
            }
            assertEquals(i, classes.shares().size());
        }
        assertEquals(MisereClasses.of(2, 1000), MisereClasses.of(2));
    }

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

    private static final int VALUE_ROWS = 24;
    private static final int VALUE_COLUMNS = 120;

    private static List<Cells> valueSets() {
        List<Cells> valueSets = new ArrayList<>();
        CellFamily squares = CellFamily.subsetsOfSquare(3);
        for (int i = 0; i < squares.size(); i += 5) valueSets.add(squares.get(i));
        for (CellFamily family : List.of(CellFamily.rectangles(3, 4), CellFamily.diagonals(6), CellFamily.strips(9))) {
            for (int i = 0; i < family.size(); i++) valueSets.add(family.get(i));
        }
        return valueSets;
    }

    /** By the definition: all cells of the value in each row, in a table that is wide enough to have them. */
    @Test
    void valuesByTheTable() {
        PPositions wythoff = BoardGame.queen().pPositions(VALUE_ROWS);
        for (Cells terminal : valueSets()) {
            GrundyTable table = BoardGame.queen().terminal(terminal).grundy(VALUE_ROWS, VALUE_COLUMNS);
            for (PositionSet set : List.of(PositionSet.VALUE_ZERO, PositionSet.VALUE_ONE, PositionSet.VALUE_TWO)) {
                WythoffAgreement said = TerminalSetComparison.ofRows(VALUE_ROWS).compare(terminal, set);
                TreeSet<Position> different = new TreeSet<>();
                BitSet[] used = {new BitSet(), new BitSet(), new BitSet(), new BitSet()};
                int last = 0;
                int settled = 0;
                for (int a = 0; a < VALUE_ROWS && settled == 0; a++) {
                    TreeSet<Integer> row = new TreeSet<>();
                    for (int b = 0; b < VALUE_COLUMNS; b++) if (table.at(a, b) == set.value) row.add(b);
                    int w = wythoff.column(a);
                    for (int b : row) {
                        used[0].set(b);
                        used[1].set(b - a + VALUE_ROWS);
                        if (b != w) different.add(Position.of(a, b));
                    }
                    used[2].set(w);
                    used[3].set(w - a + VALUE_ROWS);
                    if (!row.contains(w)) different.add(Position.of(a, w));
                    if (!row.equals(new TreeSet<>(List.of(w)))) last = a + 1;
                    boolean same = used[0].equals(used[2]) && used[1].equals(used[3]);
                    if (same && set == PositionSet.VALUE_ZERO && a + 1 >= terminal.rows()) settled = a + 1;
                }
                boolean same = used[0].equals(used[2]) && used[1].equals(used[3]);
                String what = terminal + " " + set;
                assertEquals(settled > 0 || same && last <= VALUE_ROWS / 2, said.agrees(), what);
                assertEquals(settled > 0, said.proved(), what);
                assertEquals(settled > 0 ? settled : last, said.from(), what);
                List<Position> listed = new ArrayList<>(different);
                if (!said.agrees()) {
                    listed = listed.subList(0, Math.min(TerminalSetComparison.EXCEPTIONS, listed.size()));
                }
                assertEquals(listed, said.exceptions(), what);
                int threshold = 0;
                for (Position p : different) threshold = Math.max(threshold, Math.max(p.row(), p.column()) + 1);
                assertEquals(said.agrees() ? threshold : -1, said.threshold(), what);
            }
        }
    }
}
