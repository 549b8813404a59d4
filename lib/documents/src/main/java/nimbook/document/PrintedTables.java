package nimbook.document;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.core.Grid;
import nimbook.core.Work;
import nimbook.rook.MisereRook;
import nimbook.rook.RookPeriods;

/**
 * The tables that the paper prints, as they are printed, and their comparison with what is computed here, cell by cell.
 *
 * <p>Transcribed from I. S. Frolov, The "Digital deletion" game and related rook game misère (2012, in Russian).
 */
public final class PrintedTables {

    /** Table 1, left: m ⊕ n for m, n = 0..7. */
    private static final String NIM = """
            0 1 2 3 4 5 6 7
            1 0 3 2 5 4 7 6
            2 3 0 1 6 7 4 5
            3 2 1 0 7 6 5 4
            4 5 6 7 0 1 2 3
            5 4 7 6 1 0 3 2
            6 7 4 5 2 3 0 1
            7 6 5 4 3 2 1 0
            """;

    /** Table 1, right: f_m : n for m, n = 0..7. */
    private static final String F = """
            1 2 3 4 5 6 7 8
            0 1 2 3 4 5 6 7
            2 0 1 5 3 4 8 6
            3 4 0 1 2 7 5 9
            4 3 5 0 1 2 9 10
            5 6 4 2 0 1 3 11
            6 5 7 8 9 0 1 2
            7 8 6 9 10 3 0 1
            """;

    /** Table 2, a line a row: m, t, p, t_m/t_{m−1} of g; then the same of f. */
    private static final String PERIODS = """
            0 1 0 – 0 1 0 –
            1 1 0 1 1 1 0 1
            2 3 0 3 2 3 0 3
            3 9 5 3 3 9 3 3
            4 36 10 4 4 36 12 4
            5 144 25 4 5 144 22 4
            6 720 25 5 6 720 22 5
            7 5040 21 7 7 5040 21 7
            8 10080 68 2 8 10080 72 2
            9 151200 68 15 9 151200 72 15
            """;

    /** Figure 2, upper half: g(m, n) for m, n = 0..22; a dash in the corner. */
    private static final String FIGURE_G = """
            - 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21
            0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
            1 2 0 4 5 3 7 8 6 10 11 9 13 14 12 16 17 15 19 20 18 22 23
            2 3 4 0 1 6 8 5 9 7 12 13 10 11 15 17 14 18 16 21 22 19 20
            3 4 5 1 0 2 9 10 11 6 7 8 14 15 16 12 13 19 20 17 21 18 24
            4 5 3 6 2 0 1 9 10 11 8 7 15 16 17 13 12 14 21 22 23 24 18
            5 6 7 8 9 1 0 2 3 4 13 12 16 10 11 18 19 20 14 15 17 23 25
            6 7 8 5 10 9 2 0 1 3 4 14 17 18 19 11 20 12 13 16 15 25 26
            7 8 6 9 11 10 3 1 0 2 5 4 18 17 20 19 21 13 12 14 16 15 27
            8 9 10 7 6 11 4 3 2 0 1 5 19 20 18 21 22 23 15 12 13 14 16
            9 10 11 12 7 8 13 4 5 1 0 2 3 6 21 20 18 22 23 24 14 16 15
            10 11 9 13 8 7 12 14 4 5 2 0 1 3 6 22 23 21 24 25 26 17 19
            11 12 13 10 14 15 16 17 18 19 3 1 0 2 4 5 6 7 8 9 24 26 28
            12 13 14 11 15 16 10 18 17 20 6 3 2 0 1 4 5 8 7 23 9 27 29
            13 14 12 15 16 17 11 19 20 18 21 6 4 1 0 2 3 5 9 7 8 10 30
            14 15 16 17 12 13 18 11 19 21 20 22 5 4 2 0 1 3 6 8 7 9 10
            15 16 17 14 13 12 19 20 21 22 18 23 6 5 3 1 0 2 4 10 11 7 8
            16 17 15 18 19 14 20 12 13 23 22 21 7 8 5 3 2 0 1 4 6 11 9
            17 18 19 16 20 21 14 13 12 15 23 24 8 7 9 6 4 1 0 2 3 5 11
            18 19 20 21 17 22 15 16 14 12 24 25 9 23 7 8 10 4 2 0 1 3 5
            19 20 18 22 21 23 17 15 16 13 14 26 24 9 8 7 11 6 3 1 0 2 4
            20 21 22 19 18 24 23 25 15 14 16 17 26 27 10 9 7 11 5 3 2 0 1
            21 22 23 20 24 18 25 26 27 16 15 19 28 29 30 10 8 9 11 5 4 1 0
            """;

