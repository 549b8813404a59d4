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

    /** Positions of a game that is sent as a whole, and about how many characters of it. */
    private static final int POSITIONS = 400;
    private static final int SIGNS = 2_000_000;

    private final Playable<P> play;
    private final SentMarks marks = new SentMarks();
    private final Map<P, Integer> positions = new LinkedHashMap<>();
    private final Map<List<Object>, Integer> moves = new LinkedHashMap<>();
    private final List<Object> views = new ArrayList<>();

    SentPictures(Playable<P> play) {
        this.play = play;
    }

    /** All positions of the game, its start first; the start alone where they are more than are sent. */
    static <P> SentPictures<P> of(PlayFigure<P, ?> figure) {
        Playable<P> play = figure.play();
        P start = play.start();
        SentPictures<P> sent = new SentPictures<>(play);
        for (P at : positions(play, figure.mostMoves())) {
            sent.add(at, null, figure.picture(start, null, at));
            if (sent.marks.signs() > SIGNS)
                return new SentPictures<>(play).add(start, null, figure.picture(start, null, start));
        }
        return sent;
    }

    private static <P> List<P> positions(Playable<P> play, int most) {
        Set<P> seen = new HashSet<>(Set.of(play.start()));
        List<P> all = new ArrayList<>(seen);
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            Work.poll();
            List<P> moves = play.moves(all.get(i));
            count += moves.size();
            for (P to : moves) if (seen.add(to)) all.add(to);
            if (all.size() > POSITIONS || count > most) return List.of(play.start());
        }
        return all;
    }

    /** How many positions have their picture here. */
    int count() {
        return views.size();
    }

    /** @param before the position before the last move, or null */
    SentPictures<P> add(P at, P before, PlayPicture<P> picture) {
        Work.poll();
        List<P> winning = play.winningMoves(at);
        Set<P> wins = new HashSet<>(winning);
        List<Integer> numbers = new ArrayList<>();
        List<Integer> won = new ArrayList<>();
        for (PlayMove<P> move : picture.moves()) {
            int number = number(moves, List.of(number(positions, move.to()), move.on(), move.first(), move.last(),
                    move.place(), move.key(), move.step(), move.says()));
            numbers.add(number);
            if (wins.contains(move.to())) won.add(number);
        }
        PlayPicture.Tiles tiles = picture.tiles();
        Outcome outcome = play.outcome(at);
        Map<String, Object> view = marks.add(picture.drawing());
        view.putAll(Json.object("at", number(positions, at), "before",
                before == null ? null : number(positions, before), "typing", before == null ? play.typing(at) : null,
                "outcome", outcome == null ? "" : outcome.name(), "why", play.reason(at), "because",
                winning.isEmpty() ? "" : play.reason(winning.get(0)), "label", picture.label(), "tiles",
                tiles == null ? null : List.of(tiles.part(), tiles.rows(), tiles.columns()), "moves", numbers, "wins",
                won));
        views.add(view);
        return this;
    }

    private static <T> int number(Map<T, Integer> known, T one) {
        return known.computeIfAbsent(one, next -> known.size());
    }

    /** A position with one of its moves, and without its picture. */
    void addMove(P at, P to, PlayPicture<P> picture) {
        add(at, at, new PlayPicture<>(Drawing.blank(1, 1).build(), picture.label(),
                picture.moves().stream().filter(move -> move.to().equals(to)).toList(), null));
    }

    /**
     * Keys: positions {@code [[as the game writes it, its words] …]}; moves
     * {@code [[number of the position, on, first part, last part, place, key, step, says] …]}; shared, what
     * {@link SentMarks#json} has; views, each with at and before (numbers of positions or null), typing (of a first
     * position, else null), outcome ("P", "N", ""), why, because (the reason of the first winning move), label, what
     * {@link SentMarks#add} has, tiles {@code [part, rows, columns]} or null, moves and wins (numbers of moves).
     */
    Map<String, Object> json() {
        return Json.object("positions",
                positions.keySet().stream().map(at -> List.of(play.write(at), play.words(at))).toList(), "moves",
                List.copyOf(moves.keySet()), "shared", marks.json(), "views", views);
    }
}
