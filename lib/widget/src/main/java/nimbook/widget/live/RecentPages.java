package nimbook.widget.live;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * For each page that sent values: the number of its last request that a result covers. A few pages at most show one
 * figure; the one that was quiet for longest is forgotten.
 */
@SuppressWarnings("serial")
final class RecentPages extends LinkedHashMap<String, Long> {
    private static final int MOST = 8;

    RecentPages() {
        super(16, 0.75f, true);
    }

    /** A result for this page's request is under way. */
    synchronized void seen(String page, long request) {
        put(page, request);
    }

    synchronized Map<String, Long> copy() {
        return new LinkedHashMap<>(this);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
        return size() > MOST;
    }
}
