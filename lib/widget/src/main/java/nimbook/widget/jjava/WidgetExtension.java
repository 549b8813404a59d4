package nimbook.widget.jjava;

import org.dflib.jjava.jupyter.Extension;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/**
 * What JJava loads when this library is on its class path. Tiny on purpose: an extension that fails to load ends the
 * kernel without a word.
 */
public final class WidgetExtension implements Extension {
    @Override
    public void install(BaseKernel kernel) {
        try {
            Installation.install(kernel);
        } catch (Throwable e) {
            Report.later("live figures are off: " + e);
        }
    }
}
