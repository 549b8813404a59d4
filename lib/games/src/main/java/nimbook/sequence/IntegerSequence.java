package nimbook.sequence;

import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.stream.Stream;

/** A sequence of integers a(n), n ≥ offset, of which every term can be had alone. */
public interface IntegerSequence {

    /** What it is, in a few words. */
    String name();

    /** Its number in the On-Line Encyclopedia of Integer Sequences, as "A000201"; empty where it has none. */
    String oeis();

    /** The index of the first term, as in the OEIS. */
    int offset();

    /** {@link #term(long)} at any size. */
    BigInteger term(BigInteger n);

    /**
     * The n-th term.
     *
     * @throws IllegalArgumentException when n &lt; offset
     */
    default BigInteger term(long n) {
        return term(BigInteger.valueOf(n));
    }

    /**
     * The n-th term without a BigInteger where there is such a way.
     *
     * @throws IllegalArgumentException when n &lt; offset or the term leaves the range of long
     */
    long termAsLong(long n);

    /** All terms from the offset on; endless. */
    default Stream<BigInteger> stream() {
        return Stream.iterate(BigInteger.valueOf(offset()), n -> n.add(BigInteger.ONE)).map(this::term);
    }

    /**
     * The first {@code count} terms as the OEIS keeps them: lines "n a(n)".
     *
     * @throws IllegalArgumentException unless 1 ≤ count ≤ 1000000
     */
    default String bFile(int count) {
        refuse(count < 1 || count > 1_000_000, "count = ", count, ": a b-file of 1 to 1000000 terms can be written");
        StringBuilder text = new StringBuilder();
        for (long n = offset(); n < offset() + (long) count; n++)
            text.append(n).append(' ').append(term(n)).append('\n');
        return text.toString();
    }
}
