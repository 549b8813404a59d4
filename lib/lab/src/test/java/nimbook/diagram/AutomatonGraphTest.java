package nimbook.diagram;

import static nimbook.notebook.Lab.automaton;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import nimbook.drawing.Color;
import nimbook.drawing.Mark;
import nimbook.logic.Relation;
import nimbook.logic.Theory;
import nimbook.number.Zeckendorf;
import nimbook.wythoff.Wythoff;
import org.junit.jupiter.api.Test;

class AutomatonGraphTest {

    private static List<String> words(AutomatonGraph figure) {
        return figure.drawing().marks().stream().filter(Mark.Text.class::isInstance).map(mark -> ((Mark.Text) mark)
                .text()).toList();
    }

    /** A lower Wythoff number ends in an even number of zeros: after a 1 the states count them. */
    @Test
    void theStatesOfAnEvenNumberOfZeros() {
        AutomatonGraph even = automaton("evenzeros(n)");
        assertEquals("evenzeros(n)\n4 states read the digits of n, Zeckendorf\n0: 0→0 1→1\n1 accepts: 0→2\n"
                + "2: 0→3 1→1\n3 accepts: 0→2 1→1", even.text());
        // a ring a state, and one more where it accepts
        assertEquals(4 + 2, even.drawing().marks().stream().filter(Mark.Circle.class::isInstance).count());
        assertEquals("evenzeros(n): 4 states read the digits of n, Zeckendorf. n = 4: accepted, the statement is true",
                even.walk(4).drawing().title());
    }

    @Test
    void aWalkReadsZeckendorfsDigitsAndEndsWithTheTruth() {
        Set<Long> lower = LongStream.rangeClosed(1, 300).map(Wythoff::lower).boxed().collect(Collectors.toSet());
        for (int n = 0; n < 300; n++) {
            AutomatonGraph walk = automaton("evenzeros(n)").walk(n);
            assertEquals(lower.contains((long) n), walk.text().contains(": accepted, the statement is true"));
            String digits = walk.text().lines().skip(7).findFirst().orElseThrow().replaceAll("[^–]*–(.)[^–]*", "$1");
            assertEquals(n == 0 ? "states 0" : Zeckendorf.of(n).digits(), digits);
        }
        String pair = automaton("W(x, y)").walk(3, 5).text();
        assertTrue(pair.endsWith("x = 3, y = 5: accepted, the statement is true\nstates 0 –01→ 2 –10→ 4 –00→ 6 –00→ 4"),
                pair);
        String turned = automaton("y = A(x)").walk(11, 7).text();
        assertTrue(turned.contains("y = 11, x = 7: accepted"), turned);
        assertTrue(automaton("x < y").walk(9, 2).text().endsWith(" –"));
    }

    @Test
    void aWalkStopsAfterSomeDigits() {
        AutomatonGraph part = automaton("evenzeros(n)").walk(20).after(3);
        assertTrue(part.text().endsWith("n = 20: 3 of 6 digits read\nstates 0 –1→ 1 –0→ 2 –1→ 1"), part.text());
        // 13, 8, 5 are read, and the state where it is
        assertEquals(3 + 1, part.drawing().marks().stream().filter(mark -> mark instanceof Mark.Rect r
                && Color.ACCENT.equals(r.style().fill()) || mark instanceof Mark.Circle c
                && Color.ACCENT.equals(c.style().fill())).count());
        assertEquals(automaton("evenzeros(n)").walk(20).text(), automaton("evenzeros(n)").walk(20).after(9).text());
    }

    /** A low one for slides, with the walk next to the graph. */
    @Test
    void aWalkIsBelowTheGraphOrBesideIt() {
        AutomatonGraph sum = automaton("x + y = z").walk(20, 30, 50);
        List<?> others = (List<?>) sum.state().get("others");
        assertEquals(1, others.size());
        int high = Integer.parseInt(String.valueOf(others.get(0)).replaceFirst("(?s).*? height=\"(\\d+)\".*", "$1"));
        assertTrue(high < 0.6 * sum.drawing().height(), high + " of " + sum.drawing().height());
        assertEquals(List.of(), automaton("fib(n)").state().get("others"));
    }

    @Test
    void manyStatesAreATableAndMoreAreRefused() {
        Relation sevenths = Theory.fibonacci().relation("n mod 7 = 3");
        AutomatonGraph table = automaton(sevenths);
        assertTrue(sevenths.automaton().states() > 31);
        assertEquals(0, table.drawing().marks().stream().filter(Mark.Circle.class::isInstance).count());
        assertEquals(table.states(), words(table).stream().filter("✓"::equals).count()
                + table.text().lines().skip(2).filter(line -> !line.contains("accepts")).count());
        assertTrue(assertThrows(IllegalArgumentException.class, () -> automaton("n mod 40 = 0")).getMessage()
                .contains("at most 200"));
        assertThrows(IllegalArgumentException.class, () -> automaton("n = 2").walk());
        assertThrows(IllegalArgumentException.class, () -> automaton("n = 2").walk(-1));
        assertThrows(IllegalArgumentException.class, () -> automaton("n = 2").after(-1));
        assertThrows(IllegalArgumentException.class, () -> automaton("x + y + z = u + v"));
    }

    /** One state adds without carry. */
    @Test
    void otherNumerationsHaveTheirOwn() {
        String sum = automaton(Theory.binary().relation("nimsum(x, y) = z")).walk(5, 6, 3).text();
        assertTrue(sum.contains("1 state reads the digits of x, y, z, base 2"), sum);
        assertTrue(sum.contains("x = 5, y = 6, z = 3: accepted"), sum);
    }
}
