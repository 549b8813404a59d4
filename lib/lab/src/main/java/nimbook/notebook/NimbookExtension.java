package nimbook.notebook;

import org.dflib.jjava.jupyter.Extension;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/**
 * What JJava loads when the laboratory is on its class path. Tiny on purpose: a kernel whose extension fails to load
 * ends without a word, so whatever is missing behind it is caught here and shown in the notebook.
 */
public final class NimbookExtension implements Extension {
    @Override
    public void install(BaseKernel kernel) {
        try {
            Setup.install(kernel);
        } catch (Throwable e) {
            tell("the laboratory is not complete (" + e + "): build it again and restart the kernel");
        }
    }

    @Override
    public void uninstall(BaseKernel kernel) {
        Lifetime.endWithKernel();
    }

    /** Even what tells may be missing. */
    private static void tell(String line) {
        try {
            nimbook.widget.jjava.Report.later(line);
        } catch (Throwable missing) {
            System.err.println("nimbook: " + line);
        }
    }
}
