package nimbook.ledger;

import java.util.Optional;
import nimbook.claim.Ledger;
import nimbook.claim.Sentence;
import nimbook.claim.Verdict;
import nimbook.drawing.Drawing;

/**
 * One claim with its verdict, as it is read.
 *
 * @param counterexample the smallest case where the claim fails, or one reading of it; empty where it holds
 * @param corrected what is true instead; empty where the claim holds
 */
record ClaimCard(String id, String place, String statement, ClaimStatus status, String counterexample,
        String corrected, String computed, String range, Optional<Sentence> sentence) {

    static ClaimCard of(Ledger.Entry entry) {
        Verdict verdict = entry.verdict();
        return new ClaimCard(entry.claim().id(), entry.claim().place(), entry.claim().statement(), ClaimStatus.of(
                verdict), verdict.counterexample(), verdict.corrected(), verdict.computed(), verdict.range(),
                entry.claim().sentence());
    }

    /** The counterexample as a picture, where it is a cell of a table. */
    Optional<Drawing> picture() {
        return counterexample.isEmpty() ? Optional.empty() : CounterexamplePictures.of(id);
    }

    /** What stands before the corrected statement. */
    String correctedWords() {
        return switch (status) {
            case MISPRINT -> "Meant";
            case AMBIGUOUS -> "Holds as";
            default -> "Holds instead";
        };
    }
}
