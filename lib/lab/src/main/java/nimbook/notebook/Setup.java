package nimbook.notebook;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import nimbook.core.Work;
import nimbook.export.FileDownloads;
import nimbook.help.CodeAnswers;
import nimbook.page.StoredCells;
import nimbook.widget.jjava.CodeHelp;
import nimbook.widget.jjava.NamedImports;
import nimbook.widget.jjava.Report;
import nimbook.widget.live.Downloads;
import nimbook.widget.live.StoredProgram;
import nimbook.widget.model.Services;
import nimbook.widget.run.Progress;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/**
 * The laboratory's part of a kernel's start: progress, pictures of values, imports. Each piece that fails is reported;
 * the others work.
 */
final class Setup {
    private Setup() {}

    static void install(BaseKernel kernel) {
        // Without a kernel none of the pieces: what they set is the whole process's.
        nonNull(kernel, "kernel");
        piece("the end of the process that started it", Lifetime::begin);
        piece("threads of large tables",
                () -> Work.threads(Math.min(Work.MOST_THREADS, Runtime.getRuntime().availableProcessors())));
        piece("progress of long work", () -> Services.install(Progress.Adapter.class, Setup::listened));
        piece("pictures of values", () -> Renderers.install(kernel));
        piece("files of figures", () -> Services.install(Downloads.Exporter.class, new FileDownloads()));
        piece("figures without a kernel", () -> Services.install(StoredProgram.class, new StoredCells()));
        piece("words for Tab", () -> CodeHelp.first(words()));
        piece("words for Shift+Tab", () -> CodeHelp.reference(new CodeAnswers()));
        piece("default imports", () -> NamedImports.install(kernel, DefaultImports.declarations(),
                TablesawTypes.jars(kernel)));
    }

    /** What a cell begins with: the front door's words, and classes that games and figures begin with. */
    private static List<String> words() {
        Stream<String> calls = Arrays.stream(Lab.class.getMethods())
                .filter(method -> method.getDeclaringClass() == Lab.class).map(method -> method.getName() + "(")
                .distinct().sorted();
        return Stream.concat(calls, Stream.of("BoardGame", "HeapGame", "Octal", "Game", "Rulesets", "Sum", "Heatmap",
                "Plot", "DataTable", "Ledger")).toList();
    }

    private static void piece(String name, Runnable work) {
        try {
            work.run();
        } catch (Throwable e) {
            Report.later(name + ": " + e);
        }
    }

    /** The seam between the figures' work and the engines'. */
    private static Object listened(java.util.concurrent.Callable<?> work, Progress progress) throws Exception {
        Exception[] thrown = {null};
        try {
            Object result = Work.with(progress::at, () -> {
                try {
                    return work.call();
                } catch (RuntimeException e) {
                    throw e;
                } catch (Exception e) {
                    thrown[0] = e;
                    return null;
                }
            });
            if (thrown[0] != null) throw thrown[0];
            return result;
        } catch (Work.Stopped e) {
            throw new CancellationException(e.getMessage());
        }
    }
}
