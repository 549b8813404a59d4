package nimbook.sequence;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import nimbook.core.Work;

/**
 * A sequence of {@link Sequences#all} in which given terms stand.
 *
 * @param oeis its number
 * @param name what it is
 * @param how what the terms are: "terms", "differences", "complement", "terms + 1"
 * @param from the index of the first of them
 * @param line Java that makes what was found: an expression in n = from, from + 1, …, or of a complement a stream
 */
public record SequenceMatch(String oeis, String name, String how, long from, String line) {

    /** Terms of each sequence that are looked at. */
    static final int TERMS = 2000;

    /** The least number of terms: fewer stand in almost every sequence. */
    static final int LEAST = 4;

    /** Where the terms stand, simple ways first: as they are, as differences, as what is left out, with a constant. */
    static List<SequenceMatch> of(long[] terms) {
        List<SequenceMatch> found = new ArrayList<>();
        for (int way = 0; way < 4; way++) for (IntegerSequence sequence : Sequences.all()) {
            Work.poll();
            SequenceMatch match = of(sequence, way, terms);
            if (match != null) found.add(match);
        }
        return List.copyOf(found);
    }

    private static SequenceMatch of(IntegerSequence sequence, int way, long[] terms) {
        List<BigInteger> values = values(sequence);
        List<BigInteger> given = Arrays.stream(terms).mapToObj(BigInteger::valueOf).toList();
        String term = "Sequences.oeis(\"" + sequence.oeis() + "\").term(n)";
        if (way == 0) return match(sequence, "terms", Collections.indexOfSubList(values, given), term);
        if (way == 1) {
            String line = term.replace("term(n)", "term(n + 1)") + ".subtract(" + term + ")";
            return match(sequence, "differences", Collections.indexOfSubList(differences(values), given), line);
        }
        if (way == 2) return complement(sequence, values, given);
        int at = Collections.indexOfSubList(differences(values), differences(given));
        if (at < 0 || values.get(at).equals(given.get(0))) return null;
        BigInteger constant = given.get(0).subtract(values.get(at));
        String sign = constant.signum() < 0 ? " − " : " + ";
        String line = term + ".add(BigInteger.valueOf(" + constant + "))";
        return match(sequence, "terms" + sign + constant.abs(), at, line);
    }

    private static SequenceMatch match(IntegerSequence sequence, String how, int at, String line) {
        return at < 0 ? null : new SequenceMatch(sequence.oeis(), sequence.name(), how, sequence.offset() + at,
                line.replace("(n)", "(BigInteger.valueOf(n))").replace("(n + 1)", "(BigInteger.valueOf(n + 1))"));
    }

    /** Numbers from 1 on that are no terms, of a sequence that grows. */
    private static SequenceMatch complement(IntegerSequence sequence, List<BigInteger> values, List<BigInteger> given) {
        for (int i = 1; i < values.size(); i++) if (values.get(i).compareTo(values.get(i - 1)) <= 0) return null;
        List<BigInteger> others = new ArrayList<>();
        int next = 0;
        for (long n = 1; others.size() < TERMS && next < values.size(); n++) {
            while (next < values.size() && values.get(next).compareTo(BigInteger.valueOf(n)) < 0) next++;
            if (next < values.size() && !values.get(next).equals(BigInteger.valueOf(n)))
                others.add(BigInteger.valueOf(n));
        }
        int at = Collections.indexOfSubList(others, given);
        return at < 0 ? null : new SequenceMatch(sequence.oeis(), sequence.name(), "complement", at + 1L,
                "IntStream.range(1, 100).filter(k -> IntStream.range(" + sequence.offset() + ", k + 2).noneMatch(n -> "
                        + "Sequences.oeis(\"" + sequence.oeis() + "\").termAsLong(n) == k))");
    }

    private static List<BigInteger> values(IntegerSequence sequence) {
        List<BigInteger> values = new ArrayList<>();
        for (long n = sequence.offset(); values.size() < TERMS; n++) values.add(sequence.term(BigInteger.valueOf(n)));
        return values;
    }

    private static List<BigInteger> differences(List<BigInteger> values) {
        List<BigInteger> differences = new ArrayList<>();
        for (int i = 1; i < values.size(); i++) differences.add(values.get(i).subtract(values.get(i - 1)));
        return differences;
    }
}
