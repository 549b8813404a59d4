package nimbook.period;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapOracle;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.rook.MisereRook;
import org.junit.jupiter.api.Test;

/**
 * Certificates right and wrong: each is taken exactly when a long row of values, and the theorem's range, say that it
 * may be.
 */
class CertificatesTest {

    private static boolean repeats(int[] g, int from, int p) {
        for (int n = from; n + p < g.length; n++) if (g[n] != g[n + p]) return false;
        return true;
    }

    /**
     * Where the theorem's range ends, from the article's words: k is the most that a move takes, k digits of the code.
     */
    private static long end(HeapGame game, long from, long p) {
        if (game instanceof SubtractionGame s) return from + Collections.max(s.set()) - 1;
        String digits = ((Octal) game).code();
        int k = digits.length() - digits.indexOf('.') - 1;
        return digits.chars().anyMatch(c -> c >= '4') ? 2 * from + p + k - 1 : from + k - 1;
    }

    @Test
    void everyCertificateOfASmallHeapGame() {
        for (HeapGame game : List.of(SubtractionGame.of(2, 3, 7), SubtractionGame.of(1, 4), SubtractionGame.of(1, 3, 8),
                Octal.of(".15"), Octal.of(".31"), Octal.of(".3"), Octal.of(".03"), Octal.of("4.3"), Octal.of(".57"))) {
            int[] g = HeapOracle.of(game).values(400);
            int p = 1;
            while (!repeats(g, 60, p)) p++;
            int preperiod = 60;
            while (preperiod > 0 && g[preperiod - 1] == g[preperiod - 1 + p]) preperiod--;
            for (int n0 = 0; n0 <= preperiod + 1; n0++) {
                for (int t = 0; t <= 2 * p + 1; t++) {
                    for (int from = Math.max(0, n0 - 1); from <= n0 + 1; from++) {
                        for (long to = end(game, from, t) - 1; to <= end(game, from, t) + 1; to++) {
                            int first = game instanceof SubtractionGame ? n0 : Math.max(1, n0);
                            boolean right = n0 == preperiod && t == p && from == first && to == end(game, from, t);
                            HeapRepetition c = new HeapRepetition(game, n0, t, from, to);
                            assertEquals(right, c.faults().isEmpty(), c.toString());
                        }
                    }
                }
            }
            // what is found is the range that the theorem needs, and no more
            Evidence.Proved proved = (Evidence.Proved) HeapPeriods.of(game).evidence();
            HeapRepetition found = (HeapRepetition) proved.certificate();
            boolean codes = game instanceof Octal;
            long from = codes ? Math.max(1, preperiod) : preperiod;
            assertEquals(new HeapRepetition(game, preperiod, p, from, end(game, from, p)), found);
            assertTrue(
                    proved.reason().contains(
                            codes && ((Octal) game).splits() ? "Guy and Smith 1956" : "values decide the next"),
                    proved.reason());
            assertTrue(proved.reason().contains("for n = " + from + " to " + end(game, from, p)), proved.reason());
        }
        refused("Kayles again", () ->
                new HeapRepetition(HeapGame.rule("Kayles again", n -> List.of()), 0, 1, 1, 5).faults());
        // heaps of the format, and numbers whose sums leave a long
        long far = (1L << 62) + 71;
        for (HeapRepetition c : List.of(new HeapRepetition(SubtractionGame.of(1), 0, 2, 0, 1 << 22),
                new HeapRepetition(Octal.kayles(), 71, 12, 71, Long.MAX_VALUE),
                new HeapRepetition(Octal.kayles(), far, 12, far, 167),
                new HeapRepetition(Octal.of(".6"), 2_100_000, 1, 2_100_000, 4_200_001),
                new HeapRepetition(HeapGame.takeAndBreak("0.77"), 4000, 190, 4000, 8191)))
            refused("last + period: heaps below", () -> c.faults().isEmpty());
    }

