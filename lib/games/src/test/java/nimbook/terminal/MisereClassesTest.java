package nimbook.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

class MisereClassesTest {

    /** Every set of the family has the P-positions of its core, and each class has as many members as it says. */
    @Test
    void aSetHasThePPositionsOfItsCore() {
        for (int side = 1; side <= 3; side++) {
            CellFamily family = CellFamily.subsetsOfSquare(side);
            Map<List<Position>, Long> members = new HashMap<>();
            for (int i = 0; i < family.size(); i++) {
                Cells core = MisereClasses.core(family.get(i));
                members.merge(core.list(), 1L, Long::sum);
                assertEquals(misere(core), misere(family.get(i)), family.get(i).list().toString());
            }
            MisereClasses classes = MisereClasses.of(side, 100);
            Map<List<Position>, Long> said = new HashMap<>();
            for (MisereClasses.Line line : classes.lines()) said.put(line.core().list(), line.sets());
            assertEquals(members, said);
            assertEquals(family.size(), classes.sets());
            assertEquals(TerminalCensus.of(family, 100).agreeing(PositionSet.MISERE_P), classes.settled());
        }
    }

    private static List<Position> misere(Cells terminal) {
        return BoardGame.queen().terminal(terminal).misere().outcomes(30, 30).positionsOf(0);
    }

    /** 10 536 of 32 768: an independent computation compared every set of the 4 × 4 square one by one. */
    @Test
    void theFourByFourSquare() {
        MisereClasses classes = MisereClasses.of(4, 300);
        assertEquals(1 << 15, classes.sets());
        assertEquals(10_536, classes.settled());
        assertEquals(10_536, classes.shares().stream().filter(s -> s.threshold() != null)
                .mapToLong(MisereClasses.Share::sets).sum());
        assertTrue(classes.shares().stream().filter(s -> s.threshold() != null)
                .allMatch(s -> s.evidence().equals("proved")));
    }
}
