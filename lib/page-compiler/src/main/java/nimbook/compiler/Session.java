package nimbook.compiler;

import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
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
    record Result(String name, List<ClassBytes> classes, List<Found> errors) {}

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
    private final String defaultImports;
    private int number;

    /** @param imports declarations of import that every cell begins with; what the archive lacks is left out */
    Session(Archive archive, List<String> imports) {
        this.archive = archive;
        StringBuilder lines = new StringBuilder();
        for (String each : imports) if (isThere(each)) lines.append("import ").append(each).append(";\n");
        this.defaultImports = lines.toString();
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

    /** The imports that a cell begins with. */
    String header() {
        return defaultImports + definitions.header();
    }

    /** Compiles a cell; what it declares is seen by those that follow, unless something was wrong. */
    Result compile(String source) {
        // The last statement needs no semicolon.
        String text = source + "\n;";
        Compilation reading = new Compilation(archive);
        List<Piece> pieces = reading.pieces(text);
        if (reading.failed()) return new Result(null, List.of(), reading.errors(source.length(), null));
        List<String> again = definitions.again(pieces);
        Result result = compile(new Cell(text, pieces), again);
        if (result.name == null && !again.isEmpty()) {
            // A method of another cell may no longer fit: it stays as it was.
            again = List.of();
            result = compile(new Cell(text, pieces), again);
        }
        if (result.name == null) return result;
        number++;
        definitions.add(result.name.replace('/', '.'), text, pieces, again);
        for (ClassBytes each : result.classes) archive.put(each.name.replace('.', '/'), each.bytes());
        return result;
    }

    private Result compile(Cell cell, List<String> again) {
        String name = "C" + (number + 1);
        Map<String, String> types = Map.of();
        if (cell.hasUntyped()) types = types(name, cell.wrap(name, header(), again, types));
        Wrapped text = cell.wrap(name, header(), again, types);
        Compilation compilation = new Compilation(archive);
        Queue<Env<AttrContext>> classes = compilation.attribute(name, text.toString());
        for (Env<AttrContext> each : classes) {
            JCMethodDecl run = Compilation.run(each);
            if (run == null || run.body == null) continue;
            if (cell.endsWithCall()) compilation.returnValue(run);
            break;
        }
        compilation.write(classes);
        if (compilation.failed()) return new Result(null, List.of(), compilation.errors(cell.length(), text));
        return new Result(Cell.PACKAGE + "/" + name, compilation.files.written, List.of());
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
                if (type != null) found.put(variable.name.toString(), type);
            }
        }
        return found;
    }
}
