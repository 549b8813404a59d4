package nimbook.claim;

import static nimbook.core.Arguments.nonNull;

import java.util.Optional;

/**
 * What a document itself says where a claim is taken from.
 *
 * @param language of the document, as "ja" (BCP 47)
 * @param place the section, theorem or figure, as the document calls it
 * @param words quoted to the letter, with […] for what is left out
 */
public record Sentence(String language, String place, String words) {

    /** The sentence of a claim, as {@code of("W6")}; empty where there is none. */
    public static Optional<Sentence> of(String claim) {
        return Optional.ofNullable(Sentences.ALL.get(nonNull(claim, "claim")));
    }

    /** All parts are there. */
    public Sentence {
        nonNull(language, "language");
        nonNull(place, "place");
        nonNull(words, "words");
    }
}
