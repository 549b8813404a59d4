package nimbook.interpreter;

/** A class or member that the program names, and that neither it nor the library of the page has. */
public final class NotInPage extends LinkageError {
    private static final long serialVersionUID = 1;

    /** @param what the class or member, as a reader writes it */
    public NotInPage(String what) {
        super("not in this page: " + what);
    }
}
