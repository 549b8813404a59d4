package nimbook.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of the field, each with a sentence and its names in other languages, some with a line of Java: the table
 * and the list of docs/glossary.md.
 */
final class Glossary {

    private static final Pattern LINE = Pattern.compile("^- (.*?): `(.*)`$", Pattern.MULTILINE);
    private static final Map<String, DocText> WORDS = read();

    private Glossary() {}

    private static Map<String, DocText> read() {
        try (InputStream in = Glossary.class.getResourceAsStream("glossary.md")) {
            String page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Map<String, String> lines = new HashMap<>();
            Matcher item = LINE.matcher(page);
            while (item.find()) lines.put(item.group(1), item.group(2));
            List<List<String>> rows = page.lines()
                    .filter(line -> line.startsWith("| ")).map(line -> Arrays.asList(line.substring(2).split(" \\| ?")))
                    .toList();
            Map<String, DocText> words = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            for (List<String> row : rows.subList(1, rows.size())) {
                List<String> names = new ArrayList<>();
                for (int i = 2; i < row.size(); i++) names.add(rows.get(0).get(i) + " " + row.get(i));
                words.put(row.get(0), DocText.of(row.get(1) + "\n\n" + String.join(" · ", names)
                        + (lines.containsKey(row.get(0)) ? "\n@example " + lines.get(row.get(0)) : "")));
            }
            return words;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is said of a word, in small or capital letters; empty for one that is not in the table. */
    static Optional<DocText> of(String word) {
        return Optional.ofNullable(WORDS.get(word));
    }

    /** All words. */
    static Iterable<String> words() {
        return WORDS.keySet();
    }
}
