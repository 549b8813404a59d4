package nimbook.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The file of javac's texts. The build for browsers puts a class in the place of this one that has it as constants. */
final class MessageText {

    /** The file in javac's jar. */
    static final String FILE = "com/sun/tools/javac/resources/compiler.properties";

    private MessageText() {}

    static String text() {
        try (InputStream in = MessageText.class.getClassLoader().getResourceAsStream(FILE)) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
