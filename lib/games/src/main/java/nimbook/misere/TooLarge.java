package nimbook.misere;

/** Ends an attempt that would need more elements, positions or moves than are allowed. */
final class TooLarge extends RuntimeException {

    TooLarge() {
        super("a quotient too large", null, false, false);
    }
}
