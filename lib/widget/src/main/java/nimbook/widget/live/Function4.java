package nimbook.widget.live;

/** A function of four values. */
@FunctionalInterface
public interface Function4<A, B, C, D> {
    /** What is shown for these values: a figure, or what can be shown as one. */
    Object apply(A a, B b, C c, D d);
}
