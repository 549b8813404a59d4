package nimbook.widget.jjava;

import java.util.List;
import java.util.Map;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Live;
import nimbook.widget.model.Host;
import nimbook.widget.model.Model;
import nimbook.widget.model.Services;
import nimbook.widget.page.MimeBundle;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.display.RenderContext;

/** Puts host, renderers and imports in place. */
final class Installation {
    private Installation() {}

    static void install(BaseKernel kernel) throws ReflectiveOperationException {
        Services.install(Host.class, new JJavaHost(kernel.getCommManager()));
        Loops.keepAlive(kernel);
        piece("the stop button reaches cells only", () -> Rendering.use(Interrupts.install(kernel)));
        Rendering.register(kernel, Live.class, "text/html", Installation::show);
        Rendering.register(kernel, Figure.class, "text/html", Installation::show);
        Rendering.register(kernel, Model.class, MimeBundle.VIEW, (model, context) -> put(Map.of(MimeBundle.VIEW,
                MimeBundle.view(model.open(Host.current()), Host.current()), "text/plain", "a widget"), context));
        // Words of a class of the reader's own may take as long as any cell.
        Rendering.register(kernel, Object.class, "text/plain",
                (value, context) -> put(Map.of("text/plain", String.valueOf(value)), context));
        for (String name : List.of("live", "model", "page", "parameter", "run"))
            Shell.evaluate(Shell.of(kernel), "import nimbook.widget." + name + ".*;");
    }

    /** A part without which the others work. */
    private interface Piece {
        void install() throws ReflectiveOperationException;
    }

    private static void piece(String without, Piece piece) {
        try {
            piece.install();
        } catch (ReflectiveOperationException | RuntimeException e) {
            Report.later(without + ": " + e);
        }
    }

    /** Puts every representation of the value into a cell's output. */
    private static void show(Object value, RenderContext context) {
        MimeBundle.write(value, Host.current(), (mime, data, metadata) -> {
            context.getOutputContainer().putData(mime, data);
            if (!metadata.isEmpty()) context.getOutputContainer().putMetaData(mime, metadata);
        });
    }

    private static void put(Map<String, Object> bundle, RenderContext context) {
        bundle.forEach((mime, data) -> context.getOutputContainer().putData(mime, data));
    }
}
