package nimbook.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** The library compiled for the browser (lib/web); a laboratory may be built without it. */
final class Engine {
    private static final String MODULE = "java.wasm.lzma";
    private static final String SIGNATURES = "java.wasm-signatures.bin";

    /** What starts a worker with the module in it. */
    private static final String SCRIPT = "java.js";

    /** What the worker needs before it can run the module. */
    private static final List<String> SCRIPTS = List.of("unpack.js", "java.wasm-runtime.js");

    private static final EngineFiles FILES = new EngineFiles();
    private static PageMembers members;
    private static String scripts;
    private static String module;

    private Engine() {}

    /** Waits while the engine is being made. */
    static boolean isThere() {
        return FILES.areThere();
    }

    /** Whether the engine is there now. */
    static synchronized boolean isMade() {
        return members != null || FILES.read(SIGNATURES) != null;
    }

    /** What cells may name in a page. */
    static synchronized PageMembers members() {
        if (members == null) members = new PageMembers(file(SIGNATURES));
        return members;
    }

    /** The script that starts the worker. */
    static String script() {
        return text(SCRIPT);
    }

    /** The worker's scripts, one behind the other, packed. */
    static synchronized String scripts() {
        if (scripts == null) {
            String all = SCRIPTS.stream().map(Engine::text).collect(Collectors.joining("\n"));
            scripts = Pack.text(all.getBytes(StandardCharsets.UTF_8));
        }
        return scripts;
    }

    private static String text(String name) {
        return new String(file(name), StandardCharsets.UTF_8);
    }

    /** The module, apart from the scripts: the worker unpacks it while it compiles. */
    static synchronized String module() {
        if (module == null) module = Pack.dense(file(MODULE));
        return module;
    }

    private static byte[] file(String name) {
        byte[] file = FILES.read(name);
        if (file == null)
            throw new IllegalStateException("engine for pages: " + name + " is missing; ./lab build makes it");
        return file;
    }
}
