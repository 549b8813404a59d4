package nimbook.widget.live;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The classes that a notebook's cells became, the runs of them, and which run made a figure: what a page needs that
 * runs the same classes again where no JVM is. The kernel's adapter tells of classes and runs. Thread-safe.
 */
public final class CellClasses {

    /**
     * Which figure it is.
     *
     * @param run the class whose run made it, by its internal name
     * @param number how many live figures that run had made before; {@link #VALUE} where it is the run's value
     */
    public record Origin(String run, int number) {}

    /** The number of a figure that is the value of a run. */
    public static final int VALUE = -1;

    /** A few kilobytes a cell. */
    private static final Map<String, byte[]> FILES = new LinkedHashMap<>();

    private static final List<String> RUNS = new ArrayList<>();
    private static String running;
    private static String last;
    private static int made;
    private static List<Live> into;
    /** Of each run what it evaluates; read at the first request. */
    private static final Map<String, Supplier<CellSource>> SOURCES = new HashMap<>();
    private static int displayed;

    private CellClasses() {}

    /** A class was loaded: its internal name, and its file as the compiler wrote it. */
    public static synchronized void define(String name, byte[] file) {
        FILES.put(nonNull(name, "name"), nonNull(file, "file"));
    }

    /**
     * A run of the class begins.
     *
     * @param source what it evaluates, computed when a figure of it is shown
     */
    public static synchronized void begin(String run, Supplier<CellSource> source) {
        SOURCES.put(nonNull(run, "run"), nonNull(source, "source"));
        running = run;
        last = run;
        made = 0;
        displayed = 0;
        into = null;
        RUNS.add(run);
    }

    /** A run begins whose live figures are put into the list: a page repeats what a JVM has run. */
    public static synchronized void repeat(String run, List<Live> figures) {
        running = nonNull(run, "run");
        made = 0;
        into = nonNull(figures, "figures");
    }

    /** The run is over. */
    public static synchronized void end() {
        running = null;
        into = null;
    }

    /** Whether a page repeats a run. */
    public static synchronized boolean isRepeated() {
        return into != null;
    }

    /** The place of a value that is shown now: in a run that of a live figure, after it that of its value. */
    static synchronized Origin shown(Live live) {
        return running != null || last == null ? next(live) : new Origin(last, VALUE);
    }

    /** The place of a live figure that is made now; null outside of a run. */
    static synchronized Origin next(Live live) {
        if (into != null) into.add(live);
        return running == null ? null : new Origin(running, made++);
    }

    /** Java that gives the value which is shown now, with a method {@code at}; null where it is not known. */
    static String line(Object value) {
        Supplier<CellSource> source;
        int shown;
        synchronized (CellClasses.class) {
            if (into != null || last == null) return null;
            source = SOURCES.get(last);
            shown = running == null ? -1 : displayed++;
        }
        CellSource cell = nonNull(source.get(), "what source gives");
        return (shown < 0 ? cell : cell.shown(shown)).line(value);
    }

    /** Java that gives a live figure which was not shown: the name of the variable that the run declares. */
    static String line(Origin origin, Live live) {
        Supplier<CellSource> source;
        synchronized (CellClasses.class) {
            source = origin == null ? null : SOURCES.get(origin.run());
        }
        CellSource cell = source == null ? CellSource.NONE : nonNull(source.get(), "what source gives");
        return cell.type().equals("Live") ? cell.line(live) : null;
    }

    /** Of a run, with the classes inside its own, nothing is kept any more: no figure and no other class has it. */
    public static synchronized void forget(String run) {
        nonNull(run, "run");
        FILES.keySet().removeIf(name -> name.equals(run) || name.startsWith(run + "$"));
        RUNS.remove(run);
        SOURCES.remove(run);
    }

    /** The files by internal name. */
    public static synchronized Map<String, byte[]> files() {
        return new LinkedHashMap<>(FILES);
    }

    /** The classes in the order in which they were run. */
    public static synchronized List<String> runs() {
        return List.copyOf(RUNS);
    }
}
