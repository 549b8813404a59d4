package nimbook.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nimbook.core.Work;

/**
 * Guesses the automaton of a function with few values from its values below a weight U(L): a state is a prefix, and two
 * prefixes are one state when the function agrees on all tails up to some length (J. Myhill and A. Nerode 1957/58). The
 * guess is a theorem only when something else proves it.
 */
final class DigitLearner {

    /** What a word that is not canonical has in place of a value. */
    private static final int NONE = Integer.MIN_VALUE;

    /** More states than any automaton that was ever proved: {@link #learn} ends there. */
    private static final int STATES = 2000;

    /** The function that is learnt. */
    interface Values {
        int at(int[] numbers);
    }

    /** A prefix: on each track it is worth p·U(j) + q·U(j − 1) with j digits to come. */
    private record Prefix(long[] p, long[] q, int mask, int length) {}

    private final Numeration numeration;
    private final Tracks tracks;
    private final Values values;
    private final int length;
    private final int tail;
    /** U(−1), U(0), …, U(L). */
    private final long[] weights;

    /**
     * @param count how many numbers the function has
     * @param length L: the function is known for numbers below U(L)
     * @param tail digits of the longest tail, less than L
     */
    DigitLearner(Numeration numeration, int count, int length, int tail, Values values) {
        this.numeration = numeration;
        this.tracks = new Tracks(numeration, count);
        this.values = values;
        this.length = length;
        this.tail = tail;
        weights = new long[length + 2];
        weights[0] = numeration.before();
        for (int j = 0; j <= length; j++) weights[j + 1] = weight(numeration, j);
    }

    /** U(j). */
    static long weight(Numeration numeration, int j) {
        int[] word = new int[j + 1];
        word[0] = 1;
        return numeration.value(word).longValueExact();
    }

    /**
     * For each value a relation of tracks with these names; null when a new state still comes where prefix and tail
     * together reach L digits, or there are more than {@value #STATES}.
     */
    Map<Integer, Relation> learn(List<String> names) {
        int symbols = tracks.symbols();
        TupleIndex states = new TupleIndex();
        List<Prefix> prefixes = new ArrayList<>();
        List<Integer> own = new ArrayList<>();
        Automaton.Builder built = new Automaton.Builder(symbols);
        int[] targets = new int[symbols];
        Prefix start = new Prefix(new long[tracks.count()], new long[tracks.count()], 0, 0);
        int[] signature = signature(start);
        states.add(signature, signature.length);
        prefixes.add(start);
        own.add(signature[0]);
        for (int i = 0; i < prefixes.size(); i++) {
            Work.poll();
            for (int s = 0; s < symbols; s++) {
                Prefix next = next(prefixes.get(i), s);
                if (i == 0 && s == 0) {
                    targets[s] = 0;
                    continue;
                }
                if (next != null && next.length + tail > length || states.size() > STATES) return null;
                signature = next == null ? new int[] {NONE} : signature(next);
                targets[s] = states.add(signature, signature.length);
                if (targets[s] < prefixes.size()) continue;
                prefixes.add(next);
                own.add(signature[0]);
            }
            built.add(targets);
        }
        return relations(built, own, names);
    }

    private Map<Integer, Relation> relations(Automaton.Builder built, List<Integer> own, List<String> names) {
        Map<Integer, Relation> relations = new TreeMap<>();
        for (int value : own) {
            if (value == NONE || relations.containsKey(value)) continue;
            boolean[] accepting = new boolean[own.size()];
            for (int i = 0; i < accepting.length; i++) accepting[i] = own.get(i) == value;
            relations.put(value, new Relation(numeration, names, built.build(accepting)));
        }
        return relations;
    }

    /** The prefix one digit further; null for one that is no longer canonical. */
    private Prefix next(Prefix prefix, int symbol) {
        if (prefix == null) return null;
        int mask = tracks.after(prefix.mask, symbol);
        if (mask < 0) return null;
        long[] p = new long[tracks.count()];
        long[] q = new long[tracks.count()];
        for (int i = 0; i < p.length; i++) {
            p[i] = numeration.a() * prefix.p[i] + prefix.q[i] + tracks.digit(symbol, i);
            q[i] = numeration.b() * prefix.p[i];
        }
        return new Prefix(p, q, mask, prefix.length + 1);
    }

    /** The values after all tails; words of m digits are the numbers below U(m). */
    private int[] signature(Prefix prefix) {
        int count = tracks.count();
        int size = 0;
        for (int m = 0; m <= tail; m++) size += Math.toIntExact(power(weights[m + 1], count));
        int[] signature = new int[size];
        int at = 0;
        int[] numbers = new int[count];
        for (int m = 0; m <= tail; m++) {
            long below = weights[m + 1];
            long first = m == 0 ? 1 : weights[m];        // from U(m − 1) on the first of m digits is not 0
            long all = power(below, count);
            for (long tuple = 0; tuple < all; tuple++) {
                boolean canonical = m > 0 || tracks.ends(prefix.mask);
                long rest = tuple;
                for (int i = 0; i < count; i++, rest /= below) {
                    long number = rest % below;
                    canonical &= number < first || (prefix.mask >> i & 1) == 0;
                    numbers[i] = (int) (prefix.p[i] * below + prefix.q[i] * weights[m] + number);
                }
                signature[at++] = canonical ? values.at(numbers) : NONE;
            }
        }
        return signature;
    }

    private static long power(long base, int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) power *= base;
        return power;
    }
}
