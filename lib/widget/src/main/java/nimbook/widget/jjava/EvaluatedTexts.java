package nimbook.widget.jjava;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACONST_NULL;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.INVOKEINTERFACE;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.PUTFIELD;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.function.Consumer;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * Every text that a kernel evaluates, before it does: a cell, a file that {@code %load} reads, what a cell evaluates.
 * The kernel resolves the magics of each first, so the object that does it is replaced. Its class is that of JJava
 * 1.0a8, which is published as a kernel and not as a library: the subclass is written here.
 */
final class EvaluatedTexts {
    private static final String TEXT = "(Ljava/lang/String;)Ljava/lang/String;";
    private static final String SUFFIX = "WithListener";
    private static final String NEXT = "next", LISTENER = "listener";

    private EvaluatedTexts() {}

    /** @throws ReflectiveOperationException when the kernel is not of the kind that is known: JJava 1.0a8 */
    static void listen(BaseKernel kernel, Consumer<String> listener) throws ReflectiveOperationException {
        Field field = BaseKernel.class.getDeclaredField("magicsResolver");
        field.setAccessible(true);
        Class<?> resolver = field.getType();
        Constructor<?> parent = resolver.getConstructors()[0];
        resolver.getMethod("resolve", String.class);
        field.set(kernel, subclass(resolver, parent).getConstructor(resolver, Consumer.class)
                .newInstance(field.get(kernel), listener));
    }

    private static Class<?> subclass(Class<?> resolver, Constructor<?> parent) throws ReflectiveOperationException {
        try {
            return Class.forName(resolver.getName() + SUFFIX, true, resolver.getClassLoader());
        } catch (ClassNotFoundException e) {
            return MethodHandles.privateLookupIn(resolver, MethodHandles.lookup())
                    .defineClass(write(resolver, parent));
        }
    }

    /** {@code resolve(text) { listener.accept(text); return next.resolve(text); }}. */
    private static byte[] write(Class<?> resolver, Constructor<?> parent) {
        String above = Type.getInternalName(resolver), own = above + SUFFIX;
        String next = Type.getDescriptor(resolver), listener = Type.getDescriptor(Consumer.class);
        ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        out.visit(V17, ACC_PUBLIC | ACC_FINAL, own, null, above, null);
        out.visitField(ACC_FINAL, NEXT, next, null, null);
        out.visitField(ACC_FINAL, LISTENER, listener, null, null);
        MethodVisitor code = out.visitMethod(ACC_PUBLIC, "<init>", "(" + next + listener + ")V", null, null);
        code.visitVarInsn(ALOAD, 0);
        // How a magic begins, and what writes it as Java: asked of the next resolver alone.
        for (Class<?> type : parent.getParameterTypes()) {
            if (type == String.class) code.visitLdcInsn("%");
            else code.visitInsn(ACONST_NULL);
        }
        code.visitMethodInsn(INVOKESPECIAL, above, "<init>", Type.getConstructorDescriptor(parent), false);
        put(code, own, NEXT, next, 1);
        put(code, own, LISTENER, listener, 2);
        end(code, RETURN);
        code = out.visitMethod(ACC_PUBLIC, "resolve", TEXT, null, null);
        get(code, own, LISTENER, listener);
        code.visitMethodInsn(INVOKEINTERFACE, Type.getInternalName(Consumer.class), "accept", "(Ljava/lang/Object;)V",
                true);
        get(code, own, NEXT, next);
        code.visitMethodInsn(INVOKEVIRTUAL, above, "resolve", TEXT, false);
        end(code, ARETURN);
        out.visitEnd();
        return out.toByteArray();
    }

    private static void put(MethodVisitor code, String owner, String field, String type, int argument) {
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, argument);
        code.visitFieldInsn(PUTFIELD, owner, field, type);
    }

    /** The field, then the text. */
    private static void get(MethodVisitor code, String owner, String field, String type) {
        code.visitVarInsn(ALOAD, 0);
        code.visitFieldInsn(GETFIELD, owner, field, type);
        code.visitVarInsn(ALOAD, 1);
    }

    private static void end(MethodVisitor code, int result) {
        code.visitInsn(result);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
