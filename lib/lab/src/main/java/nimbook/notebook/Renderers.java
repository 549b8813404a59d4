package nimbook.notebook;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import nimbook.core.Work;
import nimbook.page.LivePage;
import nimbook.plot.Plot;
import nimbook.table.DataTable;
import nimbook.widget.jjava.Rendering;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Live;
import nimbook.widget.model.Services;
import nimbook.widget.page.MimeBundle;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.display.RenderContext;

/**
 * What a value that a cell returns looks like.
 *
 * <p>{@link FigureTypes} says which value is shown by which figure.
 */
final class Renderers {
    /** Set by ./lab book: outputs then hold the fragment that stays live without a kernel, too. */
    private static final boolean FOR_BOOK = "1".equals(System.getenv("NIMBOOK_BOOK"));

    private static final String FRAGMENT = "application/vnd.nimbook.fragment+html";

    private Renderers() {}

    static void install(BaseKernel kernel) {
        Services.install(MimeBundle.Display.class, value -> kernel.display(kernel.getRenderer().render(value)));
        if (FOR_BOOK) Services.install(MimeBundle.Extension.class, Renderers::fragment);
        figures(kernel);
        for (Class<?> type : List.of(int[].class, long[].class, double[].class, boolean[].class, String[].class,
                Object[].class, int[][].class, long[][].class, Collection.class, Map.class, Record.class,
                BigInteger.class)) {
            text(kernel, type);
        }
    }

    private static void figures(BaseKernel kernel) {
        FigureTypes.known();
        FigureTypes.each(new FigureTypes.Taker() {
            @Override
            public <T> void take(Class<T> type, java.util.function.Function<? super T, ? extends Figure> make) {
                figure(kernel, type);
            }
        });
        figure(kernel, Plot.class);
    }

    /** A cell's value of this type shows every face of its figure. */
    static void figure(BaseKernel kernel, Class<?> type) {
        Rendering.register(kernel, type, "text/html", Rendering::show);
    }

    /**
     * A figure with controls, or one whose clicks are answered; what only lies there needs no more than its still. Why
     * a figure cannot answer is said next to it.
     */
    private static void fragment(Live live, MimeBundle.Sink faces) {
        try {
            LivePage page = LivePage.of(live);
            if (!live.parameters().isEmpty() || page.isLive()) faces.put(FRAGMENT, page.fragment(), Map.of());
        } catch (Work.Stopped e) {
            throw e;
        } catch (RuntimeException e) {
            // No fragment is the answer.
        }
    }

    /**
     * Values whose words are better than their toString: arrays, collections, large numbers. Collections of records are
     * tables. Of them the page of a book gets a still: the cell's value is no figure there.
     */
    private static void text(BaseKernel kernel, Class<?> type) {
        Rendering.register(kernel, type, "text/plain", Renderers::words);
    }

    private static void words(Object value, RenderContext context) {
        DataTable table = Values.table(value);
        if (table != null) Rendering.show(Live.of(table), context);
        else {
            Rendering.put(Map.of("text/plain", Values.text(value)), context);
            String opening = value instanceof BigInteger number ? Values.opening(number) : null;
            if (opening != null) Rendering.put(Map.of("text/html", opening), context);
        }
    }
}
