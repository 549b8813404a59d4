package nimbook.widget.jjava;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.Map;
import java.util.concurrent.CancellationException;
import nimbook.widget.live.Live;
import nimbook.widget.model.Host;
import nimbook.widget.page.MimeBundle;
import nimbook.widget.run.StopButton;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.kernel.display.RenderContext;
import org.dflib.jjava.jupyter.kernel.display.RenderFunction;
import org.dflib.jjava.jupyter.messages.Message;
import org.dflib.jjava.jupyter.messages.request.ExecuteRequest;

/**
 * Shows the values of cells where the stop button reaches.
 *
 * <p>The kernel makes a cell's output on the thread that reads its messages, which nothing may interrupt. What is
 * registered here runs on another thread while that one waits: functions of figures, rules of tables, and the words of
 * the reader's own values.
 */
public final class Rendering {
    private static volatile Interrupts interrupts;

    private Rendering() {}

    /** From now on what is shown can be stopped. */
    static void use(Interrupts given) {
        interrupts = given;
    }

    /** Shows values of this type, preferably as this MIME type. */
    public static <T> void register(BaseKernel kernel, Class<T> type, String mime, RenderFunction<? super T> function) {
        nonNull(kernel, "kernel").getRenderer().createRegistration(type).preferring(mime)
                .register((value, context) -> render(kernel, value, context, function));
    }

    /** Puts every face of a value into a cell's output. */
    public static void show(Object value, RenderContext context) {
        nonNull(context, "context");
        MimeBundle.write(value, Host.current(), (mime, data, metadata) -> {
            context.getOutputContainer().putData(mime, data);
            if (!metadata.isEmpty()) context.getOutputContainer().putMetaData(mime, metadata);
        });
    }

    /** Puts these faces, by their MIME types, into a cell's output. */
    public static void put(Map<String, Object> faces, RenderContext context) {
        nonNull(context, "context");
        nonNull(faces, "faces").forEach((mime, data) -> context.getOutputContainer().putData(mime, data));
    }

    private static <T> void render(BaseKernel kernel, T value, RenderContext context,
            RenderFunction<? super T> function) {
        Interrupts now = interrupts;
        CellOutput.finish();
        if (now == null || !Interrupts.isKernelThread(Thread.currentThread())) {
            // Within a cell the cell itself is stopped.
            function.render(value, context);
            return;
        }
        try {
            if (!now.isCellStopped() && !StopButton.run(() -> function.render(value, context))) return;
        } finally {
            CellOutput.finish();
        }
        if (value instanceof Live live && !live.parameters().isEmpty()) {
            DisplayData data = new DisplayData();
            MimeBundle.stopped(live, Host.current()).forEach(data::putData);
            kernel.display(data);
        }
        now.sayGivenUp();
        throw interrupted(kernel);
    }

    /** What the kernel shows as "Evaluation interrupted." */
    private static RuntimeException interrupted(BaseKernel kernel) {
        Message<?> cell = Wire.cell(kernel.getCommManager());
        String source =
                cell != null && cell.getContent() instanceof ExecuteRequest request ? request.getCode().strip() : "";
        try {
            Class<?> type = Class.forName("org.dflib.jjava.kernel.execution.EvaluationInterruptedException", true,
                    kernel.getClass().getClassLoader());
            return (RuntimeException) type.getConstructor(String.class).newInstance(source);
        } catch (ReflectiveOperationException e) {
            return new CancellationException("Evaluation interrupted.");
        }
    }
}
