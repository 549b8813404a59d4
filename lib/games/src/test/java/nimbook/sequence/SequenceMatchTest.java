package nimbook.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class SequenceMatchTest {

    private static List<String> found(long... terms) {
        return Sequences.find(terms).stream().map(m -> m.oeis() + " " + m.how() + " from " + m.from()).toList();
    }

    /** Terms of OEIS A005206, A000045, A001950. */
    @Test
    void termsAreFoundWhereTheyStand() {
        assertEquals("A005206 terms from 0", found(0, 1, 1, 2, 3, 3, 4).get(0));
        assertEquals("A000045 terms from 6", found(8, 13, 21, 34).get(0));
        assertEquals(List.of("A001950 terms from 3", "A090909 terms from 3"), found(7, 10, 13, 15, 18).subList(0, 2));
    }

    /** The gaps of A000201 are 2, 1, 2, 2, 1, …, and what it leaves out is A001950. */
    @Test
    void differencesComplementsAndConstants() {
        assertEquals(true, found(2, 1, 2, 2, 1, 2, 1, 2, 2).contains("A000201 differences from 1"));
        assertEquals(true, found(2, 5, 7, 10, 13).contains("A000201 complement from 1"));
        assertEquals("A000045 terms + 100 from 5", found(105, 108, 113, 121).get(0));
        assertEquals(BigInteger.valueOf(105), Sequences.oeis("A000045").term(BigInteger.valueOf(5))
                .add(BigInteger.valueOf(100)));
        SequenceMatch match = Sequences.find(105, 108, 113, 121).get(0);
        assertEquals("Sequences.oeis(\"A000045\").term(BigInteger.valueOf(n)).add(BigInteger.valueOf(100))",
                match.line());
    }

    @Test
    void whatIsNotThereIsNotFound() {
        assertEquals(List.of(), found(5, 3, 1, 9, 200));
        assertThrows(IllegalArgumentException.class, () -> Sequences.find(1, 2, 3));
    }
}
