package nimbook.widget.jjava;

import java.util.List;
import java.util.stream.Stream;
import jdk.jshell.Diag;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/** What the kernel's shell knows of code that has not run: signatures, types, completions, and why a cell is none. */
final class ShellAnalysis {
    private final JShell shell;

    private ShellAnalysis(JShell shell) {
        this.shell = shell;
    }

    /** @throws IllegalStateException when the kernel is not of the kind that is known */
    static ShellAnalysis of(BaseKernel kernel) {
        return new ShellAnalysis(Shell.of(kernel));
    }

    /** Those of what ends at the end of the text, as an opening bracket; all overloads. */
    List<String> signatures(String typed) {
        return shell.sourceCodeAnalysis().documentation(typed, typed.length(), false).stream()
                .map(SourceCodeAnalysis.Documentation::signature).distinct().toList();
    }

    /** The type of an expression, with simple names; empty where it has none by itself, as a lambda. */
    String type(String expression) {
        String type = shell.sourceCodeAnalysis().analyzeType(expression, expression.length());
        return type == null || expression.equals("null") ? "" : type;
    }

    /** What may follow the text, which ends with a dot or where a name may begin. */
    List<String> completions(String typed) {
        return shell.sourceCodeAnalysis().completionSuggestions(typed, typed.length(), new int[1]).stream()
                .map(SourceCodeAnalysis.Suggestion::continuation).distinct().toList();
    }

    /** The line of a snippet that has run, by its id and from 1 on; null where there is none. */
    String line(String id, int number) {
        return shell.snippets().filter(snippet -> snippet.id().equals(id)).findFirst()
                .flatMap(snippet -> snippet.source().lines().skip(Math.max(0, number - 1)).findFirst()).orElse(null);
    }

    /**
     * What the compiler misses in the cell that it refused last, each with the source before it.
     *
     * @param name "quen"
     * @param isMethod whether it is called
     * @param before the source of the snippet up to the name: "BoardGame."
     */
    record Missing(String name, boolean isMethod, String before) {}

    /** The names that the compiler could not resolve in the newest snippet with errors. */
    List<Missing> missing() {
        List<Snippet> refused = shell.snippets()
                .filter(snippet -> shell.diagnostics(snippet).anyMatch(Diag::isError)).toList();
        if (refused.isEmpty()) return List.of();
        Snippet last = refused.get(refused.size() - 1);
        return shell.diagnostics(last).filter(diag -> diag.getCode().startsWith("compiler.err.cant.resolve"))
                .flatMap(diag -> missing(last.source(), diag)).distinct().toList();
    }

    private static Stream<Missing> missing(String source, Diag diag) {
        int end = (int) Math.min(diag.getEndPosition(), source.length());
        int from = (int) Math.max(0, diag.getStartPosition());
        int start = end;
        while (start > from && Character.isJavaIdentifierPart(source.charAt(start - 1))) start--;
        if (start >= end) return Stream.empty();
        boolean method = end < source.length() && source.substring(end).stripLeading().startsWith("(");
        return Stream.of(new Missing(source.substring(start, end), method, source.substring(0, start)));
    }
}