    /** Figure 2, lower half: f(m, n) for m, n = 0..22. */
    private static final String FIGURE_F = """
            1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
            0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
            2 0 1 5 3 4 8 6 7 11 9 10 14 12 13 17 15 16 20 18 19 23 21
            3 4 0 1 2 7 5 9 6 8 12 13 10 11 16 14 18 15 17 21 22 19 20
            4 3 5 0 1 2 9 10 11 6 7 8 15 16 12 13 14 19 21 17 18 20 24
            5 6 4 2 0 1 3 11 10 7 8 9 16 15 17 12 13 14 22 23 24 18 19
            6 5 7 8 9 0 1 2 3 4 13 14 11 10 18 19 12 20 15 16 17 24 25
            7 8 6 9 10 3 0 1 2 5 4 15 17 18 11 20 19 12 13 14 16 25 26
            8 7 9 6 11 10 2 0 1 3 5 4 18 17 19 21 20 13 12 15 14 16 27
            9 10 8 7 6 11 4 3 0 1 2 5 19 20 21 18 22 23 14 12 13 15 16
            10 9 11 12 7 8 13 4 5 0 1 2 3 6 20 22 21 24 16 25 15 14 17
            11 12 10 13 8 9 14 5 4 2 0 1 6 3 7 23 24 21 25 22 26 17 15
            12 11 13 10 14 15 16 17 18 19 3 0 1 2 4 5 6 7 8 9 23 26 28
            13 14 12 11 15 16 10 18 17 20 6 3 0 1 2 4 5 8 7 24 9 27 29
            14 13 15 16 12 17 11 19 20 18 21 6 2 0 1 3 4 5 9 7 8 10 30
            15 16 14 17 13 12 18 20 19 21 22 7 4 5 0 1 2 3 6 8 10 9 11
            16 15 17 14 18 13 12 21 22 23 19 20 5 4 3 0 1 2 10 6 7 8 9
            17 18 16 15 19 14 20 12 13 22 23 21 7 8 5 2 0 1 3 4 6 11 10
            18 17 19 20 16 21 15 13 12 14 24 22 8 7 6 9 3 0 1 2 4 5 31
            19 20 18 21 17 22 23 14 15 12 16 24 9 25 8 6 7 4 0 1 2 3 5
            20 19 21 18 22 23 17 15 14 13 25 16 24 9 10 7 8 6 2 0 1 4 3
            21 22 20 19 23 18 24 16 25 15 14 17 26 27 9 8 10 11 4 3 0 1 2
            22 21 23 24 20 19 25 26 16 17 15 18 27 28 29 10 9 30 5 11 3 0 1
            """;

    private PrintedTables() {}

    /**
     * One entry that differs from what is computed.
     *
     * @param where the table, as "Figure 2, g"
     * @param row its row; in Table 2 the value of m
     * @param column its column; in Table 2 the number of the entry: 0 to 3 for g's m, t, p and ratio, 4 to 7 for f's
     * @param printed what stands there
     * @param computed what should
     */
    public record Misprint(String where, int row, int column, String printed, String computed) {}

