package nimbook.period;

import static nimbook.style.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class OctalSurveyTest {

    @Test
    void everyCodeOnce() {
        assertEquals(List.of(".1", ".2", ".3", ".4", ".5", ".6", ".7"),
                OctalSurvey.codes(1, false).stream().map(Octal::code).toList());
        List<Octal> codes = OctalSurvey.codes(3, false);
        assertEquals(511, codes.size());
        assertEquals(511, new HashSet<>(codes).size());
        assertEquals(".01", codes.get(7).code());
        assertEquals(".777", codes.get(510).code());
        assertEquals(63, OctalSurvey.codes(2, true).stream().filter(c -> c.code().startsWith("4.")).count());
        refused("digits = 7", () -> OctalSurvey.codes(7, false));
        refused("digits = 0", () -> OctalSurvey.codes(0, false));
        refused("limit = 0", () -> OctalSurvey.of(Octal.kayles(), 0));
    }

    /** Winning Ways, chapter 4, table 6: of the codes of one digit .6 alone has no known period. */
    @Test
    void codesOfOneDigit() {
        for (Octal game : OctalSurvey.codes(1, false)) {
            OctalSurvey line = OctalSurvey.of(game, 3000);
            assertEquals(!game.code().equals(".6"), line.period().isPresent(), line.toString());
            assertTrue(line.searched() == 3000 || line.period().isPresent());
            assertEquals(game.splits(), line.sparse().isPresent());
        }
    }

    /**
     * Codes of three digits with their last exceptional heap and period: OEIS A071435 (.177), A071453 (.117), A125829
     * (.115, whose only exception is heap 0); Guy and Smith 1956 for Dawson's Chess, .137.
     */
    @Test
    void publishedLines() {
        Object[][] lines = {{".177", 497L, 20L}, {".117", 47L, 48L}, {".115", 1L, 14L}, {".137", 52L, 34L}};
        for (Object[] expected : lines) {
            OctalSurvey line = OctalSurvey.of(HeapGame.octal((String) expected[0]), 5000);
            Period period = line.period().orElseThrow();
            assertTrue(period.isProved());
            assertEquals(List.of(expected[1], expected[2]), List.of(period.preperiod(), period.period()));
            assertTrue(line.searched() < 5000);
            assertTrue(
                    HeapRepetitionChecker.check((HeapRepetition) ((Evidence.Proved) period.evidence()).certificate()));
        }
    }

    /** OEIS A071464 (Gangolli and Plambeck 1989): .127 has period 4 and its last exception at 46 577. */
    @Test
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    void aLongSearch() {
        Period period = OctalSurvey.of(Octal.of(".127"), 93_170).period().orElseThrow();
        assertEquals(List.of(46_578L, 4L), List.of(period.preperiod(), period.period()));
    }

    /**
     * Kayles, preperiod 71 and period 12: the theorem of Guy and Smith wants the values to 2·71 + 12 + 2 − 1 + 12 =
     * 167.
     */
    @Test
    void aSearchEndsWhereTheTheoremHasItsRange() {
        assertTrue(OctalSurvey.of(Octal.kayles(), 166).period().isEmpty());
        assertEquals(71, OctalSurvey.of(Octal.kayles(), 167).period().orElseThrow().preperiod());
    }

    /** Without a proof a line says how far it was searched. */
    @Test
    void text() {
        assertEquals(".6: no period to heap 500", OctalSurvey.of(Octal.of(".6"), 500).toString().substring(0, 25));
        assertTrue(OctalSurvey.of(Octal.of(".77"),
                500).toString().startsWith(".77: preperiod 71, period 12, proved, values to 8"));
        assertFalse(OctalSurvey.of(Octal.of(".3"), 50).toString().contains("rare"));
    }
}
