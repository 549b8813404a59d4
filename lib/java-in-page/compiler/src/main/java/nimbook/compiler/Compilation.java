package nimbook.compiler;

import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.main.Option;
import com.sun.tools.javac.parser.Lexer;
import com.sun.tools.javac.parser.ParserFactory;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCExpressionStatement;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCReturn;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Options;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Queue;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** One run of javac in memory. */
final class Compilation {

    /** The release whose language cells are written in: the oldest that the library runs on. */
    static final String RELEASE = "17";

    /** The method that runs a cell. */
    static final String RUN = "run";

    final Context context = new Context();
    final MemoryFiles files;
    private final java.util.List<JCDiagnostic> errors = new ArrayList<>();
    private final JavaCompiler compiler;

    Compilation(Archive archive) {
        this(archive, false);
    }

    private Compilation(Archive archive, boolean names) {
        files = new MemoryFiles(archive);
        context.put(JavaFileManager.class, files);
        context.put(DiagnosticListener.class, (DiagnosticListener<JavaFileObject>) diagnostic -> {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) errors.add((JCDiagnostic) diagnostic);
        });
        Options options = Options.instance(context);
        options.put(Option.SOURCE, RELEASE);
        options.put(Option.TARGET, RELEASE);
        options.put(Option.PROC, "none");
        options.put("-g", "-g");
        options.put("suppressNotes", "true");
        options.put("should-stop.ifError", "FLOW");
        options.put("-Xlint:none", "true");
        if (names) options.put(Option.PARAMETERS, "true");
        compiler = JavaCompiler.instance(context);
        compiler.genEndPos = true;
    }

    /** One that knows the names of parameters. */
    static Compilation withNames(Archive archive) {
        return new Compilation(archive, true);
    }

    /** Splits a cell. */
    java.util.List<Piece> pieces(String cell) {
        Log.instance(context).useSource(new SourceText("Cell", cell));
        Lexer lexer = ScannerFactory.instance(context).newScanner(cell, true);
        return new CellParser(ParserFactory.instance(context), lexer, cell).pieces();
    }

    /** Whether something was wrong as yet. */
    boolean failed() {
        return !errors.isEmpty();
    }

    /** The keys of those declarations of other cells in which something was wrong as yet. */
    Set<String> others(Wrapped text) {
        Set<String> keys = new LinkedHashSet<>();
        for (JCDiagnostic each : errors) {
            String key = text.other(each.getPosition());
            if (key != null) keys.add(key);
        }
        return keys;
    }

    /** What was wrong as yet; the text is the one that was read, or null if that was the cell, of this length. */
    java.util.List<CellError> errors(int length, Wrapped text) {
        java.util.List<CellError> all = new ArrayList<>();
        Set<String> absent = new LinkedHashSet<>();
        for (JCDiagnostic each : errors) {
            String sentence = AbsentNames.sentence(each);
            // Each reason once; and what else is not found may come of it.
            boolean reported = sentence == null ? !absent.isEmpty() && isUnknown(each)
                    : !absent.add(sentence.substring(sentence.indexOf(':')));
            if (reported) continue;
            int start = (int) Math.max(0, each.getStartPosition()), end = (int) Math.max(start, each.getEndPosition());
            if (text != null) {
                start = text.origin(start);
                end = text.origin(end);
            }
            start = Math.min(start, length);
            String says = sentence != null ? sentence
                    : Messages.plain(Log.instance(context).getDiagnosticFormatter().formatMessage(each, null));
            CellError found = new CellError(start, Math.max(start, Math.min(end, length)), says);
            if (!all.contains(found)) all.add(found);
        }
        return all;
    }

    private static boolean isUnknown(JCDiagnostic found) {
        return found.getCode().contains(".cant.resolve");
    }

    /**
     * Finds what the names of a class stand for and the types of its expressions; classes that are left for
     * {@link #write}.
     */
    Queue<Env<AttrContext>> attribute(String simpleName, String text) {
        return compiler.attribute(enter(simpleName, text));
    }

    private Queue<Env<AttrContext>> enter(String simpleName, String text) {
        List<JCCompilationUnit> units = compiler.parseFiles(List.of(new SourceText(simpleName, text)));
        compiler.enterTrees(compiler.initModules(units));
        return com.sun.tools.javac.comp.Todo.instance(context);
    }

    /** Writes the class files, unless something was wrong. */
    void write(Queue<Env<AttrContext>> classes) {
        Queue<Env<AttrContext>> checked = compiler.flow(classes);
        if (!failed()) compiler.generate(compiler.desugar(checked));
    }

    /** The statements of the method that runs a cell; null if there is none. */
    static JCMethodDecl run(Env<AttrContext> of) {
        for (JCTree type : of.toplevel.defs) {
            if (!(type instanceof JCClassDecl made)) continue;
            for (JCTree member : made.defs) {
                boolean named = member instanceof JCMethodDecl method && method.name.contentEquals(RUN);
                if (named && ((JCMethodDecl) member).params.isEmpty()) return (JCMethodDecl) member;
            }
        }
        return null;
    }

    /** Has the last call of a cell return its value, if it has one: it stands before {@code return null}. */
    void returnValue(JCMethodDecl run) {
        List<JCStatement> all = run.body.stats, kept = List.nil();
        int size = all.size();
        if (size < 2 || !(all.get(size - 2) instanceof JCExpressionStatement call) || !(all.last() instanceof JCReturn))
                return;
        if (call.expr.type == null || call.expr.type.hasTag(TypeTag.VOID) || call.expr.type.isErroneous()) return;
        JCStatement value = TreeMaker.instance(context).at(call.pos).Return(call.expr);
        for (JCStatement each : all) if (each != call && each != all.last()) kept = kept.append(each);
        run.body.stats = kept.append(value);
    }
}
