package nimbook.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The part of a text between {@code <!-- name -->} and {@code <!-- /name -->}, each on a line of its own, written anew.
 */
final class Document {

    private Document() {}

    /**
     * The text with another part.
     *
     * @throws IllegalArgumentException when the two marks are not there, once each and in this order
     */
    static String with(String text, String name, String part) {
        String begin = "<!-- " + name + " -->\n";
        String end = "<!-- /" + name + " -->\n";
        int from = text.indexOf(begin);
        int to = text.indexOf(end);
        if (from < 0 || to < from || text.indexOf(begin, from + 1) >= 0 || text.indexOf(end, to + 1) >= 0) {
            throw new IllegalArgumentException("the marks " + begin.strip() + " and " + end.strip()
                    + " must stand in it, once each and in this order");
        }
        return text.substring(0, from + begin.length()) + part + (part.endsWith("\n") ? "" : "\n") + text.substring(to);
    }

    /** Writes beside the file first, so that it is never half written. */
    static void renew(Path file, String name, String part) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(beside, with(text, name, part), StandardCharsets.UTF_8);
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
