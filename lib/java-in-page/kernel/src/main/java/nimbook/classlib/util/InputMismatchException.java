package nimbook.classlib.util;

import java.util.NoSuchElementException;

/** {@link java.util.InputMismatchException}. */
public class InputMismatchException extends NoSuchElementException {
    private static final long serialVersionUID = 1;

    /** Without words. */
    public InputMismatchException() {}

    /** With what is wrong. */
    public InputMismatchException(String message) {
        super(message);
    }
}
