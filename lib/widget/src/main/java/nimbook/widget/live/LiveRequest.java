package nimbook.widget.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Model;
import nimbook.widget.model.Request;
import nimbook.widget.run.Failures;
import nimbook.widget.run.Progress;
import nimbook.widget.run.ProgressStatus;
import nimbook.widget.run.StopButton;
import nimbook.widget.run.StopSignal;

/**
 * A question of a page to a figure that it shows, or its wish for a file:
 * {@code {do: "request", id, figure, question}}.
 */
record LiveRequest(Live live, Map<String, Object> content, String id) {
    private static final String STOPPED = "Stopped before the answer was complete.";

    static LiveRequest of(Live live, Map<String, Object> content) {
        return new LiveRequest(live, content, Request.name(content, "id"));
    }

    /** Answers in the background. */
    void answer(Model model) {
        StopButton.start(() -> model.send(reply()),
                () -> model.send(reply("error", (STOPPED + " " + StopSignal.givenUpWords()).strip())));
    }

    private Map<String, Object> reply(String key, Object value) {
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("do", "answer");
        reply.put("id", id);
        reply.put(key, value);
        return reply;
    }

    private Map<String, Object> reply() {
        RenderResult rendered = live.shown();
        try {
            Map<String, Object> question = Request.object(content, "question");
            long which = Request.whole(content, "figure");
            if ("file".equals(question.get("do"))) return reply("answer", file(which, question));
            List<Figure> figures = rendered.figures().list();
            boolean other = Request.whole(content, "turn") != rendered.turn() && rendered.error() == null;
            if (other || rendered.error() != null && which >= figures.size()) {
                Map<String, Object> late = reply("kind", "Superseded");
                late.put("error", "the picture has changed since the question was asked");
                return late;
            }
            Figure figure = figure(figures, which);
            return reply("answer", Progress.run(() -> figure.answer(question), (done, total, what) -> {}));
        } catch (Error | Exception e) {
            if (StopSignal.isFull()) return reply("error", Failures.message(new OutOfMemoryError()));
            return reply("error", Failures.isStop(e) ? STOPPED : Failures.message(e));
        }
    }

    /** A file of the present picture, whatever it was at the time of the request: as it is seen, or as it was made. */
    private Object file(long which, Map<String, Object> options) throws Exception {
        Map<String, Object> kept = options.get("kept") == null ? Map.of() : Request.object(options, "kept");
        Live seen = live.withViews(kept);
        Figure figure = figure(live.now().figures().withViews(kept).list(), which);
        try (ProgressStatus busy = new ProgressStatus(live::push)) {
            return Progress.run(() -> Downloads.answer(seen, figure, options), busy);
        } finally {
            live.push(Map.of("busy", Map.of()));
        }
    }

    private static Figure figure(List<Figure> figures, long which) {
        if (which >= 0 && which < figures.size()) return figures.get((int) which);
        throw Request.refuse("figure", which, "this output has the figures 0 to " + (figures.size() - 1));
    }
}
