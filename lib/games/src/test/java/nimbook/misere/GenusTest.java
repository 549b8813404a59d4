package nimbook.misere;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.core.Outcome;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.style.Reports;
import org.junit.jupiter.api.Test;

class GenusTest {

    private static String text(List<Genus> genera) {
        return String.join(" ", genera.stream().map(Genus::toString).toList());
    }

    /** The heaps 0 to 20, as in the tests of CGSuite 2.0 (A. N. Siegel), whose abbreviations are written out here. */
    @Test
    void kaylesAndDawsonsKayles() {
        assertEquals("0¹²⁰ 1⁰³¹ 2²⁰ 3³¹ 1⁰³¹ 4¹⁴⁶ 3³¹ 2²⁰ 1¹³ 4⁰⁴⁶ 2²⁰ 6⁴⁶ 4⁰⁴⁶ 1¹³ 2²⁰ 7⁵⁷ 1¹³ 4⁶⁴ 3³¹ 2²⁰ 1⁰³¹",
                text(Genus.upTo(Octal.kayles(), 20)));
        assertEquals("0¹²⁰ 0¹²⁰ 1⁰³¹ 1⁰³¹ 2²⁰ 0¹²⁰ 3³¹ 1⁰³¹ 1⁰³¹ 0¹²⁰ 3¹⁴³¹ 3³¹ "
                + "2⁰⁵²⁰ 2²⁰ 4¹⁴⁶ 0¹²⁰ 5⁰⁵⁷ 2⁰⁵²⁰ 2²⁰ 3¹⁴³¹ 3³¹",
                text(Genus.upTo(Octal.of(".07"), 20)));
    }

    /** Grundy's game to 20, the same source. */
    @Test
    void grundysGame() {
        assertEquals("0¹²⁰ 0¹²⁰ 0¹²⁰ 1⁰³¹ 0¹²⁰ 2²⁰ 1⁰³¹ 0¹²⁰ 2²⁰ 1⁰³¹ 0¹²⁰ 2²⁰ 1⁰³¹ "
                + "3¹⁴³¹ 2²⁰ 1⁰³¹ 3¹⁴³¹ 2²⁰ 4⁰⁵⁶⁴ 3¹⁴³¹ 0²⁰",
                text(Genus.upTo(HeapGame.grundysGame(), 20)));
    }

    /** Plambeck's page on .312 (2003): heaps 1 to 6, the last two repeat. */
    @Test
    void game0312() {
        List<Genus> genera = Genus.upTo(Octal.of(".312"), 30);
        assertEquals("1⁰³¹ 2²⁰ 0⁰² 2¹⁴²⁰ 0⁰² 1¹³", text(genera.subList(1, 7)));
        for (int n = 7; n <= 30; n++) assertEquals(genera.get(n - 2).toString(), genera.get(n).toString());
    }

    /** Winning Ways, chapter 13: Nim heaps, and two heaps of 2. */
    @Test
    void nimHeaps() {
        assertEquals("0¹²⁰ 1⁰³¹ 2²⁰ 3³¹ 4⁴⁶ 5⁵⁷ 6⁶⁴ 7⁷⁵", text(Genus.upTo(HeapGame.nim(), 7)));
    }

    /** Heaps 1, 2 and 3 of Kayles are ∗1, ∗2 and ∗3: its quotient says which of them make a sum P. */
    @Test
    void digitsToThreeAreThoseOfTheQuotient() {
        MisereQuotient quotient = MisereQuotient.of(Octal.kayles());
        List<Genus> genera = Genus.upTo(Octal.kayles(), 50);
        for (int n = 0; n <= 50; n++) {
            for (int k = 0; k < 4; k++) {
                for (int m = 0; m < 4; m++) {
                    boolean p = quotient.outcome(n, k > 0 ? 2 : 0, k > 1 ? 2 : 0, k > 2 ? 2 : 0, m) == Outcome.P;
                    assertEquals(genera.get(n).digit(k) == m, p, n + " with " + k + " heaps of 2 and " + m);
                }
            }
        }
    }

    @Test
    void longWorkIsStopped() {
        stopped(() -> new GenusSearch(HeapGame.nim(), 2));
        GenusSearch search = new GenusSearch(HeapGame.nim(), 2);
        stopped(() -> search.genus(2));
        stopped(() -> Genus.ofOptions(List.of()));
    }

    @Test
    void heapsAreReported() {
        assertEquals(6, Reports.total("heaps", () -> Genus.upTo(HeapGame.nim(), 5)));
    }

    /** γₖ from the definition: the misère value beside k Nim heaps of 2. */
    @Property(tries = 40, seed = "20260101")
    void digitsAreMisereValues(@ForAll @IntRange(max = 7) int d1, @ForAll @IntRange(max = 7) int d2,
            @ForAll @IntRange(min = 1, max = 7) int d3,
            @ForAll @IntRange(max = 8) int a, @ForAll @IntRange(max = 4) int b) {
        Octal game = Octal.of("." + d1 + d2 + d3);
        MisereOracle oracle = new MisereOracle(game);
        Genus genus = Genus.of(game, a, b);
        for (int k = 0; k < 5; k++) {
            List<Integer> heaps = MisereOracle.with(List.of(a, b), Collections.nCopies(k, -2));
            assertEquals(oracle.value(heaps), genus.digit(k), game + " " + heaps);
        }
        assertEquals(game.value(a, b), genus.normal());
        assertEquals(genus.outcome() == Outcome.P, oracle.isP(List.of(a, b)));
        MisereOracle.quotient(game, 8).ifPresent(quotient -> assertEquals(genus.outcome(), quotient.outcome(a, b)));
    }
}
