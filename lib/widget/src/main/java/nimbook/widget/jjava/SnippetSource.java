package nimbook.widget.jjava;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ErroneousTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import jdk.jshell.ExpressionSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.VarSnippet;
import nimbook.widget.live.CellSource;

/** What a snippet of the kernel's shell evaluates, by the compiler's own grammar. */
final class SnippetSource {
    /** After these a dot may follow. */
    private static final Set<Tree.Kind> PRIMARY = EnumSet.of(Tree.Kind.METHOD_INVOCATION, Tree.Kind.IDENTIFIER,
            Tree.Kind.MEMBER_SELECT, Tree.Kind.NEW_CLASS, Tree.Kind.PARENTHESIZED, Tree.Kind.ARRAY_ACCESS);

    private static final String HEAD = "class C { Object o =\n";

    private final String text;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    private SnippetSource(String expression) throws IOException {
        text = HEAD + expression + "\n; }";
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavacTask task = (JavacTask) compiler.getTask(null, null, diagnostic -> { }, null, null, List.of(
                new SimpleJavaFileObject(URI.create("string:///C.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignored) {
                        return text;
                    }
                }));
        unit = task.parse().iterator().next();
        positions = Trees.instance(task).getSourcePositions();
    }

    /** The snippet that the shell evaluates now: the newest. */
    static Snippet newest(JShell shell) {
        return shell.snippets().reduce((before, after) -> after).orElse(null);
    }

    /** What the snippet evaluates. */
    static CellSource of(Snippet snippet) {
        try {
            if (snippet instanceof VarSnippet variable) {
                if (snippet.subKind() != Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND)
                    return new CellSource(variable.name(), simple(variable.typeName()), List.of());
                return read(snippet.source(), simple(variable.typeName()));
            }
            if (snippet instanceof ExpressionSnippet value) return read(value.source(), simple(value.typeName()));
            return read(snippet == null ? "" : snippet.source(), "void");
        } catch (IOException | RuntimeException e) {
            // Without it figures are shown as ever; their line is not known.
            return CellSource.NONE;
        }
    }

    private static CellSource read(String source, String type) throws IOException {
        String bare = source.strip();
        while (bare.endsWith(";")) bare = bare.substring(0, bare.length() - 1).stripTrailing();
        return new SnippetSource(bare).read(type);
    }

    /** Without packages, outer classes and type arguments. */
    private static String simple(String type) {
        String raw = type.contains("<") ? type.substring(0, type.indexOf('<')) : type;
        return raw.substring(raw.lastIndexOf('.') + 1);
    }

    private CellSource read(String type) {
        ExpressionTree expression = null;
        for (Tree declared : unit.getTypeDecls())
            if (declared instanceof ClassTree c && c.getMembers().size() == 1
                    && c.getMembers().get(0) instanceof VariableTree variable)
                expression = variable.getInitializer();
        if (expression == null || expression instanceof ErroneousTree) return CellSource.NONE;
        if (shows(expression) instanceof MethodInvocationTree call)
            return new CellSource(null, "", call.getArguments().stream().map(this::primary).toList());
        return type.equals("void") ? CellSource.NONE : new CellSource(primary(before(expression)), type, List.of());
    }

    private static Tree shows(ExpressionTree expression) {
        boolean shows = expression instanceof MethodInvocationTree call
                && call.getMethodSelect() instanceof IdentifierTree name
                && (name.getName().contentEquals("show") || name.getName().contentEquals("display"));
        return shows ? expression : null;
    }

    /** What stands before {@code .at("…")}: a state that is copied names the whole state. */
    private static ExpressionTree before(ExpressionTree expression) {
        if (expression instanceof MethodInvocationTree call && call.getArguments().size() == 1
                && call.getArguments().get(0) instanceof LiteralTree literal && literal.getValue() instanceof String
                && call.getMethodSelect() instanceof MemberSelectTree member
                && member.getIdentifier().contentEquals("at"))
            return before(member.getExpression());
        return expression;
    }

    private String primary(ExpressionTree expression) {
        String written = text.substring((int) positions.getStartPosition(unit, expression),
                (int) positions.getEndPosition(unit, expression));
        return PRIMARY.contains(expression.getKind()) ? written : "(" + written + ")";
    }
}
