package nimbook.dispatch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.teavm.dependency.PreciseDependencyAnalyzer;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.PreOptimizingClassHolderSource;
import org.teavm.model.ReferenceCache;
import org.teavm.model.transformation.AssertionRemoval;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.parsing.ClasspathResourceProvider;
import org.teavm.parsing.resource.ResourceProvider;
import org.teavm.vm.DirectoryBuildTarget;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/** TeaVM with the settings of all modules for pages. */
public final class WebModule {
    /** TeaVM's own loader of WebAssembly. */
    private static final String LOADER = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    /** Bytes; larger than any module. */
    private static final int DICTIONARY = 8 << 20;

    static {
        HandlerVariables.mend();
        FloatingComparisons.mend();
    }

    private WebModule() {}

    /**
     * Compiles a class with all that it reaches to WebAssembly, and puts next to it the loader and the module as pages
     * carry it, {@code RESULT.lzma}; nothing while the classes are those that the module was made from.
     *
     * @param entry the class whose exports a page calls
     * @param result the file that is made
     * @param notes a folder for what it was made from
     * @throws IllegalStateException with what cannot be compiled
     */
    public static void make(String entry, Path result, Path notes, Overlay classes) throws IOException {
        CompiledFrom from = new CompiledFrom(notes.resolve(result.getFileName() + ".txt"), classes);
        Path packed = result.resolveSibling(result.getFileName() + ".lzma");
        if (!Files.exists(packed) || !Files.exists(result) || !from.isTrue()) {
            Collection<String> compiled = compile(entry, result, classes);
            pack(result, packed);
            from.write(compiled);
        }
        Files.write(result.resolveSibling(result.getFileName() + "-runtime.js"), classes.read(LOADER));
    }

    /** The names of the classes that went into the module. */
    private static Collection<String> compile(String entry, Path result, ClassLoader classes) throws IOException {
        long began = System.nanoTime();
        TeaVM vm = vm(classes);
        vm.setEntryPoint(entry);
        Exception ended = null;
        try {
            vm.build(new DirectoryBuildTarget(result.getParent().toFile()), result.getFileName().toString());
        } catch (Exception e) {
            // What went wrong first is among the problems.
            ended = e;
        }
        List<Problem> problems = vm.getProblemProvider().getSevereProblems();
        if (ended != null || !problems.isEmpty()) {
            Files.deleteIfExists(result);
            String words = String.join("\n", problems.stream().map(WebModule::text).toList());
            throw new IllegalStateException(result.getFileName() + ":\n" + words, ended);
        }
        System.out.println(result.getFileName() + ": " + Files.size(result) / 1024 + " KB, "
                + (System.nanoTime() - began) / 1_000_000_000 + " s");
        return vm.getClasses();
    }

    /** As TeaVMTool makes it, which takes no target of one's own. */
    private static TeaVM vm(ClassLoader classes) {
        ReferenceCache references = new ReferenceCache();
        ResourceProvider resources = new ClasspathResourceProvider(classes);
        TeaVM vm = new TeaVMBuilder(new CheckedTarget()).setReferenceCache(references).setClassLoader(classes)
                .setClassSource(
                        new PreOptimizingClassHolderSource(
                                new ClasspathClassHolderSource(new FloatingComparisons(resources), references)))
                .setResourceProvider(resources).setDependencyAnalyzerFactory(PreciseDependencyAnalyzer::new)
                .setObfuscated(true).setStrict(true).build();
        vm.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        vm.add(new AssertionRemoval());
        vm.installPlugins();
        vm.add(new Supplements());
        vm.add(new CheckedCalls());
        vm.add(new StreamUse());
        vm.add(new ArithmeticCalls());
        return vm;
    }

    /** The format LZMA alone, with the parameters that unpack.js reads: no model is chosen by a byte's place. */
    private static void pack(Path module, Path packed) throws IOException {
        byte[] bytes = Files.readAllBytes(module);
        LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MAX);
        options.setDictSize(DICTIONARY);
        options.setPb(0);
        options.setNiceLen(LZMA2Options.NICE_LEN_MAX);
        try (LZMAOutputStream out = new LZMAOutputStream(Files.newOutputStream(packed), options, bytes.length)) {
            out.write(bytes);
        }
    }

    private static String text(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText()
                + (problem.getLocation() == null ? "" : " (in " + problem.getLocation().getMethod() + ")");
    }
}
