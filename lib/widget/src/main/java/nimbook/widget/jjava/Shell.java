package nimbook.widget.jjava;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.List;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/** The shell that evaluates a kernel's cells. */
final class Shell {
    private Shell() {}

    /** @throws IllegalStateException when the kernel is not of the kind that is known */
    static JShell of(BaseKernel kernel) {
        try {
            return (JShell) nonNull(kernel, "kernel").getClass().getMethod("getJShell").invoke(kernel);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the kernel has no shell that is known: " + e, e);
        }
    }

    /**
     * Imports that every cell has. They go in as one snippet, because with each snippet the compiler looks at all
     * imports before it once more: thirty one by one take a quarter of a kernel's start. A shell that takes in less
     * than the whole text gets them one by one.
     *
     * @param lines declarations. A cell that repeats the first takes the place of all: it is one that no cell needs
     * @throws IllegalStateException when one of them does not compile
     */
    static void imports(BaseKernel kernel, List<String> lines) {
        JShell shell = of(kernel);
        eval(shell, String.join("\n", lines));
        // Not a class: JDK 25 documents no method after one that was looked at and never evaluated.
        List<SourceCodeAnalysis.SnippetWrapper> cells = shell.sourceCodeAnalysis().wrappers(";");
        String seen = cells.isEmpty() ? "" : cells.get(0).wrapped();
        if (!lines.stream().allMatch(seen::contains)) lines.forEach(line -> eval(shell, line));
    }

    /** @throws IllegalStateException when it does not compile */
    static void evaluate(BaseKernel kernel, String line) {
        eval(of(kernel), line);
    }

    private static void eval(JShell shell, String source) {
        for (SnippetEvent event : shell.eval(source)) {
            if (event.status() == Snippet.Status.REJECTED) {
                throw new IllegalStateException("\"" + source + "\": " + shell.diagnostics(event.snippet())
                        .map(problem -> problem.getMessage(null)).toList());
            }
        }
    }
}
