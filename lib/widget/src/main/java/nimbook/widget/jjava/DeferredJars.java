package nimbook.widget.jjava;

import static nimbook.widget.model.NullChecks.nonNull;

import java.io.File;
import java.util.List;
import java.util.regex.Pattern;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/** Jars of {@link KernelMain} that cells can name from the first text on that does. */
public final class DeferredJars {
    private final BaseKernel kernel;
    private final Pattern named;
    private final Runnable then;
    private boolean done;

    /**
     * A kernel that JJava started itself has all its jars at once.
     *
     * @param named found in every text that needs them
     * @param then runs when they can be named, once
     */
    public DeferredJars(BaseKernel kernel, Pattern named, Runnable then) {
        this.kernel = nonNull(kernel, "kernel");
        this.named = nonNull(named, "named");
        this.then = nonNull(then, "then");
        if (KernelMain.deferred().isEmpty()) add();
    }

    /** Adds them when the text names them. */
    void read(String text) {
        if (named.matcher(text).find()) add();
    }

    /** Adds them, the first time. */
    synchronized void add() {
        if (done) return;
        done = true;
        List<String> jars = KernelMain.deferred();
        if (!jars.isEmpty()) Shell.of(kernel).addToClasspath(String.join(File.pathSeparator, jars));
        then.run();
    }

    /** Whether there are any. */
    public static boolean isEmpty() {
        return KernelMain.deferred().isEmpty();
    }
}
