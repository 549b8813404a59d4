package nimbook.widget.jjava;

import java.util.Map;
import nimbook.widget.Faces;
import nimbook.widget.Figure;
import nimbook.widget.Host;
import nimbook.widget.Live;
import nimbook.widget.Model;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.display.RenderContext;

/** Puts host, renderers and imports in place. */
final class Installation {
    private Installation() {}

    static void install(BaseKernel kernel) throws ReflectiveOperationException {
        Host.use(new JJavaHost(kernel.getCommManager()));
        show(kernel, Live.class);
        show(kernel, Figure.class);
        kernel.getRenderer().createRegistration(Model.class).preferring(Faces.VIEW).register((model, context) -> put(Map.of(
            Faces.VIEW, Map.of("version_major", 2, "version_minor", 0, "model_id", model.open(Host.current())), "text/plain", "a widget"), context));
        Shell.eval(kernel, "import nimbook.widget.*;");
    }

    private static <T> void show(BaseKernel kernel, Class<T> type) {
        kernel.getRenderer().createRegistration(type).preferring("text/html").register((value, context) -> show(value, context));
    }

    /** Puts every face of the value into a cell's output. */
    private static void show(Object value, RenderContext context) {
        Faces.show(value, Host.current(), (mime, data, metadata) -> {
            context.getOutputContainer().putData(mime, data);
            if (!metadata.isEmpty()) context.getOutputContainer().putMetaData(mime, metadata);
        });
    }

    private static void put(Map<String, Object> faces, RenderContext context) {
        faces.forEach((mime, data) -> context.getOutputContainer().putData(mime, data));
    }
}
