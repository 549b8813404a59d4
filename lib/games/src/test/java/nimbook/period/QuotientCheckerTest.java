package nimbook.period;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.misere.MisereQuotient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuotientCheckerTest {

    private static final Octal GAME = Octal.of(".75");

    private static void assertRight(MisereQuotient q) {
        assertEquals(List.of(), q.certificate().faults(), q.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {".75", ".34", ".53", ".71", ".72", ".77", ".15", ".123", ".312", ".144", "4.3", ".004"})
    void whatIsFoundIsVerified(String code) {
        assertRight(MisereQuotient.of(Octal.of(code), 40));
    }

    @Test
    void soAreOtherGames() {
        assertRight(MisereQuotient.of(SubtractionGame.of(2, 5, 6)));
        assertRight(MisereQuotient.of(HeapGame.nim(), 12));
        assertRight(MisereQuotient.of(Octal.kayles()));
        assertRight(MisereQuotient.of(Octal.of(".07"), 20));
        assertRight(MisereQuotient.of(HeapGame.grundysGame(), 12));
        assertRight(MisereQuotient.of(Octal.kayles(), 0));
    }

    /** The same game by another kind of code, and a code with three heaps. */
    @Test
    void codesOfTakingAndBreaking() {
        MisereQuotient kayles = MisereQuotient.of(HeapGame.takeAndBreak("0.77"));
        QuotientCertificate octal = MisereQuotient.of(Octal.kayles()).certificate();
        assertEquals(octal.products(), kayles.certificate().products());
        assertEquals(octal.phi(), kayles.certificate().phi());
        assertRight(kayles);
        MisereQuotient three = MisereQuotient.of(HeapGame.takeAndBreak("0.B1"), 40);
        assertEquals(true, three.period().isPresent());
        assertRight(three);
        assertRight(MisereQuotient.of(HeapGame.takeAndBreak("0.[3]"), 12));
    }

    private static <T> List<T> with(List<T> list, int i, T value) {
        List<T> changed = new ArrayList<>(list);
        changed.set(i, value);
        return changed;
    }

    private static void assertForged(QuotientCertificate c) {
        assertEquals(1, c.faults().size(), c.toString());
    }

    /** Each single change of a quotient is noticed. */
    @ParameterizedTest
    @ValueSource(strings = {".75", ".72", ".3"})
    void aForgeryIsRefused(String code) {
        QuotientCertificate c = MisereQuotient.of(Octal.of(code)).certificate();
        assertEquals(List.of(), c.faults());
        int order = c.products().size();
        for (int x = -1; x <= order; x++) {
            for (int n = 0; n < c.phi().size(); n++) {
                if (c.phi().get(n) == x) continue;
                assertForged(new QuotientCertificate(c.game(), c.preperiod(), c.period(), c.generators(), c.products(),
                        c.pPortion(), with(c.phi(), n, x)));
            }
            List<Integer> lost = new ArrayList<>(c.pPortion());
            if (!lost.remove((Integer) x)) lost.add(x);
            Collections.sort(lost);
            assertForged(new QuotientCertificate(c.game(), c.preperiod(), c.period(), c.generators(), c.products(),
                    lost, c.phi()));
            for (int y = 0; y < order; y++) {
                for (int g = 0; g < c.generators().size(); g++) {
                    if (c.products().get(y).get(g) == x) continue;
                    assertForged(new QuotientCertificate(c.game(), c.preperiod(), c.period(), c.generators(),
                            with(c.products(), y, with(c.products().get(y), g, x)), c.pPortion(), c.phi()));
                }
            }
        }
        for (int g = 0; g < c.generators().size(); g++)
            for (int change : new int[] {-1, 1})
                assertForged(new QuotientCertificate(c.game(), c.preperiod(), c.period(),
                        with(c.generators(), g, c.generators().get(g) + change), c.products(), c.pPortion(), c.phi()));
        assertForged(new QuotientCertificate(Octal.of(".76"), c.preperiod(), c.period(), c.generators(), c.products(),
                c.pPortion(), c.phi()));
    }

    /** A period with its Φ continued, all of which is true but that the numbers are the least. */
    private static List<String> claimed(QuotientCertificate c, int preperiod, int period) {
        List<Integer> phi = new ArrayList<>(c.phi());
        while (phi.size() < preperiod + period) phi.add(phi.get(phi.size() - (int) c.period()));
        return new QuotientCertificate(c.game(), preperiod, period, c.generators(), c.products(), c.pPortion(),
                phi.subList(0, preperiod + period)).faults();
    }

    @Test
    void thePeriodIsTheLeast() {
        QuotientCertificate kayles = MisereQuotient.of(Octal.kayles()).certificate();
        assertEquals(List.of(), claimed(kayles, 71, 12));
        assertEquals(List.of("preperiod is not the least"), claimed(kayles, 72, 12));
        assertEquals(List.of("period is not the least"), claimed(kayles, 71, 24));
        assertEquals(List.of("period is not the least"), claimed(kayles, 71, 36));
        assertNotEquals(List.of(), claimed(kayles, 70, 12));
        assertNotEquals(List.of(), claimed(kayles, 71, 6));
        // The heaps to 82 are as said; what a period would make of the heaps after 94 is not.
        assertEquals(List.of(), claimed(kayles, 83, 0));
        assertNotEquals(List.of(), claimed(kayles, 71, 11));
    }

    /** The group of two elements, heaps in turn the identity and the other one. */
    private static QuotientCertificate parity(HeapGame game) {
        return new QuotientCertificate(game, 0, 2, List.of(1), List.of(List.of(1), List.of(0)), List.of(1),
                List.of(0, 1));
    }

    /** Nim has ever more elements, whatever its first heaps look like; Grundy's game has no theorem here. */
    @Test
    void aPeriodNeedsATheorem() {
        for (HeapGame game : List.of(HeapGame.nim(), HeapGame.grundysGame(), HeapGame.takeAndBreak("0.[3]")))
            assertEquals(List.of("no theorem carries a period of this game to all heaps"), parity(game).faults());
        // The subtraction games {1} and {1, 3} are played by parity; {1, 2} has the period 3.
        for (SubtractionGame game : List.of(SubtractionGame.of(1), SubtractionGame.of(1, 3)))
            assertEquals(List.of(), parity(game).faults());
        assertForged(parity(SubtractionGame.of(1, 2)));
        // Six coins may be taken from a heap of six or more: a range that ends too early does not see it.
        assertForged(parity(SubtractionGame.of(1, 6)));
        assertForged(parity(Octal.of(".300003")));
    }

    /** R₈ (Plambeck and Siegel 2008): a² = 1, b³ = b, bc = ab, c² = b²; P = {a, b²}. Multiplied by hand. */
    @Test
    void theSmallestByHand() {
        QuotientCertificate c = MisereQuotient.of(GAME).certificate();
        // 1, a, b, c, ab, ac, b², ab² as 0 to 7, in the order in which they come
        assertEquals(List.of(List.of(1, 2, 3), List.of(0, 4, 5), List.of(4, 6, 4), List.of(5, 4, 6),
                List.of(2, 7, 2), List.of(3, 2, 7), List.of(7, 2, 7), List.of(6, 4, 6)), c.products());
        assertEquals(List.of(1, 6), c.pPortion());
        assertEquals(List.of(8L, 2L), List.of(c.preperiod(), c.period()));
    }

    @Test
    void whatIsTooLargeIsRefused() {
        List<List<Integer>> many = Collections.nCopies(4097, List.of());
        assertThrows(IllegalArgumentException.class, () -> new QuotientCertificate(GAME, 1, 0, List.of(), many,
                List.of(), List.of(0)).faults());
        assertForged(new QuotientCertificate(GAME, 1L << 40, 0, List.of(), List.of(List.of()), List.of(), List.of(0)));
        assertForged(new QuotientCertificate(GAME, 0, Long.MAX_VALUE, List.of(), List.of(List.of()), List.of(),
                List.of(0)));
        assertForged(new QuotientCertificate(GAME, 0, 0, List.of(), List.of(List.of()), List.of(), List.of()));
        assertForged(new QuotientCertificate(GAME, 1, 0, List.of(), List.of(), List.of(), List.of(0)));
    }
}
