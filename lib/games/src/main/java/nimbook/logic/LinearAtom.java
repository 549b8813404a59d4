package nimbook.logic;

import java.util.Arrays;

/**
 * The automaton of a comparison Σ cᵢ·xᵢ + c ⋈ 0, built at once and not from adders.
 *
 * <p>After a prefix with j digits to come the sum is worth p·U(j) + q·U(j − 1) + r·U(j − 2); reading digits dᵢ leads
 * from (p, q, r) to (a·p + q + Σ cᵢdᵢ, b·p + r, c·p). What the digits to come can change is less than C·U(j), C = Σ
 * |cᵢ|; where (p ∓ C)·U(j) + q·U(j − 1) + r·U(j − 2) is beyond ± the constant for j = 0, 1 and 2, it is for all j by
 * the recurrence, and the sum's sign is known. The other triples are finitely many, since the recurrence has one root
 * outside of the unit circle.
 */
final class LinearAtom {

    /** Signs of Σ that the comparison accepts, as bits: negative 1, zero 2, positive 4. */
    static final int EQUAL = 2;
    static final int LESS = 1;

    private final Numeration numeration;
    private final Tracks tracks;
    private final int[] plain;
    private final int[] left;
    private final int[] right;
    private final int constant;
    private final long bound;
    /** U(−2), U(−1), U(0), U(1), U(2). */
    private final long[] weights = {1, 0, 1, 0, 0};

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
        weights[1] = numeration.before();
        for (int j = 3; j < 5; j++) weights[j] = numeration.a() * weights[j - 1] + numeration.b() * weights[j - 2]
                + numeration.c() * weights[j - 3];
        long sum = 0;
        // U(j + 1) ≤ (a + b + c)·U(j) and U(j − 1) ≤ U(j)
        for (int c : left) sum += (long) Math.abs(c) * (numeration.a() + numeration.b() + numeration.c());
        for (int c : plain) sum += Math.abs(c);
        for (int c : right) sum += Math.abs(c);
        bound = sum;
    }

    /** @param signs the signs that are accepted, as bits */
    Automaton accepting(int signs) {
        TupleIndex states = new TupleIndex();
        int[] tuple = new int[5];            // p, q, r, sign already known (−1, 0, 1), check of the digits
        states.add(tuple, 5);
        int symbols = tracks.symbols();
        Automaton.Builder built = new Automaton.Builder(symbols);
        int[] targets = new int[symbols];
        for (int i = 0; i < states.size(); i++) {
            for (int s = 0; s < symbols; s++) {
                step(states, i, s, tuple);
                targets[s] = states.add(tuple, 5);
            }
            built.add(targets);
        }
        boolean[] accepting = new boolean[states.size()];
        for (int i = 0; i < accepting.length; i++) accepting[i] = accepts(states, i, signs);
        return built.build(accepting);
    }

    private void step(TupleIndex states, int state, int symbol, int[] to) {
        Arrays.fill(to, 0);
        int mask = states.get(state, 4);
        int after = mask < 0 ? -1 : tracks.after(mask, symbol);
        to[4] = after;
        if (after < 0) return;
        to[3] = states.get(state, 3);
        if (to[3] != 0) return;
        long p = (long) numeration.a() * states.get(state, 0) + states.get(state, 1);
        long q = (long) numeration.b() * states.get(state, 0) + states.get(state, 2);
        long r = (long) numeration.c() * states.get(state, 0);
        for (int i = 0; i < plain.length; i++) {
            long digit = tracks.digit(symbol, i);
            p += digit * (plain[i] + (long) left[i] * numeration.a());
            q += digit * ((long) left[i] * numeration.b() + right[i]);
            r += digit * left[i] * numeration.c();
        }
        if (beyond(p - bound, q, r)) {
            to[3] = 1;
        } else if (beyond(-p - bound, -q, -r)) {
            to[3] = -1;
        } else {
            to[0] = Math.toIntExact(p);
            to[1] = Math.toIntExact(q);
            to[2] = Math.toIntExact(r);
        }
    }

    /** Whether p·U(j) + q·U(j − 1) + r·U(j − 2) is more than the constant's absolute value for all j ≥ 0. */
    private boolean beyond(long p, long q, long r) {
        long least = Math.abs((long) constant);
        for (int j = 2; j < 5; j++)
            if (p * weights[j] + q * weights[j - 1] + r * weights[j - 2] <= least) return false;
        return true;
    }

    private boolean accepts(TupleIndex states, int state, int signs) {
        int mask = states.get(state, 4);
        if (mask < 0 || !tracks.ends(mask)) return false;
        int sign = states.get(state, 3);
        if (sign == 0) {
            long value = states.get(state, 0) + states.get(state, 1) * weights[1] + states.get(state, 2) + constant;
            sign = Long.signum(value);
        }
        return (signs >> sign + 1 & 1) != 0;
    }
}
