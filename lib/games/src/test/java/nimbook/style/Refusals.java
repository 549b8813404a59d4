package nimbook.style;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import nimbook.core.Work;
import org.junit.jupiter.api.function.Executable;

/** What every bad input gets: an IllegalArgumentException whose message says what was wrong. */
public final class Refusals {

    private Refusals() {}

    /** The call is refused, and these words stand in its message. */
    public static void refused(String words, Executable call) {
        String message = message(call);
        assertTrue(message.contains(words), message);
    }

    /** The call is refused, and its message begins with the name of the bad parameter. */
    public static void refusedNaming(String named, Executable call) {
        String message = message(call);
        assertTrue(message.startsWith(named), message);
    }

    /** The call on an interrupted thread ends with {@link Work.Stopped}, and the interrupt is used up. */
    public static void stopped(Executable call) {
        Thread.currentThread().interrupt();
        assertThrows(Work.Stopped.class, call);
        assertFalse(Thread.interrupted());
    }

    private static String message(Executable call) {
        return assertThrows(IllegalArgumentException.class, call).getMessage();
    }
}
