package nimbook.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The library compiled for the browser (lib/web), as it lies on the class path; a laboratory may be built without it. */
final class Engine {

    /** Its files, and whether each is text. runtime.js defines nimbookEngine(assets). */
    private static final Map<String, Boolean> FILES = new LinkedHashMap<>();

    static {
        FILES.put("runtime.js", true);
        FILES.put("engine.wasm", false);
        FILES.put("engine.wasm-runtime.js", true);
        FILES.put("engine.js", true);
    }

    private static String packed;

    private Engine() {}

    static boolean isThere() {
        return Pack.class.getResource("/nimbook/web/runtime.js") != null;
    }

    /** All files as one text for a script element; made once. */
    static synchronized String packed() {
        if (packed == null) {
            List<String> names = new ArrayList<>();
            List<Boolean> text = new ArrayList<>();
            List<byte[]> bytes = new ArrayList<>();
            FILES.forEach((name, isText) -> {
                byte[] file = Pack.resource("/nimbook/web/" + name);
                if (file == null) return;
                names.add(name);
                text.add(isText);
                bytes.add(file);
            });
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("names", names);
            json.put("text", text);
            packed = Pack.text(json, bytes);
        }
        return packed;
    }
}
