package nimbook.rook;

/**
 * The rows 2..2J+1 of g at a cut between two columns, as J levels of a finite machine whose steps can be taken forwards
 * and backwards.
 *
 * <p>Past some column, rows 0..2j−1 of column n hold all of n−j..n+j but one value, the hole n + D_j(n) − j − 1, with 1
 * ≤ D_j ≤ 2j+1 and D_1 = 3. Level j adds two rows to it:
 * <ul>
 * <li>Row 2j, the <em>token</em>. A value k−j−1 is offered to the row twice: as hole at the column n with n + D_j(n) =
 * k, and last of all at column k. If it was free and not taken as hole (y = 1), it is taken at k (y = 1); if taken (y =
 * 0), column k takes its own hole. So y(n + D_j(n)) = y(n), g(2j, n) = n−j−1 where y = 1, else the hole.
 * <li>Row 2j+1, the <em>slots</em>, P = 2j+2. Let x(n) = 0 iff g(2j+1, n) = n+j+1. If y(n) = 0, the lower candidate
 * n−j−1 is free iff it was not taken as the high value of column n−P; if y(n) = 1, the candidate is the hole, the high
 * value of column n + D_j(n) − P. Hence x(n) = x(n − P), or x(n + D_j(n) − P), and g(2j+1, n) is the candidate where x
 * = 1.
 * <li>What rows 0..2j+1 leave out: D_{j+1}(n) = 2j+3 if x; else D_j(n) + 1 if y; else 1.
 * </ul>
 * Each law follows from those of the level below by the definition of mex, once the values in use at a cut have the
 * form above: docs/proofs.md, section 3, has the induction. So a checked window proves them for ever after
 * ({@link LevelStates#of}). Mutable; a column costs about ten operations a level.
 */
final class RookState {

    /** Bit o: the token passes column o from the cut on. Index 1..J. */
    final long[] tokens;
    /** Bit i: x of column (cut − P + i); meaningless where i is the token's offset. Index 1..J. */
    final long[] slots;

    RookState(long[] tokens, long[] slots) {
        this.tokens = tokens.clone();
        this.slots = slots.clone();
    }

    int levels() {
        return tokens.length - 1;
    }

    /**
     * Moves the cut one column to the right.
     *
     * @return D of the level above the last
     */
    int forward() {
        int d = 3;
        for (int j = 1; j < tokens.length; j++) {
            int y = (int) tokens[j] & 1;
            tokens[j] = (tokens[j] | (long) y << d) >>> 1;
            long x = slots[j] >>> (d & -y) & 1;
            slots[j] = slots[j] >>> 1 | x << 2 * j + 1;
            d = x != 0 ? 2 * j + 3 : y != 0 ? d + 1 : 1;
        }
        return d;
    }

    /**
     * Moves the cut one column to the left.
     *
     * @return D of the level above the last, at the column that was passed
     */
    int backward() {
        int d = 3;
        for (int j = 1; j < tokens.length; j++) {
            int y = (int) (tokens[j] >>> d - 1) & 1;
            tokens[j] = (tokens[j] & ~(1L << d - 1)) << 1 | y;
            int period = 2 * j + 2;
            long x = slots[j] >>> period - 1 & 1;
            slots[j] = slots[j] << 1 & (1L << period) - 1;
            if (y == 0) slots[j] |= x;
            else slots[j] = slots[j] & ~(1L << d) | x << d;
            d = x != 0 ? 2 * j + 3 : y != 0 ? d + 1 : 1;
        }
        return d;
    }

    /** g(row, n) − n at the column n right of the cut, without moving; row ≤ 2J + 1. */
    int offset(int row) {
        if (row < 2) return row - 1;
        int d = 3;
        for (int j = 1; ; j++) {
            int y = (int) tokens[j] & 1;
            long x = slots[j] >>> (d & -y) & 1;
            if (row == 2 * j) return y != 0 ? -j - 1 : d - j - 1;
            if (row == 2 * j + 1) return x == 0 ? j + 1 : y != 0 ? d - j - 1 : -j - 1;
            d = x != 0 ? 2 * j + 3 : y != 0 ? d + 1 : 1;
        }
    }

    /** The columns, as offsets from the cut, where lines of level J + 1 arrive that began left of it: bit o. */
    long pending() {
        RookState past = new RookState(tokens, slots);
        long pending = 0;
        for (int back = 1; back <= 2 * levels() + 3; back++) {
            int d = past.backward();
            if (d >= back) pending |= 1L << d - back;
        }
        return pending;
    }

    /** Level j's part in one number: the token's offset and the slots, the meaningless one 0. */
    int packed(int j) {
        int token = Long.numberOfTrailingZeros(tokens[j]);
        return token << 24 | (int) (slots[j] & ~(1L << token));
    }

    static long token(int packed) {
        return 1L << (packed >>> 24);
    }

    static long slots(int packed) {
        return packed & 0xFFFFFF;
    }
}
