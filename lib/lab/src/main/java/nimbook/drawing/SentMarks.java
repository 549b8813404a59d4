package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimbook.widget.model.Json;

/**
 * Drawings on their way to the page. Those of one figure share most of their marks and parts, so each travels once and
 * a drawing is two lists of numbers.
 */
public final class SentMarks {

    private final Map<String, Integer> elements = new LinkedHashMap<>();
    /** The numbers of marks that are drawn where they are; to write one takes longer than to find it. */
    private final Map<Mark, Integer> drawn = new HashMap<>();
    private final Map<List<Object>, Integer> parts = new LinkedHashMap<>();
    private int signs;

    /** Keys: size (width and height), marks and parts: {@code [first number, how many, …]} of {@link #json}. */
    public Map<String, Object> add(Drawing drawing) {
        List<Integer> shared = new ArrayList<>();
        int end = 0;
        for (Drawing.Part part : nonNull(drawing, "drawing").parts()) {
            shared.add(parts.computeIfAbsent(List.of(part.id(), part.kind(), part.first() - end,
                    part.end() - part.first(), part.at().x(), part.at().y()), one -> parts.size()));
            end = part.end();
        }
        return Json.object("size", List.of(drawing.width(), drawing.height()), "marks", runs(numbers(drawing)),
                "parts", runs(shared));
    }

    private List<Integer> runs(List<Integer> numbers) {
        List<Integer> runs = new ArrayList<>();
        int next = -1;
        for (int number : numbers) {
            if (number == next) runs.set(runs.size() - 1, runs.get(runs.size() - 1) + 1);
            else runs.addAll(List.of(number, 1));
            next = number + 1;
        }
        signs += 4 * runs.size();
        return runs;
    }

    /** A drawing that shares nothing: keys as {@link #add} has them, and shared, what {@link #json} has. */
    public static Map<String, Object> alone(Drawing drawing) {
        SentMarks sent = new SentMarks();
        Map<String, Object> view = sent.add(drawing);
        view.put("shared", sent.json());
        return view;
    }

    /** What looks the same in parts that lie elsewhere has one number. */
    private List<Integer> numbers(Drawing drawing) {
        Mark.Point[] origins = new Mark.Point[nonNull(drawing, "drawing").marks().size()];
        for (Drawing.Part part : drawing.parts())
            if (part.at().x() != 0 || part.at().y() != 0) Arrays.fill(origins, part.first(), part.end(), part.at());
        return IntStream.range(0, origins.length).mapToObj(i -> number(drawing.marks().get(i), origins[i])).toList();
    }

    private int number(Mark mark, Mark.Point origin) {
        if (origin != null) return number(Svg.element(mark.moved(-origin.x(), -origin.y())));
        return drawn.computeIfAbsent(mark, one -> number(Svg.element(one)));
    }

    private int number(String element) {
        Integer known = elements.putIfAbsent(element, elements.size());
        if (known == null) signs += element.length();
        return known == null ? elements.size() - 1 : known;
    }

    /**
     * Keys: marks, the SVG elements; parts
     * {@code [[id, kind, marks between the part before and this one, how many marks, x, y] …]}.
     */
    public Map<String, Object> json() {
        return Json.object("marks", List.copyOf(elements.keySet()), "parts", List.copyOf(parts.keySet()));
    }

    /** About how many characters travel. */
    public int signs() {
        return signs;
    }
}
