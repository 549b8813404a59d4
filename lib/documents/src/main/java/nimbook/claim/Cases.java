package nimbook.claim;

import java.util.function.IntPredicate;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;

/** The first case in which a claim fails, and the verdict that it makes. */
final class Cases {

    private Cases() {}

    /** A statement about a cell. */
    interface Cell {
        boolean at(int x, int y);
    }

    /** The first cell of the rows 0, 1, … of which it is true, as "(x, y)"; null where there is none. */
    static String cell(int rows, int columns, Cell fails) {
        for (int x = 0; x < rows; x++)
            for (int y = 0; y < columns; y++) if (fails.at(x, y)) return "(" + x + ", " + y + ")";
        return null;
    }

    /** The first number of which it is true, as "n = 5"; null where there is none. */
    static String number(int from, int to, IntPredicate fails) {
        for (int n = from; n <= to; n++) if (fails.test(n)) return "n = " + n;
        return null;
    }

    /** Holds where there is no counterexample. */
    static Verdict decided(String counterexample, String computed, String range, boolean proved) {
        return counterexample == null ? new Holds(computed, range, proved)
                : new Fails(computed, range, counterexample, "–");
    }
}
