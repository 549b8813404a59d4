package nimbook.web;

import nimbook.page.Recipes;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** What a page may call in the build that holds tables of games as heatmaps, and nothing else. */
public final class Tables {
    private static final RequestHandler HANDLER = new RequestHandler(Recipes::heatmap);

    private Tables() {}

    /** {@link RequestHandler#figure}. */
    @JSExport
    public static String figure(String recipe, Progress page) {
        return Progress.report(page, () -> HANDLER.figure(recipe));
    }

    /** {@link RequestHandler#buffer}, copied. */
    @JSExport
    public static Int8Array buffer(int index) {
        return Int8Array.copyFromJavaArray(HANDLER.buffer(index));
    }

    /** {@link RequestHandler#answer}. */
    @JSExport
    public static String answer(String recipe, String question, Progress page) {
        return Progress.report(page, () -> HANDLER.answer(recipe, question));
    }
}
