package nimbook.dispatch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Compiles the interpreter with a library to WebAssembly: {@code PageModule RESULT NOTES ENTRY LIST...}, the file that
 * is made, a folder for class files, the class whose exports a page calls, and the lists of the library's classes
 * next to the JDK's. The archive of signatures next to the file is what a compiler of cells sees of the library; the
 * scripts next to it are those of the pages that run it.
 */
public final class PageModule {
    private static final String LIBRARY = "nimbook/page/Table", MADE = "nimbook/page/PageLibrary";
    /** What a page needs around the module. */
    private static final List<String> SCRIPTS =
            List.of("java.js", "unpack.js", "compiler.js", "session.js", "editor.js", "kernel.js", "help.js");

    private PageModule() {}

    /** See the class. */
    public static void main(String[] arguments) throws Exception {
        Path result = Path.of(arguments[0]), notes = Path.of(arguments[1]);
        List<String> lines = new ArrayList<>(Dispatch.jdk());
        for (int i = 3; i < arguments.length; i++) lines.addAll(Files.readAllLines(Path.of(arguments[i])));
        ClassLoader loader = PageModule.class.getClassLoader();
        Files.createDirectories(result.getParent());
        Files.write(result.resolveSibling(result.getFileName() + "-signatures.bin"),
                new Dispatch(loader).signatures(lines));
        Map<String, byte[]> files = new Dispatch(loader).library(LIBRARY, lines);
        files.put(MADE, made());
        files.putAll(Supplements.FILES);
        files.putAll(new AbsentMethods(loader, lines).files());
        write(files, notes);
        Overlay classes = new Overlay(List.of(notes), loader);
        WebModule.make(arguments[2], result, notes, classes);
        for (String script : SCRIPTS) {
            Files.write(result.resolveSibling(script), classes.read("nimbook/page/" + script));
        }
    }

    /** The class files and no others. */
    private static void write(Map<String, byte[]> files, Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> old = Files.walk(folder)) {
                for (Path each : old.filter(path -> path.toString().endsWith(".class")).toList()) Files.delete(each);
            }
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) Overlay.write(folder, file.getKey(), file.getValue());
    }

    private static byte[] made() {
        ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        out.visit(Opcodes.V1_8, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, MADE, null, "java/lang/Object", null);
        MethodVisitor code =
                out.visitMethod(Opcodes.ACC_STATIC, "library", "()Lnimbook/interpreter/Library;", null, null);
        code.visitTypeInsn(Opcodes.NEW, LIBRARY);
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, LIBRARY, "<init>", "()V", false);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        out.visitEnd();
        return out.toByteArray();
    }
}
