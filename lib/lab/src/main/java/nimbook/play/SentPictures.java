package nimbook.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.drawing.Drawing;
import nimbook.drawing.Svg;
import nimbook.widget.model.Json;

/**
 * Pictures of positions on their way to the page. Pictures of one game share most of their marks, so each mark travels
 * once and a picture is a list of numbers.
 *
 * @param <P> a position
 */
final class SentPictures<P> {

    /** Positions and moves that are sent with a figure; more would take a page longer to read than the game. */
    private static final int POSITIONS = 400;
    private static final int MOVES = 2500;

    private final PicturedPlay<P> play;
    private final Map<String, Integer> marks = new LinkedHashMap<>();
    private final List<Object> views = new ArrayList<>();

    SentPictures(PicturedPlay<P> play) {
        this.play = play;
    }

    /**
     * All positions of the game from its start, the start first; the start alone where they are more than are sent.
     */
    static <P> List<P> positions(Playable<P> play) {
        Set<P> seen = new HashSet<>(Set.of(play.start()));
        List<P> all = new ArrayList<>(seen);
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            Work.poll();
            List<P> moves = play.moves(all.get(i));
            count += moves.size();
            for (P to : moves) if (seen.add(to)) all.add(to);
            if (all.size() > POSITIONS || count > MOVES) return List.of(play.start());
        }
        return all;
    }

    /** @param before the position before the last move, or null */
    SentPictures<P> add(P at, P before, PlayPicture<P> picture) {
        Work.poll();
        Drawing drawing = picture.drawing();
        List<Integer> numbers = new ArrayList<>();
        for (String mark : Svg.elements(drawing)) {
            Integer number = marks.putIfAbsent(mark, marks.size());
            numbers.add(number == null ? marks.size() - 1 : number);
        }
        Map<String, Integer> ids = new LinkedHashMap<>();
        List<List<Object>> parts = new ArrayList<>();
        for (Drawing.Part part : drawing.parts()) {
            ids.putIfAbsent(part.id(), parts.size());
            parts.add(List.of(part.id(), part.kind(), part.first(), part.end()));
        }
        List<P> winning = play.winningMoves(at);
        Set<P> wins = new HashSet<>(winning);
        List<Object> moves = new ArrayList<>();
        for (PlayMove<P> move : picture.moves())
            moves.add(List.of(play.write(move.to()), play.words(move.to()), move.on(),
                    List.of(ids.getOrDefault(move.first(), 0), ids.getOrDefault(move.last(), 0)), move.place(),
                    move.key(), move.step(), move.says(), wins.contains(move.to())));
        Outcome outcome = play.outcome(at);
        views.add(Json.object("at", play.write(at), "before", before == null ? null : play.write(before), "typing",
                before == null ? play.typing(at) : null, "words",
                play.words(at), "outcome", outcome == null ? "" : outcome.name(), "why", play.reason(at), "because",
                winning.isEmpty() ? "" : play.reason(winning.get(0)), "label", picture.label(), "size",
                List.of(drawing.width(), drawing.height()), "marks", numbers, "parts", parts, "moves", moves));
        return this;
    }

    /** A position with one of its moves, and without its picture. */
    void addMove(P at, P to, PlayPicture<P> picture) {
        add(at, at, new PlayPicture<>(Drawing.blank(1, 1).build(), picture.label(),
                picture.moves().stream().filter(move -> move.to().equals(to)).toList()));
    }

    /**
     * Keys: marks, the SVG elements; views, each with at, before, typing (of a first position, else null), words,
     * outcome ("P", "N", ""), why, because (the reason of the first winning move), label, size, marks (numbers), parts
     * {@code [[id, kind, first mark, end] …]}, moves {@code [[to, its words, on, [first part, last part], place, key,
     * step, says, whether it wins] …]}.
     */
    Map<String, Object> json() {
        return Json.object("marks", List.copyOf(marks.keySet()), "views", views);
    }
}
