package nimbook.play.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import nimbook.core.Work;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.Svg;

/**
 * Pictures of positions on their way to the page. Pictures of one game share most of their marks, so each mark travels
 * once and a picture is a list of numbers.
 *
 * @param <P> a position
 */
final class PicturePack<P> {

    /** Signs and numbers that travel with a figure; more would take a page longer to read than the game. */
    private static final int MOST = 2_000_000;

    private final PositionPlay<P> play;
    private final Function<? super P, Drawing> picture;
    private final Map<String, Integer> marks = new LinkedHashMap<>();
    private final List<List<Object>> pictures = new ArrayList<>();
    private int size;

    PicturePack(PositionPlay<P> play, Function<? super P, Drawing> picture) {
        this.play = play;
        this.picture = picture;
    }

    /**
     * Pictures of the first of these positions, as many as may travel: {@code marks}, the SVG elements, and
     * {@code pictures}, {@code [id, width, height, [mark …], [[place in the list of marks, id of the option] …]]}.
     */
    Map<String, Object> json(List<P> positions) {
        for (P at : positions) {
            Work.poll();
            if (size > MOST) break;
            add(at, drawn(at));
        }
        return Map.of("marks", List.copyOf(marks.keySet()), "pictures", pictures);
    }

    private void add(P at, Drawing drawing) {
        List<Integer> numbers = new ArrayList<>();
        for (Mark one : drawing.marks()) {
            String mark = Svg.element(one);
            Integer number = marks.putIfAbsent(mark, marks.size());
            if (number == null) size += mark.length();
            numbers.add(number == null ? marks.size() - 1 : number);
        }
        List<List<Integer>> links = new ArrayList<>();
        if (!drawing.links().isEmpty()) {
            Set<P> moves = new HashSet<>(play.moves(at));
            for (Drawing.Link link : drawing.links())
                option(link, moves).ifPresent(to -> links.add(List.of(link.mark(), play.number(to))));
        }
        size += 5 * numbers.size() + 10 * links.size();
        pictures.add(List.of(play.number(at), drawing.width(), drawing.height(), numbers, links));
    }

    @SuppressWarnings("unchecked")
    private Optional<P> option(Drawing.Link link, Set<P> moves) {
        return link.targets().stream().filter(moves::contains).map(target -> (P) target).findFirst();
    }

    /** @throws IllegalArgumentException when the picture of a position is null */
    Drawing drawn(P at) {
        Drawing drawn = picture.apply(at);
        if (drawn == null)
            throw new IllegalArgumentException(
                    "drawn(p -> …): null for the position " + play.text(at) + "; a picture is needed");
        return drawn;
    }
}
