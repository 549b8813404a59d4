package nimbook.page;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import nimbook.interpreter.Machine;
import nimbook.interpreter.Stopped;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** Cells of a page: class files are defined, methods are run, and what the classes hold lives on until the next. */
public final class Cells {
    private static Machine machine;
    private static final StringBuilder PRINTED = new StringBuilder();
    private static final Printed OUT = new Printed();
    private static Object value;
    private static String error;

    private Cells() {}

    /** Begins anew: nothing that was defined is left. */
    @JSExport
    public static void start() {
        System.setOut(new PrintStream(OUT, true));
        machine = new Machine(Made.library());
        PRINTED.setLength(0);
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
        } catch (RuntimeException | StackOverflowError e) {
            return thrown.getClass().getName();
        }
    }

    /** After the browser itself ended a run: no call of the program runs any more. */
    @JSExport
    public static void recover() {
        machine.recover();
    }

    /** The last value or exception as text. */
    @JSExport
    public static String text() {
        return error != null ? error : String.valueOf(value);
    }

    /** What was printed since the last call. */
    @JSExport
    public static String printed() {
        System.out.flush();
        OUT.flush();
        String text = PRINTED.toString();
        PRINTED.setLength(0);
        return text;
    }

    /** UTF-8 in, text out; a sign may come in several parts. */
    private static final class Printed extends OutputStream {
        private byte[] bytes = new byte[256];
        private int size;

        @Override
        public void write(int b) {
            if (size == bytes.length) bytes = Arrays.copyOf(bytes, 2 * size);
            bytes[size++] = (byte) b;
        }

        @Override
        public void flush() {
            int whole = size;
            while (whole > 0 && (bytes[whole - 1] & 0xc0) == 0x80) whole--;
            if (whole > 0 && (bytes[whole - 1] & 0x80) != 0 && size - whole + 1 < length(bytes[whole - 1])) whole--;
            else whole = size;
            PRINTED.append(new String(bytes, 0, whole, StandardCharsets.UTF_8));
            System.arraycopy(bytes, whole, bytes, 0, size - whole);
            size -= whole;
        }

        private static int length(byte first) {
            return (first & 0xe0) == 0xc0 ? 2 : (first & 0xf0) == 0xe0 ? 3 : (first & 0xf8) == 0xf0 ? 4 : 1;
        }
    }
}
