package nimbook.interpreter;

/**
 * Instructions as {@link Machine} runs them. Those that keep their number of the Java Virtual Machine Specification do
 * what it says; from {@link #ICONST} on they are our own: operands in place of forms of one instruction, and what a
 * reference has become once it is resolved.
 */
final class Op {
    static final int ACONST_NULL = 1, ILOAD = 21, LLOAD = 22, ALOAD = 25, ISTORE = 54, LSTORE = 55, ASTORE = 58;
    static final int IALOAD = 46, LALOAD = 47, FALOAD = 48, DALOAD = 49, AALOAD = 50, BALOAD = 51, CALOAD = 52;
    static final int SALOAD = 53, IASTORE = 79, LASTORE = 80, FASTORE = 81, DASTORE = 82, AASTORE = 83, BASTORE = 84;
    static final int CASTORE = 85, SASTORE = 86, POP = 87, POP2 = 88, DUP = 89, DUP_X1 = 90, DUP_X2 = 91, DUP2 = 92;
    static final int DUP2_X1 = 93, DUP2_X2 = 94, SWAP = 95, IADD = 96, LADD = 97, FADD = 98, DADD = 99, ISUB = 100;
    static final int LSUB = 101, FSUB = 102, DSUB = 103, IMUL = 104, LMUL = 105, FMUL = 106, DMUL = 107, IDIV = 108;
    static final int LDIV = 109, FDIV = 110, DDIV = 111, IREM = 112, LREM = 113, FREM = 114, DREM = 115, INEG = 116;
    static final int LNEG = 117, FNEG = 118, DNEG = 119, ISHL = 120, LSHL = 121, ISHR = 122, LSHR = 123, IUSHR = 124;
    static final int LUSHR = 125, IAND = 126, LAND = 127, IOR = 128, LOR = 129, IXOR = 130, LXOR = 131, IINC = 132;
    static final int I2L = 133, I2F = 134, I2D = 135, L2I = 136, L2F = 137, L2D = 138, F2I = 139, F2L = 140;
    static final int F2D = 141, D2I = 142, D2L = 143, D2F = 144, I2B = 145, I2C = 146, I2S = 147, LCMP = 148;
    static final int FCMPL = 149, FCMPG = 150, DCMPL = 151, DCMPG = 152, IFEQ = 153, IFNE = 154, IFLT = 155;
    static final int IFGE = 156, IFGT = 157, IFLE = 158, IF_ICMPEQ = 159, IF_ICMPNE = 160, IF_ICMPLT = 161;
    static final int IF_ICMPGE = 162, IF_ICMPGT = 163, IF_ICMPLE = 164, IF_ACMPEQ = 165, IF_ACMPNE = 166, GOTO = 167;
    static final int TABLESWITCH = 170, LOOKUPSWITCH = 171, IRETURN = 172, LRETURN = 173, ARETURN = 176;
    static final int RETURN = 177, GETSTATIC = 178, PUTSTATIC = 179, GETFIELD = 180, PUTFIELD = 181;
    static final int INVOKEVIRTUAL = 182, INVOKESPECIAL = 183, INVOKESTATIC = 184, INVOKEINTERFACE = 185;
    static final int INVOKEDYNAMIC = 186, NEW = 187, NEWARRAY = 188, ANEWARRAY = 189, ARRAYLENGTH = 190;
    static final int ATHROW = 191, CHECKCAST = 192, INSTANCEOF = 193, MONITORENTER = 194, MONITOREXIT = 195;
    static final int MULTIANEWARRAY = 197, IFNULL = 198, IFNONNULL = 199;

    static final int ICONST = 202, LCONST = 203, RCONST = 204, LDC_CLASS = 205, GETSTATIC_1 = 206, GETSTATIC_2 = 207;
    static final int GETSTATIC_R = 208, PUTSTATIC_1 = 209, PUTSTATIC_2 = 210, PUTSTATIC_R = 211, GETFIELD_1 = 212;
    static final int GETFIELD_2 = 213, GETFIELD_R = 214, PUTFIELD_1 = 215, PUTFIELD_2 = 216, PUTFIELD_R = 217;
    static final int INVOKE = 218, INVOKE_SPECIAL = 219, INVOKE_VIRTUAL = 220, INVOKE_LIBRARY = 221;
    static final int LIBRARY_FIELD = 222, INTRINSIC = 223, INIT = 224, NEW_INSTANCE = 225, NEW_LIBRARY = 226;
    static final int NEW_REFERENCES = 227, CAST = 228, INSTANCE_OF = 229, BOX_INT = 230, UNBOX_INT = 231;
    static final int CAST_UNBOX_INT = 232, ALOAD_UNBOX_INT = 233, BOX_INT_RETURN = 234, BOX_INT_CALL = 235;

    private Op() {}
}
