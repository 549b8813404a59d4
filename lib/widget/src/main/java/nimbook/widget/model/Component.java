package nimbook.widget.model;

import static nimbook.widget.model.NullChecks.nonNull;

/**
 * A front-end component: an ES module that draws a kind of figure. It exports a function of its own name, called with
 * an element and a view, which returns {@code { update(state), destroy() }}.
 *
 * @param name the name of the function, and of the file without ".js"; a JavaScript identifier
 * @param home the class next to whose resources the file lies; null when the text is given
 * @param path the resource's absolute path, as "/nimbook/front/heatmap.js": a module that imports nothing; a style
 *     sheet of the same name with ".css" is taken with it
 * @param text the module's text, when it is given and not a resource; else null
 */
public record Component(String name, Class<?> home, String path, String text) {
    /** @throws IllegalArgumentException when the name is not that of a JavaScript function */
    public Component {
        if (!isName(name))
            throw new IllegalArgumentException("name " + name + ": a component is named as a JavaScript function is");
        if (text == null) nonNull(home, "home");
    }

    /**
     * A letter, _ or $, and after it digits as well; without a regular expression, since figures are compiled for the
     * browser too.
     */
    private static boolean isName(String name) {
        nonNull(name, "name");
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$';
            if (!letter && !(i > 0 && c >= '0' && c <= '9')) return false;
        }
        return !name.isEmpty();
    }

    /** A component among a class's resources. */
    public Component(String name, Class<?> home, String path) {
        this(name, home, path, null);
    }

    /** A component whose JavaScript stands in the notebook: {@code export function name(el, view) {…}}. */
    public static Component of(String name, String text) {
        if (!nonNull(text, "text").contains("function " + name))
            throw new IllegalArgumentException(
                    "component " + name + ": its text must hold export function " + name + "(el, view) {…}");
        return new Component(name, null, null, text);
    }
}
