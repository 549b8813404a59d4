package nimbook.claim;

import static nimbook.core.Arguments.nonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a document itself says where a claim is taken from.
 *
 * @param language of the document, as "ja" (BCP 47)
 * @param place the section, theorem or figure, as the document calls it
 * @param words quoted to the letter, with […] for what is left out
 */
public record Sentence(String language, String place, String words) {

    /** By claim, from the file next to this class. */
    private static final class Resource {
        private static final Map<String, Sentence> SENTENCES = read();

        private static Map<String, Sentence> read() {
            try (InputStream in = Sentence.class.getResourceAsStream("sentences.tsv")) {
                if (in == null) return Map.of(); // in a page
                return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                        .filter(line -> !line.startsWith("#")).map(line -> line.split("\t", -1))
                        .collect(Collectors.toMap(row -> row[0], row -> new Sentence(row[1], row[2], row[3])));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The sentence of a claim, as {@code of("W6")}; empty where there is none, and in a page without a JVM. */
    public static Optional<Sentence> of(String claim) {
        return Optional.ofNullable(Resource.SENTENCES.get(nonNull(claim, "claim")));
    }

    /** All parts are there. */
    public Sentence {
        nonNull(language, "language");
        nonNull(place, "place");
        nonNull(words, "words");
    }
}
