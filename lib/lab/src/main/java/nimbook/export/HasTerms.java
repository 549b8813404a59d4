package nimbook.export;

import java.math.BigInteger;
import java.util.function.LongFunction;

/** What the OEIS would keep as a b-file: terms with consecutive indices. */
public interface HasTerms {

    /** Whether its numbers are such terms; not all of them are read for the answer. */
    boolean numbered();

    /** The terms. */
    Terms terms();

    /**
     * Consecutive terms a(offset), …, a(offset + count − 1).
     *
     * @param words what they are, in a line
     * @param term a(n), called in order of n; its own exceptions are passed on
     */
    record Terms(String words, long offset, long count, LongFunction<BigInteger> term) {}
}
