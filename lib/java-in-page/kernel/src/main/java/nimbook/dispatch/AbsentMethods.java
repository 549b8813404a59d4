package nimbook.dispatch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Methods of the library whose bodies a page does without, since what they call is not in a browser: pictures painted
 * by AWT, threads, files. Lines of a list with {@code !} before them name a class, or a method without its parameters.
 * In the place of the body stands a throw of NotInPage with the method's name.
 */
final class AbsentMethods {
    private static final String NOT_IN_PAGE = AdapterWriter.INTERPRETER + "NotInPage";

    /** By class the methods; null for all. */
    private final Map<String, List<String>> methods = new TreeMap<>();

    private final ClassLoader loader;

    AbsentMethods(ClassLoader loader, List<String> lines) {
        this.loader = loader;
        for (String line : lines) {
            String text = line.replaceAll("#.*", "").strip();
            if (!text.startsWith("!")) continue;
            String name = text.substring(1).strip().replace('.', '/');
            int at = name.lastIndexOf('/');
            if (isThere(name)) methods.put(name, null);
            else methods.merge(name.substring(0, at), List.of(name.substring(at + 1)), AbsentMethods::both);
        }
    }

    private static List<String> both(List<String> some, List<String> more) {
        List<String> all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    private boolean isThere(String type) {
        return loader.getResource(type + ".class") != null;
    }

    /** The class files that take the place of the library's, by internal name. */
    Map<String, byte[]> files() {
        Map<String, byte[]> files = new HashMap<>();
        methods.forEach((type, names) -> files.put(type, without(type, names)));
        return files;
    }

    private byte[] without(String type, List<String> names) {
        ClassWriter out = new ClassWriter(0);
        String plain = type.replace('/', '.');
        boolean[] found = {names == null};
        try (InputStream in = loader.getResourceAsStream(type + ".class")) {
            if (in == null) throw new IllegalArgumentException("! " + plain + ": there is no such class");
            new ClassReader(in).accept(new ClassVisitor(Opcodes.ASM9, out) {
                @Override
                public FieldVisitor visitField(int access, String name, String type, String generic, Object value) {
                    int flags = names == null ? access & ~Opcodes.ACC_FINAL : access;
                    return super.visitField(flags, name, type, generic, value);
                }

                @Override
                public MethodVisitor visitMethod(int access, String name, String descriptor, String generic,
                        String[] thrown) {
                    boolean hasBody = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
                    if (!hasBody || names != null && !names.contains(name)) {
                        return super.visitMethod(access, name, descriptor, generic, thrown);
                    }
                    found[0] = true;
                    // A class that is absent as a whole has nothing to initialize.
                    if (names == null && name.equals("<clinit>")) return null;
                    MethodVisitor code = super.visitMethod(access, name, descriptor, generic, thrown);
                    refuse(code, plain + "." + name, access, descriptor);
                    return null;
                }
            }, ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!found[0]) throw new IllegalArgumentException("! " + plain + "." + names + ": there is no such method");
        return out.toByteArray();
    }

    private static void refuse(MethodVisitor code, String member, int access, String descriptor) {
        code.visitCode();
        code.visitTypeInsn(Opcodes.NEW, NOT_IN_PAGE);
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn(member);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, NOT_IN_PAGE, "<init>", "(Ljava/lang/String;)V", false);
        code.visitInsn(Opcodes.ATHROW);
        int self = (access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
        code.visitMaxs(3, self + (Type.getArgumentsAndReturnSizes(descriptor) >> 2));
        code.visitEnd();
    }
}
