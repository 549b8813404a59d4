package nimbook.wythoff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.wythoff.WythoffPiles.Rule;
import org.junit.jupiter.api.Test;

/** Blocking, (s, t) and several piles, each against the rules alone. */
class WythoffFamilyTest {

    @Test
    void generalizedWythoffByItsRules() {
        for (int s = 1; s <= 4; s++) {
            for (int t = 1; t <= 3; t++) {
                GeneralizedWythoff game = GeneralizedWythoff.of(s, t);
                boolean[][] p = TwoPiles.of((k, l) -> Math.min(k, l) == 0
                        || Math.max(k, l) < game.s() * Math.min(k, l) + game.t()).lost(45, false);
                for (int a = 0; a < 45; a++) {
                    for (int b = 0; b < 45; b++) assertEquals(p[a][b], game.isP(a, b), game + " " + a + " " + b);
                }
            }
        }
    }

    /** Fraenkel 1998: mex and B = sA + tn, and the numeration, are the same. s = 1: Fraenkel 1982. */
    @Property(tries = 30, seed = "20260101")
    void mexAndNumeration(@ForAll @IntRange(min = 1, max = 9) int s, @ForAll @IntRange(min = 1, max = 9) int t) {
        GeneralizedWythoff game = GeneralizedWythoff.of(s, t);
        List<Piles> pairs = game.byMex(300);
        for (Piles p : pairs) {
            assertTrue(game.isP(p.y(), p.x()));
            assertTrue(p.x().signum() == 0 || !game.isP(p.x(), p.y().add(BigInteger.ONE)));
        }
        if (s == 1) assertEquals(TWythoff.of(t).byMex(300), pairs);
        // at any size: the word of a number, and one zero more
        BigInteger far = BigInteger.TEN.pow(40).add(BigInteger.valueOf(31L * s + t));
        List<Integer> digits = new ArrayList<>(game.digits(far));
        for (int i = 0; i < digits.size(); i++) {
            assertTrue(digits.get(i) < s + t && (i + 1 == digits.size() || digits.get(i + 1) < s + t - 1
                    || digits.get(i) < s));
        }
    }

    /** The options that are P-positions, counted one by one: a position is P when all of them can be forbidden. */
    @Test
    void blockingByItsRules() {
        int size = 40;
        for (int k = 1; k <= 7; k++) {
            BlockingWythoff game = BlockingWythoff.of(k);
            boolean[][] p = new boolean[size][size];
            Grid table = game.outcomes(size);
            for (int a = 0; a < size; a++) {
                for (int b = 0; b < size; b++) {
                    int lost = 0;
                    for (int i = 1; i <= a; i++) if (p[a - i][b]) lost++;
                    for (int i = 1; i <= b; i++) if (p[a][b - i]) lost++;
                    for (int i = 1; i <= Math.min(a, b); i++) if (p[a - i][b - i]) lost++;
                    p[a][b] = lost < k;
                    assertEquals(p[a][b] ? 0 : 1, table.at(a, b), game + " " + a + " " + b);
                    if (k <= 3) assertEquals(p[a][b], game.isP(a, b), game + " " + a + " " + b);
                }
            }
        }
    }

    /** Larsson 2011, theorems for k = 2 and k = 3, in tables that are larger than those above; and far out. */
    @Test
    void blockingFarOut() {
        for (int k = 2; k <= 3; k++) {
            BlockingWythoff game = BlockingWythoff.of(k);
            Grid table = game.outcomes(400);
            for (int a = 0; a < 400; a++) {
                for (int b = 0; b < 400; b++) assertEquals(table.at(a, b) == 0, game.isP(a, b));
            }
            BigInteger n = BigInteger.TEN.pow(50);
            assertTrue(game.isP(n.shiftLeft(1).add(BigInteger.ONE), n));
        }
    }

    /** One position at a time, each option looked up. */
    private static boolean isP(boolean[][][] p, int a, int b, int c, Rule rule) {
        for (int i = 0; i <= a; i++) {
            for (int j = 0; j <= b; j++) {
                for (int k = 0; k <= c; k++) {
                    if (i + j + k > 0 && isMove(i, j, k, rule) && p[a - i][b - j][c - k]) return false;
                }
            }
        }
        return true;
    }

    private static boolean isMove(int i, int j, int k, Rule rule) {
        int piles = (i > 0 ? 1 : 0) + (j > 0 ? 1 : 0) + (k > 0 ? 1 : 0);
        if (piles == 1) return true;
        if (rule == Rule.NIM_SUM) return (i ^ j ^ k) == 0;
        int most = Math.max(i, Math.max(j, k));
        boolean same = (i == 0 || i == most) && (j == 0 || j == most) && (k == 0 || k == most);
        return same && (rule == Rule.ANY_SET || piles == (rule == Rule.PAIR ? 2 : 3));
    }

    @Test
    void threePilesByTheRules() {
        int bound = 12;
        for (Rule rule : Rule.values()) {
            WythoffPiles game = WythoffPiles.of(3, bound, rule);
            boolean[][][] p = new boolean[bound + 1][bound + 1][bound + 1];
            List<List<Integer>> ascending = new ArrayList<>();
            for (int a = 0; a <= bound; a++) {
                for (int b = 0; b <= bound; b++) {
                    for (int c = 0; c <= bound; c++) {
                        p[a][b][c] = isP(p, a, b, c, rule);
                        assertEquals(p[a][b][c] ? Outcome.P : Outcome.N, game.outcome(a, b, c), rule + " " + a + " "
                                + b + " " + c);
                        if (p[a][b][c] && a <= b && b <= c) ascending.add(List.of(a, b, c));
                    }
                }
            }
            assertEquals(ascending, game.pPositions());
        }
    }

    /** With two piles, and with an empty third pile except where all piles must take part, it is Wythoff's game. */
    @Test
    void twoPilesAreWythoffsGame() {
        for (Rule rule : Rule.values()) {
            WythoffPiles two = WythoffPiles.of(2, 60, rule);
            WythoffPiles three = WythoffPiles.of(3, 60, rule);
            for (int a = 0; a <= 60; a++) {
                for (int b = 0; b <= 60; b++) {
                    assertEquals(Wythoff.isP(a, b), two.outcome(a, b) == Outcome.P);
                    boolean lost = rule == Rule.ALL ? a == b : Wythoff.isP(a, b);
                    assertEquals(lost, three.outcome(a, 0, b) == Outcome.P, rule + " " + a + " " + b);
                }
            }
        }
    }
}
