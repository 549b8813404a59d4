package nimbook.compiler.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import nimbook.dispatch.Overlay;
import nimbook.dispatch.WebModule;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Compiles javac to WebAssembly: {@code CompilerModule RESULTS NOTES JAR SOURCES PROJECT}, the folder of what is made,
 * a folder for class files, javac's jar and that of its sources, and the folder of this project, for its source and
 * licence.
 */
public final class CompilerModule {
    private static final String ENTRY = "nimbook.compiler.Exports", TEXT = "nimbook/compiler/MessageText";
    private static final String MESSAGES = "com/sun/tools/javac/resources/compiler.properties";

    private CompilerModule() {}

    /** See the class. */
    public static void main(String[] arguments) throws Exception {
        Path results = Path.of(arguments[0]), notes = Path.of(arguments[1]), jar = Path.of(arguments[2]);
        Path project = Path.of(arguments[4]);
        Files.createDirectories(notes);
        Files.createDirectories(results);
        Overlay plain = new Overlay(List.of(jar), CompilerModule.class.getClassLoader());
        for (String name : classes(jar)) {
            if (Patches.isPatched(name)) Overlay.write(notes, name, Patches.patched(name, plain.read(name + ".class")));
        }
        Overlay.write(notes, TEXT, text(new String(plain.read(MESSAGES), StandardCharsets.ISO_8859_1)));
        // Javac's jar before the parent, since a JDK of its own would hide it.
        WebModule.make(ENTRY, results.resolve("compiler.wasm"), notes,
                new Overlay(List.of(notes, jar), CompilerModule.class.getClassLoader()));
        SourceArchive.write(results.resolve("compiler-source.zip"), Path.of(arguments[3]), project);
        for (String name : List.of("LICENSE", "CHANGES.txt")) {
            Files.copy(project.resolve(name), results.resolve("compiler-" + name), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static List<String> classes(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(entry -> entry.getName().replaceFirst("^META-INF/versions/[0-9]+/", ""))
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .distinct().sorted().toList();
        }
    }

    /** The class that gives the texts: lines without comments, in constants of a size that a class file may have. */
    private static byte[] text(String properties) {
        String kept = properties.lines().filter(line -> !line.isBlank() && !line.startsWith("#"))
                .collect(Collectors.joining("\n"));
        ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        out.visit(Opcodes.V1_8, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, TEXT, null, "java/lang/Object", null);
        MethodVisitor code = out.visitMethod(Opcodes.ACC_STATIC, "text", "()Ljava/lang/String;", null, null);
        code.visitLdcInsn("");
        for (int at = 0; at < kept.length(); at += 20_000) {
            code.visitLdcInsn(kept.substring(at, Math.min(kept.length(), at + 20_000)));
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "concat",
                    "(Ljava/lang/String;)Ljava/lang/String;", false);
        }
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        out.visitEnd();
        return out.toByteArray();
    }
}
