package nimbook.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import nimbook.widget.Figure;
import nimbook.widget.Json;
import nimbook.widget.JsonWithBuffers;

/**
 * Makes figures of recipes and answers requests about them, all as text. An error is part of the answer: an exception
 * would reach the page as a number of the engine's.
 */
final class RequestHandler {

    /** Figures kept for requests: a row of several, and the one before while the next is made. */
    private static final int KEPT = 6;

    private final Function<String, Figure> figures;
    private final Map<String, Figure> kept = new LinkedHashMap<>();
    private List<byte[]> buffers = List.of();

    RequestHandler(Function<String, Figure> figures) {
        this.figures = figures;
    }

    /**
     * The figure's state: {@code {state, paths}}, its binary values apart ({@link #buffer}, in the order of the paths);
     * or {@code {error}}.
     */
    String figure(String recipe) {
        buffers = List.of();
        try {
            JsonWithBuffers packed = JsonWithBuffers.of(made(recipe).state());
            buffers = packed.buffers();
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("state", packed.json());
            answer.put("paths", packed.paths());
            return Json.write(answer);
        } catch (RuntimeException | Error e) {
            return error(e);
        }
    }

    /** A binary value of the last figure. */
    byte[] buffer(int index) {
        return buffers.get(index);
    }

    /** What the figure of the recipe answers to a question: {@code {answer}} or {@code {error}}. */
    @SuppressWarnings("unchecked")
    String answer(String recipe, String question) {
        try {
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("answer", made(recipe).answer((Map<String, Object>) Json.read(question)));
            return Json.write(answer);
        } catch (RuntimeException | Error e) {
            return error(e);
        }
    }

    private Figure made(String recipe) {
        Figure figure = kept.remove(recipe);
        if (figure == null) figure = figures.apply(recipe);
        kept.put(recipe, figure);
        if (kept.size() > KEPT) kept.remove(kept.keySet().iterator().next());
        return figure;
    }

    /** In the words of the notebook's figures: a reader's message as it is, others with the exception's name. */
    private static String error(Throwable thrown) {
        boolean plain = thrown instanceof IllegalArgumentException || thrown instanceof IllegalStateException
                || thrown instanceof UnsupportedOperationException;
        String text = thrown.getMessage();
        Map<String, Object> answer = new LinkedHashMap<>();
        if (text == null || text.isBlank()) answer.put("error", thrown.getClass().getSimpleName());
        else answer.put("error", plain ? text : thrown.getClass().getSimpleName() + ": " + text);
        return Json.write(answer);
    }
}
