package nimbook.board;

import java.lang.management.ManagementFactory;

/** Prints the ratios of the board engines to their rivals, each the best of several runs: a quick look; the benchmarks proper are elsewhere. */
final class BenchBoards {

    private BenchBoards() {}

    private static double best(int times, Runnable work) {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < times; i++) {
            // processor time of this thread: a busy machine then disturbs less
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            work.run();
            best = Math.min(best, (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e6);
        }
        return best;
    }

    public static void main(String[] args) {
        double slow = best(2, () -> ReferenceImplementations.byTimeStamps(1000));
        for (int n : new int[] {1000, 5000, 10_000, 20_000}) {
            if (args.length > 0 && n > Integer.parseInt(args[0])) break;
            int times = n == 1000 ? 200 : n == 5000 ? 5 : 2;
            double one = best(n == 20_000 ? 1 : times, () -> ReferenceImplementations.byOneLevel(n));
            double fast = best(times, () -> BoardGame.queen().grundy(n, n));
            System.out.printf("queen %d: %.1f ms, one level %.1f ms, ratio %.2f%s%n", n, fast, one, fast / one, n == 1000 ? ", time stamps 1/"
                    + Math.round(slow / fast) : "");
        }
        int n = 5000;
        double queen = best(4, () -> BoardGame.queen().grundy(n, n));
        double terminal = best(4, () -> BoardGame.queen().terminal(Cells.triangle(2)).grundy(n, n));
        double rook = best(4, () -> BoardGame.rook().grundy(n, n));
        double two = best(4, () -> BoardGame.of(Moves.tWythoff(2)).grundy(n, n));
        System.out.printf("at %d to the queen: terminal %.2f, rook %.2f, 2-queen %.2f%n", n, terminal / queen, rook / queen, two / queen);
        for (BoardGame game : new BoardGame[] {BoardGame.queen(), BoardGame.queen().misere(), BoardGame.queen().terminal(Cells.triangle(2)),
                BoardGame.queen().terminal(Cells.triangle(30)).misere()}) {
            System.out.printf("P-positions of 10^6 rows, %s: %.0f ms%n", game, best(5, () -> game.pPositions(1_000_000)));
        }
        System.out.printf("10 × 1 000 000: %.0f ms; 300 × 100 000: %.0f ms%n", best(2, () -> BoardGame.queen().grundy(10, 1_000_000)), best(1,
                () -> BoardGame.queen().grundy(300, 100_000)));
    }
}
