package nimbook.compiler.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import nimbook.dispatch.Supplements;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles javac to WebAssembly: {@code CompilerModule RESULTS NOTES JAR SOURCES PROJECT}, the folder of what is made,
 * a folder for class files, javac's jar and that of its sources, and the folder of this project, for its source and
 * licence.
 */
public final class CompilerModule {
    private static final String ENTRY = "nimbook.compiler.Exports", TEXT = "nimbook/compiler/MessageText";
    private static final String MESSAGES = "com/sun/tools/javac/resources/compiler.properties";
    private static final String LOADER = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private CompilerModule() {}

    /** See the class. */
    public static void main(String[] arguments) throws Exception {
        Path results = Path.of(arguments[0]), notes = Path.of(arguments[1]), jar = Path.of(arguments[2]);
        Path project = Path.of(arguments[4]), result = results.resolve("compiler.wasm");
        Files.createDirectories(notes);
        Files.createDirectories(results);
        Overlay plain = new Overlay(List.of(jar), CompilerModule.class.getClassLoader());
        for (String name : classes(jar)) {
            if (Patches.isPatched(name)) Overlay.write(notes, name, Patches.patched(name, plain.read(name + ".class")));
        }
        Overlay.write(notes, TEXT, text(new String(plain.read(MESSAGES), StandardCharsets.ISO_8859_1)));
        compile(result, new Overlay(List.of(notes, jar), CompilerModule.class.getClassLoader()));
        Files.write(results.resolve("compiler.wasm-runtime.js"), plain.read(LOADER));
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

    private static void compile(Path result, ClassLoader classes) throws Exception {
        long began = System.nanoTime();
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(classes);
        tool.setMainClass(ENTRY);
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setTargetDirectory(result.getParent().toFile());
        tool.setTargetFileName(result.getFileName().toString());
        tool.getTransformers().add(Supplements.class.getName());
        tool.setObfuscated(true);
        tool.setStrict(true);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setShortFileNames(true);
        tool.setAssertionsRemoved(true);
        tool.setLog(new EmptyTeaVMToolLog());
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            Files.deleteIfExists(result);
            throw new IllegalStateException(result.getFileName() + ":\n" + problems.stream().map(CompilerModule::text)
                .collect(Collectors.joining("\n")));
        }
        System.out.println(result.getFileName() + ": " + Files.size(result) / 1024 + " KB, "
                + (System.nanoTime() - began) / 1_000_000_000 + " s");
    }

    private static String text(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText() + (problem.getLocation() == null ? ""
                : " (in " + problem.getLocation().getMethod() + ")");
    }
}
