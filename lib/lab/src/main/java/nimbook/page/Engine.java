package nimbook.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The library compiled for the browser (lib/web); a laboratory may be built without it. */
final class Engine {
    private static final String MODULE = "java.wasm.lzma";
    private static final String SIGNATURES = "java.wasm-signatures.bin";

    /** What starts a worker with the module in it. */
    private static final List<String> SCRIPTS = List.of("java.js", "unpack.js", "java.wasm-runtime.js");

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

    /** The scripts by their names, packed. */
    static synchronized String scripts() {
        if (scripts == null) {
            List<byte[]> files = new ArrayList<>();
            for (String name : SCRIPTS) files.add(file(name));
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("names", SCRIPTS);
            scripts = Pack.text(json, files);
        }
        return scripts;
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
