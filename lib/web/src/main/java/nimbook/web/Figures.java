package nimbook.web;

import nimbook.show.Recipes;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** What a page may call in the build that holds every figure that has a recipe. */
public final class Figures {
    private static final Desk DESK = new Desk(Recipes::figure);

    private Figures() {}

    /** {@link Desk#figure}. */
    @JSExport
    public static String figure(String recipe, Progress page) {
        return Progress.heard(page, () -> DESK.figure(recipe));
    }

    /** {@link Desk#buffer}, copied. */
    @JSExport
    public static Int8Array buffer(int index) {
        return Int8Array.copyFromJavaArray(DESK.buffer(index));
    }

    /** {@link Desk#answer}. */
    @JSExport
    public static String answer(String recipe, String question, Progress page) {
        return Progress.heard(page, () -> DESK.answer(recipe, question));
    }
}
