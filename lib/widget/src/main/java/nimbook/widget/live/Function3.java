package nimbook.widget.live;

/** A function of three values. */
@FunctionalInterface
public interface Function3<A, B, C> {
    /** What is shown for these values: a figure, or what can be shown as one. */
    Object apply(A a, B b, C c);
}
