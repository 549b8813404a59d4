package nimbook.claim;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.Optional;

/**
 * One statement of a document.
 *
 * @param id the document's letter and a number, as "W6"
 * @param document where it is made
 * @param place where in the document: section, theorem, table
 * @param statement what is said, in English
 */
public record Claim(String id, Document document, String place, String statement) {

    /**
     * @throws IllegalArgumentException when the id is not the document's letter and a number from 1 to 99, or a text is
     * blank
     */
    public Claim {
        if (!nonNull(id, "id").matches(nonNull(document, "document").letter() + "[1-9][0-9]?")) {
            throw new IllegalArgumentException("id " + id + ": a claim of " + document + " is named "
                    + nonNull(document, "document").letter() + "1 to " + nonNull(document, "document").letter() + "99");
        }
        refuse(place.isBlank() || statement.isBlank(), "claim ", id, ": place and statement must not be blank");
    }

    /** What the document says, in its own language; empty where that is not kept. */
    public Optional<Sentence> sentence() {
        return Sentence.of(id);
    }
}
