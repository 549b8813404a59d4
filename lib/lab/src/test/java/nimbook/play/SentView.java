package nimbook.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A position with its picture and its moves as it was sent to a page, read as the page reads it. */
public final class SentView {

    private final Map<?, ?> sent;
    private final Map<?, ?> view;

    private SentView(Map<?, ?> sent, Map<?, ?> view) {
        this.sent = sent;
        this.view = view;
    }

    /** Of a figure's state, or of an answer. */
    public static List<SentView> of(Map<String, Object> state) {
        Map<?, ?> sent = (Map<?, ?>) state.get("sent");
        return ((List<?>) sent.get("views")).stream().map(view -> new SentView(sent, (Map<?, ?>) view)).toList();
    }

    public Object get(String key) {
        return view.get(key);
    }

    private List<?> position(Object number) {
        return (List<?>) ((List<?>) sent.get("positions")).get((int) number);
    }

    public Object at() {
        return position(view.get("at")).get(0);
    }

    public Object words() {
        return position(view.get("at")).get(1);
    }

    /** The words after each move: "moves", or "wins" for those that win. */
    public List<?> words(String which) {
        return ways(which).stream().map(way -> position(way.get(0)).get(1)).toList();
    }

    /** The positions after each move. */
    public List<?> moves(String which) {
        return ways(which).stream().map(way -> position(way.get(0)).get(0)).toList();
    }

    /** What is clicked, or between which is dragged, for each move. */
    public List<?> on() {
        return ways("moves").stream().map(way -> way.get(1)).toList();
    }

    private List<List<?>> ways(String which) {
        List<?> moves = (List<?>) sent.get("moves");
        List<List<?>> ways = new ArrayList<>();
        for (Object number : (List<?>) view.get(which)) ways.add((List<?>) moves.get((int) number));
        return ways;
    }

    /** Its marks as SVG. */
    public List<?> marks() {
        return taken("marks");
    }

    /** The ids of its parts of a kind. */
    public List<?> parts(String kind) {
        return taken("parts").stream().map(part -> (List<?>) part).filter(part -> part.get(1).equals(kind))
                .map(part -> part.get(0)).toList();
    }

    private List<?> taken(String key) {
        List<Object> all = new ArrayList<>();
        List<?> shared = (List<?>) ((Map<?, ?>) sent.get("shared")).get(key);
        List<?> runs = (List<?>) view.get(key);
        for (int i = 0; i < runs.size(); i += 2)
            all.addAll(shared.subList((int) runs.get(i), (int) runs.get(i) + (int) runs.get(i + 1)));
        return all;
    }
}
