package nimbook.compiler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.compiler.Piece.Kind;

/** What the cells until now have declared: of each name the newest. */
final class Definitions {

    /** A method, with its text, so that it can be compiled again when something that it names is declared anew. */
    private record Method(String owner, String name, String types, String text) {}

    private final Set<String> imports = new LinkedHashSet<>();
    private final Map<String, String> variables = new LinkedHashMap<>();
    private final Map<String, String> types = new LinkedHashMap<>();
    private final Map<String, Method> methods = new LinkedHashMap<>();

    Definitions() {}

    Definitions(Definitions other) {
        imports.addAll(other.imports);
        variables.putAll(other.variables);
        types.putAll(other.types);
        methods.putAll(other.methods);
    }

    /** The imports of a class that follows. */
    String header() {
        Set<String> lines = new LinkedHashSet<>(imports);
        variables.forEach((name, owner) -> lines.add("import static " + owner + "." + name + ";"));
        types.forEach((name, owner) -> lines.add("import static " + owner + "." + name + ";"));
        for (Method method : methods.values()) lines.add("import static " + method.owner + "." + method.name + ";");
        return String.join("\n", lines) + "\n";
    }

    /**
     * The texts of methods that name what the pieces declare, or that share a method's name: they are compiled again
     * beside them.
     */
    List<String> again(List<Piece> pieces) {
        Set<String> changed = new LinkedHashSet<>(), own = new LinkedHashSet<>();
        for (Piece piece : pieces) {
            if (piece.kind() == Kind.IMPORT) continue;
            changed.addAll(piece.names());
            if (piece.kind() == Kind.METHOD) own.add(key(piece));
        }
        Map<String, Method> found = new LinkedHashMap<>();
        for (boolean more = !changed.isEmpty(); more;) {
            more = false;
            for (Map.Entry<String, Method> each : methods.entrySet()) {
                Method method = each.getValue();
                if (own.contains(each.getKey()) || found.containsKey(each.getKey())) continue;
                if (!changed.contains(method.name) && !names(method.text, changed)) continue;
                found.put(each.getKey(), method);
                more |= changed.add(method.name);
            }
        }
        List<String> texts = new ArrayList<>();
        for (Method method : found.values()) texts.add(method.text);
        return texts;
    }

    private static String key(Piece method) {
        return method.names().get(0) + "(" + method.detail();
    }

    /** Whether the text has one of the names as a word. */
    static boolean names(String text, Set<String> names) {
        for (int at = 0; at < text.length();) {
            if (!Character.isJavaIdentifierStart(text.charAt(at))) {
                at++;
                continue;
            }
            int from = at;
            while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) at++;
            if (names.contains(text.substring(from, at))) return true;
        }
        return false;
    }

    /**
     * Takes in what a cell declares.
     *
     * @param owner the cell's class
     * @param again the texts of {@link #again} that were compiled with it
     */
    void add(String owner, String cell, List<Piece> pieces, List<String> again) {
        methods.replaceAll((key, method) -> again.contains(method.text)
                ? new Method(owner, method.name, method.types, method.text) : method);
        for (Piece piece : pieces) {
            switch (piece.kind()) {
                case IMPORT -> imports.add(cell.substring(piece.start(), piece.end()));
                case TYPE -> types.put(piece.names().get(0), owner);
                case VARIABLES -> piece.names().forEach(name -> variables.put(name, owner));
                case METHOD -> {
                    String name = piece.names().get(0);
                    methods.put(key(piece), new Method(owner, name, piece.detail(),
                            cell.substring(piece.body(), piece.end())));
                }
                default -> { }
            }
        }
    }
}
