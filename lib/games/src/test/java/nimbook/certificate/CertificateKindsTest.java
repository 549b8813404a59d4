package nimbook.certificate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
 * Every kind that {@link Evidence.Certificate} permits has a file in docs/certificates that is read, written, checked
 * and spoiled here and in tests/project/test_certificates.py, and a name in docs/certificates.md. So is every other
 * file there that a checker verifies in a second.
 */
class CertificateKindsTest {

    private static final Path DOCS = Path.of("../../docs");

    private static final Set<String> LONG = Set.of("rook-row-15", "rook-row-16", "wythoff-row-261", "wythoff-row-399",
            "octal-16", "octal-127", "octal-354", "octal-376");

    static List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(DOCS.resolve("certificates"))) {
            return all.map(p -> p.getFileName().toString().replace(".json", "")).filter(n -> !LONG.contains(n)).sorted()
                    .toList();
        }
    }

    private static String text(String file) throws IOException {
        return Files.readString(DOCS.resolve("certificates/" + file + ".json"));
    }

    @Test
    void eachKindHasAFileAndAName() throws IOException {
        String format = Files.readString(DOCS.resolve("certificates.md"));
        String checker = Files.readString(Path.of("../../python/nimbook/certify/__main__.py"));
        Map<String, Class<?>> names = new TreeMap<>();
        for (String file : files()) {
            Evidence.Certificate claim = Certificate.parse(text(file)).claim();
            Class<?> before = names.put(claim.kind(), claim.getClass());
            assertTrue(before == null || before == claim.getClass(), claim.kind());
            assertTrue(format.contains("### `" + claim.kind() + "`"), claim.kind());
            String fields = String.join(" ", claim.fields().keySet());
            assertTrue(checker.contains("\"" + claim.kind() + "\": (") && checker.contains("\"" + fields + "\""),
                    claim.kind() + ": " + fields);
        }
        assertEquals(Set.of(Evidence.Certificate.class.getPermittedSubclasses()), Set.copyOf(names.values()));
        assertEquals(names.size(), Set.copyOf(names.values()).size());
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
        if (value instanceof Map<?, ?> map) {
            for (Object key : map.keySet())
                for (Object other : others(map.get(key))) others.add(Map.of(key, other));
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

    /** Not spoiled are aids, of which other values serve as well, and rows and codes: others may have this period. */
    @ParameterizedTest
    @MethodSource("files")
    void eachIsReadWrittenCheckedAndSpoiled(String name) throws IOException {
        String file = text(name);
        Certificate read = Certificate.parse(file);
        assertEquals(file, read.json());
        assertEquals(file, CertificateJson.of(read.claim()));
        assertEquals(List.of(), read.faults());
        assertEquals(read, Certificate.parse(file.replace("\n", " \r\n\t")));
        String kind = read.claim().kind();
        Map<String, Object> fields = read.claim().fields();
        assertTrue(CertificateTest.holds(text(kind, fields)));
        List<String> taken = new ArrayList<>();
        for (String field : fields.keySet()) {
            Map<String, Object> spoiled = new LinkedHashMap<>(fields);
            spoiled.remove(field);
            if (CertificateTest.holds(text(kind, spoiled))) taken.add("no " + field);
            if (Set.of("row", "start", "joint", "mask", "reach").contains(field)
                    || field.equals("game") && kind.equals("board row")) continue;
            spoiled = new LinkedHashMap<>(fields);
            for (Object other : others(fields.get(field))) {
                spoiled.put(field, other);
                if (CertificateTest.holds(text(kind, spoiled))) taken.add(field + " " + other);
            }
        }
        assertEquals(List.of(), taken);
    }
}
