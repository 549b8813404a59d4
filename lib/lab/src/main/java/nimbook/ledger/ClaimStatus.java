package nimbook.ledger;

import nimbook.claim.Verdict;
import nimbook.drawing.Color;

/** What is seen of a verdict at first: a word, a sign and a colour, each of which tells it alone. */
enum ClaimStatus {
    PROVED("holds, proved", "✓", Color.GOOD),
    OBSERVED("holds, observed", "○", Color.GOOD),
    FAILS("fails", "✗", Color.BAD),
    MISPRINT("misprint", "▲", Color.rgb(0xb45309)),
    /** True in one reading, false in another. */
    AMBIGUOUS("ambiguous", "½", Color.rgb(0x8a5a00)),
    NOT_COMPUTABLE("not computable", "–", Color.MUTED);

    private final String words;
    private final String sign;
    private final Color color;

    ClaimStatus(String words, String sign, Color color) {
        this.words = words;
        this.sign = sign;
        this.color = color;
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
        return color;
    }

    /** The name in the page. */
    String key() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
