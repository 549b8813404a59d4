package nimbook.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.Locale;
import nimbook.core.Grid;
import nimbook.fibonacci.QuotaValues;
import nimbook.number.Zeckendorf;
import nimbook.period.Period;
import nimbook.period.RowPeriods;
import org.junit.jupiter.api.Test;

/** The benchmarks' own code runs, at sizes that take no time, and engine and competitor answer alike. */
class EnginesTest {

    @SuppressWarnings("unchecked")
    private static <T> T run(String name, int n) {
        Engines engines = new Engines();
        engines.name = name;
        engines.n = n;
        engines.prepare();
        return (T) engines.run();
    }

    @Test
    void eachRuns() {
        // A larger square has too many subsets, later rows have too long periods; smaller tables lack terminal cells.
        Engines.TASKS.forEach((name, work) -> {
            int size = name.equals("census") ? 2 : name.toLowerCase(Locale.ROOT).contains("period") ? 9 : 40;
            assertNotNull(work.apply(size).get(), name);
        });
    }

    @Test
    void tablesAreTheCompetitors() {
        Grid queen = run("queen", 70);
        assertEquals(EnginesTest.<int[][]>run("queenByTimeStamps", 70)[69][68], queen.at(69, 68));
        assertEquals(EnginesTest.<short[][]>run("queenByOneLevel", 70)[68][1], queen.at(68, 69));
        int[][] slow = run("misereRookByTimeStamps", 60);
        Grid inverse = run("misereRookInverse", 60);
        assertEquals(slow[59][41], EnginesTest.<Grid>run("misereRook", 60).at(59, 41));
        assertEquals(30, inverse.at(41, slow[41][30]));
        assertEquals(inverse.at(41, 30), EnginesTest.<Grid>run("misereRookByRecursion", 60).at(41, 30));
        assertEquals(slow[9][59], EnginesTest.<Grid>run("misereRookRows", 60).at(9, 59));
        assertEquals(inverse.at(9, 59), EnginesTest.<Grid>run("misereRookInverseRows", 60).at(9, 59));
    }

    @Test
    void pilesAndNumbersAreTheCompetitors() {
        assertEquals(EnginesTest.<int[][]>run("quotasByRunningMex", 90)[90][40],
                EnginesTest.<QuotaValues>run("quotas", 90).value(90, 40));
        Engines.HugePair pair = Engines.HugePair.of(300);
        assertEquals(300, pair.n().toString().length());
        assertEquals(pair.a(), run("floorPhi", 300));
        assertEquals(true, run("isP", 300));
        assertEquals(EnginesTest.<int[]>run("zeckendorfByGreed", 300).length,
                EnginesTest.<Zeckendorf>run("zeckendorf", 300).size());
    }

    @Test
    void periodsAreTheCompetitors() {
        long sum = 0;
        for (Period period : EnginesTest.<RowPeriods>run("periods", 9).periods()) sum += period.period();
        assertEquals(EnginesTest.<Long>run("periodsSeen", 9), sum);
        assertEquals(EnginesTest.<Long>run("misereRookPeriod", 9),
                EnginesTest.<RowPeriods>run("misereRookPeriods", 9).period(9).period());
    }
}
