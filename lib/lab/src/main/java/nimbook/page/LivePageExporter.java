package nimbook.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import nimbook.export.Export;
import nimbook.export.PageExporter;
import nimbook.widget.live.Live;

/** {@code save(live, "lecture.html")}. */
public final class LivePageExporter implements PageExporter {

    /** What the service loader asks for. */
    public LivePageExporter() {}

    @Override
    public Export.Content page(Live live, String title, List<String> notes) {
        LivePage page = LivePage.of(live);
        return new Export.Content(page.html(title, notes).getBytes(StandardCharsets.UTF_8),
                page.words().replaceFirst("\\.$", ""));
    }
}
