package nimbook.widget.jjava;

import java.lang.reflect.InvocationTargetException;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/** Evaluates Java text in the kernel's shell, as a cell would. */
public final class Shell {
    private Shell() {}

    /**
     * Evaluates the text.
     *
     * @throws IllegalStateException when it does not compile, throws, or the kernel has no way that is known
     */
    public static void eval(BaseKernel kernel, String source) {
        try {
            Object builder = BaseKernel.class.getMethod("evalBuilder", String.class).invoke(kernel, source);
            builder.getClass().getMethod("eval").invoke(builder);
        } catch (NoSuchMethodException older) {
            try {
                BaseKernel.class.getMethod("evalRaw", String.class).invoke(kernel, source);
            } catch (ReflectiveOperationException e) {
                throw failed(source, e);
            }
        } catch (ReflectiveOperationException e) {
            throw failed(source, e);
        }
    }

    private static IllegalStateException failed(String source, ReflectiveOperationException e) {
        Throwable cause = e instanceof InvocationTargetException && e.getCause() != null ? e.getCause() : e;
        return new IllegalStateException("\"" + source + "\": " + cause, cause);
    }
}
