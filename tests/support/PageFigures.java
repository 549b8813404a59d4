import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;
import nimbook.widget.model.Json;
import nimbook.widget.model.JsonWithBuffers;
import nimbook.widget.live.Live;
import nimbook.widget.parameter.Parameter;
import nimbook.widget.live.Registry;

/**
 * {@code PageFigures CELLS STEPS}: for each of the classes {@code Cell1}, {@code Cell2} … what {@code run()} shows on
 * this JVM, one JSON line each: for each of the first values of its parameters the state of its figures.
 * {@code test_page_figures.py} asks the page for the same.
 */
class PageFigures {

    public static void main(String[] arguments) throws Exception {
        // Which values are shown by which figure: as a cell knows it.
        nimbook.notebook.FigureTypes.knownInPage();
        for (int cell = 1; cell <= Integer.parseInt(arguments[0]); cell++) {
            Method run = Class.forName("Cell" + cell).getDeclaredMethod("run");
            run.setAccessible(true);
            Object value = run.invoke(null);
            Live live = value instanceof Live given ? given : Registry.has(value) ? Live.of(value) : null;
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("text", String.valueOf(value));
            List<Object> states = new ArrayList<>();
            // Without a parameter there is one state.
            int steps = live == null ? 0 : live.parameters().isEmpty() ? 1 : Integer.parseInt(arguments[1]);
            for (int step = 0; step < steps; step++) states.add(at(live, step));
            line.put("states", states);
            System.out.println(Json.write(line));
        }
    }

    private static Map<String, Object> at(Live live, int step) {
        Map<String, Object> values = new LinkedHashMap<>();
        List<Object> arguments = new ArrayList<>();
        for (Parameter<?> each : live.parameters()) {
            Object value = each.count() == 0 ? each.value() : each.at(step * 3L % each.count());
            arguments.add(value);
            values.put(each.name(), each.jsonOf(value));
        }
        Figures figures = live.at(arguments);
        List<Object> list = new ArrayList<>();
        for (Figure figure : figures.list()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("component", figure.component().name());
            one.put("state", figure.state());
            list.add(one);
        }
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("direction", figures.direction());
        state.put("list", list);
        JsonWithBuffers packed = JsonWithBuffers.of(state);
        Map<String, Object> made = new LinkedHashMap<>();
        made.put("state", packed.json());
        made.put("paths", packed.paths());
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("values", Json.write(values));
        answer.put("json", Json.write(made));
        answer.put("buffers", packed.buffers().stream().map(Base64.getEncoder()::encodeToString).toList());
        List<Object> requests = new ArrayList<>();
        for (int i = 0; i < figures.list().size(); i++)
            for (Map<String, Object> question : questions(figures.list().get(i)))
                requests.add(List.of(i, Json.write(question), answer(figures.list().get(i), question)));
        answer.put("requests", requests);
        return answer;
    }

    /** What its component asks: of a cell and a formula, of rows, of axes, of a click, of a position. */
    private static List<Map<String, Object>> questions(Figure figure) {
        if (!figure.answers()) return List.of();
        return switch (figure.component().name()) {
            case "heatmap" -> List.of(Map.of("do", "cell", "row", 9, "column", 11),
                    Map.of("do", "formula", "text", "x ^ y"));
            case "table" -> List.of(Map.of("do", "rows", "from", 1, "count", 5));
            case "plot" -> List.of(Map.of("do", "draw", "width", 500, "height", 300, "zoom",
                    Map.of("x", List.of(1, 4), "y", List.of(0, 3)), "hidden", List.of()));
            case "tree" -> List.of(Map.of("do", "open", "open", List.of(0), "click", "strategy"));
            case "picturegame" -> List.of(Map.of("do", "show", "line", List.of(figure.state().get("start"))),
                    Map.of("do", "start", "text", ""), move(figure.state()));
            default -> throw new IllegalArgumentException(figure.component().name() + ": its questions are missing");
        };
    }

    /** The first move of the first position. */
    private static Map<String, Object> move(Map<String, Object> state) {
        Map<?, ?> sent = (Map<?, ?>) state.get("sent");
        int to = (int) ((List<?>) ((List<?>) sent.get("moves")).get(0)).get(0);
        Object start = state.get("start");
        return Map.of("do", "move", "first", start, "at", start, "to",
                ((List<?>) ((List<?>) sent.get("positions")).get(to)).get(0));
    }

    private static String answer(Figure figure, Map<String, Object> question) {
        JsonWithBuffers packed = JsonWithBuffers.of(figure.answer(question));
        return Json.write(Json.object("state", packed.json(), "paths", packed.paths()));
    }
}
