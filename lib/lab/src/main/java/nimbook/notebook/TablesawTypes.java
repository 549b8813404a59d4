package nimbook.notebook;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import nimbook.drawing.Svg;
import nimbook.plot.Plot;
import nimbook.tablesaw.TablesawFigure;
import nimbook.tablesaw.TablesawTables;
import nimbook.widget.jjava.DeferredJars;
import nimbook.widget.jjava.Rendering;
import nimbook.widget.live.Registry;
import nimbook.widget.page.MimeBundle;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.display.RenderContext;
import tech.tablesaw.api.Table;
import tech.tablesaw.plotly.components.Figure;

/** What tables and figures of Tablesaw look like, from the first cell on that names it. */
final class TablesawTypes {
    /** "tech.tablesaw.api.Table", "TablesawTables"; "tech." asks Tab what follows. */
    private static final Pattern NAMED = Pattern.compile("\\btech\\s*\\.|[Tt]ablesaw");

    private TablesawTypes() {}

    /** Tablesaw's jars, and those of what it needs. */
    static DeferredJars jars(BaseKernel kernel) {
        return new DeferredJars(kernel, NAMED, () -> install(kernel));
    }

    /** Makes the ways to a figure known where a class path has Tablesaw, and no kernel waits for its name. */
    static void known() {
        if (DeferredJars.isEmpty() && isPresent()) register();
    }

    private static boolean isPresent() {
        return TablesawTypes.class.getClassLoader().getResource("tech/tablesaw/api/Table.class") != null;
    }

    private static void register() {
        Registry.register(Table.class, TablesawTables::from);
        Registry.register(Figure.class, figure -> TablesawFigure.of(figure).figure());
    }

    private static void install(BaseKernel kernel) {
        if (!isPresent()) return;
        if (!DeferredJars.isEmpty()) register();
        Renderers.figure(kernel, Table.class);
        Rendering.register(kernel, Figure.class, TablesawFigure.PLOTLY, TablesawTypes::show);
    }

    /**
     * A figure of Tablesaw is Plotly's, where there is one; the page with the still behind it is for all other places.
     * It has no model: nothing in it asks the JVM. The still is an SVG: before a PNG JupyterLab's extension waits until
     * the picture is hovered over.
     */
    private static void show(Figure value, RenderContext context) {
        TablesawFigure figure = TablesawFigure.of(value);
        Map<String, Object> faces = new LinkedHashMap<>();
        faces.put(TablesawFigure.PLOTLY, figure.plotly());
        faces.putAll(MimeBundle.of(figure.figure(), null));
        if (figure.figure() instanceof Plot plot) {
            faces.remove("image/png");
            faces.put("image/svg+xml", Svg.text(plot.drawing()));
        }
        Rendering.put(faces, context);
    }
}
