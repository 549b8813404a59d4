package nimbook.web;

import nimbook.core.Work;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The page's function that hears how far a computation has come. */
@JSFunctor
public interface Progress extends JSObject {

    /** Between two calls, in ms: more often nobody reads. */
    int PAUSE = 100;

    void at(double done, double total, String what);

    /** Runs the work; the page hears of it from its first {@value #PAUSE} ms on. */
    static String heard(Progress page, java.util.function.Supplier<String> work) {
        long[] next = {System.currentTimeMillis() + PAUSE};
        return Work.with((done, total, what) -> {
            long now = System.currentTimeMillis();
            if (now < next[0]) return;
            next[0] = now + PAUSE;
            page.at((double) done, (double) total, what);
        }, work);
    }
}
