package nimbook.interpreter;

/** Ends a program from outside; no handler of the program catches it. */
public final class Stopped extends Error {
    private static final long serialVersionUID = 1;

    Stopped(String why) {
        super(why);
    }
}
