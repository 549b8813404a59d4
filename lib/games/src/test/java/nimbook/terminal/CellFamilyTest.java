package nimbook.terminal;

import static nimbook.core.ProgressReport.runsToItsEnd;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import nimbook.board.Cells;
import nimbook.core.ProgressReport;
import nimbook.core.Work;
import org.junit.jupiter.api.Test;

/** Families of cells against loops that say what they are; what is computed for a family can be stopped. */
class CellFamilyTest {

    @Test
    void families() {
        assertEquals(List.of(Cells.triangle(0), Cells.triangle(1), Cells.triangle(2)),
                members(CellFamily.triangles(2)));
        assertEquals(List.of(Cells.strip(1), Cells.strip(2)), members(CellFamily.strips(2)));
        assertEquals(List.of(Cells.square(1), Cells.square(2)), members(CellFamily.squares(2)));
        assertEquals(List.of(Cells.square(3), Cells.none()),
                members(CellFamily.of("two", List.of(Cells.square(3), Cells.none()))));
        for (int k = 1; k <= 3; k++) {
            List<Cells> subsets = members(CellFamily.subsetsOfSquare(k));
            assertEquals(1 << k * k - 1, subsets.size());
            for (int i = 0; i < subsets.size(); i++) {
                for (int cell = 0; cell < k * k; cell++) {
                    assertEquals(cell == 0 || BitSet.valueOf(new long[] {i}).get(cell - 1),
                            subsets.get(i).contains(cell / k, cell % k));
                }
            }
        }
    }

    private static List<Cells> members(CellFamily family) {
        List<Cells> members = new ArrayList<>();
        for (int i = 0; i < family.size(); i++) members.add(family.get(i));
        return members;
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

    @Test
    void longWorkReportsItsProgressAndStops() {
        TerminalSetComparison comparison = TerminalSetComparison.ofRows(40);
        CellFamily family = CellFamily.subsetsOfSquare(2);
        runsToItsEnd("sets", 8, true, () -> withoutRows(() -> TerminalCensus.part(family, 40, 0, 8)));
        runsToItsEnd("sets", 3, true, () -> withoutRows(() -> TerminalCensus.part(family, 40, 5, 8)));
        runsToItsEnd("classes", MisereClasses.of(2, 40).lines().size(), false,
                () -> withoutRows(() -> MisereClasses.of(2, 40)));
        stopped(() -> comparison.compare(Cells.triangle(1), PositionSet.MISERE_P));
        stopped(() -> CellFamily.youngDiagrams(5));
    }

    /** Runs the work without its reports on the rows of Wythoff's game, which come first. */
    private static void withoutRows(Runnable work) {
        List<ProgressReport> reports = new ArrayList<>();
        try {
            reports.addAll(ProgressReport.of(work));
        } finally {
            reports.removeIf(report -> report.what().equals("rows"));
        }
        for (ProgressReport report : reports) Work.at(report.done(), report.total(), report.what());
    }
}
