package nimbook.interpreter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Turns a method's code from the class file (JVMS 6) into instructions of {@link Machine}: one form of each, operands
 * decoded, branches to places in the new code, names as {@link Site}s that are resolved at the first run.
 */
final class Translator {
    /**
     * Instructions without operands that stay as they are are those below this; loads and stores of one slot by number
     * begin at these.
     */
    private static final int ILOAD_0 = 26, ALOAD_3 = 45, ISTORE_0 = 59, ASTORE_3 = 78, LDC = 18, LDC2_W = 20,
            BIPUSH = 16, SIPUSH = 17;
    private static final int GOTO_W = 200, WIDE = 196, FRETURN = 174, DRETURN = 175;

    private final Method method;
    private final ClassFile file;
    private final int start;
    private final int length;
    private final List<Object> constants = new ArrayList<>();
    private final int[] places;
    private final int[] fixes;
    private int fixCount;
    private int[] out;
    private int size;
    private int at;

    Translator(Method method, ClassFile file, int body) {
        this.method = method;
        this.file = file;
        method.stack = file.u2(body);
        method.locals = file.u2(body + 2);
        length = file.int32(body + 4);
        start = body + 8;
        places = new int[length + 1];
        fixes = new int[length + 8];
        out = new int[length * 2 + 16];
    }

    void translate() {
        int[] origins = new int[length * 2];
        int count = 0;
        while (at < length) {
            places[at] = size;
            origins[count++] = size;
            origins[count++] = at;
            instruction();
        }
        places[length] = size;
        for (int i = 0; i < fixCount; i++) out[fixes[i]] = places[out[fixes[i]]];
        int end = start + length;
        int[] handlers = new int[file.u2(end) * 4];
        for (int i = 0; i < handlers.length; i += 4) {
            int entry = end + 2 + i * 2;
            for (int k = 0; k < 3; k++) handlers[i + k] = places[file.u2(entry + 2 * k)];
            int type = file.u2(entry + 6);
            handlers[i + 3] = type == 0 ? -1 : constant(new Site(file.className(type), null, null));
        }
        attributes(end + 2 + handlers.length * 2);
        method.handlers = handlers;
        method.constants = constants.toArray();
        method.origins = Arrays.copyOf(origins, count);
        method.code = Arrays.copyOf(out, size);
    }

    /** The line numbers. */
    private void attributes(int offset) {
        int next = offset + 2;
        for (int i = file.u2(offset); i > 0; i--) {
            if (file.utf8(file.u2(next)).equals("LineNumberTable")) {
                int[] lines = new int[file.u2(next + 6) * 2];
                for (int k = 0; k < lines.length; k += 2) {
                    lines[k] = places[file.u2(next + 8 + 2 * k)];
                    lines[k + 1] = file.u2(next + 10 + 2 * k);
                }
                method.lines = lines;
            }
            next += 6 + file.int32(next + 2);
        }
    }

    private void emit(int op) {
        if (size == out.length) out = Arrays.copyOf(out, 2 * size);
        out[size++] = op;
    }

    private void emit(int op, int operand) {
        emit(op);
        emit(operand);
    }

    private int constant(Object value) {
        constants.add(value);
        return constants.size() - 1;
    }

    /** An operand that is a place: the distance's target, mended when all places are known. */
    private void target(int from, int distance) {
        fixes[fixCount++] = size;
        emit(from + distance);
    }

    private int u1(int offset) {
        return file.u1(start + offset);
    }

    private int u2(int offset) {
        return file.u2(start + offset);
    }

    private int s2(int offset) {
        return file.s2(start + offset);
    }

    private int int32(int offset) {
        return file.int32(start + offset);
    }

    private void instruction() {
        int op = u1(at);
        if (op >= 2 && op <= 15) simpleConstant(op);
        else if (op >= ILOAD_0 && op <= ALOAD_3) local(Op.ILOAD, (op - ILOAD_0) / 4, (op - ILOAD_0) % 4, 1);
        else if (op >= Op.ILOAD && op <= Op.ALOAD) local(Op.ILOAD, op - Op.ILOAD, u1(at + 1), 2);
        else if (op >= ISTORE_0 && op <= ASTORE_3) local(Op.ISTORE, (op - ISTORE_0) / 4, (op - ISTORE_0) % 4, 1);
        else if (op >= Op.ISTORE && op <= Op.ASTORE) local(Op.ISTORE, op - Op.ISTORE, u1(at + 1), 2);
        else if (op >= LDC && op <= LDC2_W) load(op == LDC ? u1(at + 1) : u2(at + 1), op == LDC ? 2 : 3);
        else if (op >= Op.IFEQ && op <= Op.GOTO || op == Op.IFNULL || op == Op.IFNONNULL) jump(op, s2(at + 1), 3);
        else if (op >= Op.GETSTATIC && op <= Op.INVOKEDYNAMIC) member(op);
        else if (op == Op.TABLESWITCH || op == Op.LOOKUPSWITCH) choice(op);
        else other(op);
    }

