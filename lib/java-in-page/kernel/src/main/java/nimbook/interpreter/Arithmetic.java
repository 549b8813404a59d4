package nimbook.interpreter;

/** The less frequent instructions that neither branch nor throw. */
final class Arithmetic {

    private Arithmetic() {}

    private static float single(long bits) {
        return Float.intBitsToFloat((int) bits);
    }

    private static double real(long bits) {
        return Double.longBitsToDouble(bits);
    }

    private static long bits(float value) {
        return Float.floatToRawIntBits(value);
    }

    private static long bits(double value) {
        return Double.doubleToRawLongBits(value);
    }

    /** Without a look at NaN first, TeaVM 0.13.1 takes one of the comparisons for true. */
    private static int compare(double a, double b, int unordered) {
        if (Double.isNaN(a) || Double.isNaN(b)) return unordered;
        return a < b ? -1 : a > b ? 1 : 0;
    }

    /** The place at which a lookupswitch goes on. */
    static int lookup(int[] code, int pc, int value) {
        int count = code[pc + 1], low = 0, high = count - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1, key = code[pc + 3 + middle];
            if (key == value) return code[pc + 3 + count + middle];
            if (key < value) low = middle + 1;
            else high = middle - 1;
        }
        return code[pc + 2];
    }

    /** Runs the instruction; gives the new top of the stack. */
    @SuppressWarnings("IntLongMath")
    static int step(int op, long[] s, Object[] r, int top) {
        int sp = top;
        switch (op) {
            case Op.POP2 -> sp -= 2;
            case Op.DUP_X1 -> insert(s, r, sp++, 1, 1);
            case Op.DUP_X2 -> insert(s, r, sp++, 1, 2);
            case Op.DUP2 -> {
                insert(s, r, sp, 2, 0);
                sp += 2;
            }
            case Op.DUP2_X1 -> {
                insert(s, r, sp, 2, 1);
                sp += 2;
            }
            case Op.DUP2_X2 -> {
                insert(s, r, sp, 2, 2);
                sp += 2;
            }
            case Op.SWAP -> {
                insert(s, r, sp, 1, 1);
            }
            case Op.FADD -> s[--sp - 1] = bits(single(s[sp - 1]) + single(s[sp]));
            case Op.FSUB -> s[--sp - 1] = bits(single(s[sp - 1]) - single(s[sp]));
            case Op.FMUL -> s[--sp - 1] = bits(single(s[sp - 1]) * single(s[sp]));
            case Op.FDIV -> s[--sp - 1] = bits(single(s[sp - 1]) / single(s[sp]));
            case Op.FREM -> s[--sp - 1] = bits(JavaArithmetic.remainder(single(s[sp - 1]), single(s[sp])));
            case Op.DREM -> s[(sp -= 2) - 2] = bits(JavaArithmetic.remainder(real(s[sp - 2]), real(s[sp])));
            case Op.INEG -> s[sp - 1] = -(int) s[sp - 1];
            case Op.LNEG -> s[sp - 2] = -s[sp - 2];
            // By the sign's bit: TeaVM 0.13.1 subtracts from zero, and loses the sign of zero.
            case Op.FNEG -> s[sp - 1] = (int) s[sp - 1] ^ Integer.MIN_VALUE;
            case Op.DNEG -> s[sp - 2] ^= Long.MIN_VALUE;
            case Op.I2F -> s[sp - 1] = bits((float) (int) s[sp - 1]);
            case Op.L2F -> s[--sp - 1] = bits((float) s[sp - 1]);
            case Op.L2D -> s[sp - 2] = bits((double) s[sp - 2]);
            case Op.F2I -> s[sp - 1] = (int) single(s[sp - 1]);
            case Op.F2L -> s[++sp - 2] = (long) single(s[sp - 2]);
            case Op.F2D -> s[++sp - 2] = bits((double) single(s[sp - 2]));
            case Op.D2I -> s[--sp - 1] = (int) real(s[sp - 1]);
            case Op.D2L -> s[sp - 2] = (long) real(s[sp - 2]);
            case Op.D2F -> s[--sp - 1] = bits((float) real(s[sp - 1]));
            case Op.I2B -> s[sp - 1] = (byte) s[sp - 1];
            case Op.I2C -> s[sp - 1] = (char) s[sp - 1];
            case Op.I2S -> s[sp - 1] = (short) s[sp - 1];
            case Op.FCMPL -> s[--sp - 1] = compare(single(s[sp - 1]), single(s[sp]), -1);
            case Op.DCMPL -> s[(sp -= 3) - 1] = compare(real(s[sp - 1]), real(s[sp + 1]), -1);
            case Op.FCMPG -> s[--sp - 1] = compare(single(s[sp - 1]), single(s[sp]), 1);
            case Op.DCMPG -> s[(sp -= 3) - 1] = compare(real(s[sp - 1]), real(s[sp + 1]), 1);
            default -> throw new InternalError("instruction " + op);
        }
        return sp;
    }

    /** Copies the {@code n} places below the top, and puts the copies below another {@code below} places. */
    private static void insert(long[] s, Object[] r, int sp, int n, int below) {
        for (int i = sp - 1; i >= sp - n - below; i--) {
            s[i + n] = s[i];
            r[i + n] = r[i];
        }
        for (int i = 0; i < n && below > 0; i++) {
            s[sp - n - below + i] = s[sp + i];
            r[sp - n - below + i] = r[sp + i];
        }
    }
}
