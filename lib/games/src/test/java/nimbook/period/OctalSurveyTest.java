package nimbook.period;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimbook.heap.Octal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class OctalSurveyTest {

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
            OctalSurvey line = OctalSurvey.of(Octal.of((String) expected[0]), 5000);
            Period period = line.period().orElseThrow();
            assertTrue(period.isProved());
            assertEquals(List.of(expected[1], expected[2]), List.of(period.preperiod(), period.period()));
            assertTrue(line.searched() < 5000);
            assertTrue(
                    ((HeapRepetition) ((Evidence.Proved) period.evidence()).certificate()).faults().isEmpty());
        }
    }

    /** OEIS A071464 (Gangolli and Plambeck 1989): .127 has period 4 and its last exception at 46 577. */
    @Test
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    void aLongSearch() {
        Period period = OctalSurvey.of(Octal.of(".127"), 93_170).period().orElseThrow();
        assertEquals(List.of(46_578L, 4L), List.of(period.preperiod(), period.period()));
    }
}
