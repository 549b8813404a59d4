package nimbook.page;

import nimbook.interpreter.Machine;
import nimbook.interpreter.Stopped;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** Cells of a page: class files are defined, methods are run, and what the classes hold lives on until the next. */
public final class Cells {
    private static Machine machine;
    private static Object value;
    private static String error;

    private Cells() {}

    /** Begins anew: nothing that was defined is left. */
    @JSExport
    public static void start() {
        machine = new Machine(PageLibrary.library());
    }

    /** What runs now, for what keeps its results. */
    public static Machine machine() {
        return machine;
    }

    /** Makes a class known. */
    @JSExport
    public static void define(Int8Array file) {
        machine.define(file.copyToJavaArray());
    }

    /** How many instructions the next runs may take together. */
    @JSExport
    public static void limit(double instructions) {
        machine.limit((long) instructions);
    }

    /**
     * Runs a static method without parameters; true if it returned, and then {@link #text} is its value, else
     * {@link #text} is what was thrown.
     */
    @JSExport
    public static boolean run(String type, String method, String result) {
        value = null;
        error = null;
        try {
            value = machine.run(type, method, result);
            return true;
        } catch (Stopped e) {
            error = e.getMessage();
        } catch (Throwable e) {
            error = describe(e);
        }
        return false;
    }

    private static String describe(Throwable thrown) {
        try {
            return thrown.toString();
        } catch (Throwable e) {
            return thrown.getClass().getName();
        }
    }

    /** After the browser itself ended a run: no call of the program runs any more. */
    @JSExport
    public static void recover() {
        machine.recover();
    }

    /** The last run's value; null where it threw. */
    public static Object value() {
        return value;
    }

    /** The last value or exception as text. */
    @JSExport
    public static String text() {
        try {
            return error != null ? error : String.valueOf(value);
        } catch (Throwable e) {
            return describe(e);
        }
    }

    /** Where what was printed goes on in the other stream: {@link Machine#turns}. */
    @JSExport
    public static String turns() {
        return machine.turns();
    }

    /** What was printed since the last call. */
    @JSExport
    public static String printed() {
        return machine.printed();
    }
}
