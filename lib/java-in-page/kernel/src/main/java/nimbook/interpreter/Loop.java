package nimbook.interpreter;

/**
 * Runs instructions. Primitive values and references stand at the same places of two arrays: an int, short, byte, char
 * or boolean as a long with its sign, a float or double as its bits; a long or double takes two places, of which the
 * first is used. The arguments of a call, on top of the caller's stack, are the first local variables of the called
 * method, and its result takes the place of the first.
 */
final class Loop {

    private Loop() {}

    private static double real(long bits) {
        return Double.longBitsToDouble(bits);
    }

    private static long bits(double value) {
        return Double.doubleToRawLongBits(value);
    }

    /**
     * Runs the machine's frames until the frame {@code base} returns; what is thrown leaves the state that
     * {@link Machine#unwind} reads. An instruction that calls a method of the program leaves the switch with it, one
     * that cannot go on without it.
     */
    // Sums of ints overflow as ints, and only then become longs.
    @SuppressWarnings({"IntLongMath", "NarrowCalculation"})
    static void run(Machine m, int base) {
        final long[] s = m.numbers;
        final Object[] r = m.objects;
        final Frame[] frames = m.frames;
        final Object unboxed = m.unboxed;
        int fp = m.depth, sp = m.top, left = m.left;
        Frame frame = frames[fp];
        int pc = frame.pc, bp = frame.base;
        int[] code = frame.method.code;
        Object[] k = frame.method.constants;
        for (;;) {
            if (left == 0) {
                m.save(fp, pc, sp, 0);
                left = m.more();
            }
            left--;
            Method callee = null;
            int at = 0, shift = 0;
            switch (code[pc]) {
                case Op.ICONST: s[sp++] = code[pc + 1]; pc += 2; continue;
                case Op.LCONST:
                    s[sp] = (long) code[pc + 1] << 32 | code[pc + 2] & 0xffffffffL;
                    sp += 2;
                    pc += 3;
                    continue;
                case Op.RCONST: r[sp++] = k[code[pc + 1]]; pc += 2; continue;
                case Op.ACONST_NULL: r[sp++] = null; pc++; continue;
                case Op.ILOAD: s[sp++] = s[bp + code[pc + 1]]; pc += 2; continue;
                case Op.LLOAD: s[sp] = s[bp + code[pc + 1]]; sp += 2; pc += 2; continue;
                case Op.ALOAD: r[sp++] = r[bp + code[pc + 1]]; pc += 2; continue;
                case Op.ISTORE: s[bp + code[pc + 1]] = s[--sp]; pc += 2; continue;
                case Op.LSTORE: sp -= 2; s[bp + code[pc + 1]] = s[sp]; pc += 2; continue;
                case Op.ASTORE: r[bp + code[pc + 1]] = r[--sp]; pc += 2; continue;
                case Op.IINC: at = bp + code[pc + 1]; s[at] = (int) s[at] + code[pc + 2]; pc += 3; continue;
                case Op.POP: sp--; pc++; continue;
                case Op.DUP: s[sp] = s[sp - 1]; r[sp] = r[sp - 1]; sp++; pc++; continue;
                case Op.IADD: sp--; s[sp - 1] = (int) s[sp - 1] + (int) s[sp]; pc++; continue;
                case Op.LADD: sp -= 2; s[sp - 2] = s[sp - 2] + s[sp]; pc++; continue;
                case Op.DADD: sp -= 2; s[sp - 2] = bits(real(s[sp - 2]) + real(s[sp])); pc++; continue;
                case Op.ISUB: sp--; s[sp - 1] = (int) s[sp - 1] - (int) s[sp]; pc++; continue;
                case Op.LSUB: sp -= 2; s[sp - 2] = s[sp - 2] - s[sp]; pc++; continue;
                case Op.DSUB: sp -= 2; s[sp - 2] = bits(real(s[sp - 2]) - real(s[sp])); pc++; continue;
                case Op.IMUL: sp--; s[sp - 1] = (int) s[sp - 1] * (int) s[sp]; pc++; continue;
                case Op.LMUL: sp -= 2; s[sp - 2] = s[sp - 2] * s[sp]; pc++; continue;
                case Op.DMUL: sp -= 2; s[sp - 2] = bits(real(s[sp - 2]) * real(s[sp])); pc++; continue;
                case Op.DDIV: sp -= 2; s[sp - 2] = bits(real(s[sp - 2]) / real(s[sp])); pc++; continue;
                case Op.IDIV: {
                    int by = (int) s[sp - 1];
                    if (by == 0) break;
                    sp--; s[sp - 1] = by == -1 ? -(int) s[sp - 1] : (int) s[sp - 1] / by; pc++; continue;
                }
                case Op.LDIV: {
                    long by = s[sp - 2];
                    if (by == 0) break;
                    sp -= 2; s[sp - 2] = by == -1 ? -s[sp - 2] : s[sp - 2] / by; pc++; continue;
                }
                case Op.IREM: {
                    int by = (int) s[sp - 1];
                    if (by == 0) break;
                    sp--; s[sp - 1] = by == -1 ? 0 : (int) s[sp - 1] % by; pc++; continue;
                }
                case Op.LREM: {
                    long by = s[sp - 2];
                    if (by == 0) break;
                    sp -= 2; s[sp - 2] = by == -1 ? 0 : s[sp - 2] % by; pc++; continue;
                }
                case Op.ISHL: sp--; s[sp - 1] = (int) s[sp - 1] << (int) s[sp]; pc++; continue;
                case Op.LSHL: sp--; s[sp - 2] = s[sp - 2] << (int) s[sp]; pc++; continue;
                case Op.ISHR: sp--; s[sp - 1] = (int) s[sp - 1] >> (int) s[sp]; pc++; continue;
                case Op.LSHR: sp--; s[sp - 2] = s[sp - 2] >> (int) s[sp]; pc++; continue;
                case Op.IUSHR: sp--; s[sp - 1] = (int) s[sp - 1] >>> (int) s[sp]; pc++; continue;
                case Op.LUSHR: sp--; s[sp - 2] = s[sp - 2] >>> (int) s[sp]; pc++; continue;
                case Op.IAND: sp--; s[sp - 1] = (int) s[sp - 1] & (int) s[sp]; pc++; continue;
                case Op.LAND: sp -= 2; s[sp - 2] = s[sp - 2] & s[sp]; pc++; continue;
                case Op.IOR: sp--; s[sp - 1] = (int) s[sp - 1] | (int) s[sp]; pc++; continue;
                case Op.LOR: sp -= 2; s[sp - 2] = s[sp - 2] | s[sp]; pc++; continue;
                case Op.IXOR: sp--; s[sp - 1] = (int) s[sp - 1] ^ (int) s[sp]; pc++; continue;
                case Op.LXOR: sp -= 2; s[sp - 2] = s[sp - 2] ^ s[sp]; pc++; continue;
                case Op.I2L: sp++; pc++; continue;
                case Op.L2I: sp--; s[sp - 1] = (int) s[sp - 1]; pc++; continue;
                case Op.I2D: s[sp - 1] = bits((double) (int) s[sp - 1]); sp++; pc++; continue;
                case Op.LCMP: sp -= 3; s[sp - 1] = Long.compare(s[sp - 1], s[sp + 1]); pc++; continue;
                case Op.IFEQ: pc = s[--sp] == 0 ? code[pc + 1] : pc + 2; continue;
                case Op.IFNE: pc = s[--sp] != 0 ? code[pc + 1] : pc + 2; continue;
                case Op.IFLT: pc = s[--sp] < 0 ? code[pc + 1] : pc + 2; continue;
                case Op.IFGE: pc = s[--sp] >= 0 ? code[pc + 1] : pc + 2; continue;
                case Op.IFGT: pc = s[--sp] > 0 ? code[pc + 1] : pc + 2; continue;
                case Op.IFLE: pc = s[--sp] <= 0 ? code[pc + 1] : pc + 2; continue;
                case Op.IF_ICMPEQ: sp -= 2; pc = s[sp] == s[sp + 1] ? code[pc + 1] : pc + 2; continue;
                case Op.IF_ICMPNE: sp -= 2; pc = s[sp] != s[sp + 1] ? code[pc + 1] : pc + 2; continue;
                case Op.IF_ICMPLT: sp -= 2; pc = s[sp] < s[sp + 1] ? code[pc + 1] : pc + 2; continue;
                case Op.IF_ICMPGE: sp -= 2; pc = s[sp] >= s[sp + 1] ? code[pc + 1] : pc + 2; continue;
                case Op.IF_ICMPGT: sp -= 2; pc = s[sp] > s[sp + 1] ? code[pc + 1] : pc + 2; continue;
                case Op.IF_ICMPLE: sp -= 2; pc = s[sp] <= s[sp + 1] ? code[pc + 1] : pc + 2; continue;
                case Op.IF_ACMPEQ: sp -= 2; pc = r[sp] == r[sp + 1] ? code[pc + 1] : pc + 2; continue;
                case Op.IF_ACMPNE: sp -= 2; pc = r[sp] != r[sp + 1] ? code[pc + 1] : pc + 2; continue;
                case Op.IFNULL: pc = r[--sp] == null ? code[pc + 1] : pc + 2; continue;
                case Op.IFNONNULL: pc = r[--sp] != null ? code[pc + 1] : pc + 2; continue;
                case Op.GOTO: pc = code[pc + 1]; continue;
                case Op.TABLESWITCH: {
                    int i = (int) s[--sp];
                    boolean inside = i >= code[pc + 1] && i <= code[pc + 2];
                    pc = code[pc + 3 + (inside ? 1 + i - code[pc + 1] : 0)]; continue;
                }
                case Op.LOOKUPSWITCH: pc = Arithmetic.lookup(code, pc, (int) s[--sp]); continue;
                case Op.IALOAD: {
                    int[] x = (int[]) r[sp - 2];
                    int i = (int) s[sp - 1];
                    if (x == null || i < 0 || i >= x.length) break;
                    sp--; s[sp - 1] = x[i]; pc++; continue;
                }
                case Op.LALOAD: {
                    long[] x = (long[]) r[sp - 2];
                    int i = (int) s[sp - 1];
                    if (x == null || i < 0 || i >= x.length) break;
                    s[sp - 2] = x[i]; pc++; continue;
                }
                case Op.DALOAD: {
                    double[] x = (double[]) r[sp - 2];
                    int i = (int) s[sp - 1];
                    if (x == null || i < 0 || i >= x.length) break;
                    s[sp - 2] = bits(x[i]); pc++; continue;
                }
                case Op.AALOAD: {
                    Object[] x = (Object[]) r[sp - 2];
                    int i = (int) s[sp - 1];
                    if (x == null || i < 0 || i >= x.length) break;
                    sp--; r[sp - 1] = x[i]; pc++; continue;
                }
                case Op.CALOAD: {
                    char[] x = (char[]) r[sp - 2];
                    int i = (int) s[sp - 1];
                    if (x == null || i < 0 || i >= x.length) break;
                    sp--; s[sp - 1] = x[i]; pc++; continue;
                }
                case Op.IASTORE: {
                    int[] x = (int[]) r[sp - 3];
                    int i = (int) s[sp - 2];
                    if (x == null || i < 0 || i >= x.length) break;
                    x[i] = (int) s[sp - 1]; sp -= 3; pc++; continue;
                }
                case Op.LASTORE: {
                    long[] x = (long[]) r[sp - 4];
                    int i = (int) s[sp - 3];
                    if (x == null || i < 0 || i >= x.length) break;
                    x[i] = s[sp - 2]; sp -= 4; pc++; continue;
                }
                case Op.DASTORE: {
                    double[] x = (double[]) r[sp - 4];
                    int i = (int) s[sp - 3];
                    if (x == null || i < 0 || i >= x.length) break;
                    x[i] = real(s[sp - 2]); sp -= 4; pc++; continue;
                }
                case Op.BALOAD:
                case Op.SALOAD:
                case Op.FALOAD:
                case Op.BASTORE:
                case Op.CASTORE:
                case Op.SASTORE:
                case Op.FASTORE:
                case Op.AASTORE:
                    if (!ArrayValues.step(code[pc], s, r, sp))
                        break;
                    sp -= code[pc] <= Op.SALOAD ? 1 : 3; pc++; continue;
                case Op.ARRAYLENGTH:
                    if (r[sp - 1] == null) break;
                    s[sp - 1] = ArrayValues.length(r[sp - 1]); pc++; continue;
                case Op.GETSTATIC_1: s[sp++] = ((Type) k[code[pc + 1]]).numbers[code[pc + 2]]; pc += 3; continue;
                case Op.PUTSTATIC_1: ((Type) k[code[pc + 1]]).numbers[code[pc + 2]] = s[--sp]; pc += 3; continue;
                case Op.GETSTATIC_2: s[sp] = ((Type) k[code[pc + 1]]).numbers[code[pc + 2]]; sp += 2; pc += 3; continue;
                case Op.PUTSTATIC_2: sp -= 2; ((Type) k[code[pc + 1]]).numbers[code[pc + 2]] = s[sp]; pc += 3; continue;
                case Op.GETSTATIC_R: r[sp++] = ((Type) k[code[pc + 1]]).references[code[pc + 2]]; pc += 3; continue;
                case Op.PUTSTATIC_R: ((Type) k[code[pc + 1]]).references[code[pc + 2]] = r[--sp]; pc += 3; continue;
                case Op.GETFIELD_1: {
                    Object o = r[sp - 1];
                    Instance in = o instanceof Instance x ? x : Instance.of(o);
                    if (in == null) break;
                    s[sp - 1] = in.numbers[code[pc + 2]]; pc += 3; continue;
                }
                case Op.PUTFIELD_1: {
                    Object o = r[sp - 2];
                    Instance in = o instanceof Instance x ? x : Instance.of(o);
                    if (in == null) break;
                    in.numbers[code[pc + 2]] = s[sp - 1]; sp -= 2; pc += 3; continue;
                }
                case Op.GETFIELD_2: {
                    Object o = r[sp - 1];
                    Instance in = o instanceof Instance x ? x : Instance.of(o);
                    if (in == null) break;
                    s[sp - 1] = in.numbers[code[pc + 2]]; sp++; pc += 3; continue;
                }
                case Op.PUTFIELD_2: {
                    Object o = r[sp - 3];
                    Instance in = o instanceof Instance x ? x : Instance.of(o);
                    if (in == null) break;
                    in.numbers[code[pc + 2]] = s[sp - 2]; sp -= 3; pc += 3; continue;
                }
                case Op.GETFIELD_R: {
                    Object o = r[sp - 1];
                    Instance in = o instanceof Instance x ? x : Instance.of(o);
                    if (in == null) break;
                    r[sp - 1] = in.references[code[pc + 2]]; pc += 3; continue;
                }
                case Op.PUTFIELD_R: {
                    Object o = r[sp - 2];
                    Instance in = o instanceof Instance x ? x : Instance.of(o);
                    if (in == null) break;
                    in.references[code[pc + 2]] = r[sp - 1]; sp -= 2; pc += 3; continue;
                }
                case Op.GETSTATIC: case Op.PUTSTATIC: case Op.GETFIELD: case Op.PUTFIELD:
                case Op.INVOKEVIRTUAL: case Op.INVOKESPECIAL: case Op.INVOKESTATIC: case Op.INVOKEINTERFACE:
                case Op.INVOKEDYNAMIC: case Op.NEW: case Op.ANEWARRAY: case Op.CHECKCAST:
                case Op.INSTANCEOF: case Op.LDC_CLASS:
                    m.save(fp, pc, sp, left);
                    m.linker.link(frame.method, pc);
                    left = m.left; continue;
                case Op.INVOKE:
                    callee = (Method) k[code[pc + 1]];
                    at = sp - callee.arguments;
                    break;
                case Op.INVOKE_SPECIAL:
                    callee = (Method) k[code[pc + 1]];
                    at = sp - callee.arguments;
                    if (r[at] == null) callee = null;
                    break;
                case Op.INVOKE_VIRTUAL: {
                    Site site = (Site) k[code[pc + 1]];
                    at = sp - site.arguments;
                    Object o = r[at];
                    if (o == null) break;
                    Instance in = o instanceof Instance x ? x : Instance.of(o);
                    if (in == null) callee = null;
                    else callee = in.type == site.type ? site.method : site.select(in.type);
                    if (callee != null) {
                        // A lambda's own method only hands on what its implementation takes.
                        Direct direct = site.direct;
                        if (direct != null && (direct.takesAll || direct.takesInteger && r[at + 1] instanceof Integer
                                || direct.takes(in, at))) {
                            callee = direct.method;
                            shift = direct.shift;
                        }
                        break;
                    }
                    m.save(fp, pc, sp, left);
                    m.call(site, at);
                    left = m.left;
                    sp = at + site.result; pc += 2; continue;
                }
                case Op.INVOKE_LIBRARY: {
                    Site site = (Site) k[code[pc + 1]];
                    at = sp - site.arguments;
                    m.save(fp, pc, sp, left);
                    m.call(site, at);
                    left = m.left;
                    sp = at + site.result; pc += 2; continue;
                }
                case Op.LIBRARY_FIELD: {
                    Site site = (Site) k[code[pc + 1]];
                    at = sp - site.arguments;
                    if (site.arguments > 0 && !site.isStatic && r[at] == null) break;
                    m.save(fp, pc, sp, left);
                    m.call(site, at);
                    left = m.left;
                    sp = at + site.result; pc += 3; continue;
                }
                case Op.INTRINSIC: {
                    Intrinsic call = (Intrinsic) k[code[pc + 1]];
                    at = sp - call.arguments;
                    m.save(fp, pc, sp, left);
                    call.call(m, at);
                    left = m.left;
                    sp = at + call.result; pc += 2; continue;
                }
                case Op.INIT: {
                    Site site = (Site) k[code[pc + 1]];
                    at = sp - site.arguments;
                    m.save(fp, pc, sp, left);
                    m.construct(site, at);
                    left = m.left;
                    sp = at; pc += 2; continue;
                }
                case Op.NEW_INSTANCE: r[sp++] = m.create((Type) k[code[pc + 1]]); pc += 2; continue;
                case Op.NEW_LIBRARY: r[sp++] = null; pc += 2; continue;
                case Op.NEWARRAY: case Op.NEW_REFERENCES: {
                    int n = (int) s[sp - 1];
                    if (n < 0) break;
                    m.save(fp, pc, sp, left);
                    if (code[pc] == Op.NEWARRAY) ArrayValues.make(code[pc + 1], n, r, sp - 1);
                    else r[sp - 1] = ArrayValues.of(k[code[pc + 1]], n);
                    pc += 2; continue;
                }
                case Op.MULTIANEWARRAY:
                    m.save(fp, pc, sp, left);
                    sp -= code[pc + 2] - 1;
                    r[sp - 1] = m.linker.array(((Site) k[code[pc + 1]]).owner, s, sp - 1, code[pc + 2]);
                    pc += 3;
                    continue;
                case Op.CAST: {
                    Object o = r[sp - 1];
                    Cast cast = (Cast) k[code[pc + 1]];
                    if (o != null && o.getClass() != cast.lastCompiled && !cast.accepts(o)) break;
                    pc += 2; continue;
                }
                case Op.BOX_INT: r[sp - 1] = (int) s[sp - 1]; pc += 2; continue;
                case Op.BOX_INT_CALL: {
                    Site site = (Site) k[code[pc + 3]];
                    pc += 2;
                    if (!site.unboxes || !(r[sp - 2] instanceof Instance in) || in.type != site.type) {
                        r[sp - 1] = (int) s[sp - 1]; continue;
                    }
                    r[sp - 1] = unboxed; callee = site.direct.method; at = sp - 2; shift = 1; break;
                }
                case Op.UNBOX_INT:
                    if (r[sp - 1] == null) break;
                    s[sp - 1] = (Integer) r[sp - 1]; pc += 2; continue;
                case Op.ALOAD_UNBOX_INT: {
                    Object o = r[bp + code[pc + 1]];
                    if (o == null) {
                        r[sp++] = null; pc += 2; break;
                    }
                    s[sp++] = o == unboxed ? s[bp + code[pc + 1]] : (Integer) o; pc += 4; continue;
                }
                case Op.CAST_UNBOX_INT:
                    if (r[sp - 1] instanceof Integer n) {
                        s[sp - 1] = n; pc += 4; continue;
                    }
                    if (r[sp - 1] == null) pc += 2;
                    break;
                case Op.INSTANCE_OF:
                    s[sp - 1] = r[sp - 1] != null && ((Cast) k[code[pc + 1]]).accepts(r[sp - 1]) ? 1 : 0;
                    pc += 2;
                    continue;
                case Op.ATHROW: case Op.MONITORENTER: case Op.MONITOREXIT:
                    if (r[sp - 1] == null || code[pc] == Op.ATHROW) break;
                    sp--; pc++; continue;
                case Op.IRETURN: case Op.LRETURN: case Op.ARETURN: case Op.RETURN: case Op.BOX_INT_RETURN:
                    at = frame.result;
                    switch (code[pc]) {
                        case Op.IRETURN: s[at] = s[sp - 1]; sp = at + 1; break;
                        case Op.LRETURN: s[at] = s[sp - 2]; sp = at + 2; break;
                        case Op.ARETURN: r[at] = r[sp - 1]; sp = at + 1; break;
                        case Op.BOX_INT_RETURN:
                            s[at] = s[sp - 1];
                            sp = at + 1;
                            if (fp == base || !frames[fp - 1].unboxes()) r[at] = (int) s[at];
                            else frames[fp - 1].pc += 4;
                            break;
                        default: sp = at;
                    }
                    if (fp == base) {
                        m.left = left;
                        return;
                    }
                    frame = frames[--fp];
                    code = frame.method.code; k = frame.method.constants; bp = frame.base; pc = frame.pc + 2; continue;
                default: sp = Arithmetic.step(code[pc], s, r, sp); pc++; continue;
            }
            if (callee == null) throw m.fault(fp, pc, sp, left);
            m.save(fp, pc, sp, left);
            if (callee.code == null) callee.ready();
            bp = at + shift;
            sp = bp + callee.locals;
            if (++fp == Machine.DEPTH || sp + callee.stack > Machine.SLOTS) throw new StackOverflowError();
            frame = frames[fp];
            frame.method = callee;
            frame.base = bp;
            frame.result = at;
            code = callee.code; k = callee.constants; pc = 0;
        }
    }
}
