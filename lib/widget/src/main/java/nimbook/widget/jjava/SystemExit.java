package nimbook.widget.jjava;

/**
 * What a cell gets in the place of the JVM's end: {@code System.exit} would end the kernel, and every value with it.
 * An error: a loop that catches every exception of its body does not keep it.
 */
@SuppressWarnings("DoNotCallSuggester")   // cells are rewritten to call it
public final class SystemExit extends Error {
    private static final long serialVersionUID = 1;

    private SystemExit(String call, int status) {
        super(call + "(" + status + ") ends this computation alone; the kernel goes on.");
    }

    /**
     * In the place of {@link System#exit}.
     *
     * @throws SystemExit always
     */
    public static void exit(int status) {
        throw new SystemExit("System.exit", status);
    }

    /**
     * In the place of {@link Runtime#exit}.
     *
     * @throws SystemExit always
     */
    public static void exit(Runtime runtime, int status) {
        throw new SystemExit("Runtime.exit", status);
    }

    /**
     * In the place of {@link Runtime#halt}.
     *
     * @throws SystemExit always
     */
    public static void halt(Runtime runtime, int status) {
        throw new SystemExit("Runtime.halt", status);
    }
}
