package nimbook.widget.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Json;
import nimbook.widget.parameter.Parameter;
import nimbook.widget.run.StopSignal;

/** What the stage of a live figure shows, as its module takes it. */
final class StageState {
    private StageState() {}

    /**
     * The whole state.
     *
     * @param line Java that gives the figure; null where none is known
     * @param kept what is set in the views
     */
    static Map<String, Object> of(List<Parameter<?>> parameters, boolean lecture, String line,
            Map<String, Object> kept, RenderResult rendered, Map<String, Long> seen) {
        List<Map<String, Object>> controls = parameters.stream().map(parameter -> {
            Map<String, Object> spec = Json.object("name", parameter.name(), "label", parameter.name());
            spec.putAll(parameter.control());
            return spec;
        }).toList();
        Map<String, Object> stage =
                Json.object("parameters", controls, "lecture", lecture, "files", Downloads.json());
        if (line != null) stage.put("source", line);
        Map<String, Object> state = Json.object("stage", stage, "kept", kept);
        state.putAll(result(parameters, rendered, seen));
        state.put("figures", rendered.json());
        return state;
    }

    static Map<String, Object> values(List<Parameter<?>> parameters) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Parameter<?> parameter : parameters) values.put(parameter.name(), parameter.json());
        return values;
    }

    /** @param seen the newest request of each page that this result answers */
    static Map<String, Object> result(List<Parameter<?>> parameters, RenderResult rendered, Map<String, Long> seen) {
        Map<String, Object> result = Json.object("turn", rendered.turn(), "seen", seen, "error", rendered.error());
        if (rendered.stopped()) result.put("stopped", true);
        String note = rendered.stopped() ? "" : StopSignal.givenUpWords();
        if (!note.isEmpty()) result.put("note", note);
        Map<String, Object> state = Json.object("values", values(parameters));
        if (rendered.error() == null) state.put("figures", rendered.json());
        state.put("busy", null);
        state.put("result", result);
        return state;
    }
}
