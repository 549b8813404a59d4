package nimbook.period;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.deletions.MisereRook;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import org.junit.jupiter.api.Test;

class PeriodTest {

    private static List<String> faults(Evidence.Certificate certificate) {
        return new Period(0, 1, 0, new Evidence.Proved("claimed", certificate)).faults();
    }

    /** One of each kind that the library proves. */
    @Test
    void aProofIsCheckedByAnotherProgram() {
        for (Period period : List.of(RowPeriods.of(BoardGame.queen(), 4), MisereRook.periodOfG(5),
                HeapPeriods.of(Octal.kayles()), HeapPeriods.of(HeapGame.takeAndBreak("4.[3]"))))
            assertEquals(List.of(), period.faults(), period.toString());
    }

    @Test
    void whatIsWrongIsTold() {
        // Kayles has the period 12 from heap 71 on (Guy and Smith 1956), not 24.
        assertEquals(List.of("the period is not the least: 12 is one"),
                faults(new HeapRepetition(Octal.kayles(), 71, 24, 71, 71 * 2 + 24 + 1)));
        // Lasker's Nim has the saltus 4 (Winning Ways, chapter 4).
        assertEquals(1, faults(new HeapSaltus(HeapGame.takeAndBreak("4.[3]"), 1, 4, 8)).size());
        // Frolov 2012, Table 2: row 9 has the period 151 200.
        assertEquals(List.of("the state of rows 0..9 comes back after 151200 columns, not 75600"),
                faults(new RookCertificate(9, 75_600, 68, 72, List.of(4096L, 4097L, 4097L, 4097L))));
    }
}
