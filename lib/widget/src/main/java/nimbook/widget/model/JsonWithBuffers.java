package nimbook.widget.model;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * State as it travels: its JSON part, and apart from it the binary values with the path of each.
 *
 * @param json the state with null in place of each byte[]
 * @param paths where the buffers belong: keys (String) and list indices (Integer) from the outside in
 * @param buffers the binary values, in the order of the paths
 */
public record JsonWithBuffers(Map<String, Object> json, List<List<Object>> paths, List<byte[]> buffers) {

    /** Takes the binary values out of a state. The state itself is not changed. */
    public static JsonWithBuffers of(Map<String, ?> state) {
        List<List<Object>> paths = new ArrayList<>();
        List<byte[]> buffers = new ArrayList<>();
        @SuppressWarnings("unchecked")
        Map<String, Object> json = (Map<String, Object>) take(state, List.of(), paths, buffers);
        return new JsonWithBuffers(json, paths, buffers);
    }

    /** The data of the message that opens a model with this state, as Jupyter's widgets read it. */
    public static JsonWithBuffers opening(Map<String, ?> state) {
        return message(new LinkedHashMap<>(), "state", of(nonNull(state, "state")));
    }

    /** The data of the message that changes these parts of a model's state. */
    public static JsonWithBuffers update(Map<String, ?> state) {
        Map<String, Object> data = new LinkedHashMap<>(Map.of("method", "update"));
        return message(data, "state", of(nonNull(state, "state")));
    }

    /** The data of a message to a model's page, which finds the places of the buffers in its key "paths". */
    public static JsonWithBuffers custom(Map<String, ?> content) {
        JsonWithBuffers packed = of(nonNull(content, "content"));
        packed.json.put("paths", packed.paths);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("method", "custom");
        data.put("content", packed.json);
        return new JsonWithBuffers(data, packed.paths, packed.buffers);
    }

    /** The data of the answer to a page that asks for every model at once. */
    public static JsonWithBuffers states(Map<String, ?> states) {
        Map<String, Object> data = new LinkedHashMap<>(Map.of("method", "update_states"));
        return message(data, "states", of(nonNull(states, "states")));
    }

    private static JsonWithBuffers message(Map<String, Object> data, String key, JsonWithBuffers packed) {
        data.put(key, packed.json);
        data.put("buffer_paths", packed.paths);
        return new JsonWithBuffers(data, packed.paths, packed.buffers);
    }

    private static Object take(Object value, List<Object> path, List<List<Object>> paths, List<byte[]> buffers) {
        if (value instanceof byte[] bytes) {
            paths.add(path);
            buffers.add(bytes);
            return null;
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> copy = new LinkedHashMap<>();
            Map<String, Object> ordered = new LinkedHashMap<>();
            map.forEach((key, item) -> ordered.put(String.valueOf(key), item));
            // The order of Map.of changes from one JVM to the next; a figure is to be the same text in all of them.
            (map instanceof LinkedHashMap ? ordered : new TreeMap<>(ordered)).forEach((key, item) ->
                    copy.put(key, take(item, with(path, key), paths, buffers)));
            return copy;
        }
        if (value instanceof List<?> list) {
            List<Object> copy = new ArrayList<>(list.size());
            for (int i = 0; i < list.size(); i++) {
                Object item = list.get(i);
                // Paths only for what can hold bytes: a list of a million numbers makes none.
                copy.add(item instanceof byte[] || item instanceof Map || item instanceof List
                        ? take(item, with(path, i), paths, buffers) : item);
            }
            return copy;
        }
        return value;
    }

    private static List<Object> with(List<Object> path, Object key) {
        List<Object> longer = new ArrayList<>(path);
        longer.add(key);
        return longer;
    }
}
