package nimbook.period;

import static nimbook.style.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimbook.heap.Octal;
import org.junit.jupiter.api.Test;

/** Certificates by rare values against the theorem of Guy and Smith: what one proves the other does. */
class SparseRepetitionTest {

    private static final int SEARCHED = 600;

    private static List<Integer> rare(int[] g, int mask, long before) {
        List<Integer> rare = new ArrayList<>();
        for (int n = 1; n < before; n++) if (Integer.bitCount(g[n] & mask) % 2 == 0) rare.add(n);
        return rare;
    }

    /** All splitting codes .d₁d₂ and 4.d₁d₂ with a short period, under every small mask. */
    @Test
    void whatIsFoundHolds() {
        int found = 0;
        for (Octal game : games()) {
            Optional<Period> period = HeapPeriods.find(game, SEARCHED).filter(Period::isProved);
            if (period.isEmpty()) continue;
            int[] g = game.grundy(SEARCHED).toArray();
            for (int mask = 1; mask < 16; mask++) {
                Optional<SparseRepetition> sparse =
                        SparseFinder.find(game, g, period.get().preperiod(), period.get().period(), mask);
                if (sparse.isEmpty()) continue;
                found++;
                assertEquals(List.of(), sparse.get().faults(), sparse.get().describe());
                assertEquals(rare(g, mask, g.length), sparse.get().rareHeaps());
            }
        }
        assertTrue(found > 100, "" + found);
    }

    /** Preperiods, periods and reaches about the right ones: only the least are taken, whatever the reach. */
    @Test
    void whatIsTakenIsTrue() {
        int taken = 0;
        for (Octal game : games()) {
            int[] g = game.grundy(SEARCHED).toArray();
            Optional<Period> right = HeapPeriods.find(game, SEARCHED).filter(Period::isProved);
            int mask = nimbook.heap.SparseSpace.of(game.grundy(SEARCHED)).mask();
            long around = right.map(Period::preperiod).orElse(20L);
            if (around > 100) continue;
            for (long preperiod = Math.max(0, around - 2); preperiod < around + 3; preperiod++) {
                for (long period = 1; period < 25; period++) {
                    for (int reach = 1; reach < 40; reach += 6) {
                        long before = Math.max(1, preperiod) + period + reach + game.reach();
                        SparseRepetition c = new SparseRepetition(game, preperiod, period, mask, reach,
                                rare(g, mask, before));
                        if (!c.faults().isEmpty()) continue;
                        taken++;
                        assertTrue(right.isPresent() && right.get().preperiod() == preperiod
                                && right.get().period() == period, c.describe());
                    }
                }
            }
        }
        assertTrue(taken > 20, "" + taken);
    }

    private static List<Octal> games() {
        List<Octal> games = new ArrayList<>(OctalSurvey.codes(2, false));
        games.addAll(OctalSurvey.codes(2, true));
        games.removeIf(game -> !game.splits());
        return games;
    }

    private static SparseRepetition with(SparseRepetition c, long preperiod, long period, long reach) {
        return new SparseRepetition(c.game(), preperiod, period, c.mask(), reach, c.rareHeaps());
    }

    /** Kayles: period 12 from heap 71 on (Winning Ways, chapter 4), of common values under the mask 15. */
    @Test
    void whatIsWrongIsNamed() {
        Octal kayles = Octal.kayles();
        SparseRepetition c = SparseFinder.find(kayles, kayles.grundy(400).toArray(), 71, 12, 15).orElseThrow();
        assertEquals(List.of(), c.faults());
        assertEquals(70, c.reach());
        assertEquals(List.of(), with(c, 71, 12, 75).faults());
        assertEquals(List.of("the law fails at heap 70"), with(c, 70, 12, 70).faults());
        assertEquals(List.of("the preperiod is not the least"), with(c, 72, 12, 70).faults());
        assertEquals(List.of("the period is not the least: 12 is one"), with(c, 71, 24, 70).faults());
        assertEquals(List.of("the law fails at heap 71"), with(c, 71, 6, 70).faults());
        assertEquals(List.of("reach is less than the last heap of rare value"), with(c, 71, 12, 69).faults());
        for (int i = 0; i < c.rareHeaps().size(); i++) {
            List<Integer> fewer = new ArrayList<>(c.rareHeaps());
            int heap = fewer.remove(i);
            String fault = new SparseRepetition(kayles, 71, 12, 15, 70, fewer).faults().get(0);
            assertTrue(fault.startsWith("heap " + heap + " lacks a rare value below "), fault);
            List<Integer> more = new ArrayList<>(c.rareHeaps());
            more.add(i, heap - 1);
            assertNotEquals(List.of(), new SparseRepetition(kayles, 71, 12, 15, 70, more).faults());
        }
        List<Integer> rare = c.rareHeaps();
        assertEquals(List.of("rare: the heaps do not ascend from 1 on"),
                new SparseRepetition(kayles, 71, 12, 15, 70, List.of(3, 3)).faults());
        assertEquals(List.of("mask is not from 1 to 4095"),
                new SparseRepetition(kayles, 71, 12, 0, 70, rare).faults());
        assertEquals(List.of("no move splits a heap"),
                new SparseRepetition(Octal.of(".33"), 0, 3, 1, 1, List.of()).faults());
        assertEquals(List.of("a number is out of its range"), with(c, -1, 12, 70).faults());
        refused("at most 33554432 heaps", () -> with(c, 1 << 25, 12, 70).faults());
        List<Integer> many = new ArrayList<>();
        for (int heap = 1; heap <= 20_000; heap++) many.add(heap);
        refused("68719476736 splits are allowed",
                () -> new SparseRepetition(kayles, 10_000_000, 12, 15, 20_000, many).faults());
    }
}
