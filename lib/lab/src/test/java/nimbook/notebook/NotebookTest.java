package nimbook.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
        assertTrue(Values.isTable(List.of(new Row(1, null), new Row(2, null))));
        assertFalse(Values.isTable(List.of(Position.of(1, 2), Position.of(3, 4))));
        assertFalse(Values.isTable(List.of(new Row(1, null), "x")));
    }

    /**
     * Two imports on demand that both have a name make the name useless in a notebook, unless it is imported by name as
     * well.
     */
    @Test
    void noNameOfTheLaboratoryIsAmbiguousInANotebook() throws Exception {
        Map<String, Set<String>> homes = new TreeMap<>();
        for (String name : List.of("java.util", "java.io", "java.math", "java.net", "java.time", "java.util.concurrent",
                "java.util.prefs", "java.util.regex", "java.util.stream", "java.util.function", "java.lang")) {
            Path jrt = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/packages/" + name);
            assertTrue(Files.exists(jrt), name);
            for (String module : List.of("java.base", "java.prefs"))
                names(FileSystems.getFileSystem(URI.create("jrt:/"))
                        .getPath("/modules/" + module + "/" + name.replace('.', '/')), name, homes);
        }
        List<String> imports = new ArrayList<>(Setup.imports());
        imports.add("import nimbook.widget.*;");
        Set<String> byName = imports.stream().filter(line -> !line.contains("*")).map(line ->
                line.replaceAll(".*\\.(\\w+);", "$1")).collect(Collectors.toSet());
        for (String line : imports) {
            String name = line.replaceAll("import (static )?|\\.\\*;|;", "");
            if (!name.startsWith("nimbook.") || line.contains("static") || !line.contains("*")) continue;
            for (java.net.URL url : java.util.Collections
                    .list(getClass().getClassLoader().getResources(name.replace('.', '/')))) {
                if (url.getProtocol().equals("file")) names(Path.of(url.toURI()), name, homes);
            }
        }
        List<String> ambiguous = homes.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1 && !byName.contains(entry.getKey()))
                .filter(entry -> entry.getValue().stream().anyMatch(home -> home.startsWith("nimbook.")))
                .map(Object::toString).toList();
        assertEquals(List.of(), ambiguous);
    }

    private static void names(Path folder, String packageName, Map<String, Set<String>> homes)
            throws IOException, ClassNotFoundException {
        if (!Files.isDirectory(folder)) return;
        try (Stream<Path> files = Files.list(folder)) {
            for (String file : files.map(path -> path.getFileName().toString())
                    .filter(name -> name.matches("[A-Z]\\w*\\.class")).toList()) {
                String simple = file.replace(".class", "");
                if (java.lang.reflect.Modifier.isPublic(Class.forName(packageName + "." + simple, false,
                        NotebookTest.class.getClassLoader()).getModifiers())) {
                    homes.computeIfAbsent(simple, key -> new TreeSet<>()).add(packageName);
                }
            }
        }
    }
}
