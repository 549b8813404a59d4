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
import nimbook.drawing.SentMarks;
import nimbook.widget.model.Json;

/**
 * Positions and their pictures on their way to the page.
 *
 * @param <P> a position
 */
final class SentPictures<P> {

    /** Positions and moves that are sent with a figure; more would take a page longer to read than the game. */
    private static final int POSITIONS = 400;
    private static final int MOVES = 1200;

    private final PicturedPlay<P> play;
    private final SentMarks marks = new SentMarks();
    private final Map<List<Object>, Integer> moves = new LinkedHashMap<>();
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
        List<P> winning = play.winningMoves(at);
        Set<P> wins = new HashSet<>(winning);
        List<Integer> numbers = new ArrayList<>();
        List<Integer> won = new ArrayList<>();
        for (PlayMove<P> move : picture.moves()) {
            int number = number(List.of(play.write(move.to()), play.words(move.to()), move.on(), move.first(),
                    move.last(), move.place(), move.key(), move.step(), move.says()));
            numbers.add(number);
            if (wins.contains(move.to())) won.add(number);
        }
        PlayPicture.Tiles tiles = picture.tiles();
        Outcome outcome = play.outcome(at);
        Map<String, Object> view = marks.add(picture.drawing());
        view.putAll(Json.object("at", play.write(at), "before", before == null ? null : play.write(before), "typing",
                before == null ? play.typing(at) : null, "words",
                play.words(at), "outcome", outcome == null ? "" : outcome.name(), "why", play.reason(at), "because",
                winning.isEmpty() ? "" : play.reason(winning.get(0)), "label", picture.label(), "tiles",
                tiles == null ? null : List.of(tiles.part(), tiles.rows(), tiles.columns()), "moves", numbers,
                "wins", won));
        views.add(view);
        return this;
    }

    private int number(List<Object> move) {
        Integer known = moves.putIfAbsent(move, moves.size());
        return known == null ? moves.size() - 1 : known;
    }

    /** A position with one of its moves, and without its picture. */
    void addMove(P at, P to, PlayPicture<P> picture) {
        add(at, at, new PlayPicture<>(Drawing.blank(1, 1).build(), picture.label(),
                picture.moves().stream().filter(move -> move.to().equals(to)).toList(), null));
    }

    /**
     * Keys: marks, the SVG elements; moves {@code [[to, its words, on, first part, last part, place, key, step, says]
     * …]}; views, each with at, before, typing (of a first position, else null), words, outcome ("P", "N", ""), why,
     * because (the reason of the first winning move), label, what {@link SentMarks#add} has, tiles
     * {@code [part, rows, columns]} or null, moves and wins (numbers of moves).
     */
    Map<String, Object> json() {
        return Json.object("marks", marks.elements(), "moves", List.copyOf(moves.keySet()), "views",
                views);
    }
}
