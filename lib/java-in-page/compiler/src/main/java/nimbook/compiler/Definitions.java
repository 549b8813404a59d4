package nimbook.compiler;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import nimbook.compiler.Piece.Kind;

/** What the cells until now have declared: of each name the newest. */
final class Definitions {

    /**
     * A class, method or variable, with its text, so that it can be compiled again when something that it names is
     * declared anew.
     *
     * @param owner the cell's class
     * @param key tells it from all others: see {@link #type}, {@link #method} and {@link #variable}
     * @param text the declaration; of a variable without its initial value
     * @param uses the names of declarations that it was compiled with
     */
    record Declared(String owner, String name, String key, String text, Set<String> uses) {
        private boolean isMethod() {
            return key.indexOf('(') >= 0;
        }
    }

    private final Set<String> imports = new LinkedHashSet<>();
    private final Map<String, Declared> all = new LinkedHashMap<>();

    Definitions() {}

    Definitions(Definitions other) {
        imports.addAll(other.imports);
        all.putAll(other.all);
    }

    /** A class's key. */
    static String type(String name) {
        return "class " + name;
    }

    /** A method's key. */
    static String method(String name, String parameters) {
        return name + "(" + parameters;
    }

    /** A variable's key. */
    static String variable(String name) {
        return name;
    }

    /** The imports of a class that follows: what was imported, and what was declared under these names. */
    String header(Predicate<String> names) {
        Set<String> lines = new LinkedHashSet<>(imports);
        for (Declared each : all.values())
            if (names.test(each.name)) lines.add("import static " + each.owner + "." + each.name + ";");
        return String.join("\n", lines) + "\n";
    }

    /**
     * The pieces of a cell but for those classes and methods that are declared already, in the same words and of the
     * same names: they stay what they are.
     */
    List<Piece> changed(Cell cell) {
        List<Piece> same = new ArrayList<>(), others = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (Piece piece : cell.pieces()) {
            boolean known = (piece.kind() == Kind.TYPE || piece.kind() == Kind.METHOD) && isKnown(cell, piece);
            (known ? same : others).add(piece);
            if (!known && piece.kind() != Kind.IMPORT) names.addAll(piece.names());
        }
        while (same.removeIf(each -> !Collections.disjoint(all.get(key(each)).uses, names)
                && names.addAll(each.names()))) { }
        return cell.pieces().stream().filter(each -> !same.contains(each)).toList();
    }

    private boolean isKnown(Cell cell, Piece piece) {
        Declared known = all.get(key(piece));
        return known != null && known.text.equals(cell.member(piece).toString());
    }

    /**
     * What names something that the pieces declare, or shares a method's name with it: it is compiled again next to
     * them.
     *
     * @param unfit keys of what stays as it was
     */
    List<Declared> again(List<Piece> pieces, Set<String> unfit) {
        Set<String> changed = new LinkedHashSet<>(), left = new LinkedHashSet<>(unfit);
        for (Piece piece : pieces) {
            if (piece.kind() == Kind.IMPORT) continue;
            changed.addAll(piece.names());
            left.addAll(keys(piece));
        }
        List<Declared> found = new ArrayList<>();
        for (boolean more = !changed.isEmpty(); more;) {
            more = false;
            for (Declared each : all.values()) {
                boolean concerned = each.isMethod() && changed.contains(each.name)
                        || !Collections.disjoint(each.uses, changed);
                if (!concerned || !left.add(each.key)) continue;
                found.add(each);
                more |= changed.add(each.name);
            }
        }
        return found;
    }

    private static String key(Piece piece) {
        String name = piece.names().get(0);
        return piece.kind() == Kind.TYPE ? type(name) : method(name, piece.detail());
    }

    private static List<String> keys(Piece piece) {
        return switch (piece.kind()) {
            case TYPE, METHOD -> List.of(key(piece));
            case VARIABLES -> piece.names().stream().map(Definitions::variable).toList();
            default -> List.of();
        };
    }

    /**
     * A type's text without the classes around cells, where its name alone means the same.
     *
     * @param owner the class of the cell that is being compiled
     */
    String shortened(String type, String owner) {
        StringBuilder out = new StringBuilder();
        String start = Cell.PACKAGE + ".C";
        for (int at = 0; at < type.length();) {
            int dot = type.startsWith(start, at) ? type.indexOf('.', at + start.length()) : -1, end = dot + 1;
            while (dot > 0 && end < type.length() && Character.isJavaIdentifierPart(type.charAt(end))) end++;
            if (dot < 0) {
                out.append(type.charAt(at++));
                continue;
            }
            String around = type.substring(at, dot), name = type.substring(dot + 1, end);
            Declared known = all.get(type(name));
            boolean same = around.equals(owner) || known != null && known.owner.equals(around);
            out.append(same ? name : type.substring(at, end));
            at = end;
        }
        return out.toString();
    }

    /**
     * Takes in what a cell declares.
     *
     * @param owner the cell's class
     * @param again what was compiled again with it
     * @param uses of each declaration by its key
     */
    void add(String owner, Cell cell, Map<String, String> types, List<Declared> again, Map<String, Set<String>> uses) {
        for (Declared each : again) put(owner, each.name, each.key, each.text, uses);
        for (Piece piece : cell.declared()) {
            switch (piece.kind()) {
                case IMPORT -> imports.add(cell.text().substring(piece.start(), piece.end()));
                case TYPE, METHOD ->
                    put(owner, piece.names().get(0), key(piece), cell.member(piece).toString(), uses);
                case VARIABLES -> {
                    for (Piece.Variable each : piece.variables()) {
                        String text = cell.field(each, types).toString();
                        if (!text.isEmpty()) put(owner, each.name(), variable(each.name()), text, uses);
                    }
                }
                default -> { }
            }
        }
    }

    private void put(String owner, String name, String key, String text, Map<String, Set<String>> uses) {
        all.put(key, new Declared(owner, name, key, text, uses.getOrDefault(key, Set.of())));
    }
}
