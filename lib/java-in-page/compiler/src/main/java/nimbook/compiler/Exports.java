package nimbook.compiler;

import java.util.List;
import java.util.function.Supplier;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** What a page calls; see {@code compiler.js}. Answers are JSON. */
public final class Exports {
    private static Session session;
    private static List<ClassBytes> made = List.of();

    private Exports() {}

    /**
     * Begins anew.
     *
     * @param signatures an archive of signatures
     * @param imports what every cell imports, a line each
     */
    @JSExport
    public static void start(Int8Array signatures, String imports) {
        session = new Session(new Archive(signatures.copyToJavaArray()), List.of(imports.split("\n")));
    }

    /**
     * Compiles a cell: {@code {type, classes, errors: [{start, end, text}]}}, the class that runs it and the number of
     * class files.
     */
    @JSExport
    public static String compile(String cell) {
        return answer(() -> {
            Session.Result result = session.compile(cell);
            made = result.classes();
            return Json.of(result);
        });
    }

    /** Reads a cell: {@code {names, acts}}, what it declares and whether it has a statement or an assignment. */
    @JSExport
    public static String outline(String cell) {
        return answer(() -> Json.of(session.outline(cell)));
    }

    /** Remembers what is declared now, for {@link #back}. */
    @JSExport
    public static int mark() {
        return session.mark();
    }

    /** The next cell sees what was declared at the mark. */
    @JSExport
    public static void back(int mark) {
        session.back(mark);
    }

    /** A class file of the last cell. */
    @JSExport
    public static Int8Array file(int number) {
        return Int8Array.copyFromJavaArray(made.get(number).bytes());
    }

    /** Whether a cell is "complete", "incomplete" or "invalid". */
    @JSExport
    public static String completeness(String cell) {
        return answer(() -> Json.text(Completeness.of(session.archive, cell)));
    }

    /** The words that may stand where the cursor is: {@code {start, end, items: [{text, detail}]}}. */
    @JSExport
    public static String complete(String cell, int cursor) {
        return answer(() -> Json.of(Completion.at(session, cell, cursor)));
    }

    /** What stands at the cursor, as a text; null if nothing is known of it. */
    @JSExport
    public static String inspect(String cell, int cursor) {
        return answer(() -> Json.text(Inspection.at(session, cell, cursor)));
    }

    /** What javac itself throws is an answer, too: {@code {failed}}. */
    private static String answer(Supplier<String> work) {
        try {
            return work.get();
        } catch (RuntimeException | Error e) {
            return "{\"failed\":" + Json.text(e.toString()) + "}";
        }
    }
}
