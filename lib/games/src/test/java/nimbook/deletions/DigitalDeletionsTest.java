package nimbook.deletions;

import static nimbook.style.Refusals.refusedNaming;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import nimbook.core.Outcome;
import nimbook.core.ProgressReport;
import nimbook.rook.MisereRook;
import org.junit.jupiter.api.Test;

/** Digital deletions against the rules and the paper; every base, the longest lists, an interrupt. */
class DigitalDeletionsTest {

    /** The game from its rules. */
    private static int search(List<Integer> digits, Map<List<Integer>, Integer> known) {
        Integer value = known.get(digits);
        if (value != null) return value;
        BitSet options = new BitSet();
        for (int i = 0; i < digits.size(); i++) {
            for (int e = 0; e < digits.get(i); e++) {
                List<Integer> after = new ArrayList<>(digits);
                after.set(i, e);
                options.set(search(after, known));
            }
            if (digits.get(i) == 0) options.set(search(digits.subList(0, i), known));
        }
        known.put(List.copyOf(digits), options.nextClearBit(0));
        return options.nextClearBit(0);
    }

    private final Map<List<Integer>, Integer> known = new HashMap<>();

    @Property(tries = 150, seed = "20260101")
    void valuesAndMovesAgreeWithASearch(@ForAll @Size(max = 4) List<@IntRange(max = 6) Integer> digits) {
        DigitalDeletions position = DigitalDeletions.of(digits);
        assertEquals(search(digits, known), position.value());
        List<DigitMove> winning = position.moves().stream().filter(m -> m.after().value() == 0).toList();
        assertEquals(winning, position.winningMoves());
        assertEquals(winning, position.worked().winning());
        assertEquals(winning.isEmpty(), position.outcome() == Outcome.P);
        int[] suffix = position.suffixValues();
        for (int i = 0; i <= digits.size(); i++)
            assertEquals(search(digits.subList(i, digits.size()), known), suffix[i]);
    }

    /** The base only limits what may be written. */
    @Property(tries = 50, seed = "20260101")
    void basesAndHeapsAgree(@ForAll @Size(max = 30) List<@IntRange(max = 35) Integer> digits) {
        StringBuilder text = new StringBuilder();
        for (int d : digits) text.append(Character.forDigit(d, 36));
        DigitalDeletions position = DigitalDeletions.of(text.toString(), 36);
        assertEquals(DigitalDeletions.of(digits).value(), position.value());
        assertEquals(position, DigitalDeletions.of(text.toString().toUpperCase(java.util.Locale.ROOT), 36));
        assertEquals(digits.isEmpty() ? "(empty)" : text.toString(), position.toString());
    }

    /** The worked example of the paper, section 2. */
    @Test
    void workedExample() {
        DigitRows rows = DigitalDeletions.worked("618034");
        assertArrayEquals(new int[] {1, 6, 6, 3, 2, 4, 0}, rows.values());
        assertArrayEquals(new int[] {0, 5, 5, 3, 2, 4, 0}, rows.after(rows.winning().get(0)));
        assertEquals(5, rows.needed()[2]);
        assertEquals("digit 3: 8 → 2", rows.winning().get(0).describe());
        assertTrue(rows.toString().startsWith("digit   6  1  8   0  3  4\nvalue   1  6  6   3  2  4   0\n"),
                rows.toString());
    }

    /**
     * OEIS A120442 (T. Green, 2006): the P-positions that are numbers; a leading 0 may be deleted with all the rest, so
     * it never stands in one.
     */
    @Test
    void pPositionsAreA120442() {
        int[] expected = {1, 11, 20, 32, 43, 54, 65, 76, 87, 98, 111, 120, 132, 143, 154, 165, 176, 187, 198, 201, 210,
                222, 233, 244, 255, 266, 277, 288, 299, 300, 312, 321, 334, 345, 353, 367, 378, 386, 402, 413, 424, 431,
                440, 456, 468, 475, 489, 497, 503, 514};
        List<Integer> found = new ArrayList<>();
        for (int n = 1; n <= 514; n++) if (DigitalDeletions.value(Integer.toString(n)) == 0) found.add(n);
        assertArrayEquals(expected, found.stream().mapToInt(Integer::intValue).toArray());
    }

    /** 10⁵ zeros have value 10⁵, as f(0, n) = n + 1; then f(9, f(0, …)) is needed far out. */
    @Test
    void longStrings() {
        String zeros = "0".repeat(100_000);
        assertEquals(100_000, DigitalDeletions.value(zeros));
        assertEquals("digits 1 to 100000 deleted", DigitalDeletions.of(zeros).winningMoves().get(0).describe());
        assertEquals(MisereRook.f(9, 100_000L), DigitalDeletions.value("9" + zeros));
        DigitalDeletions mixed = DigitalDeletions.of("1803498877665544332200".repeat(5_000));
        for (DigitMove move : mixed.winningMoves().stream().limit(5).toList()) assertEquals(0, move.after().value());
    }

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
    void longStringsAreDescribed() {
        for (int length : new int[] {40, 41}) {
            DigitalDeletions position = DigitalDeletions.of("5" + "1".repeat(length - 1));
            List<DigitMove> winning = position.winningMoves();
            assertTrue(!winning.isEmpty() && winning.size() <= 3, winning.toString());
            DigitMove first = winning.get(0);
            String reports = "winning: " + (length == 40 ? first + " (" + first.describe() + ")" : first.describe());
            assertTrue(position.worked().toString().contains(reports), position.worked().toString());
        }
    }

    /**
     * The interrupt comes when the table of needed values is made, which is whole by then; the string's digits are
     * left.
     */
    @Test
    void anInterruptEndsALongString() {
        DigitalDeletions position = DigitalDeletions.of("618034".repeat(2000));
        ProgressReport.stopsAtFirstReport(position::neededValues);
    }
}
