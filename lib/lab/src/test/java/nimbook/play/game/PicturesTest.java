package nimbook.play.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import nimbook.board.BoardGame;
import nimbook.core.Position;
import nimbook.deletions.DigitMove;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.ruleset.Rulesets;
import org.junit.jupiter.api.Test;

/** Every move of these games is in the picture, at every position. */
class PicturesTest {

    private record Bar(int rows, int columns) {}

    private static <P> Set<P> clicked(List<P> moves, Drawing picture) {
        Set<P> found = new HashSet<>();
        for (Drawing.Link link : picture.links())
            link.targets().stream().filter(moves::contains).findFirst().ifPresent(to -> found.add(moves.get(
                    moves.indexOf(to))));
        return found;
    }

    private static <P> void allMoves(Game<P> game, Function<P, Drawing> picture) {
        Set<P> seen = new HashSet<>(Set.of(game.start()));
        List<P> queue = new ArrayList<>(seen);
        for (int i = 0; i < queue.size(); i++) {
            List<P> moves = game.moves(queue.get(i));
            assertEquals(new HashSet<>(moves), clicked(moves, picture.apply(queue.get(i))), "" + queue.get(i));
            for (P to : moves) if (seen.add(to)) queue.add(to);
        }
    }

    @Test
    void chomp() {
        allMoves(Rulesets.chomp(3, 4), Pictures::bites);
    }

    @Test
    void pilesInAnyOrder() {
        allMoves(Rulesets.mooresNim(1, 3, 1, 4), Pictures::piles);
        allMoves(Game.of(List.of(2, 3), at -> Stream.of(0, 1).flatMap(i -> Stream.iterate(0, n -> n < at.get(i),
                n -> n + 1).map(n -> i == 0 ? List.of(n, at.get(1)) : List.of(at.get(0), n))).toList()),
                Pictures::piles);
    }

    @Test
    void aPile() {
        allMoves(Game.of(12, n -> Stream.of(1, 2, 3).filter(k -> k <= n).map(k -> n - k).toList()),
                n -> Pictures.pile(n, left -> left));
    }

    @Test
    void aBarThatIsBroken() {
        allMoves(Game.of(new Bar(3, 5), bar -> Stream.concat(
                Stream.iterate(1, r -> r < bar.rows, r -> r + 1).map(r -> new Bar(r, bar.columns)),
                Stream.iterate(1, c -> c < bar.columns, c -> c + 1).map(c -> new Bar(bar.rows, c))).toList()),
                bar -> Pictures.bar(bar.rows, bar.columns, Bar::new));
    }

    /** Kayles on a row of pins as a text. */
    @Test
    void pins() {
        allMoves(Game.of("ooooo", row -> Stream.of("o", "oo").flatMap(taken -> Stream.iterate(0, i -> i < row.length(),
                i -> i + 1).filter(i -> row.startsWith(taken, i)).map(i -> row.substring(0, i)
                        + ".".repeat(taken.length()) + row.substring(i + taken.length()))).toList()), Pictures::pins);
    }

    /** Node Kayles on a round of six: a vertex goes with its neighbours. */
    @Test
    void aGraph() {
        List<List<Integer>> round = List.of(List.of(1, 5), List.of(2), List.of(3), List.of(4), List.of(5), List.of());
        Function<Integer, Function<Set<Integer>, Set<Integer>>> without = v -> set -> {
            Set<Integer> left = new TreeSet<>(set);
            left.removeAll(List.of(v, (v + 1) % 6, (v + 5) % 6));
            return left;
        };
        allMoves(Game.of((Set<Integer>) new TreeSet<>(Set.of(0, 1, 2, 3, 4, 5)), set -> set.stream().map(v -> without
                .apply(v).apply(set)).toList()), set -> Pictures.graph(round, set, v -> without.apply(v).apply(set)));
    }

    @Test
    void squaresOfABoard() {
        allMoves(Game.of(Set.of(Position.of(0, 1), Position.of(1, 2)), cells -> cells.stream().map(cell -> {
            Set<Position> left = new HashSet<>(cells);
            left.remove(cell);
            return left;
        }).toList()), cells -> Pictures.cells(2, 3, cells, cell -> {
            Set<Position> left = new HashSet<>(cells);
            return left.remove(cell) ? left : "none";
        }));
    }