    /**
     * A rule's period is the least that holds for three periods and half of what was looked at; its saltus as it is.
     */
    @Test
    void whatIsObservedOfARule() {
        for (int preperiod = 0; preperiod < 5; preperiod++) {
            for (int p = 1; p < 5; p++) {
                for (int limit = 5; limit < 30; limit++) {
                    int before = preperiod;
                    int round = p;
                    // heaps 0 to before: only to 0; beyond, every move that leaves a remainder alone; never the same
                    HeapGame game = HeapGame.rule("made",
                            n -> n <= before ? n == 0 ? List.of() : List.of(List.of(0)) : to(n, before, round));
                    int[] g = HeapOracle.of(game).values(limit);
                    Optional<Period> found = HeapPeriods.find(game, limit);
                    Optional<List<Long>> seen = Optional.empty();
                    for (int t = 1; 3 * t <= limit + 1 && seen.isEmpty(); t++) {
                        int saltus = g[limit] - g[limit - t];
                        int from = limit - t + 1;
                        while (from > 0 && g[from - 1 + t] == g[from - 1] + saltus) from--;
                        if (from + 3 * t <= limit + 1 && 2 * from <= limit + 1)
                            seen = Optional.of(List.of((long) from, (long) t, (long) saltus));
                    }
                    assertEquals(seen, found.map(f -> List.of(f.preperiod(), f.period(), f.saltus())));
                    if (found.isPresent()) assertEquals(limit, ((Evidence.Observed) found.get().evidence()).upTo());
                }
            }
        }
        refused("limit = -1", () -> HeapPeriods.find(HeapGame.nim(), -1));
        String how = ((Evidence.Observed) HeapPeriods.of(HeapGame.nim(), 50).evidence()).how();
        assertTrue(how.contains("G(n + 1) = G(n) + 1 from n = 0 on") && how.contains("this rule"), how);
        stopped(() -> new HeapRepetition(SubtractionGame.of(1), 0, 2, 0, 0).faults());
    }

    private static List<List<Integer>> to(int n, int before, int round) {
        List<List<Integer>> to = new ArrayList<>();
        for (int heap = 0; heap < n; heap++) if (heap <= before || (n - heap) % round != 0) to.add(List.of(heap));
        return to;
    }

    private static Repetition with(Repetition c, long start, long commonPeriod, long preperiod, long period,
            List<Long> witnesses) {
        return new Repetition(c.game(), c.row(), start, commonPeriod, preperiod, period, witnesses);
    }

    private static Repetition certificate(BoardGame game, int row) {
        return (Repetition) ((Evidence.Proved) RowPeriods.of(game, row).evidence()).certificate();
    }

    @Test
    void whatIsWrongWithARowsCertificate() {
        BoardGame game =
                BoardGame.queen().forbidden(Cells.of(Position.of(1, 30))).terminal(Cells.of(Position.of(2, 12)));
        Repetition c = certificate(game, 6);
        long s = c.start();
        long j = c.commonPeriod();
        long pre = c.preperiod();
        long p = c.period();
        assertEquals(List.of(), RepetitionChecker.faults(c));
        List<String> range = List.of("a number is out of its range");
        assertEquals(range, RepetitionChecker.faults(new Repetition(game, -1, s, j, pre, p, c.witnesses())));
        assertEquals(range, RepetitionChecker.faults(with(c, -1, j, pre, p, c.witnesses())));
        assertEquals(range, RepetitionChecker.faults(with(c, s, 0, pre, p, c.witnesses())));
        assertEquals(range, RepetitionChecker.faults(with(c, s, j, -1, p, c.witnesses())));
        assertEquals(range, RepetitionChecker.faults(with(c, s, j, pre, 0, c.witnesses())));
        assertEquals(List.of("a misère game has no Grundy values"),
                RepetitionChecker.faults(new Repetition(game.misere(), 6, s, j, pre, p, List.of())));
        String[][] away =
                {{"a step leads away from an edge", "-1", "2"}, {"a step leads away from an edge", "2", "-1"}};
        for (String[] wrong : away) {
            Moves.Step step = Moves.step(Integer.parseInt(wrong[1]), Integer.parseInt(wrong[2]));
            BoardGame steps = BoardGame.of(Moves.rook().and(Moves.steps(step)));
            assertEquals(List.of(wrong[0]),
                    RepetitionChecker.faults(new Repetition(steps, 6, s, j, pre, p, List.of())));
            BoardGame rays = BoardGame.of(Moves.rook().and(Moves.rays(step)));
            assertEquals(List.of("a ray leads away from an edge"),
                    RepetitionChecker.faults(new Repetition(rays, 6, s, j, pre, p, List.of())));
        }
        BoardGame other = BoardGame.of(Moves.rays(Moves.step(1, 0), Moves.step(0, 2)));
        assertEquals(List.of("a horizontal ray is not (0, 1)"),
                RepetitionChecker.faults(new Repetition(other, 6, s, j, pre, p, List.of())));
        String among = "the block begins among terminal or forbidden cells";
        assertTrue(RepetitionChecker.faults(with(c, 30, j, pre, p, c.witnesses())).contains(among));
        assertFalse(RepetitionChecker.faults(with(c, 31, j, pre, p, c.witnesses())).contains(among));
        assertTrue(RepetitionChecker.faults(with(c, s, j, pre, 2 * p, c.witnesses())).contains("the period " + 2 * p
                + " does not divide the common period " + j) || j % (2 * p) == 0);
        assertTrue(RepetitionChecker.faults(with(c, s, j, pre, j + 1, List.of())).contains("the period " + (j + 1)
                + " does not divide the common period " + j));
        assertTrue(RepetitionChecker.faults(with(c, s, j, pre + 1, p, c.witnesses()))
                .contains("the preperiod " + (pre + 1) + " is not the least"));
        assertEquals(List.of("the period " + p + " fails at column " + (pre - 1)),
                RepetitionChecker.faults(with(c, s, j, pre - 1, p, c.witnesses())));
        assertTrue(RepetitionChecker.faults(with(c, s, j, s + j - 1, p, c.witnesses()))
                .contains("the preperiod " + (s + j - 1) + " is not the least"));
        assertTrue(RepetitionChecker.faults(with(c, s, j, s + j, p, c.witnesses())).contains("the preperiod " + (s + j)
                + " lies beyond the repeated block"));
        List<Long> more = new ArrayList<>(c.witnesses());
        more.add(pre);
        assertEquals(List.of("more witnesses than primes"), RepetitionChecker.faults(with(c, s, j, pre, p, more)));
        more.clear();
        for (int i = 0; i < c.witnesses().size(); i++) more.add(Long.MAX_VALUE);
        assertTrue(RepetitionChecker.faults(with(c, s, j, pre, p, more)).get(0)
                .startsWith("column 9223372036854775807 is not the first"));
        refused("row = 6: the check", () -> RepetitionChecker.faults(with(c, 1L << 50, j, pre, p, c.witnesses())));
        assertEquals(List.of("row 2000000000 is not below 4096"),
                RepetitionChecker.faults(new Repetition(game, 2_000_000_000, s, j, pre, p, List.of())));
        assertNotEquals(List.of(), RepetitionChecker.faults(new Repetition(game, 7, s, j, pre, p, c.witnesses())));
        assertNotEquals(List.of(),
                RepetitionChecker.faults(new Repetition(BoardGame.rook(), 6, s, j, pre, p, c.witnesses())));
        stopped(() -> RepetitionChecker.faults(c));
    }

