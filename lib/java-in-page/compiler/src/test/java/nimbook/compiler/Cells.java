package nimbook.compiler;

import java.util.List;
import nimbook.dispatch.Dispatch;

/** Cells that are compiled against the JDK's part of a page, and run by the JVM of the tests. */
final class Cells extends ClassLoader {
    private static final byte[] SIGNATURES = new Dispatch(Cells.class.getClassLoader()).signatures(Dispatch.jdk());

    final Session session = new Session(new Archive(SIGNATURES),
        List.of("java.util.*", "java.math.*", "java.util.function.*", "java.util.stream.*", "no.such.place.*",
            "java.util.regex.Pattern"));

    /** What the cell returns. */
    Object value(String cell) {
        Session.Result result = session.compile(cell);
        if (result.name() == null) throw new AssertionError(cell + ": " + result.errors());
        for (ClassBytes each : result.classes()) defineClass(each.name, each.bytes(), 0, each.bytes().length);
        try {
            return loadClass(result.name().replace('/', '.')).getMethod("run").invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            return e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** What is wrong with the cell. */
    List<CellError> errors(String cell) {
        return session.compile(cell).errors();
    }

    /** The words that may stand at the character |. */
    List<String> complete(String cell) {
        int at = cell.indexOf('|');
        return Completion.at(session, cell.replace("|", ""), at).items().stream().map(Completion.Item::detail).toList();
    }

    /** What is said about what stands at the character |. */
    String inspect(String cell) {
        return Inspection.at(session, cell.replace("|", ""), cell.indexOf('|'));
    }
}
