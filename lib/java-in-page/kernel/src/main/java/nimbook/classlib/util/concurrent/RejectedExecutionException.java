package nimbook.classlib.util.concurrent;

/** {@link java.util.concurrent.RejectedExecutionException}. */
public class RejectedExecutionException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Without a message. */
    public RejectedExecutionException() {}

    /** With this message. */
    public RejectedExecutionException(String message) {
        super(message);
    }
}
