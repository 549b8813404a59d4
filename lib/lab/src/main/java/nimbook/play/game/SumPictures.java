package nimbook.play.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import nimbook.core.Position;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.TextStyle;
import nimbook.export.HasDrawing;
import nimbook.game.Game;
import nimbook.game.Heap;
import nimbook.game.PartsGame;
import nimbook.game.PlacedPiece;
import nimbook.game.Sum;
import nimbook.game.Summand;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapRule;
import nimbook.play.board.Board;
import nimbook.play.coins.Coins;
import nimbook.play.digits.Digits;
import nimbook.play.pins.Pins;
import nimbook.ruleset.CramRegion;

/**
 * A sum as the boards of its parts, side by side: heaps as coins or pins, pieces on their boards, digits, regions of
 * Cram, bars of Chomp, positions that have a picture of their own.
 */
final class SumPictures {

    private static final int GAP = 18;
    private static final int HEAD = 20;
    /** A coin's or a square's side. */
    private static final double UNIT = 26;
    /** A bar is no wider than its words as a rule, so that a sum's letters stay large on a slide. */
    private static final double BITE = 20;
    /** Larger heaps and boards are words. */
    private static final int LARGEST = 24;
    private static final TextStyle WORDS = TextStyle.of(13).color(Color.MUTED);

    private SumPictures() {}

    /** The parts in lines of a width; each is played as it is alone, and leads to the sum after a move in it. */
    static Drawing of(Sum sum, double width) {
        List<Drawing> boards = sum.parts().stream().map(SumPictures::part).toList();
        double[] x = new double[boards.size()];
        double[] y = new double[boards.size()];
        double right = 0;
        double top = 0;
        double bottom = 0;
        double widest = 240;
        for (int i = 0; i < boards.size(); i++) {
            Drawing board = boards.get(i);
            if (right > 0 && right + board.width() > width) {
                right = 0;
                top = bottom + GAP;
            }
            x[i] = right;
            y[i] = top;
            right += board.width() + GAP;
            bottom = Math.max(bottom, top + HEAD + board.height());
            widest = Math.max(widest, right - GAP);
        }
        Drawing.Builder sheet = Drawing.sheet((int) Math.ceil(widest), (int) Math.ceil(Math.max(bottom, 30)))
                .title(sum.toString());
        if (boards.isEmpty()) sheet.text(4, 20, "nothing is left", WORDS);
        for (int i = 0; i < boards.size(); i++) {
            int part = i;
            sheet.text(x[i] + 4, y[i] + 14, sum.parts().get(i).toString(), WORDS);
            sheet.drawing(i + " ", boards.get(i), x[i], y[i] + HEAD,
                    target -> target instanceof Sum option ? sum.replace(part, option) : target);
        }
        return sheet.build();
    }

    /** All parts of a game are of one type. */
    @SuppressWarnings("unchecked")
    private static PartsGame<CramRegion> cram(PartsGame<?> game) {
        return (PartsGame<CramRegion>) game;
    }

    private static Drawing part(Summand part) {
        double words = WORDS.width(part.toString()) + 8;
        Drawing board = Drawing.blank(1, 1).build();
        if (part instanceof Heap heap && heap.size() <= LARGEST) board = heap(heap);
        else if (part instanceof PlacedPiece piece && Math.max(piece.cell().row(), piece.cell().column()) <= LARGEST)
            board = Board.linked(piece.game(), piece.cell(), UNIT, to -> Sum.of(piece.game(), to.row(), to.column()));
        else if (part instanceof PartsGame<?> game && game.start() instanceof CramRegion region)
            board = region(cram(game), region);
        else if (part instanceof Game<?> game && game.start() instanceof HasDrawing drawn)
            board = linked(game, drawn.drawing());
        else if (part instanceof Game<?> game && game.start() instanceof DigitalDeletions at && isShort(at))
            board = linked(game, Digits.linked(at));
        else if (part instanceof Game<?> game && isBar(game))
            board = linked(game, Pictures.bites(lengths(game).start(), BITE));
        Drawing.Builder wide = Drawing.blank((int) Math.ceil(Math.max(words, board.width())), board.height());
        return wide.drawing(board, 0, 0).build();
    }

    /**
     * Coins, of which a click takes one and all to its right; where a move may split a heap, pins: a drag over some
     * takes them, a click one, and between two both, or cuts there.
     */
    private static Drawing heap(Heap heap) {
        int n = heap.size();
        HeapGame game = heap.game();
        // A rule of one's own may know no other heap; in a code's game all heaps look alike.
        int sample = game instanceof HeapRule ? n : LARGEST;
        if (game.options(sample).stream().noneMatch(left -> left.size() > 1))
            return Coins.linked(n, UNIT, i -> heaps(game, i));
        Set<List<Integer>> options = new HashSet<>();
        for (List<Integer> left : game.options(n)) options.add(left.stream().filter(m -> m > 0).sorted().toList());
        return Pins.linked(n, UNIT, (i, k) -> options.contains(IntStream.of(i, n - i - k).filter(m -> m > 0).sorted()
                .boxed().toList()) ? Arrays.asList(heaps(game, i, n - i - k)) : List.of());
    }

    /** What a move leaves, with and without empty heaps: a rule may list them or not. */
    private static Object[] heaps(HeapGame game, int... left) {
        return new Object[] {Sum.of(game, left), Sum.of(game, Arrays.stream(left).filter(n -> n > 0).toArray())};
    }

    private static boolean isShort(DigitalDeletions at) {
        return at.length() > 0 && at.length() <= LARGEST
                && IntStream.range(0, at.length()).allMatch(i -> at.digit(i) <= LARGEST);
    }

    private static boolean isBar(Game<?> game) {
        return game.start() instanceof List<?>
                && DefaultPictures.areBites(game.start(), lengths(game).moves(lengths(game).start()))
                && lengths(game).start().size() <= LARGEST && Collections.max(lengths(game).start()) <= LARGEST;
    }

    @SuppressWarnings("unchecked")
    private static Game<List<Integer>> lengths(Game<?> game) {
        return (Game<List<Integer>>) game;
    }

    /** The picture with the sums after its moves in place of the positions. */
    private static <T> Drawing linked(Game<T> game, Drawing picture) {
        Map<Object, Sum> after = new HashMap<>();
        for (T left : game.moves(game.start())) after.put(left, Sum.of(game.at(left)));
        return Drawing.blank(picture.width(), picture.height())
                .drawing("", picture, 0, 0, left -> after.containsKey(left) ? after.get(left) : left).build();
    }

    private static Drawing region(PartsGame<CramRegion> game, CramRegion region) {
        List<Position> free = new ArrayList<>();
        for (int row = 0; row < region.rows(); row++) for (int column = 0; column < region.columns(); column++)
            if (region.isFree(row, column)) free.add(Position.of(row, column));
        return Pictures.dominoes(region.rows(), region.columns(), free, (one, other) ->
                Sum.of(region.after(one, other).stream().map(game::at).toArray(Summand[]::new)));
    }
}