    /** Kayles and Nim, a queen, Cram: each part has its moves, and leads to the sum after them. */
    @Test
    void sums() {
        Sum sum = Sum.of(Octal.kayles(), 5).plus(HeapGame.nim(), 3).plus(BoardGame.queen(), 2, 3)
                .plus(Rulesets.cram(2, 3));
        Drawing picture = SumPictures.of(sum, 600);
        assertEquals(new HashSet<>(sum.options()), clicked(sum.options(), picture));
        // Grundy's game splits alone: a click between two coins cuts.
        Sum grundy = Sum.of(HeapGame.grundysGame(), 7);
        assertEquals(new HashSet<>(grundy.options()), clicked(grundy.options(), SumPictures.of(grundy, 600)));
        assertEquals("nothing", SumPictures.of(Sum.of(), 600).title());
        // Five pins, and three coins with their inner rims.
        assertEquals(5, count(Sum.of(Octal.kayles(), 5), Mark.Polyline.class));
        assertEquals(2 * 3, count(Sum.of(HeapGame.nim(), 3), Mark.Circle.class));
    }

    /** A piece goes to any of its cells; of seven pins any one to three neighbours are taken. */
    @Test
    void whatIsDraggedAloneIsDraggedInASum() {
        Sum queen = Sum.of(HeapGame.nim(), 2).plus(BoardGame.queen(), 2, 3);
        assertEquals(2 + 3 + 2, dragged(queen, "1 piece").size());
        Sum pins = Sum.of(Octal.of(".777"), 7);
        assertEquals(Set.of("0 pin 3", "0 pin 4"), dragged(pins, "0 pin 2"));
        assertEquals(Set.of("2 cell 0", "2 cell 2"),
                dragged(Sum.of(HeapGame.nim(), 2, 1).plus(SilverDollar.of(1, 3)), "2 coin 0", "2 coin 1"));
    }

    private static Set<String> dragged(Sum sum, String... from) {
        Set<String> to = new TreeSet<>();
        for (Drawing.Link link : SumPictures.of(sum, 600).links())
            if (link.on().size() == 2 && List.of(from).contains(link.on().get(0))) to.add(link.on().get(1));
        return to;
    }

    private static long count(Sum sum, Class<?> kind) {
        return SumPictures.of(sum, 600).marks().stream().filter(kind::isInstance).count();
    }

    @Test
    void digitsInASum() {
        Game<DigitalDeletions> digits = Game.of(DigitalDeletions.of("302"),
                at -> at.moves().stream().map(DigitMove::after).toList());
        Sum sum = Sum.of(digits).plus(HeapGame.nim(), 2);
        assertEquals(new HashSet<>(sum.options()), clicked(sum.options(), SumPictures.of(sum, 600)));
    }

    /** Its squares, and next to them what else is played; a list of lengths under other rules is no bar. */
    @Test
    void aBarInASum() {
        Sum sum = Sum.of(HeapGame.nim(), 2).plus(Rulesets.chomp(2, 3));
        assertEquals(2 * 3, squares(SumPictures.of(sum, 600)));
        assertEquals(new HashSet<>(sum.options()), clicked(sum.options(), SumPictures.of(sum, 600)));
        for (Sum option : sum.options())
            assertEquals(new HashSet<>(option.options()), clicked(option.options(), SumPictures.of(option, 600)));
        assertEquals(0, squares(SumPictures.of(Sum.of(Rulesets.mooresNim(1, 2, 3)), 600)));
    }

    private static long squares(Drawing picture) {
        return picture.marks().stream().filter(mark -> mark instanceof Mark.Rect r && r.radius() > 0).count();
    }

    @Test
    void whatCannotBeShownIsRefused() {
        for (Runnable wrong : List.<Runnable>of(() -> Pictures.pile(61, n -> n), () -> Pictures.piles(List.of(-1)),
                () -> Pictures.bar(0, 3, Bar::new), () -> Pictures.pins("o".repeat(61)),
                () -> Pictures.graph(List.of(List.of(1)), Set.of(0), v -> v),
                () -> Pictures.strip(0, List.of(), coins -> coins),
                () -> Pictures.strip(5, List.of(5), coins -> coins),
                () -> Pictures.northcott(4, List.of(0), List.of(4), List::of),
                () -> Pictures.northcott(4, List.of(0), List.of(), List::of))) {
            String message = assertThrows(IllegalArgumentException.class, wrong::run).getMessage();
            assertTrue(message.matches("(size|rows|pins|neighbour|cells|coins:|dark:) .*"), message);
        }
    }
}
