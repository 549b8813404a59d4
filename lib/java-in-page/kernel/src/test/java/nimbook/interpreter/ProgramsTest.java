package nimbook.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One program for each part of the language and of the JDK: the interpreter says what the JVM says. What only a
 * page has otherwise, as {@code EnumSet}, and what runs in one thread only there, is in the same folder, for
 * tests/browser/test_page_java.py.
 */
class ProgramsTest {

    @ParameterizedTest
    @ValueSource(strings = {"Arithmetic", "Statements", "Exceptions", "Nulls", "Classes", "Lambdas", "Numbers",
            "Randoms", "Formats", "Texts", "Messages", "Orders", "Expressions", "Streams", "Times"})
    void saysWhatTheJvmSays(String name) throws IOException {
        try (InputStream in = ProgramsTest.class.getResourceAsStream("programs/" + name + ".txt")) {
            Twin twin = new Twin(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            String expected = twin.compiled("Main"), found = twin.interpreted("Main");
            assertEquals(expected, found, () -> GeneratedTest.difference(expected, found));
        }
    }
}