    /** A witness is taken exactly where the smaller period fails first, as the table shows. */
    @Test
    void witnessesOfARow() {
        for (BoardGame game : List.of(BoardGame.queen(), BoardGame.king(),
                BoardGame.tWythoff(2).terminal(Cells.strip(2)))) {
            Repetition c = certificate(game, 4);
            int slope = game.moves().rays().contains(Moves.step(0, 1)) ? 1 : 0;
            Grid table = game.grundy(5, (int) (c.start() + c.commonPeriod()));
            List<Long> primes = Primes.of(c.period());
            assertEquals(primes.size(), c.witnesses().size());
            for (int i = 0; i < primes.size(); i++) {
                int d = (int) (c.period() / primes.get(i));
                List<Long> fewer = new ArrayList<>(c.witnesses().subList(0, i));
                assertEquals(List.of("no witness against the period " + d),
                        RepetitionChecker.faults(with(c, c.start(), c.commonPeriod(), c.preperiod(),
                        c.period(), fewer)));
                int first = (int) c.preperiod();
                while (table.at(4, first + d) - table.at(4, first) == slope * d) first++;
                for (long n = c.preperiod() - 2; n + d < table.columns(); n++) {
                    List<Long> witnesses = new ArrayList<>(c.witnesses());
                    witnesses.set(i, n);
                    boolean right = n == first;
                    assertEquals(right ? List.of()
                            : List.of("column " + n + " is not the first witness against the period " + d),
                            RepetitionChecker
                                    .faults(with(c, c.start(), c.commonPeriod(), c.preperiod(), c.period(), witnesses)),
                            c + " " + n);
                }
            }
        }
    }

    /**
     * What a cell far from the edge reaches above, counted: the spread of the values about their column, or the
     * furthest option.
     */
    private static int deciding(BoardGame game, int row) {
        int far = 60;
        boolean ray = game.moves().rays().contains(Moves.step(0, 1));
        int block = 1;
        for (int m = 0; m <= row; m++) {
            int spread = inRow(game.terminalCells(), m) + inRow(game.forbiddenCells(), m);
            for (Position to : BoardGame.of(game.moves()).options(m, far)) {
                if (to.row() == m) continue;
                spread += 2 + inRow(game.terminalCells(), to.row());
                block = Math.max(block, far - to.column());
            }
            if (ray) block = Math.max(block, spread);
        }
        // a band is taken one column wider than its furthest cell
        return game.moves().diagonalWidth() > 0 ? Math.max(block, row + game.moves().diagonalWidth()) : block;
    }

