package nimbook.page;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * JShell's class of a variable whose run does not compute the value, but sets the one that the variable has: what was
 * read from a file, drawn by chance or set later is in a page as it is in the notebook.
 */
final class ConstantRun {
    private static final String RUN = "do_it$";

    private ConstantRun() {}

    /**
     * The class file.
     *
     * @param key name and descriptor of the variable, {@code n:I}
     * @param value boxed, of a primitive type or a text
     */
    static byte[] of(byte[] file, String key, Object value) {
        ClassReader reader = new ClassReader(file);
        ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        String[] named = key.split(":");
        reader.accept(new ClassVisitor(Opcodes.ASM9, out) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
                MethodVisitor code = super.visitMethod(access, name, type, generic, thrown);
                if (!name.equals(RUN)) return code;
                code.visitCode();
                code.visitLdcInsn(constant(value));
                code.visitFieldInsn(Opcodes.PUTSTATIC, reader.getClassName(), named[0], named[1]);
                code.visitInsn(Opcodes.ACONST_NULL);
                code.visitInsn(Opcodes.ARETURN);
                code.visitMaxs(0, 0);
                code.visitEnd();
                return null;
            }
        }, 0);
        return out.toByteArray();
    }

    /** Smaller numbers, characters and truth values are ints in a class file. */
    private static Object constant(Object value) {
        if (value instanceof Boolean truth) return truth ? 1 : 0;
        if (value instanceof Character c) return (int) c;
        return value instanceof Byte || value instanceof Short ? (Object) ((Number) value).intValue() : value;
    }
}
