package nimbook.ledger;

import nimbook.claim.Verdict;
import nimbook.drawing.Color;
import nimbook.widget.model.Json;

/** What is seen of a verdict at first: a word, a symbol and a colour, each of which tells it alone. */
enum ClaimStatus {
    PROVED("holds, proved", "✓"),
    OBSERVED("holds, observed", "○"),
    FAILS("fails", "✗"),
    MISPRINT("misprint", "▲"),
    /** True in one reading, false in another. */
    AMBIGUOUS("ambiguous", "½"),
    NOT_COMPUTABLE("not computable", "–");

    private final String words;
    private final String sign;

    ClaimStatus(String words, String sign) {
        this.words = words;
        this.sign = sign;
    }

    static ClaimStatus of(Verdict verdict) {
        if (verdict instanceof Verdict.Holds holds) return holds.proved() ? PROVED : OBSERVED;
        if (verdict instanceof Verdict.Fails) return FAILS;
        if (verdict instanceof Verdict.Misprint) return MISPRINT;
        return verdict instanceof Verdict.Ambiguous ? AMBIGUOUS : NOT_COMPUTABLE;
    }

    String words() {
        return words;
    }

    String sign() {
        return sign;
    }

    Color color() {
        return switch (this) {
            case PROVED, OBSERVED -> Color.GOOD;
            case FAILS -> Color.BAD;
            case MISPRINT -> Color.rgb(0xb45309);
            case AMBIGUOUS -> Color.rgb(0x8a5a00);
            case NOT_COMPUTABLE -> Color.MUTED;
        };
    }

    /** The name in the page. */
    String key() {
        return Json.lower(this).replace('_', '-');
    }
}
