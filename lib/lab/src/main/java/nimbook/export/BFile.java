package nimbook.export;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import nimbook.core.Work;

/**
 * Terms as the OEIS keeps them in a b-file: lines "n a(n)" with one space, indices consecutive from the offset, no
 * other character, each line ended by LF; here one comment line first, which the format allows ({@code #}). ASCII.
 */
final class BFile {

    /** "No term should have more than 1000 digits": the OEIS' own limit for b-files. */
    static final int MOST_DIGITS = 1000;

    private static final BigInteger TOO_LARGE = BigInteger.TEN.pow(MOST_DIGITS);

    private BFile() {}

    static Export.Content of(HasTerms.Terms terms) {
        StringBuilder out = new StringBuilder("# ").append(ascii(terms.words())).append('\n');
        for (long i = 0; i < terms.count(); i++) {
            if (i % 256 == 0) Work.at(i, terms.count(), "terms");
            long n = terms.offset() + i;
            BigInteger term = terms.term().apply(n);
            if (term.abs().compareTo(TOO_LARGE) >= 0) {
                throw new IllegalArgumentException("a(" + n + ") has more than " + MOST_DIGITS
                        + " digits, which a b-file does not take; end before n = " + n);
            }
            out.append(n).append(' ').append(term).append('\n');
        }
        return new Export.Content(out.toString().getBytes(StandardCharsets.US_ASCII),
                terms.count() + " terms from n = " + terms.offset() + ", " + terms.words());
    }

    /** What has no ASCII letter is left out or written in words. */
    private static String ascii(String words) {
        return words.replace("φ", "phi").replace("α", "alpha").replace("β", "beta").replace("⌊", "floor(")
                .replace("⌋", ")").replace("·", "*").replace("−", "-").replace("–", "-").replace("²", "^2")
                .replace("√", "sqrt ").replace("≤", "<=").replace("≥", ">=").replace("≠", "!=").replace("×", "x")
                .replaceAll("\\s+", " ").replaceAll("[^\\x20-\\x7e]", "").strip();
    }
}
