package nimbook.certificate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimbook.period.Evidence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every kind that {@link Evidence.Certificate} permits: there is a file of it in docs/certificates, which the tests of
 * both checkers take; it is read, written, checked, spoiled in each field, and named in docs/certificates.md.
 */
class CertificateKindsTest {

    private static final Path DOCS = Path.of("../../docs");

    /** The smallest file of each kind. */
    private static Map<Class<?>, String> smallest() throws IOException {
        Map<Class<?>, String> found = new HashMap<>();
        try (Stream<Path> files = Files.list(DOCS.resolve("certificates"))) {
            for (Path file : files.sorted().toList()) {
                String text = Files.readString(file);
                Class<?> kind = Certificate.parse(text).claim().getClass();
                found.merge(kind, text, (a, b) -> b.length() < a.length() ? b : a);
            }
        }
        return found;
    }

    static List<Class<?>> kinds() {
        return List.of(Evidence.Certificate.class.getPermittedSubclasses());
    }

    @Test
    void eachKindHasAFileAndAName() throws IOException {
        Map<Class<?>, String> files = smallest();
        assertEquals(Set.copyOf(kinds()), files.keySet());
        String format = Files.readString(DOCS.resolve("certificates.md"));
        String checker = Files.readString(Path.of("../../python/nimbook/certify/__main__.py"));
        Map<String, Class<?>> names = new TreeMap<>();
        for (String text : files.values()) {
            Evidence.Certificate claim = Certificate.parse(text).claim();
            assertEquals(null, names.put(claim.kind(), claim.getClass()));
            assertTrue(format.contains("### `" + claim.kind() + "`"), claim.kind());
            String fields = String.join(" ", claim.fields().keySet());
            assertTrue(checker.contains("\"" + claim.kind() + "\": (") && checker.contains("\"" + fields + "\""),
                    claim.kind() + ": " + fields);
        }
    }

    /** Other values of the same type, in the place of one and inside it. */
    private static List<Object> others(Object value) {
        List<Object> others = new ArrayList<>();
        if (value instanceof Long n) {
            others.addAll(List.of(n + 1, 2 * n + 1));
            if (n > 0) others.add(n - 1);
        }
        if (value instanceof List<?> list) {
            if (!list.isEmpty()) others.add(list.subList(1, list.size()));
            if (!list.isEmpty()) others.add(list.subList(0, list.size() - 1));
            for (int i = 0; i < list.size(); i++) {
                for (Object other : others(list.get(i))) {
                    List<Object> changed = new ArrayList<>(list);
                    changed.set(i, other);
                    others.add(changed);
                }
            }
        }
        return others;
    }

    private static String text(String kind, Map<String, Object> fields) {
        String lines = fields.entrySet().stream().map(f -> "\"" + f.getKey() + "\": " + json(f.getValue()))
                .collect(Collectors.joining(",\n"));
        return "{\"format\": \"" + CertificateJson.FORMAT + "\", \"kind\": \"" + kind + "\", " + lines + "}";
    }

    private static String json(Object value) {
        if (value instanceof Map<?, ?> map)
            return map.entrySet().stream().map(f -> "\"" + f.getKey() + "\": " + json(f.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        if (value instanceof List<?> list)
            return list.stream().map(CertificateKindsTest::json).collect(Collectors.joining(", ", "[", "]"));
        return value instanceof String words ? "\"" + words + "\"" : value.toString();
    }

    /**
     * Not spoiled are aids, of which other values serve as well, and the game, of which the same may be true.
     */
    @ParameterizedTest
    @MethodSource("kinds")
    void oneOfEachIsSavedReadCheckedAndSpoiled(Class<?> kind) throws IOException {
        String file = smallest().get(kind);
        Certificate read = Certificate.parse(file);
        assertEquals(file, read.json());
        assertEquals(file, CertificateJson.of(read.claim()));
        assertEquals(List.of(), read.faults());
        Map<String, Object> fields = read.claim().fields();
        assertTrue(CertificateTest.holds(text(read.claim().kind(), fields)));
        for (String name : fields.keySet()) {
            if (Set.of("game", "row", "start", "joint", "mask", "reach").contains(name)) continue;
            List<Object> others = others(fields.get(name));
            assertTrue(!others.isEmpty() || fields.get(name).equals(List.of()), name);
            for (Object other : others) {
                Map<String, Object> spoiled = new java.util.LinkedHashMap<>(fields);
                spoiled.put(name, other);
                assertTrue(!CertificateTest.holds(text(read.claim().kind(), spoiled)), name + " " + other);
            }
            Map<String, Object> lacking = new java.util.LinkedHashMap<>(fields);
            lacking.remove(name);
            assertTrue(!CertificateTest.holds(text(read.claim().kind(), lacking)), name);
        }
    }
}
