package nimbook.widget.model;

import static nimbook.widget.model.NullChecks.copy;

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
 * What draws a model: the stage and the components that it needs, each an ES module that is complete in itself.
 *
 * @param modules the texts by an id that changes with the text; the stage, which exports
 *     {@code render({ model, el, components })}, then the components, each of which exports its function
 * @param css the style sheets of all of them
 */
public record Bundle(Map<String, String> modules, String css) {
    private static final Component STAGE = new Component("stage", Bundle.class, "/nimbook/widget/stage.js");
    private static final Map<Set<Component>, Bundle> MADE = new ConcurrentHashMap<>();

    /**
     * The bundle of these components.
     *
     * @throws IllegalArgumentException when a file is missing, or two components have one name
     */
    public static Bundle of(Collection<Component> components) {
        return MADE.computeIfAbsent(new LinkedHashSet<>(copy(components, "components")), Bundle::make);
    }

    /** The module that a model names: it loads {@link #modules()} from the model's value "front", each once a page. */
    String loader() {
        return "const moduleIds = " + Json.write(List.copyOf(modules.keySet())) + ";\n"
                + resource(Bundle.class, "/nimbook/widget/loader.js");
    }

    private static Bundle make(Set<Component> components) {
        List<Component> all = new ArrayList<>(List.of(STAGE));
        all.addAll(components);
        Map<String, String> modules = new LinkedHashMap<>();
        Set<String> names = new LinkedHashSet<>();
        StringBuilder css = new StringBuilder();
        for (Component component : all) {
            if (!names.add(component.name()))
                throw new IllegalArgumentException("component " + component.name()
                    + ": two different ones have this name");
            String text = component.text() != null ? component.text() : resource(component.home(), component.path());
            modules.put(component.name() + "-" + Integer.toHexString(text.hashCode()) + "-" + text.length(), text);
            if (component.text() == null) {
                String sheet = component.path().replaceFirst("\\.js$", ".css");
                if (component.home().getResource(sheet) != null) css.append(resource(component.home(), sheet));
            }
        }
        return new Bundle(modules, css.toString());
    }

    private static String resource(Class<?> home, String path) {
        try (InputStream in = home.getResourceAsStream(path)) {
            if (in == null)
                throw new IllegalArgumentException("resource " + path + ": not found beside " + home.getName());
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
