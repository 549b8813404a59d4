package nimbook.export;

import java.util.List;
import java.util.ServiceLoader;
import nimbook.widget.live.Live;

/**
 * Makes pages that stay live: a seam, because pages are made of figures, and figures know this package. What makes them
 * is found as a service.
 */
public interface PageExporter {

    /**
     * A page of its own.
     *
     * @param title above the figure; empty for none
     * @param notes lines below it
     */
    Export.Content page(Live live, String title, List<String> notes);

    /**
     * What makes them here.
     *
     * @throws IllegalArgumentException when there is nothing
     */
    static PageExporter here() {
        return ServiceLoader.load(PageExporter.class, PageExporter.class.getClassLoader()).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("pages: nothing on the class path makes them"));
    }
}
