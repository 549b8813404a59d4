package nimbook.widget.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Component;
import nimbook.widget.run.Failures;
import nimbook.widget.run.StopSignal;

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
        return new RenderResult(turn, arguments, figures, state, Failures.message(cause), false);
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

    /** The figures with what is set in their views, where that still fits them. */
    Figures seen(Map<String, Object> kept) {
        try {
            return figures.withViews(kept);
        } catch (IllegalArgumentException e) {
            return figures;
        }
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
}
