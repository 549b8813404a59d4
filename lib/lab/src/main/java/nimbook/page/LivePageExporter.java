package nimbook.page;

import java.util.List;
import nimbook.export.PageExporter;
import nimbook.widget.Live;

/** {@code save(live, "lecture.html")}. */
public final class LivePageExporter implements PageExporter {

    /** What the service loader asks for. */
    public LivePageExporter() {}

    @Override
    public Page page(Live live, String title, List<String> notes) {
        LivePage page = LivePage.of(live);
        return new Page(page.html(title, notes), page.words().replaceFirst("\\.$", ""));
    }
}