    /** Table 1, left. */
    public static Grid nim() {
        return grid("Table 1, left: m ⊕ n", NIM);
    }

    /** Table 1, right. */
    public static Grid f() {
        return grid("Table 1, right: f_m : n", F);
    }

    /** Figure 2, upper half. */
    public static Grid figureG() {
        return grid("Figure 2: g(m, n)", FIGURE_G);
    }

    /** Figure 2, lower half. */
    public static Grid figureF() {
        return grid("Figure 2: f(m, n)", FIGURE_F);
    }

    /** Table 2, rows m = 0..9, eight entries each: m, t, p and ratio of g, then of f; "–" where there is no ratio. */
    public static List<List<String>> periods() {
        return lines(PERIODS);
    }

    /**
     * Every entry of Table 1, Table 2 and Figure 2 that differs from what is computed: 128 + 80 + 1 058 entries are
     * compared.
     */
    public static List<Misprint> misprints() {
        List<Misprint> found = new ArrayList<>(misprints("Table 1, left", nim(), BoardGame.rook().grundy(8, 8)));
        found.addAll(misprints("Table 1, right", f(), MisereRook.fByRecursion(8, 8)));
        found.addAll(periodMisprints());
        found.addAll(misprints("Figure 2, g", figureG(), MisereRook.game().grundy(23, 23)));
        found.addAll(misprints("Figure 2, f", figureF(), MisereRook.fByRecursion(23, 23)));
        return List.copyOf(found);
    }

    /** Table 2 against {@link RookPeriods}. */
    public static List<Misprint> periodMisprints() {
        return periodMisprints(periods());
    }

    /** Rows of eight entries, from row 0 on, against {@link RookPeriods}. */
    static List<Misprint> periodMisprints(List<List<String>> printed) {
        List<Misprint> found = new ArrayList<>();
        for (int m = 0; m < printed.size(); m++) {
            RookPeriods row = RookPeriods.of(m);
            String ratio = m == 0 ? "–" : Long.toString(row.ratio());
            String t = Long.toString(row.g().period());
            List<String> computed = List.of(Integer.toString(m), t, Long.toString(row.g().preperiod()), ratio,
                    Integer.toString(m), Long.toString(row.f().period()), Long.toString(row.f().preperiod()), ratio);
            for (int i = 0; i < computed.size(); i++) {
                if (!computed.get(i).equals(printed.get(m).get(i)))
                    found.add(new Misprint("Table 2", m, i, printed.get(m).get(i), computed.get(i)));
            }
        }
        return List.copyOf(found);
    }

    /** The cells where a printed table differs from a computed one at least as large. */
    public static List<Misprint> misprints(String where, Grid printed, Grid computed) {
        List<Misprint> found = new ArrayList<>();
        nonNull(printed, "printed");
        for (int m = 0; m < printed.rows(); m++) {
            Work.poll();
            for (int n = 0; n < printed.columns(); n++) {
                if (printed.at(m, n) != nonNull(computed, "computed").at(m, n))
                    found.add(new Misprint(where, m, n, text(printed.at(m, n)), text(computed.at(m, n))));
            }
        }
        return List.copyOf(found);
    }

    private static String text(int value) {
        return value == Grid.NONE ? "–" : Integer.toString(value);
    }

    private static Grid grid(String title, String text) {
        List<List<String>> lines = lines(text);
        int[][] values = new int[lines.size()][];
        for (int m = 0; m < values.length; m++) {
            values[m] = lines.get(m).stream().mapToInt(cell -> cell.equals("-") ? Grid.NONE : Integer.parseInt(cell))
                    .toArray();
        }
        return Grid.of(title, values.length, values[0].length, (m, n) -> values[m][n]);
    }

    private static List<List<String>> lines(String text) {
        List<List<String>> lines = new ArrayList<>();
        for (String line : text.split("\n")) lines.add(List.of(line.split(" ")));
        return List.copyOf(lines);
    }
}
