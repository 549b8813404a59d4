package nimbook.compiler;

import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import nimbook.compiler.Definitions.Declared;
import nimbook.compiler.Piece.Kind;

/** Cells, compiled one after another; each sees what those before it have declared. */
final class Session {

    /**
     * A cell that was compiled.
     *
     * @param name the internal name of the class that runs it; null if something was wrong
     * @param classes its class files
     * @param errors what was wrong, in order of place
     */
    record Result(String name, List<ClassBytes> classes, List<CellError> errors) {}

    /**
     * What a cell does to those that follow, as far as its grammar tells.
     *
     * @param names what it declares
     * @param acts whether it has a statement or an assignment
     */
    record Outline(List<String> names, boolean acts) {}

    final Archive archive;
    private Definitions definitions = new Definitions();
    private final List<Definitions> marks = new ArrayList<>();
    private final List<String> defaultImports;
    private int number;

    /** @param imports declarations of import that every cell begins with; what the archive lacks is left out */
    Session(Archive archive, List<String> imports) {
        this.archive = archive;
        this.defaultImports = imports.stream().filter(this::isThere).map(each -> "import " + each + ";\n").toList();
    }

    private boolean isThere(String imported) {
        String name = imported.startsWith("static ") ? imported.substring(7) : imported;
        String owner = name.endsWith(".*") ? name.substring(0, name.length() - 2) : name;
        return archive.hasPackage(owner) || archive.find(owner) != null;
    }

    /** Remembers what is declared now; the number with which {@link #back} comes back to it. */
    int mark() {
        marks.add(new Definitions(definitions));
        return marks.size() - 1;
    }

    /** Forgets what was declared since: the next cell sees what the cells before that mark have declared. */
    void back(int mark) {
        definitions = new Definitions(marks.get(mark));
    }

    /** Reads a cell without compiling it; of one that is wrong, what could be read. */
    Outline outline(String source) {
        List<String> names = new ArrayList<>();
        boolean acts = false;
        for (Piece piece : new Compilation(archive).pieces(source + "\n;")) {
            names.addAll(piece.names());
            acts |= piece.kind() == Kind.STATEMENT || piece.kind() == Kind.ASSIGNMENT;
        }
        return new Outline(names, acts);
    }

    /** The imports that a cell may use. */
    String header() {
        return String.join("", defaultImports) + definitions.header(name -> true);
    }

    /** Those that a text may need: javac reads the class of each, which takes longer than all else of a short cell. */
    private String header(String text) {
        // A name may be written in other letters.
        if (text.contains("\\u")) return header();
        Set<String> names = identifiers(text);
        StringBuilder lines = new StringBuilder();
        for (String line : defaultImports) {
            String name = line.substring(line.lastIndexOf('.') + 1, line.length() - 2);
            if (name.equals("*") || names.contains(name)) lines.append(line);
        }
        return lines + definitions.header(names::contains);
    }

    private static Set<String> identifiers(String text) {
        Set<String> names = new HashSet<>();
        for (int i = 0, from = 0; i <= text.length(); i++) {
            if (i < text.length() && Character.isJavaIdentifierPart(text.charAt(i))) continue;
            if (i > from) names.add(text.substring(from, i));
            from = i + 1;
        }
        return names;
    }

    /** A cell behind the imports that its text may need. */
    Wrapped wrap(String name, Cell cell) {
        return wrap(name, cell, List.of(), Map.of());
    }

    private Wrapped wrap(String name, Cell cell, List<Declared> again, Map<String, String> types) {
        return cell.wrap(name, header(cell.wrap(name, "", again, types).toString()), again, types);
    }

