package nimbook.widget;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one computation of a live figure gave: figures, or an error in their place.
 *
 * @param turn counts the computations of a live figure from 1
 * @param arguments the parameters' values that it was computed for
 * @param figures the figures, drawn by their components; those of the last good result when there is an error
 * @param state the figures as the stage takes them
 * @param error null, or the message in the figures' place
 * @param stopped whether the error is that the computation was stopped: then the same arguments are computed again
 */
record RenderResult(long turn, List<Object> arguments, Figures figures, Map<String, Object> state, String error,
        boolean stopped) {

    static final RenderResult NONE = of(0, List.of(), new Figures("row", List.of()));

    static RenderResult of(long turn, List<Object> arguments, Object given) {
        Figures figures = Figures.all(given);
        return new RenderResult(turn, arguments, figures, figures.state(), null, false);
    }

    /** The same figures, out of date, behind an error. */
    RenderResult failed(long turn, List<Object> arguments, Throwable cause) {
        return new RenderResult(turn, arguments, figures, state, message(cause), false);
    }

    /** The same figures, out of date, behind the word that the computation was stopped. */
    RenderResult stopped(long turn, List<Object> arguments) {
        String words = ("Stopped before the figure was complete. " + StopSignal.givenUpWords()).strip();
        return new RenderResult(turn, arguments, figures, state, words, true);
    }

    /** Whether it is the result for these arguments. */
    boolean isFor(List<Object> wanted) {
        return turn > 0 && !stopped && arguments.equals(wanted);
    }

    List<Component> components() {
        return figures.list().stream().map(Figure::component).distinct().toList();
    }

    /**
     * The figures as the stage takes them. The turn stands first and last: the front end compares old and new state,
     * and so sees at once that they differ.
     */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("turn", turn);
        json.putAll(state);
        json.put("end", turn);
        return json;
    }

    /**
     * The message of an exception for a reader: the message alone where it is meant for readers, else with the
     * exception's name.
     */
    static String message(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null && (cause instanceof java.util.concurrent.ExecutionException
                || cause instanceof java.lang.reflect.InvocationTargetException)) cause = cause.getCause();
        String text = cause.getMessage();
        if (cause instanceof OutOfMemoryError)
            return "Out of memory: the JVM has " + (Runtime.getRuntime().maxMemory() >> 20)
                    + " MB in all. A smaller size will do.";
        if (cause instanceof StackOverflowError)
            return "The computation called itself too deeply (StackOverflowError).";
        boolean plain = cause instanceof IllegalArgumentException || cause instanceof IllegalStateException
                || cause instanceof UnsupportedOperationException;
        if (text == null || text.isBlank()) return cause.getClass().getSimpleName();
        return plain ? text : cause.getClass().getSimpleName() + ": " + text;
    }
}