    private static final int ROW = 4;

    private static List<BoardGame> games() {
        List<BoardGame> games = new ArrayList<>();
        for (Moves moves : List.of(Moves.queen(), Moves.king(), Moves.tWythoff(2), Moves.tWythoff(3),
                Moves.queen().and(Moves.rays(Moves.step(2, 9))), Moves.rook().and(Moves.steps(Moves.step(2, 3))),
                Moves.king().and(Moves.steps(Moves.step(3, 7))), Moves.king().and(Moves.steps(Moves.step(4, 7))),
                Moves.king().and(Moves.steps(Moves.step(6, 9))),
                new Moves("band", List.of(), List.of(Moves.step(0, 1)), 3),
                new Moves("band alone", List.of(), List.of(), 3))) {
            Cells terminal = Cells.of(Position.of(0, 0), Position.of(2, 1), Position.of(2, 3));
            games.add(BoardGame.of(moves).terminal(terminal).forbidden(Cells.of(Position.of(4, 2))));
        }
        return games;
    }

    /**
     * Wherever the block is said to begin, and whatever its distance: the first cell of rows 0 to 4 that does not come
     * again is named.
     */
    @Test
    void blocksThatDoNotComeAgain() {
        int named = 0;
        for (BoardGame game : games()) {
            int slope = game.moves().rays().contains(Moves.step(0, 1)) ? 1 : 0;
            int block = deciding(game, ROW);
            Repetition c = certificate(game, ROW);
            Grid table = game.grundy(ROW + 1, (int) (c.start() + 3 * c.commonPeriod()) + block + 9);
            for (long start = Math.max(4, c.preperiod() - block - 3); start <= c.start() + 1;
                    start += start < c.preperiod() - block + 3 ? 1 : 7) {
                for (long commonPeriod : new long[] {1, c.period() - 1, c.period(), c.commonPeriod() - 1,
                        c.commonPeriod(), c.commonPeriod() + 1, 2 * c.commonPeriod()}) {
                    String expected = commonPeriod < 1 ? "a number is out of its range" : null;
                    for (int m = 0; m <= ROW && expected == null; m++) {
                        for (int n = (int) start; n < start + block && expected == null; n++) {
                            if (table.at(m, (int) (n + commonPeriod)) - table.at(m, n) != slope * commonPeriod)
                                expected = "row " + m + " at column " + n + " is not repeated " + commonPeriod
                                        + " columns later";
                        }
                    }
                    List<String> faults = RepetitionChecker
                            .faults(with(c, start, commonPeriod, c.preperiod(), c.period(), c.witnesses()));
                    if (expected != null)
                        assertTrue(faults.contains(expected), game + ": " + expected + ", but " + faults);
                    else
                        assertTrue(faults.stream().noneMatch(f -> f.contains("not repeated") || f.contains("fails at")),
                                game + ": " + faults);
                    if (expected != null && commonPeriod > 1) named++;
                }
            }
        }
        assertTrue(named > 100);
    }

    private static int inRow(Cells cells, int row) {
        return (int) cells.list().stream().filter(p -> p.row() == row).count();
    }

    private static List<String> faults(Evidence.Certificate certificate) {
        return new Period(0, 1, 0, new Evidence.Proved("claimed", certificate)).faults();
    }

    /** One of each kind that the library proves. */
    @Test
    void aProofIsCheckedByAnotherProgram() {
        for (Period period : List.of(RowPeriods.of(BoardGame.queen(), 4), MisereRook.periodOfG(5),
                HeapPeriods.of(Octal.kayles()), HeapPeriods.of(HeapGame.takeAndBreak("4.[3]"))))
            assertEquals(List.of(), period.faults(), period.toString());
    }

    @Test
    void whatIsWrongIsNamed() {
        // Kayles has the period 12 from heap 71 on (Guy and Smith 1956), not 24.
        assertEquals(List.of("the period is not the least: 12 is one"),
                faults(new HeapRepetition(Octal.kayles(), 71, 24, 71, 71 * 2 + 24 + 1)));
        // Lasker's Nim has the saltus 4 (Winning Ways, chapter 4).
        assertEquals(1, faults(new HeapSaltus(HeapGame.takeAndBreak("4.[3]"), 1, 4, 8)).size());
        // Frolov 2012, Table 2: row 9 has the period 151 200.
        assertEquals(List.of("the state of rows 0..9 comes back after 151200 columns, not 75600"),
                faults(new RookCertificate(9, 75_600, 68, 72, List.of(4096L, 4097L, 4097L, 4097L))));
    }
}
