package nimbook.ruleset;

import static nimbook.style.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Outcome;
import nimbook.game.Game;
import nimbook.game.PartsGame;
import nimbook.heap.Octal;
import nimbook.wythoff.Wythoff;
import nimbook.wythoff.WythoffPiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each game against what its source proves, on all small positions. */
class RulesetsTest {

    private static boolean lostByMoore(int k, List<Integer> piles) {
        for (int bit = 0; bit < 8; bit++) {
            int ones = 0;
            for (int pile : piles) ones += pile >> bit & 1;
            if (ones % (k + 1) != 0) return false;
        }
        return true;
    }

    @Test
    void mooresNim() {
        for (int k = 1; k <= 3; k++) {
            Game<List<Integer>> game = Rulesets.mooresNim(k, 5, 5, 5, 4);
            String name = List.of("Nim", "Moore's Nim₂", "Moore's Nim₃").get(k - 1);
            assertEquals(name + " [4, 5, 5, 5]", game.toString());
            for (int a = 0; a <= 4; a++) for (int b = a; b <= 5; b++) for (int c = b; c <= 5; c++)
                for (int d = c; d <= 5; d++) {
                    List<Integer> at = List.of(a, b, c, d);
                    assertEquals(lostByMoore(k, at), game.outcome(at) == Outcome.P, k + " " + at);
                    if (k == 1) assertEquals(a ^ b ^ c ^ d, game.value(at));
                }
        }
    }

    @Test
    void euclid() {
        for (int a = 1; a <= 40; a++) for (int b = 1; b <= a; b++) {
            Game<List<Integer>> game = Rulesets.euclid(a, b);
            // ⌊a/b − b/a⌋ = ⌊(a² − b²)/ab⌋
            assertEquals((a * a - b * b) / (a * b), game.value(), a + " " + b);
            // a < φb exactly when a ≤ ⌊φb⌋
            assertEquals(a <= Wythoff.pair(b).x().intValueExact(), game.outcome() == Outcome.P, a + " " + b);
        }
    }

    @Test
    void welter() {
        Game<List<Integer>> two = Rulesets.welter(20, 19);
        for (int a = 0; a < 20; a++) for (int b = 0; b < a; b++)
            assertEquals((a ^ b) - 1, two.value(List.of(b, a)), a + " " + b);
        Game<List<Integer>> three = Rulesets.welter(13, 12, 11);
        for (int a = 0; a < 12; a++) for (int b = 0; b < a; b++) for (int c = 0; c < b; c++) {
            // The two that agree in most of the last binary places are mated (On Numbers and Games, chapter 13).
            int ab = (a ^ b) & -(a ^ b);
            int ac = (a ^ c) & -(a ^ c);
            int bc = (b ^ c) & -(b ^ c);
            int expected = ab >= ac && ab >= bc ? (a ^ b) - 1 ^ c : ac >= bc ? (a ^ c) - 1 ^ b : (b ^ c) - 1 ^ a;
            assertEquals(expected, three.value(List.of(c, b, a)), a + " " + b + " " + c);
        }
    }

    @Test
    void chomp() {
        for (int rows = 1; rows <= 4; rows++) for (int columns = 1; columns <= 5; columns++)
            assertEquals(rows * columns == 1, Rulesets.chomp(rows, columns).outcome() == Outcome.P);
    }

    /**
     * Values of Cram: the table of M. Lemoine and S. Viennot, <i>Nimbers are inevitable</i>, 2010, as P. Beling repeats
     * it at github.com/beling/impartial-games; one row of n squares is Dawson's Kayles, .07.
     */
    @ParameterizedTest
    @CsvSource({"4, 4, 0", "4, 5, 2", "5, 4, 2", "4, 6, 0", "5, 5, 0"})
    void cram(int rows, int columns, int value) {
        assertEquals(value, Rulesets.cram(rows, columns).value());
    }

    /**
     * More parts than {@link Game#MOST}: 4.2 million, after mirroring. By the same table; where both sides are even the
     * second player answers each domino by its mirror image in the centre. Some minutes: {@code ./lab test all}, or
     * {@code -Dnimbook.long=true}.
     */
    @Test
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    void cramOnSixBySix() {
        assertEquals(0, Game.parts(CramRegion.board(6, 6), CramRegion::options, 10 * Game.MOST).value());
    }

    @Test
    void cramOnARow() {
        int[] dawson = Octal.of(".07").grundy(40).toArray();
        for (int n = 1; n <= 40; n++) assertEquals(dawson[n], Rulesets.cram(1, n).value(), "row of " + n);
        assertEquals("Cram □□□/□□□", Rulesets.cram(2, 3).toString());
    }

    /** The same dominoes on the whole board as one position. */
    @Test
    void cramPartByPartIsCramOfTheWholeBoard() {
        for (int rows = 1; rows <= 3; rows++) for (int columns = rows; columns <= 5; columns++) {
            int width = columns;
            int cells = rows * columns;
            Game<Integer> whole = Game.of((1 << cells) - 1, free -> {
                List<Integer> after = new ArrayList<>();
                for (int i = 0; i < cells; i++) {
                    int right = 1 << i | 1 << i + 1;
                    int down = 1 << i | 1 << i + width;
                    if (i % width < width - 1 && (free & right) == right) after.add(free & ~right);
                    if (i + width < cells && (free & down) == down) after.add(free & ~down);
                }
                return after;
            });
            PartsGame<CramRegion> parts = Rulesets.cram(rows, columns);
            assertEquals(whole.value(), parts.value(), rows + " × " + columns);
            assertTrue(parts.size() <= whole.size());
        }
    }

    @Test
    void chocolateBars() {
        for (int k = 2; k <= 4; k += 2) {
            Game<List<Integer>> bar = Rulesets.chocolateBar(k, 7, 12 / k, 12);
            for (int x = 0; x <= 7; x++) for (int z = 0; z <= 12; z++) for (int y = 0; y <= z / k; y++)
                assertEquals(x ^ y ^ z, bar.value(List.of(x, y, z)), k + ": " + x + " " + y + " " + z);
        }
        assertEquals("chocolate bar, steps of 2", Rulesets.chocolateBar(2, 1, 3, 7).name());
        for (int[] bar : new int[][] {{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}})
            refused("x, y, z = -1", () -> Rulesets.chocolateBar(1, bar[0], bar[1], bar[2]));
    }

    @Test
    void wythoffsFamily() {
        for (int a = 0; a <= 30; a++) for (int b = 0; b <= 30; b++) {
            boolean p = Wythoff.isP(a, b);
            assertEquals(p, Rulesets.tWythoff(1).outcome(a, b) == Outcome.P);
            assertEquals(p, Rulesets.generalizedWythoff(1, 1).isP(a, b));
            assertEquals(p, Rulesets.blockingWythoff(1).isP(a, b));
        }
        WythoffPiles two = Rulesets.wythoffPiles(2, 20, WythoffPiles.Rule.ALL);
        for (int a = 0; a <= 20; a++) assertEquals(Wythoff.isP(a, 12), two.outcome(a, 12) == Outcome.P);
    }
}
