package nimbook.deletions;

import static nimbook.style.Refusals.refusedNaming;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nimbook.core.Work;
import org.junit.jupiter.api.Test;

/**
 * Digital deletions at the edges: every base and its digits, each refusal word for word, the longest list of moves,
 * equality, an interrupt.
 */
class DigitalDeletionsLimitsTest {

    /** In base b the digits 0 … b − 1 exist, the next one does not; of all other characters none does. */
    @Test
    void everyBaseHasItsDigits() {
        String digits = "0123456789abcdefghijklmnopqrstuvwxyz";
        for (int base = 2; base <= 36; base++) {
            int b = base;
            DigitalDeletions all = DigitalDeletions.of(digits.substring(0, b), b);
            assertEquals(base, all.base());
            for (int i = 0; i < base; i++) assertEquals(i, all.digit(i));
            for (int d = base; d < 36; d++) {
                String tooLarge = "1" + digits.charAt(d);
                String last = base == 11 ? "" : " to " + digits.charAt(base - 1);
                String allowed = base <= 10 ? "0 to " + (base - 1) : "0 to 9 and a" + last;
                String message = assertThrows(IllegalArgumentException.class, () -> DigitalDeletions.of(tooLarge, b))
                        .getMessage();
                assertEquals("digits: digit " + digits.charAt(d) + " at place 2 does not exist in base " + b
                        + "; allowed are " + allowed, message);
            }
        }
        for (char c : "/:@[`{".toCharArray()) {
            refusedNaming("digits: character '" + c + "' at place 3 is no digit; allowed are 0 to 9 and a to z",
                    () -> DigitalDeletions.of("00" + c, 36));
        }
        assertEquals(DigitalDeletions.of("az", 36), DigitalDeletions.of("AZ", 36));
        assertEquals(0, DigitalDeletions.of(40).base());
    }

    @Test
    void refusalsNamePlacesAsAReaderCounts() {
        DigitalDeletions position = DigitalDeletions.of("150");
        for (int i : new int[] {-1, 3}) {
            String named = "i = " + i + ": the position has the digits 0 to 2";
            refusedNaming(named, () -> position.lower(i, 0));
            refusedNaming(named, () -> position.delete(i));
            refusedNaming("place = " + i + ": the position has the digits 0 to 2", () -> new DigitMove(position, i, 0));
        }
        assertEquals("110", position.lower(1, 1).toString());
        assertEquals("140", position.lower(1, 4).toString());
        assertEquals("100", position.lower(1, 0).toString());
    }

    @Test
    void aMoveInALongRowSaysWhatItDoes() {
        String sixty = "0".repeat(59) + "1";
        assertEquals("0".repeat(60), DigitalDeletions.of(sixty).moves().get(59).toString());
        List<DigitMove> longer = DigitalDeletions.of("0" + sixty).moves();
        assertEquals(List.of("digits 1 to 61 deleted", "digit 61: 1 → 0"),
                List.of(longer.get(0).toString(), longer.get(60).toString()));
    }

    /** A winning move changes the value to 0, and no other move does; where the value is 0 there is none. */
    @Test
    void winningMovesOfAllStringsOfThreeDigits() {
        for (int n = 0; n < 1000; n++) {
            DigitalDeletions position = DigitalDeletions.of("%03d".formatted(n));
            List<DigitMove> winning = position.moves().stream().filter(m -> m.after().value() == 0).toList();
            assertEquals(winning, position.winningMoves(), position.toString());
            assertEquals(winning, position.worked().winning());
        }
    }

    /** Equal are the same digits in the same base; a row of numbers belongs to its position. */
    @Test
    void equality() {
        Set<DigitalDeletions> different = new HashSet<>();
        Set<Integer> hashes = new HashSet<>();
        Set<Integer> rowHashes = new HashSet<>();
        for (int n = 0; n < 1000; n++) {
            String text = Integer.toString(n);
            assertTrue(different.add(DigitalDeletions.of(text)) && different.add(DigitalDeletions.of(text, 11)), text);
            assertEquals(DigitalDeletions.of(text), DigitalDeletions.of(text));
            assertEquals(DigitalDeletions.of(text).hashCode(), DigitalDeletions.of(text).hashCode());
            hashes.add(DigitalDeletions.of(text).hashCode());
            assertEquals(DigitalDeletions.worked(text), DigitalDeletions.worked(text));
            assertEquals(DigitalDeletions.worked(text).hashCode(), DigitalDeletions.worked(text).hashCode());
            rowHashes.add(DigitalDeletions.worked(text).hashCode());
        }
        // not all alike: a set of positions would be a list
        assertTrue(hashes.size() > 100 && rowHashes.size() > 100);
        assertNotEquals(DigitalDeletions.of("1"), "1");
        DigitRows rows = DigitalDeletions.worked("618034");
        assertNotEquals(rows, "618034");
        assertNotEquals(rows,
                new DigitRows(DigitalDeletions.of("618034", 11), rows.values(), rows.needed(), rows.winning()));
        assertNotEquals(rows, new DigitRows(rows.position(), new int[7], rows.needed(), rows.winning()));
        assertNotEquals(rows, new DigitRows(rows.position(), rows.values(), new int[7], rows.winning()));
        assertNotEquals(rows, new DigitRows(rows.position(), rows.values(), rows.needed(), List.of()));
    }

    /** With up to 40 digits a winning move is written as what it leads to and in words, beyond in words alone. */
    @Test
    void longStringsAreToldInWords() {
        for (int length : new int[] {40, 41}) {
            DigitalDeletions position = DigitalDeletions.of("5" + "1".repeat(length - 1));
            List<DigitMove> winning = position.winningMoves();
            assertTrue(!winning.isEmpty() && winning.size() <= 3, winning.toString());
            DigitMove first = winning.get(0);
            String told = "winning: " + (length == 40 ? first + " (" + first.describe() + ")" : first.describe());
            assertTrue(position.worked().toString().contains(told), position.worked().toString());
        }
    }

    /**
     * The interrupt comes when the table of needed values is made, which is whole by then; the string's digits are
     * left.
     */
    @Test
    void anInterruptEndsALongString() {
        DigitalDeletions position = DigitalDeletions.of("618034".repeat(2000));
        assertThrows(Work.Stopped.class,
                () -> Work.with((done, total, what) -> Thread.currentThread().interrupt(), position::neededValues));
    }
}
