package nimbook.classlib.util.concurrent;

/** {@link java.util.concurrent.CompletionException}. */
public class CompletionException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Because of something else. */
    public CompletionException(Throwable cause) {
        super(cause);
    }

    /** The same with words. */
    public CompletionException(String message, Throwable cause) {
        super(message, cause);
    }
}
