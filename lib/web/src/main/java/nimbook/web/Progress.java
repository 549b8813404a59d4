package nimbook.web;

import nimbook.core.Work;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The page's callback for the progress of a computation. */
@JSFunctor
public interface Progress extends JSObject {

    /** Between two calls, in ms: more often nobody reads. */
    int PAUSE = 100;

    void at(double done, double total, String what);

    /** Runs the work; the callback is called from {@value #PAUSE} ms on. */
    static String report(Progress page, java.util.function.Supplier<String> work) {
        long[] next = {System.currentTimeMillis() + PAUSE};
        return Work.with((done, total, what) -> {
            long now = System.currentTimeMillis();
            if (now < next[0]) return;
            next[0] = now + PAUSE;
            page.at((double) done, (double) total, what);
        }, work);
    }
}
