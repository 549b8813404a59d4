package nimbook.deletions;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import nimbook.core.Outcome;
import org.junit.jupiter.api.Test;

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
}
