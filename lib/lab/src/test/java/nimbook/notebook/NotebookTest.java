package nimbook.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

class NotebookTest {
    private record Row(int n, long[] values) {}

    @Test
    void valuesInWords() {
        assertEquals("[1, 2, 3]", Values.text(new int[] {1, 2, 3}));
        assertEquals("[[1, 2],\n [3]]", Values.text(new int[][] {{1, 2}, {3}}));
        assertEquals("[(1, 2), (3, 4)]", Values.text(List.of(Position.of(1, 2), Position.of(3, 4))));
        assertEquals("Row[n=1, values=[5, 6]]", Values.text(new Row(1, new long[] {5, 6})));
        assertEquals("{a=[1]}", Values.text(Map.of("a", new int[] {1})));
        assertTrue(Values.text(new int[1001]).endsWith("0, … (1001 in all)]"));
    }

    @Test
    void longNumbersAreShortenedExactly() {
        for (int digits : new int[] {401, 402, 3_000, 10_000}) {
            for (BigInteger number : List.of(BigInteger.TEN.pow(digits - 1),
                    BigInteger.TEN.pow(digits).subtract(BigInteger.ONE),
                    BigInteger.TEN.pow(digits - 1).add(BigInteger.TWO).negate())) {
                String all = number.abs().toString();
                String words = Values.number(number);
                String first = words.substring(number.signum() < 0 ? 1 : 0, words.indexOf(' '));
                assertTrue(all.startsWith(first) && first.length() >= 39, words);
                assertTrue(words.contains(" … " + all.substring(all.length() - 40) + " ("), words);
                assertTrue(words.endsWith("(" + (digits == 10_000 ? "10\u2009000" : "" + digits) + " digits)"), words);
                assertTrue(Values.opening(number).contains(">" + number + "<"));
            }
        }
        BigInteger whole = BigInteger.TEN.pow(400).subtract(BigInteger.ONE);
        assertEquals("9".repeat(400), Values.number(whole));
        assertNull(Values.opening(whole));
        assertNull(Values.opening(BigInteger.TEN.pow(100_000)), "too long to be stored");
    }

    /** German groups digits by points, Arabic in Egypt has digits of its own. */
    @Test
    void longNumbersAreTheSameInEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            for (String tag : List.of("de", "ar-EG-u-nu-arab", "tr", "hi-IN-u-nu-deva")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertEquals("1" + "0".repeat(39) + " … " + "0".repeat(39) + "1 (50\u2009001 digits)",
                        Values.number(BigInteger.TEN.pow(50_000).add(BigInteger.ONE)));
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aTableIsMadeOfRecordsWithoutWordsOfTheirOwn() {
        assertNotNull(Values.table(List.of(new Row(1, null), new Row(2, null))));
        assertNull(Values.table(List.of(Position.of(1, 2), Position.of(3, 4))));
        assertNull(Values.table(List.of(new Row(1, null), "x")));
    }

    /** A name that JJava imports on demand as well would mean another class than the JDK's: only one does. */
    @Test
    void defaultImportsAreClassesThatHideNoOther() throws Exception {
        List<String> names = DefaultImports.declarations().stream()
                .filter(line -> !line.contains("*")).map(line -> line.substring(7, line.length() - 1)).toList();
        assertTrue(names.size() > 100);
        Set<String> simple = new TreeSet<>();
        List<String> hidden = new ArrayList<>();
        for (String name : names) {
            assertTrue(Modifier.isPublic(Class.forName(name, false, getClass().getClassLoader()).getModifiers()), name);
            String own = name.substring(name.lastIndexOf('.') + 1);
            assertTrue(simple.add(own), own);
            for (String other : List.of("java.lang", "java.util", "java.io", "java.math", "java.net", "java.time",
                    "java.util.concurrent", "java.util.prefs", "java.util.regex", "java.util.stream",
                    "java.util.function", "nimbook.widget.live", "nimbook.widget.model", "nimbook.widget.page",
                    "nimbook.widget.parameter", "nimbook.widget.run"))
                if (exists(other + "." + own)) hidden.add(other + "." + own);
        }
        assertEquals(List.of("java.time.Period"), hidden);
    }

    private static boolean exists(String name) {
        try {
            Class.forName(name, false, NotebookTest.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
