package nimbook.widget;

import java.util.List;

/**
 * A front-end component: an ES module among a class's resources.
 *
 * @param name the name of the file without ".js" and of the function that it exports
 * @param home the class beside whose resources the file lies
 * @param path the resource's absolute path, as "/nimbook/front/heatmap.js"
 * @param parts resources of the same kind that it imports, in order, as "/nimbook/front/colors.js"
 */
public record Component(String name, Class<?> home, String path, List<String> parts) {
    public Component {
        parts = List.copyOf(parts);
    }
}