    /**
     * Compiles a cell; what it declares is seen by those that follow, and what names something that it declares anew is
     * compiled again, unless something was wrong. A declaration of another cell that no longer fits stays as it was.
     */
    Result compile(String source) {
        // The last statement needs no semicolon.
        String text = source + "\n;";
        Compilation reading = new Compilation(archive);
        List<Piece> pieces = reading.pieces(text);
        if (reading.failed()) return new Result(null, List.of(), reading.errors(source.length(), null));
        Cell cell = new Cell(text, pieces);
        cell = cell.declaring(definitions.changed(cell));
        Set<String> unfit = new HashSet<>();
        for (;;) {
            List<Declared> again = definitions.again(cell.declared(), unfit);
            Attempt made = attempt(cell, again);
            if (made.result.name != null) {
                number++;
                definitions.add(made.result.name.replace('/', '.'), cell, made.types, again, made.uses);
                for (ClassBytes each : made.result.classes) archive.put(each.name.replace('.', '/'), each.bytes());
            }
            if (made.result.name != null || again.isEmpty()) return made.result;
            if (!unfit.addAll(made.unfit)) again.forEach(each -> unfit.add(each.key()));
        }
    }

    /**
     * A cell that was compiled with declarations of other cells.
     *
     * @param types of its variables that have none of their own
     * @param uses what its declarations name
     * @param unfit the keys of those declarations in which something was wrong
     */
    private record Attempt(Result result, Map<String, String> types, Map<String, Set<String>> uses,
            Set<String> unfit) {}

    /** Where javac itself throws: what it had found, else the piece of the cell at which it did. */
    private Attempt attempt(Cell cell, List<Declared> again) {
        Compilation compilation = new Compilation(archive);
        Wrapped[] read = {null};
        try {
            return attempt(cell, again, compilation, read);
        } catch (RuntimeException | Error e) {
            List<CellError> errors = compilation.failed() ? compilation.errors(cell.length(), read[0])
                    : List.of(new CellError(thrownAt(cell), cell.length(), "the compiler stopped here: " + e));
            return new Attempt(new Result(null, List.of(), errors), Map.of(), Map.of(), Set.of());
        }
    }

    private int thrownAt(Cell cell) {
        for (int count = 1; count < cell.pieces().size(); count++) {
            try {
                attempt(cell.first(count), List.of(), new Compilation(archive), new Wrapped[1]);
            } catch (RuntimeException | Error e) {
                return cell.pieces().get(count - 1).start();
            }
        }
        return cell.pieces().isEmpty() ? 0 : cell.pieces().get(cell.pieces().size() - 1).start();
    }

    private Attempt attempt(Cell cell, List<Declared> again, Compilation compilation, Wrapped[] read) {
        String name = "C" + (number + 1);
        Map<String, String> types = Map.of();
        if (cell.hasUntyped()) types = types(name, wrap(name, cell, again, types));
        Wrapped text = wrap(name, cell, again, types);
        read[0] = text;
        Queue<Env<AttrContext>> classes = compilation.attribute(name, text.toString());
        Map<String, Set<String>> uses = Uses.of(classes);
        for (Env<AttrContext> each : classes) {
            JCMethodDecl run = Compilation.run(each);
            if (run == null || run.body == null) continue;
            if (cell.endsWithCall()) compilation.returnValue(run);
            break;
        }
        compilation.write(classes);
        List<CellError> errors = compilation.errors(cell.length(), text);
        Result result = compilation.failed() ? new Result(null, List.of(), errors)
                : new Result(Cell.PACKAGE + "/" + name, compilation.files.written, List.of());
        return new Attempt(result, types, uses, compilation.others(text));
    }

    /** The types of the variables that are local ones in the text. */
    private Map<String, String> types(String name, Wrapped text) {
        Compilation compilation = new Compilation(archive);
        Map<String, String> found = new HashMap<>();
        for (Env<AttrContext> each : compilation.attribute(name, text.toString())) {
            JCMethodDecl run = Compilation.run(each);
            if (run == null || run.body == null) continue;
            Types types = Types.instance(compilation.context);
            for (JCStatement statement : run.body.stats) {
                if (!(statement instanceof JCVariableDecl variable) || variable.type == null
                        || variable.type.isErroneous()) continue;
                String type = new Denotable(types).text(variable.type);
                if (type == null) continue;
                found.put(variable.name.toString(), definitions.shortened(type, Cell.PACKAGE + "." + name));
            }
        }
        return found;
    }
}