    private void other(int op) {
        switch (op) {
            case 0 -> at++;
            case BIPUSH -> push(file.s1(start + at + 1), 2);
            case SIPUSH -> push(s2(at + 1), 3);
            case Op.IINC -> {
                emit(op, u1(at + 1));
                emit(file.s1(start + at + 2));
                at += 3;
            }
            case GOTO_W -> jump(Op.GOTO, int32(at + 1), 5);
            case FRETURN -> plain(Op.IRETURN);
            case DRETURN -> plain(Op.LRETURN);
            case Op.NEW, Op.ANEWARRAY, Op.CHECKCAST, Op.INSTANCEOF -> {
                emit(op, constant(new Site(file.className(u2(at + 1)), null, null)));
                at += 3;
            }
            case Op.NEWARRAY -> {
                emit(op, u1(at + 1));
                at += 2;
            }
            case Op.MULTIANEWARRAY -> {
                emit(op, constant(new Site(file.className(u2(at + 1)), null, null)));
                emit(u1(at + 3));
                at += 4;
            }
            case WIDE -> {
                int inner = u1(at + 1), local = u2(at + 2);
                if (inner == Op.IINC) {
                    emit(inner, local);
                    emit(s2(at + 4));
                    at += 6;
                } else if (inner <= Op.ALOAD) {
                    local(Op.ILOAD, inner - Op.ILOAD, local, 4);
                } else {
                    local(Op.ISTORE, inner - Op.ISTORE, local, 4);
                }
            }
            default -> {
                if (op > Op.IFNONNULL || op == 168 || op == 169)
                    throw new IllegalArgumentException("instruction " + op + " in " + method.key());
                plain(op);
            }
        }
    }

    private void plain(int op) {
        emit(op);
        at++;
    }

    private void push(int value, int bytes) {
        emit(Op.ICONST, value);
        at += bytes;
    }

    private void pushLong(long value, int bytes) {
        emit(Op.LCONST, (int) (value >> 32));
        emit((int) value);
        at += bytes;
    }

    private void simpleConstant(int op) {
        if (op <= 8) push(op - 3, 1);
        else if (op <= 10) pushLong(op - 9, 1);
        else if (op <= 13) push(Float.floatToRawIntBits(op - 11), 1);
        else pushLong(Double.doubleToRawLongBits(op - 14), 1);
    }

    /** A load or store: kinds int, long, float, double, reference; of these float moves as int, double as long. */
    private void local(int base, int kind, int local, int bytes) {
        emit(base + (kind == 4 ? 4 : kind & 1), local);
        at += bytes;
    }

    private void load(int index, int bytes) {
        switch (file.tag(index)) {
            case 3, 4 -> push((int) file.number(index), bytes);
            case 5, 6 -> pushLong(file.number(index), bytes);
            case 8 -> {
                emit(Op.RCONST, constant(file.string(index).intern()));
                at += bytes;
            }
            case 7 -> {
                emit(Op.LDC_CLASS, constant(new Site(file.className(index), null, null)));
                at += bytes;
            }
            default ->
                    throw new IllegalArgumentException("a constant of kind " + file.tag(index) + " in " + method.key());
        }
    }

    private void jump(int op, int distance, int bytes) {
        emit(op);
        target(at, distance);
        at += bytes;
    }

    private void member(int op) {
        int index = u2(at + 1);
        if (op == Op.INVOKEDYNAMIC) {
            emit(op, constant(index));
        } else {
            emit(op, constant(new Site(file.owner(index), file.memberName(index), file.memberDescriptor(index))));
            if (op <= Op.PUTFIELD) emit(0);
        }
        at += op >= Op.INVOKEINTERFACE ? 5 : 3;
    }

    /** tableswitch: low, high, default, targets; lookupswitch: count, default, keys in order, targets. */
    private void choice(int op) {
        int from = at, operands = (at + 4) & ~3, usual = int32(operands);
        emit(op);
        if (op == Op.TABLESWITCH) {
            int low = int32(operands + 4), high = int32(operands + 8);
            emit(low);
            emit(high);
            target(from, usual);
            for (int i = 0; i <= high - low; i++) target(from, int32(operands + 12 + 4 * i));
            at = operands + 16 + 4 * (high - low);
        } else {
            int count = int32(operands + 4);
            emit(count);
            target(from, usual);
            for (int i = 0; i < count; i++) emit(int32(operands + 8 + 8 * i));
            for (int i = 0; i < count; i++) target(from, int32(operands + 12 + 8 * i));
            at = operands + 8 + 8 * count;
        }
    }
}
