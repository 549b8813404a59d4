package nimbook.page;

import java.util.List;
import nimbook.export.Pages;
import nimbook.widget.Live;

/** {@code save(live, "lecture.html")}. */
public final class SavedPages implements Pages {

    /** What the service loader asks for. */
    public SavedPages() {}

    @Override
    public Page page(Live live, String title, List<String> notes) {
        LivePage page = LivePage.of(live);
        return new Page(page.html(title, notes), page.words().replaceFirst("\\.$", ""));
    }
}
