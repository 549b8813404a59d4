package nimbook.deletions;

/**
 * Up to 64 copies of the stretch at once, a bit of each word a copy. Levels 5 to j − 1 run with their true states, each
 * copy with its own; of level j either the lines or the slots are followed by number, in binary digits a word each.
 *
 * <p>D of level 5 is the same in all copies; D of level l then takes at most 2(l − 5) + 1 values at a column, each with
 * a mask of the copies that have it: X → 2l + 3, neither → 1, Y and not X → one more than below ({@link RookState}).
 */
final class BitSlicedOrbits {

    /** Columns that a ring keeps: more than the 18 slots of level 8, and its furthest line. */
    private static final int RING = 32;

    private static final int MASK = RING - 1;

    /** Binary digits of the number of a line (at most 10) or slot (at most 18). */
    private static final int DIGITS = 5;

    private final byte[] base;
    private final int top;
    private final int copies;
    private final long[][] tokens;
    private final long[][] slots;
    private final int[] shift;
    private final long[] mask;

    BitSlicedOrbits(byte[] base, int top, int copies) {
        this.base = base;
        this.top = top;
        this.copies = copies;
        tokens = new long[top][RING];
        slots = new long[top][RING];
        shift = new int[2 * (top - 5) + 1];
        mask = new long[shift.length];
    }

    /** The state of a level below the top in one copy. */
    void set(int level, int lane, long token, long word) {
        int width = 2 * level + 2;
        for (int o = 0; o < width; o++) {
            tokens[level][o] |= (token >>> o & 1) << lane;
            slots[level][o - width & MASK] |= (word >>> o & 1) << lane;
        }
    }

    /**
     * How the stretch permutes the lines of the top level.
     *
     * @param pending for each copy the offsets where lines are pending, in ascending order lines 0, 1, …
     * @param into into[from + copy][i] is where line i ends, as number among the lines pending there
     */
    void lines(long[] pending, byte[][] into, int from) {
        long[][] number = new long[DIGITS][RING];
        for (int lane = 0; lane < copies; lane++) {
            int line = 0;
            for (int o = 0; o <= 2 * top; o++) {
                if ((pending[lane] >>> o & 1) == 0) continue;
                line++;
                for (int b = 0; b < DIGITS; b++) number[b][o] |= (line >>> b & 1L) << lane;
            }
        }
        long[] n0 = number[0];
        long[] n1 = number[1];
        long[] n2 = number[2];
        long[] n3 = number[3];
        for (int i = 0; i < base.length; i++) {
            int size = below(i);
            int here = i & MASK;
            long v0 = n0[here];
            long v1 = n1[here];
            long v2 = n2[here];
            long v3 = n3[here];
            n0[here] = 0;
            n1[here] = 0;
            n2[here] = 0;
            n3[here] = 0;
            for (int s = 0; s < size; s++) {
                int to = i + shift[s] & MASK;
                long m = mask[s];
                n0[to] |= v0 & m;
                n1[to] |= v1 & m;
                n2[to] |= v2 & m;
                n3[to] |= v3 & m;
            }
        }
        for (int lane = 0; lane < copies; lane++) {
            byte[] ends = new byte[top + 2];
            int index = 0;
            for (int o = 0; o <= 2 * top; o++) {
                int line = number(number, base.length + o, lane);
                if (line > 0) ends[line - 1] = (byte) index++;
            }
            if (index != top + 2) throw new IllegalStateException("level " + top + ": " + index + " lines");
            into[from + lane] = ends;
        }
    }

    /**
     * How the stretch moves the slots of the top level, the token's offset given for each copy.
     *
     * @param into into[from + copy][i]: which slot's content comes to be in slot i
     */
    void slots(byte[] token, byte[][] into, int from) {
        int width = 2 * top + 2;
        long[][] number = new long[DIGITS][RING];
        long[] way = new long[RING];
        for (int lane = 0; lane < copies; lane++) {
            way[token[lane]] |= 1L << lane;
            for (int o = 0; o < width; o++) {
                for (int b = 0; b < DIGITS; b++) number[b][o - width & MASK] |= (o >>> b & 1L) << lane;
            }
        }
        int digits = width > 16 ? 5 : 4;
        for (int i = 0; i < base.length; i++) {
            int size = below(i);
            int here = i & MASK;
            long y = way[here];
            way[here] = 0;
            int old = i - width & MASK;
            for (int s = 0; s < size; s++) {
                mask[s] &= y;
                way[i + shift[s] & MASK] |= mask[s];
            }
            for (int b = 0; b < digits; b++) {
                long[] n = number[b];
                long v = n[old] & ~y;
                for (int s = 0; s < size; s++) v |= n[i + shift[s] - width & MASK] & mask[s];
                n[here] = v;
            }
        }
        for (int lane = 0; lane < copies; lane++) {
            byte[] move = new byte[width];
            for (int o = 0; o < width; o++) move[o] = (byte) number(number, base.length - width + o, lane);
            into[from + lane] = move;
        }
    }

    /**
     * Steps levels 5 to top − 1; leaves D of the top level in shift and mask.
     *
     * @return how many values it takes
     */
    private int below(int i) {
        shift[0] = base[i];
        mask[0] = -1;
        int size = 1;
        int here = i & MASK;
        for (int l = 5; l < top; l++) {
            int width = 2 * l + 2;
            long[] token = tokens[l];
            long[] slot = slots[l];
            long y = token[here];
            token[here] = 0;
            long x = slot[i - width & MASK] & ~y;
            for (int s = 0; s < size; s++) {
                long m = mask[s] & y;
                int d = shift[s];
                token[i + d & MASK] |= m;
                x |= slot[i + d - width & MASK] & m;
                mask[s] = m;
                shift[s] = d + 1;
            }
            slot[here] = x;
            for (int s = 0; s < size; s++) mask[s] &= ~x;
            shift[size] = 2 * l + 3;
            mask[size] = x;
            shift[size + 1] = 1;
            mask[size + 1] = ~(x | y);
            size += 2;
        }
        return size;
    }

    private static int number(long[][] number, int column, int lane) {
        int value = 0;
        for (int b = 0; b < DIGITS; b++) value |= (int) (number[b][column & MASK] >>> lane & 1) << b;
        return value;
    }
}
