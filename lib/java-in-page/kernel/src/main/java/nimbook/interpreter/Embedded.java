package nimbook.interpreter;

/**
 * An object of a compiled class that an interpreted class extends: it carries the fields of the interpreted classes.
 */
public interface Embedded {

    /** The interpreted part; null while the compiled constructor runs. */
    Instance instance();

    /** Sets the interpreted part. */
    void embed(Instance instance);

    /**
     * Calls the compiled method that the adapter's method {@code slot} overrides, on the machine's arguments at
     * {@code at}.
     */
    void callSuper(int slot, long[] numbers, Object[] objects, int at);
}
