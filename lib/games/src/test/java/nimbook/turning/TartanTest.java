package nimbook.turning;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapRule;
import nimbook.heap.SubtractionGame;
import nimbook.number.Nim;
import org.junit.jupiter.api.Test;

class TartanTest {

    private static List<Integer> first(HeapGame game, int count) {
        return IntStream.rangeClosed(1, count).map(game::value).boxed().toList();
    }

    /** Winning Ways, chapter 14; the lists as in the tests of CGSuite 2.0 (A. N. Siegel). */
    @Test
    void gamesInARow() {
        assertEquals(List.of(1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38),
                first(CoinTurning.mockTurtles(), 20));
        assertEquals(List.of(0, 0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35),
                first(CoinTurning.triplets(), 20));
        assertEquals(List.of(1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16, 1, 2, 1, 4),
                first(CoinTurning.ruler(), 20));
        assertEquals(IntStream.rangeClosed(1, 20).boxed().toList(), first(CoinTurning.turtles(), 20));
        assertEquals(IntStream.rangeClosed(0, 19).boxed().toList(), first(CoinTurning.twins(), 20));
        assertEquals(List.of(List.of(), List.of(3), List.of(2, 3), List.of(1, 2, 3)), CoinTurning.ruler().options(4));
    }

    /** The formulas of the documentation against the rules: mex of the options' values. */
    @Test
    void formulasOfValues() {
        for (HeapRule game : List.of(CoinTurning.turtles(), CoinTurning.mockTurtles(), CoinTurning.twins(),
                CoinTurning.triplets(), CoinTurning.ruler())) {
            HeapGame byOptions = HeapGame.rule("by options", game::options);
            assertArrayEquals(byOptions.grundy(70).toArray(), game.grundy(70).toArray(), game.name());
            assertEquals(List.of(), game.options(0));
        }
    }

    /**
     * Turnips (three coins at equal distances) × Grunt (four coins, the first one among them, placed symmetrically):
     * the same source.
     */
    @Test
    void turnipsTimesGrunt() {
        HeapGame turnips = HeapGame.rule("Turnips", n -> IntStream.rangeClosed(1, (n - 1) / 2)
                .mapToObj(d -> List.of(n - 2 * d, n - d)).toList());
        HeapGame grunt = HeapGame.rule("Grunt", n -> IntStream.rangeClosed(2, n / 2)
                .mapToObj(a -> List.of(1, a, n + 1 - a)).toList());
        Grid table = Tartan.of(turnips, grunt).grundy(9, 21);
        int[] once = {0, 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3};
        int[] twice = {0, 0, 0, 0, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 1, 3, 2, 1, 3, 8, 1};
        for (int c = 0; c <= 20; c++) {
            for (int r : new int[] {0, 1, 2, 4, 5}) assertEquals(0, table.at(r, c));
            for (int r : new int[] {3, 6}) assertEquals(once[c], table.at(r, c));
            for (int r : new int[] {7, 8}) assertEquals(twice[c], table.at(r, c));
        }
    }

    /** Turning Corners, the product of Twins with itself: OEIS A051775. */
    @Test
    void turningCorners() {
        Tartan corners = Tartan.of(CoinTurning.twins(), CoinTurning.twins());
        for (int r = 1; r <= 16; r++) for (int c = 1; c <= 16; c++) assertEquals(Nim.product(r - 1, c - 1),
                corners.value(r, c));
        assertEquals(12, corners.value(4, 5));
        assertEquals("4 × 4 values\n   0 1 2 3\n0  0 0 0 0\n1  0 0 0 0\n2  0 0 1 2\n3  0 0 2 3\n",
                corners.grundy(4, 4).toString());
    }

    /**
     * The theorem against the rules: a coin's value is the mex of its options', an option's the nim-sum of its heads'.
     */
    @Test
    void valuesFollowFromTheRules() {
        List<HeapGame> games = List.of(CoinTurning.turtles(), CoinTurning.mockTurtles(), CoinTurning.twins(),
                CoinTurning.triplets(),
                CoinTurning.ruler(), SubtractionGame.of(1, 3));
        for (HeapGame rows : games) {
            for (HeapGame columns : games) {
                Tartan product = Tartan.of(rows, columns);
                int size = 7;
                int[][] value = new int[size + 1][size + 1];
                for (int r = 1; r <= size; r++) {
                    for (int c = 1; c <= size; c++) {
                        TreeSet<Integer> seen = new TreeSet<>();
                        for (List<Position> option : product.options(r, c)) {
                            int sum = 0;
                            for (Position head : option) sum ^= value[head.row()][head.column()];
                            seen.add(sum);
                        }
                        while (seen.contains(value[r][c])) value[r][c]++;
                        assertEquals(value[r][c], product.value(r, c), product + " (" + r + ", " + c + ")");
                    }
                }
                Grid table = product.grundy(size + 1, size + 1);
                for (int r = 0; r <= size; r++) for (int c = 0; c <= size; c++) assertEquals(value[r][c],
                        table.at(r, c));
            }
        }
    }

    /** The options of a coin and of a cell are made one by one, and can be stopped among them. */
    @Test
    void optionsEndWhenTheirThreadIsInterrupted() {
        HeapGame one = HeapGame.rule("one", n -> n == 0 ? List.of() : List.of(List.of()));
        List<Runnable> calls = List.of(() -> CoinTurning.ruler().options(5), () -> CoinTurning.turtles().options(5),
                () -> Tartan.of(one, one).options(2, 2));
        for (Runnable call : calls) stopped(call::run);
    }
}
