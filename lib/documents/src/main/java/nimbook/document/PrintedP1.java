package nimbook.document;

import static nimbook.core.Arguments.refuse;

import java.util.TreeSet;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.core.Work;
import nimbook.hofstadter.CorrectionTerm;

/** The document's set P₁, as printed and as corrected, cut off at a board's edge: for showing side by side. */
public final class PrintedP1 {

    private PrintedP1() {}

    /**
     * P₁ as printed: (0, 0), the pairs (A(n) + g(n) − 1, B(n) + g(n)), n ≥ 0, and their mirrors, in the square of the
     * given side.
     *
     * @throws IllegalArgumentException unless 1 ≤ side ≤ 1 000 000
     */
    public static Cells printed(int side) {
        refuse(side < 1 || side > Cells.MOST, "side = ", side, ": 1 to ", Cells.MOST, " is allowed");
        TreeSet<Position> cells = new TreeSet<>();
        cells.add(Position.of(0, 0));
        for (long n = 0; ; n++) {
            if (n % 1024 == 0) Work.poll();
            long shift = CorrectionTerm.g(n);
            long lower = nimbook.number.Golden.floorPhi(n);
            long y = lower + n + shift;
            // B(n) + g(n) grows by at least 1 with n: nothing later fits when this does not
            if (y >= side) return new Cells("P₁", cells);
            Position p = Position.of((int) (lower + shift - 1), (int) y);
            cells.add(p);
            cells.add(p.mirror());
        }
    }

    /**
     * P₁ with (1, 1), which is all that the printed set misses.
     *
     * @throws IllegalArgumentException unless 1 ≤ side ≤ 1 000 000
     */
    public static Cells corrected(int side) {
        Cells printed = printed(side);
        if (side < 2) return printed;
        TreeSet<Position> cells = new TreeSet<>(printed.list());
        cells.add(Position.of(1, 1));
        return new Cells("P₁ with (1, 1)", cells);
    }
}
