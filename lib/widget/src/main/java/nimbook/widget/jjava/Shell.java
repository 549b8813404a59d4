package nimbook.widget.jjava;

import static nimbook.widget.model.NullChecks.nonNull;

import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
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

    /** @throws IllegalStateException when it does not compile */
    static void evaluate(JShell shell, String source) {
        for (SnippetEvent event : shell.eval(source)) {
            if (event.status() == Snippet.Status.REJECTED) {
                throw new IllegalStateException("\"" + source + "\": " + shell.diagnostics(event.snippet())
                        .map(problem -> problem.getMessage(null)).toList());
            }
        }
    }
}
