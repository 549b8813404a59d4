package nimbook.widget;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The stage and the components that it needs, as one ES module text and one style sheet.
 *
 * <p>No build step: each file is a plain module whose imports are single lines ({@code import { a } from "./x.js";}) and whose top-level
 * names are unique among the files. Imports are dropped, {@code export} is taken off, and the texts are put one behind the other.
 *
 * @param module the ES module; its default export has {@code render({ model, el })}
 * @param css the style sheet
 */
public record Bundle(String module, String css) {
    private static final List<String> STAGE = List.of("/nimbook/widget/controls.js", "/nimbook/widget/link.js", "/nimbook/widget/snapshot.js",
        "/nimbook/widget/save.js", "/nimbook/widget/stage.js");
    private static final Map<Set<Component>, Bundle> MADE = new ConcurrentHashMap<>();

    /**
     * The bundle of these components.
     *
     * @throws IllegalArgumentException when a file is missing, or two components have one name
     */
    public static Bundle of(Collection<Component> components) {
        return MADE.computeIfAbsent(new LinkedHashSet<>(components), Bundle::make);
    }

    /** The module that a model names: it loads {@link #module()} from the model's value "front", once a page. */
    String loader() {
        String id = Integer.toHexString(module.hashCode()) + "-" + module.length();
        StringBuilder text = new StringBuilder();
        join(resource(Bundle.class, "/nimbook/widget/once.js").replace("$ID", id), text);
        return text.toString();
    }

    private static Bundle make(Set<Component> components) {
        Map<String, String> texts = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        StringBuilder css = new StringBuilder(resource(Bundle.class, "/nimbook/widget/stage.css"));
        for (Component component : components) {
            if (names.contains(component.name())) throw new IllegalArgumentException("component " + component.name()
                    + ": two different ones have this name");
            names.add(component.name());
            if (component.text() != null) {
                texts.put("text of " + component.name(), component.text());
                continue;
            }
            List<String> files = new ArrayList<>(component.parts());
            files.add(component.path());
            for (String file : files) {
                if (texts.containsKey(file)) continue;
                texts.put(file, resource(component.home(), file));
                String sheet = file.replaceFirst("\\.js$", ".css");
                if (component.home().getResource(sheet) != null) css.append('\n').append(resource(component.home(), sheet));
            }
        }
        texts.put("the components", "const stageComponents = { " + String.join(", ", names) + " };\n");
        for (String path : STAGE) texts.put(path, resource(Bundle.class, path));
        StringBuilder module = new StringBuilder();
        texts.values().forEach(text -> join(text, module));
        return new Bundle(module.toString(), css.toString());
    }

    /** Without imports, exports of names, and comments that stand on lines of their own. */
    private static void join(String text, StringBuilder module) {
        boolean comment = false;
        for (String line : text.split("\r?\n")) {
            String bare = line.strip();
            if (bare.startsWith("/**")) comment = true;
            if (!comment && !bare.isEmpty() && !bare.startsWith("//") && !line.matches("import \\{.*} from \"\\./.*\";.*")) {
                module.append(line.replaceFirst("^export (?=function |async function |class |const |let )", "")).append('\n');
            }
            if (bare.endsWith("*/")) comment = false;
        }
    }

    private static String resource(Class<?> home, String path) {
        try (InputStream in = home.getResourceAsStream(path)) {
            if (in == null) throw new IllegalArgumentException("resource " + path + ": not found beside " + home.getName());
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
