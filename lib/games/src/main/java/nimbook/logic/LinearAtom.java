package nimbook.logic;

import java.util.Arrays;

/**
 * The automaton of a comparison Σ cᵢ·xᵢ + c ⋈ 0, built at once and not from adders.
 *
 * <p>After a prefix with j digits to come the sum is worth p·U(j) + q·U(j − 1); reading digits dᵢ leads from (p, q) to
 * (a·p + q + Σ cᵢdᵢ, b·p). What the digits to come can change is less than C·U(j), C = Σ |cᵢ|; where (p ∓ C)·U(j) +
 * q·U(j − 1) is beyond ±|c| for j = 0 and 1, it is for all j by the recurrence, and the sum's sign is known. The other
 * pairs are finitely many.
 */
final class LinearAtom {

    /** Signs of Σ that the comparison accepts, as bits: negative 1, zero 2, positive 4. */
    static final int EQUAL = 2;
    static final int LESS = 1;
    static final int AT_MOST = 3;

    private final Numeration numeration;
    private final Tracks tracks;
    private final int[] plain;
    private final int[] left;
    private final int[] right;
    private final int constant;
    private final long bound;

    /**
     * @param plain coefficients of the numbers, one a track
     * @param left coefficients of the numbers shifted by one digit to the left
     * @param right coefficients of the numbers shifted to the right, Σ dⱼ·U(j − 1)
     */
    LinearAtom(Numeration numeration, int[] plain, int[] left, int[] right, int constant) {
        this.numeration = numeration;
        this.plain = plain;
        this.left = left;
        this.right = right;
        this.constant = constant;
        tracks = new Tracks(numeration, plain.length);
        long sum = 0;
        // U(j + 1) ≤ (a + b)·U(j) and U(j − 1) ≤ U(j)
        for (int c : left) sum += (long) Math.abs(c) * (numeration.a() + numeration.b());
        for (int c : plain) sum += Math.abs(c);
        for (int c : right) sum += Math.abs(c);
        bound = sum;
    }

    /** @param signs the signs that are accepted, as bits */
    Automaton accepting(int signs) {
        TupleIndex states = new TupleIndex();
        int[] tuple = new int[4];            // p, q, sign already known (−1, 0, 1), check of the digits
        states.add(tuple, 4);
        int symbols = tracks.symbols();
        Automaton.Builder built = new Automaton.Builder(symbols);
        int[] targets = new int[symbols];
        for (int i = 0; i < states.size(); i++) {
            for (int s = 0; s < symbols; s++) {
                step(states, i, s, tuple);
                targets[s] = states.add(tuple, 4);
            }
            built.add(targets);
        }
        boolean[] accepting = new boolean[states.size()];
        for (int i = 0; i < accepting.length; i++) accepting[i] = accepts(states, i, signs);
        return built.build(accepting);
    }

    private void step(TupleIndex states, int state, int symbol, int[] to) {
        Arrays.fill(to, 0);
        int mask = states.get(state, 3);
        int after = mask < 0 ? -1 : tracks.after(mask, symbol);
        to[3] = after;
        if (after < 0) return;
        to[2] = states.get(state, 2);
        if (to[2] != 0) return;
        long p = (long) numeration.a() * states.get(state, 0) + states.get(state, 1);
        long q = (long) numeration.b() * states.get(state, 0);
        for (int i = 0; i < plain.length; i++) {
            long digit = tracks.digit(symbol, i);
            p += digit * (plain[i] + (long) left[i] * numeration.a());
            q += digit * ((long) left[i] * numeration.b() + right[i]);
        }
        if (beyond(p - bound, q)) {
            to[2] = 1;
        } else if (beyond(-p - bound, -q)) {
            to[2] = -1;
        } else {
            to[0] = Math.toIntExact(p);
            to[1] = Math.toIntExact(q);
        }
    }

    /** Whether p·U(j) + q·U(j − 1) &gt; |c| for all j ≥ 0. */
    private boolean beyond(long p, long q) {
        long weight = numeration.a() + (long) numeration.b() * numeration.before();     // U(1)
        long least = Math.abs((long) constant);
        return p + q * numeration.before() > least && p * weight + q > least;
    }

    private boolean accepts(TupleIndex states, int state, int signs) {
        int mask = states.get(state, 3);
        if (mask < 0 || !tracks.ends(mask)) return false;
        int sign = states.get(state, 2);
        if (sign == 0) {
            long value = states.get(state, 0) + (long) states.get(state, 1) * numeration.before() + constant;
            sign = Long.signum(value);
        }
        return (signs >> sign + 1 & 1) != 0;
    }
}
