package nimbook.compiler.build;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What is changed of javac: nothing of its language. Each change has its line in CHANGES.txt. */
final class Patches {

    /** Files and folders, which a page has none of: every method throws. */
    private static final List<String> WITHOUT = List.of("com/sun/tools/javac/file/Locations",
            "com/sun/tools/javac/file/JRTIndex", "com/sun/tools/javac/file/JavacFileManager",
            "com/sun/tools/javac/file/BaseFileManager", "com/sun/tools/javac/file/CacheFSInfo",
            "com/sun/tools/javac/file/FSInfo",
            // Annotations as objects of their own classes, which only annotation processors ask for.
            "com/sun/tools/javac/model/AnnotationProxyMaker");

    /** The same of single methods. */
    private static final Set<String> WITHOUT_METHODS = Set.of(
        // Asks on a terminal whether to go on.
        "com/sun/tools/javac/util/Log.prompt");

    private static final String BUNDLE = "java/util/ResourceBundle", MESSAGES = "nimbook/compiler/Messages";

    private Patches() {}

    static boolean isPatched(String name) {
        return name.startsWith("com/sun/tools/javac/");
    }

    static byte[] patched(String name, byte[] file) {
        boolean without = WITHOUT.stream().anyMatch(each -> name.equals(each) || name.startsWith(each + "$"));
        ClassReader in = new ClassReader(file);
        ClassWriter out = new ClassWriter(0);
        in.accept(new ClassVisitor(Opcodes.ASM9, out) {
            @Override
            public MethodVisitor visitMethod(int access, String method, String descriptor, String signature,
                    String[] exceptions) {
                MethodVisitor code = super.visitMethod(access, method, descriptor, signature, exceptions);
                if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) return code;
                if (without || WITHOUT_METHODS.contains(name + "." + method)) {
                    thrown(code, name);
                    return null;
                }
                return new Texts(code);
            }
        }, without ? ClassReader.SKIP_FRAMES : 0);
        return out.toByteArray();
    }

    private static void thrown(MethodVisitor code, String name) {
        code.visitCode();
        code.visitTypeInsn(Opcodes.NEW, "java/lang/UnsupportedOperationException");
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn(name.substring(name.lastIndexOf('/') + 1) + " is not in a page");
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/UnsupportedOperationException", "<init>",
                "(Ljava/lang/String;)V", false);
        code.visitInsn(Opcodes.ATHROW);
        code.visitMaxs(3, 256);
        code.visitEnd();
    }

    /** Texts come from {@code Messages}. */
    private static final class Texts extends MethodVisitor {
        private static final Set<String> SAME = Set.of("(Ljava/lang/String;)Ljava/util/ResourceBundle;",
            "(Ljava/lang/String;Ljava/util/Locale;)Ljava/util/ResourceBundle;");

        Texts(MethodVisitor code) {
            super(Opcodes.ASM9, code);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean inInterface) {
            boolean bundle = owner.equals(BUNDLE) && name.equals("getBundle") && SAME.contains(descriptor);
            super.visitMethodInsn(opcode, bundle ? MESSAGES : owner, bundle ? "bundle" : name, descriptor, inInterface);
        }
    }
}
