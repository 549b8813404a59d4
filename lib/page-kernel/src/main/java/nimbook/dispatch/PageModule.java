package nimbook.dispatch;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
 * Compiles the interpreter with a library to WebAssembly: {@code PageModule RESULT NOTES ENTRY LIST...}, the file that
 * is made, a folder for class files, the class whose exports a page calls, and the lists of the library's classes
 * beside the JDK's. The archive of signatures beside the file is what a compiler of cells sees of the library; the
 * scripts beside it are those of the pages that run it.
 */
public final class PageModule {
    private static final String LIBRARY = "nimbook/page/Table", MADE = "nimbook/page/Made";
    /** TeaVM's own loader of WebAssembly. */
    private static final String LOADER = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";
    /** What a page needs around the module. */
    private static final List<String> SCRIPTS =
            List.of("java.js", "compiler.js", "session.js", "editor.js", "kernel.js");

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
        files.putAll(Supplements.classes());
        files.putAll(new Absent(loader, lines).files());
        write(files, notes);
        ClassLoader classes = first(notes, loader);
        CompiledFrom from = new CompiledFrom(notes.resolve(result.getFileName() + ".txt"), classes);
        if (!Files.exists(result) || !from.isTrue()) from.write(compile(arguments[2], result, classes));
        copy(loader, LOADER, result.resolveSibling(result.getFileName() + "-runtime.js"));
        for (String script : SCRIPTS) copy(loader, "nimbook/page/" + script, result.resolveSibling(script));
    }

    /** The class files and no others. */
    private static void write(Map<String, byte[]> files, Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> old = Files.walk(folder)) {
                for (Path each : old.filter(path -> path.toString().endsWith(".class")).toList()) Files.delete(each);
            }
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey() + ".class");
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }

    private static void copy(ClassLoader loader, String resource, Path to) throws IOException {
        try (InputStream in = loader.getResourceAsStream(resource)) {
            Files.write(to, in.readAllBytes());
        }
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

    /** Finds the classes of the folder before the parent's. */
    private static ClassLoader first(Path folder, ClassLoader parent) throws IOException {
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, parent) {
            @Override
            public URL getResource(String name) {
                URL own = findResource(name);
                return own != null ? own : super.getResource(name);
            }

            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                URL own = findResource(name);
                return own != null ? Collections.enumeration(List.of(own)) : super.getResources(name);
            }
        };
    }

    /** The names of the classes that went into the module. */
    private static Collection<String> compile(String entry, Path result, ClassLoader classes) throws Exception {
        long began = System.nanoTime();
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(classes);
        tool.setMainClass(entry);
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setTargetDirectory(result.getParent().toFile());
        tool.setTargetFileName(result.getFileName().toString());
        tool.getTransformers().add(Supplements.class.getName());
        tool.setObfuscated(true);
        // What compiled methods throw, programs catch.
        tool.setStrict(true);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setShortFileNames(true);
        tool.setAssertionsRemoved(true);
        tool.setLog(new EmptyTeaVMToolLog());
        RuntimeException ended = null;
        try {
            tool.generate();
        } catch (RuntimeException e) {
            // What went wrong first is among the problems.
            ended = e;
        }
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            Files.deleteIfExists(result);
            String words = String.join("\n", problems.stream().map(PageModule::text).toList());
            throw new IllegalStateException(result.getFileName() + ":\n" + words, ended);
        }
        if (ended != null) throw ended;
        System.out.println(result.getFileName() + ": " + Files.size(result) / 1024 + " KB, "
                + (System.nanoTime() - began) / 1_000_000_000 + " s");
        return tool.getClasses();
    }

    private static String text(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText()
                + (problem.getLocation() == null ? "" : " (in " + problem.getLocation().getMethod() + ")");
    }
}
