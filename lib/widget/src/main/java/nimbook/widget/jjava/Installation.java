package nimbook.widget.jjava;

import java.util.List;
import java.util.Map;
import jdk.jshell.JShell;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Live;
import nimbook.widget.model.Host;
import nimbook.widget.model.Model;
import nimbook.widget.model.Services;
import nimbook.widget.page.MimeBundle;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/** Puts host, renderers and imports in place. */
final class Installation {
    private Installation() {}

    static void install(BaseKernel kernel) throws ReflectiveOperationException {
        Services.install(Host.class, new JJavaHost(kernel.getCommManager()));
        Loops.keepAlive(kernel);
        piece("the stop button reaches cells only", () -> Rendering.use(Interrupts.install(kernel)));
        Rendering.register(kernel, Live.class, "text/html", Rendering::show);
        Rendering.register(kernel, Figure.class, "text/html", Rendering::show);
        Rendering.register(kernel, Model.class, MimeBundle.VIEW,
                (model, context) -> Rendering.put(Map.of(MimeBundle.VIEW,
                        MimeBundle.view(model.open(Host.current()), Host.current()), "text/plain", "a widget"),
                        context));
        // Words of a class of the reader's own may take as long as any cell.
        Rendering.register(kernel, Object.class, "text/plain",
                (value, context) -> Rendering.put(Map.of("text/plain", String.valueOf(value)), context));
        JShell shell = Shell.of(kernel);
        for (String name : List.of("live", "model", "page", "parameter", "run"))
            Shell.evaluate(shell, "import nimbook.widget." + name + ".*;");
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
}
