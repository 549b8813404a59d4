package nimbook.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The library compiled for the browser (lib/web); a laboratory may be built without it. */
final class Engine {

    /** What a page asks of it. */
    enum Kind {
        /** Nothing: every picture is stored in the page. */
        NONE(),
        /** Tables of games alone: in WebAssembly, and in JavaScript where a browser has no such WebAssembly. */
        TABLES("engine.wasm-runtime.js", "engine.wasm", "tables.js"),
        /**
         * Every figure that has a recipe, in JavaScript: some times slower, but boards and number lines are small, and
         * the page stays so.
         */
        FIGURES("engine.js"),
        /** Both, for pages that share them. */
        ALL("engine.wasm-runtime.js", "engine.wasm", "engine.js"),
        /** The reader's own cells, interpreted, and the whole library. */
        JAVA("java.js", "java.wasm-runtime.js", "java.wasm");

        @SuppressWarnings("ImmutableEnumChecker") // List.of makes lists that cannot be changed
        private final List<String> files;

        Kind(String... files) {
            this.files = List.of(files);
        }
    }

    private static final EngineFiles FILES = new EngineFiles();

    private static final Map<Kind, String> PACKED = new HashMap<>();

    private static PageMembers members;

    private Engine() {}

    /** Waits while the engine is being made. */
    static boolean isThere() {
        return FILES.areThere();
    }

    /** What cells may name in a page. */
    static synchronized PageMembers members() {
        if (members == null) members = new PageMembers(FILES.read("java.wasm-signatures.bin"));
        return members;
    }

    /**
     * All files as one text for a script element; made once. runtime.js defines nimbookEngine(assets), the others are
     * the assets.
     */
    static synchronized String packed(Kind kind) {
        return PACKED.computeIfAbsent(kind, Engine::pack);
    }

    private static String pack(Kind kind) {
        List<String> names = new ArrayList<>();
        List<Boolean> text = new ArrayList<>();
        List<byte[]> bytes = new ArrayList<>();
        List<String> files = new ArrayList<>(kind == Kind.JAVA ? List.of() : List.of("runtime.js"));
        files.addAll(kind.files);
        for (String name : files) {
            byte[] file = FILES.read(name);
            if (file == null)
                throw new IllegalStateException("engine for pages: " + name + " is missing; ./lab build makes it");
            names.add(name);
            text.add(name.endsWith(".js"));
            bytes.add(file);
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("names", names);
        json.put("text", text);
        return Pack.text(json, bytes);
    }
}
