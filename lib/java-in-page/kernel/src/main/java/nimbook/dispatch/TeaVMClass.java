package nimbook.dispatch;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.function.UnaryOperator;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/** A class of TeaVM's that is mended before it is loaded. */
final class TeaVMClass {
    private TeaVMClass() {}

    /**
     * Puts the mended class in the place of TeaVM's.
     *
     * @param neighbour another class of its package
     */
    static void mend(Class<?> neighbour, String name, UnaryOperator<ClassVisitor> change) {
        try (InputStream in = neighbour.getResourceAsStream(name + ".class")) {
            ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            new ClassReader(in).accept(change.apply(out), 0);
            MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup()).defineClass(out.toByteArray());
        } catch (IOException | IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
