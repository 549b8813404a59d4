package nimbook.drawing;

/** What takes marks, each kind by a method of its own. */
interface MarkWriter<E extends Exception> {

    void rect(Mark.Rect mark) throws E;

    void line(Mark.Line mark) throws E;

    void polyline(Mark.Polyline mark) throws E;

    void circle(Mark.Circle mark) throws E;

    default void dots(Mark.Dots mark) throws E {
        for (Mark one : mark.each()) write(one);
    }

    void text(Mark.Text mark) throws E;

    void image(Mark.Image mark) throws E;

    /** Writes a mark by the method of its kind: the one place that tells kinds apart. */
    default void write(Mark mark) throws E {
        if (mark instanceof Mark.Rect r) rect(r);
        else if (mark instanceof Mark.Line l) line(l);
        else if (mark instanceof Mark.Polyline p) polyline(p);
        else if (mark instanceof Mark.Circle c) circle(c);
        else if (mark instanceof Mark.Dots d) dots(d);
        else if (mark instanceof Mark.Text t) text(t);
        else image((Mark.Image) mark);
    }
}
