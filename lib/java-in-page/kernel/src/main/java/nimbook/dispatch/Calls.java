package nimbook.dispatch;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Bytecode that moves values between Java's own stack and the two arrays of the interpreter. */
final class Calls {
    private final MethodVisitor code;
    private final int numbers;
    private final int objects;
    private final int at;
    private final int spare;

    /**
     * @param numbers local variable of the array of numbers
     * @param objects local variable of the array of references
     * @param at local variable of the first place
     * @param spare two free local variables
     */
    Calls(MethodVisitor code, int numbers, int objects, int at, int spare) {
        this.code = code;
        this.numbers = numbers;
        this.objects = objects;
        this.at = at;
        this.spare = spare;
    }

    private void place(boolean reference, int offset) {
        code.visitVarInsn(Opcodes.ALOAD, reference ? objects : numbers);
        code.visitVarInsn(Opcodes.ILOAD, at);
        if (offset > 0) {
            code.visitIntInsn(Opcodes.SIPUSH, offset);
            code.visitInsn(Opcodes.IADD);
        }
    }

    private static boolean isReference(Type type) {
        return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    }

    /** Pushes the value at a place. */
    void load(Type type, int offset) {
        place(isReference(type), offset);
        if (isReference(type)) {
            code.visitInsn(Opcodes.AALOAD);
            if (!type.getInternalName().equals("java/lang/Object"))
                code.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
            return;
        }
        code.visitInsn(Opcodes.LALOAD);
        switch (type.getSort()) {
            case Type.LONG -> {}
            case Type.DOUBLE ->
                    code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Double", "longBitsToDouble", "(J)D", false);
            case Type.FLOAT -> {
                code.visitInsn(Opcodes.L2I);
                code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Float", "intBitsToFloat", "(I)F", false);
            }
            default -> code.visitInsn(Opcodes.L2I);
        }
    }

    /** Pushes the arguments of a method from a place on; gives the place behind them. */
    int loadAll(String descriptor, int from) {
        int offset = from;
        for (Type type : Type.getArgumentTypes(descriptor)) {
            load(type, offset);
            offset += type.getSize();
        }
        return offset;
    }

    /** Pops a value into a place. */
    void store(Type type, int offset) {
        if (type.getSort() == Type.VOID) return;
        boolean reference = isReference(type);
        code.visitVarInsn(type.getOpcode(Opcodes.ISTORE), spare);
        place(reference, offset);
        code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), spare);
        number(type);
        code.visitInsn(reference ? Opcodes.AASTORE : Opcodes.LASTORE);
    }

    /** Puts a local variable into a place. */
    void put(Type type, int local, int offset) {
        boolean reference = isReference(type);
        place(reference, offset);
        code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
        number(type);
        code.visitInsn(reference ? Opcodes.AASTORE : Opcodes.LASTORE);
    }

    private void number(Type type) {
        switch (type.getSort()) {
            case Type.OBJECT, Type.ARRAY, Type.LONG -> {}
            case Type.DOUBLE -> code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Double", "doubleToRawLongBits",
                    "(D)J", false);
            case Type.FLOAT -> {
                code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Float", "floatToRawIntBits", "(F)I", false);
                code.visitInsn(Opcodes.I2L);
            }
            default -> code.visitInsn(Opcodes.I2L);
        }
    }
}
