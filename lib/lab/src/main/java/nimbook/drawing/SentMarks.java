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
 * Drawings on their way to the page. Those of one figure share most of their marks, so each mark travels once and a
 * drawing is a list of numbers.
 */
public final class SentMarks {

    private final Map<String, Integer> elements = new LinkedHashMap<>();
    /** The numbers of marks that are drawn where they are; to write one takes longer than to find it. */
    private final Map<Mark, Integer> drawn = new HashMap<>();
    private int signs;

    /**
     * Keys: size (width and height), marks ({@code [first number, how many, …]}) and parts
     * {@code [[id, kind, first mark, end, x, y] …]}.
     */
    public Map<String, Object> add(Drawing drawing) {
        List<Integer> runs = new ArrayList<>();
        int next = -1;
        for (int number : numbers(drawing)) {
            if (number == next) runs.set(runs.size() - 1, runs.get(runs.size() - 1) + 1);
            else runs.addAll(List.of(number, 1));
            next = number + 1;
        }
        signs += 4 * runs.size();
        return Json.object("size", List.of(drawing.width(), drawing.height()), "marks", runs, "parts",
                drawing.parts().stream().map(part -> List.of(part.id(), part.kind(), part.first(), part.end(),
                        part.at().x(), part.at().y())).toList());
    }

    /** A drawing that shares nothing: as {@link #add} has it, and elements, the marks as SVG. */
    public static Map<String, Object> alone(Drawing drawing) {
        SentMarks sent = new SentMarks();
        Map<String, Object> view = sent.add(drawing);
        view.put("elements", sent.elements());
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

    /** The marks as SVG elements, by their numbers. */
    public List<String> elements() {
        return List.copyOf(elements.keySet());
    }

    /** About how many characters travel. */
    public int signs() {
        return signs;
    }
}
