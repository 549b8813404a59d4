package nimbook.core;

import static nimbook.core.Arguments.nonNull;

import java.util.function.Supplier;

/**
 * A value that is computed with the first look and kept. A computation that ends by an exception, as by an
 * interruption, begins anew with the next look. Threads that look at once may each compute it.
 *
 * @param <T> of the value
 */
public final class Lazy<T> {

    private final Supplier<? extends T> work;
    private volatile T value;

    /**
     * @param work gives the value, not null; two calls give equal ones
     * @throws IllegalArgumentException without it
     */
    public Lazy(Supplier<? extends T> work) {
        this.work = nonNull(work, "work");
    }

    /**
     * The value.
     *
     * @throws IllegalArgumentException when the computation gives none
     * @throws RuntimeException what the computation throws
     */
    public T get() {
        T known = value;
        if (known == null) {
            known = nonNull(work.get(), "value");
            value = known;
        }
        return known;
    }
}
