package nimbook.misere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.period.Evidence;
import nimbook.period.Period;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MisereQuotientCheckerTest {

    @ParameterizedTest
    @ValueSource(strings = {".75", ".34", ".53", ".71", ".72", ".77", ".15", ".123", ".312", ".144", "4.3", ".004"})
    void whatIsFoundIsVerified(String code) {
        assertTrue(MisereQuotientChecker.check(MisereQuotient.of(Octal.of(code), 40)), code);
    }

    @Test
    void soAreOtherGames() {
        assertTrue(MisereQuotientChecker.check(MisereQuotient.of(SubtractionGame.of(2, 5, 6))));
        assertTrue(MisereQuotientChecker.check(MisereQuotient.of(HeapGame.nim(), 12)));
        assertTrue(MisereQuotientChecker.check(MisereQuotient.of(Octal.kayles())));
        assertTrue(MisereQuotientChecker.check(MisereQuotient.of(Octal.dawsonsKayles(), 20)));
    }

    /** Each single change of the pretending function, of the P-portion and of the products is noticed. */
    @Test
    void aForgeryIsRefused() {
        Octal game = Octal.of(".75");
        MisereQuotient q = MisereQuotient.of(game);
        BipartiteMonoid m = q.monoid();
        assertTrue(MisereQuotientChecker.check(game, m.product, m.isP, q.images()));
        for (int n = 0; n < q.images().length; n++) {
            for (int x = 0; x < m.order; x++) {
                int[] images = q.images();
                if (images[n] == x) continue;
                images[n] = x;
                assertFalse(MisereQuotientChecker.check(game, m.product, m.isP, images), "Φ(" + n + ") = " + x);
            }
        }
        for (int x = 0; x < m.order; x++) {
            boolean[] isP = m.isP.clone();
            isP[x] ^= true;
            assertFalse(MisereQuotientChecker.check(game, m.product, isP, q.images()), "P " + x);
            for (int y = 0; y < m.order; y++) {
                int[][] product = new int[m.order][];
                for (int r = 0; r < m.order; r++) product[r] = m.product[r].clone();
                product[x][y] = (product[x][y] + 1) % m.order;
                product[y][x] = product[x][y];
                assertFalse(MisereQuotientChecker.check(game, product, m.isP, q.images()), x + " · " + y);
            }
        }
    }

    /** Monoids that are right but for one thing: elements that no heap reaches, or that nothing tells apart. */
    @Test
    void neitherTooManyElementsNorTooFew() {
        Octal game = Octal.of(".7");
        int[][] group = {{0, 1}, {1, 0}};
        assertTrue(MisereQuotientChecker.check(game, group, new boolean[] {false, true}, new int[] {0, 1, 0, 1}));
        int[][] square = {{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {3, 2, 1, 0}};
        assertFalse(MisereQuotientChecker.check(game, square, new boolean[] {false, true, false, true},
                new int[] {0, 1, 0, 1}));
        assertFalse(MisereQuotientChecker.check(game, square, new boolean[] {false, true, true, false},
                new int[] {0, 1, 3, 2}));
        assertFalse(MisereQuotientChecker.check(game, new int[][] {{0}}, new boolean[] {false}, new int[] {0, 0}));
        assertFalse(MisereQuotientChecker.check(game, group, new boolean[] {true, false}, new int[] {0, 1}));
    }

    @Test
    void aPeriodNeedsTheWholeRange() {
        int[] images = MisereQuotient.of(Octal.kayles(), 200).images();
        assertTrue(claims(Octal.kayles(), images, 71, 12, 0, 168));
        assertFalse(claims(Octal.kayles(), images, 71, 12, 0, 167));
        assertFalse(claims(Octal.kayles(), images, 70, 12, 0, 200));
        assertFalse(claims(Octal.kayles(), images, 71, 6, 0, 200));
        assertFalse(claims(Octal.kayles(), images, 71, 12, 1, 200));
        assertFalse(claims(Octal.kayles(), images, 500, 12, 0, 200));
        int[] mod = {0, 1, 0, 1, 0, 1, 0, 1};
        assertTrue(claims(SubtractionGame.of(1), mod, 0, 2, 0, 3));
        assertFalse(claims(SubtractionGame.of(1, 3), mod, 0, 2, 0, 4));
        assertTrue(claims(Octal.of(".33"), mod, 0, 2, 0, 5));
        assertFalse(claims(Octal.of(".33"), mod, 0, 2, 0, 4));
        assertFalse(claims(HeapGame.nim(), mod, 0, 2, 0, 8));
    }

    private static boolean claims(HeapGame game, int[] images, int preperiod, int period, int saltus, int heaps) {
        Evidence evidence = new Evidence.Proved("claimed", Evidence.Certificate.NONE);
        int[] first = java.util.Arrays.copyOf(images, heaps);
        return MisereQuotientChecker.holds(game, first, Optional.of(new Period(preperiod, period, saltus, evidence)));
    }

    @Test
    void whatIsTooLargeIsRefused() {
        assertThrows(IllegalArgumentException.class,
                () -> MisereQuotientChecker.check(Octal.kayles(), new int[501][501], new boolean[501], new int[2]));
    }

    /** The same game by another kind of code, and a code with three heaps. */
    @Test
    void codesOfTakingAndBreaking() {
        MisereQuotient kayles = MisereQuotient.of(HeapGame.takeAndBreak("0.77"));
        assertEquals(MisereQuotient.of(Octal.kayles()).order(), kayles.order());
        assertTrue(kayles.period().isPresent() && MisereQuotientChecker.check(kayles));
        MisereQuotient three = MisereQuotient.of(HeapGame.takeAndBreak("0.B1"), 40);
        assertTrue(three.period().isPresent() && MisereQuotientChecker.check(three));
        assertTrue(MisereQuotientChecker.check(MisereQuotient.of(HeapGame.takeAndBreak("0.[3]"), 12)));
        assertTrue(MisereQuotientChecker.check(MisereQuotient.of(HeapGame.grundysGame(), 12)));
    }
}
