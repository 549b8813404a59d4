package nimbook.web.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeSet;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the entries for the browser: {@code Compile RESULTS NOTES GAMES WORDS}, the folders of the results, of notes
 * about them, of lib/games' sources, and of the sources that take the place of some of them in JavaScript. A result is
 * made anew only when a class that it holds, or this compiler, has changed: the notes say which classes those are.
 */
public final class Compile {

    private record Task(String entry, TeaVMTargetType target, String file) {}

    private static final List<Task> TASKS = List.of(
            new Task("nimbook.web.Tables", TeaVMTargetType.WEBASSEMBLY_GC, "engine.wasm"),
            new Task("nimbook.web.Tables", TeaVMTargetType.JAVASCRIPT, "tables.js"),
            new Task("nimbook.web.Figures", TeaVMTargetType.JAVASCRIPT, "engine.js"));

    /** TeaVM's own loader of WebAssembly; the release of its jar is the compiler's. */
    private static final String LOADER = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private final Path results;
    private final Path notes;
    /** The classes as they are, and for JavaScript those of the engine in words of 32 bits before them. */
    private final ClassLoader wide = Compile.class.getClassLoader();
    private final ClassLoader narrow;

    private Compile(Path results, Path notes, Path games, Path words) throws IOException {
        this.results = results;
        this.notes = notes;
        Files.createDirectories(results);
        Files.createDirectories(notes);
        this.narrow = new Int32Build(games, words, notes.resolve("int32")).loader(wide);
    }

    public static void main(String[] arguments) throws Exception {
        Compile compile =
                new Compile(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]), Path.of(arguments[3]));
        Files.write(compile.results.resolve("engine.wasm-runtime.js"), bytes(LOADER, compile.wide));
        for (Task task : TASKS) compile.run(task);
    }

    private void run(Task task) throws Exception {
        ClassLoader classes = task.target == TeaVMTargetType.JAVASCRIPT ? narrow : wide;
        Path result = results.resolve(task.file);
        Path note = notes.resolve(task.file + ".txt");
        if (Files.exists(result) && Files.exists(note)) {
            List<String> known = Files.readAllLines(note);
            if (known.equals(
                    note(known.stream().skip(1).map(line -> line.substring(0, line.indexOf(' '))).toList(), classes)))
                return;
        }
        long began = System.nanoTime();
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(classes);
        tool.setMainClass(task.entry);
        tool.setTargetType(task.target);
        tool.setTargetDirectory(results.toFile());
        tool.setTargetFileName(task.file);
        tool.getTransformers().add(MissingRuntimeMethods.class.getName());
        tool.setJsModuleType(JSModuleType.COMMON_JS);
        tool.setObfuscated(true);
        // A third faster and a tenth smaller. What is left unchecked are bounds and casts; the engines rely on no such
        // exception, WebAssembly traps on both by itself, and every grid is compared with the JVM's by a test.
        tool.setStrict(false);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setShortFileNames(true);
        tool.setAssertionsRemoved(true);
        tool.setLog(new EmptyTeaVMToolLog());
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            Files.deleteIfExists(result);
            throw new IllegalStateException(
                    task.file + ": " + String.join("; ", problems.stream().map(Compile::words).toList()));
        }
        Files.write(note, note(new TreeSet<>(tool.getClasses()), classes));
        System.out.println(task.file + ": " + Files.size(result) / 1024 + " KB, "
                + (System.nanoTime() - began) / 1_000_000_000 + " s");
    }

    private static String words(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText()
                + (problem.getLocation() == null ? "" : " (in " + problem.getLocation().getMethod() + ")");
    }

    /**
     * The compiler's hash, then each class of ours with its hash. TeaVM's own are as fixed as its release, which stands
     * in the compiler's path.
     */
    private static List<String> note(Iterable<String> names, ClassLoader classes) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(hash(resource(Compile.class.getName()), classes)
                + hash(resource(MissingRuntimeMethods.class.getName()), classes)
                + TeaVMTool.class.getProtectionDomain().getCodeSource().getLocation());
        for (String name : names)
            if (name.startsWith("nimbook."))
                lines.add(name + " " + hash(resource(name), classes));
        return lines;
    }

    private static String resource(String type) {
        return type.replace('.', '/') + ".class";
    }

    private static String hash(String resource, ClassLoader classes) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes(resource, classes)), 0,
                    8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A resource; empty where there is none, as for classes that TeaVM makes itself. */
    private static byte[] bytes(String resource, ClassLoader classes) throws IOException {
        try (InputStream in = classes.getResourceAsStream(resource)) {
            return in == null ? new byte[0] : in.readAllBytes();
        }
    }
}
