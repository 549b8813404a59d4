package nimbook.core;

import java.util.function.Supplier;

/**
 * A mode of the running thread in which questions are collected, not answered: tables know game and size, and compute
 * their values only when one of them is looked at. Every value is right in this mode too; only when it is computed
 * differs.
 *
 * <p>So a function that gives a figure for each value of a parameter can be asked a thousand times what it would show,
 * for the price of none.
 */
public final class Asking {
    private static final ThreadLocal<Boolean> ON = new ThreadLocal<>();

    private Asking() {}

    /** Whether the running thread only asks. */
    public static boolean isOn() {
        return ON.get() != null;
    }

    /** Runs the work in this mode on the current thread. */
    public static <T> T run(Supplier<T> work) {
        Boolean before = ON.get();
        ON.set(Boolean.TRUE);
        try {
            return work.get();
        } finally {
            if (before == null) ON.remove();
        }
    }

    /** Runs the work as always, though the thread only asks: for values that are needed after all. */
    public static <T> T answer(Supplier<T> work) {
        Boolean before = ON.get();
        ON.remove();
        try {
            return work.get();
        } finally {
            if (before != null) ON.set(before);
        }
    }
}
