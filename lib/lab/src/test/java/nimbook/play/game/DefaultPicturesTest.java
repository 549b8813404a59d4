package nimbook.play.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimbook.core.Position;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.ruleset.Rulesets;
import org.junit.jupiter.api.Test;

/** Games on plain values, without a line for the picture: each move is made in it. */
class DefaultPicturesTest {

    private record Bar(int rows, int columns) {}

    private record Named(String name) {}

    private static <P> Map<P, Drawing> pictures(Game<P> game) {
        PositionPlay<P> play = PositionPlay.of(game);
        Function<P, Drawing> picture = play.picture();
        assertNotNull(picture);
        Map<P, Drawing> pictures = new HashMap<>(Map.of(game.start(), picture.apply(game.start())));
        List<P> queue = new ArrayList<>(pictures.keySet());
        for (int i = 0; i < queue.size(); i++) {
            List<P> moves = game.moves(queue.get(i));
            assertEquals(new HashSet<>(moves), clicked(pictures.get(queue.get(i)), moves), "" + queue.get(i));
            for (P to : moves) if (!pictures.containsKey(to)) {
                pictures.put(to, picture.apply(to));
                queue.add(to);
            }
        }
        return pictures;
    }

    private static <P> Set<P> clicked(Drawing picture, List<P> moves) {
        return picture.links().stream().flatMap(link -> link.targets().stream().filter(moves::contains).limit(1))
                .map(to -> moves.get(moves.indexOf(to))).collect(Collectors.toSet());
    }

    private static <P> long circles(Map<P, Drawing> pictures, P at) {
        return pictures.get(at).marks().stream().filter(Mark.Circle.class::isInstance).count();
    }

    private static <P> List<Object> clickedOn(Drawing picture, String part) {
        return picture.links().stream().filter(link -> link.on().equals(List.of(part)))
                .flatMap(link -> link.targets().stream()).toList();
    }

    @Test
    void aNumberIsARowOfCoins() {
        Map<Integer, Drawing> sticks = pictures(Game.of(11, n -> Stream.of(1, 2, 3).filter(k -> k <= n)
                .map(k -> n - k).toList()));
        for (int n = 0; n <= 11; n++) assertEquals(n, circles(sticks, n));
    }

    @Test
    void aListOfNumbersIsRowsOfCoins() {
        Map<List<Integer>, Drawing> nim = pictures(Rulesets.mooresNim(1, 2, 3, 4));
        assertEquals(2 + 3 + 4, circles(nim, List.of(2, 3, 4)));
    }

    @Test
    void bitesOfABarAreBitten() {
        Map<List<Integer>, Drawing> chomp = pictures(Rulesets.chomp(3, 4));
        assertEquals(0, circles(chomp, List.of(4, 4, 4)));
    }

    /** Silver Dollar: a coin goes to the left over none. */
    private static List<List<Integer>> shifts(List<Integer> coins) {
        List<List<Integer>> moves = new ArrayList<>();
        for (int i = 0; i < coins.size(); i++)
            for (int to = i == 0 ? 0 : coins.get(i - 1) + 1; to < coins.get(i); to++) {
                List<Integer> after = new ArrayList<>(coins);
                after.set(i, to);
                moves.add(after);
            }
        return moves;
    }

    @Test
    void ascendingPlacesAreCoinsOnAStrip() {
        Map<List<Integer>, Drawing> dollar = pictures(Game.of(List.of(1, 3, 6), DefaultPicturesTest::shifts));
        assertEquals(3, circles(dollar, List.of(1, 3, 6)));
        Drawing start = dollar.get(List.of(1, 3, 6));
        assertEquals(7, start.marks().stream().filter(mark -> mark instanceof Mark.Rect square
                && square.style().stroke() != null).count());
        // The coin on 6 goes to 4: nothing lies between.
        assertTrue(start.links().stream().anyMatch(link -> link.on().equals(List.of("coin 2", "cell 4"))
                && link.targets().contains(List.of(1, 3, 4))));
    }

    private static List<String> crosses(String row) {
        return row.contains("X".repeat(3)) ? List.of() : IntStream.range(0, row.length())
                .filter(i -> row.charAt(i) == '.')
                .mapToObj(i -> row.substring(0, i) + "X" + row.substring(i + 1)).toList();
    }

    private static List<String> knocked(String row) {
        return Stream.of("o", "oo").flatMap(pins -> IntStream.range(0, row.length())
                .filter(i -> row.startsWith(pins, i))
                .mapToObj(i -> row.substring(0, i) + ".".repeat(pins.length()) + row.substring(i + pins.length())))
                .toList();
    }

    private static Set<String> withoutPairs(String word) {
        return IntStream.range(1, word.length()).filter(i -> word.charAt(i) == word.charAt(i - 1))
                .mapToObj(i -> word.substring(0, i - 1) + word.substring(i + 1)).collect(Collectors.toSet());
    }

    @Test
    void aTextIsARowOfSquares() {
        pictures(Game.of("......", DefaultPicturesTest::crosses));
        Map<String, Drawing> kayles = pictures(Game.of("ooooo", DefaultPicturesTest::knocked));
        assertEquals(5, circles(kayles, "ooooo"));
        assertEquals(List.of("ooo.o"), clickedOn(kayles.get("ooooo"), "cell 0 3"));
        Map<String, Drawing> words = pictures(Game.of("AABBABBA", DefaultPicturesTest::withoutPairs));
        assertEquals(8, words.get("AABBABBA").marks().stream().filter(Mark.Text.class::isInstance).count());
    }

    /** Every board after a domino on two free squares; of a region with a corner missing, too. */
    private static List<List<String>> dominoes(List<String> board) {
        List<List<String>> moves = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) for (int column = 0; column < board.get(row).length(); column++)
            for (int down = 0; down < 2; down++) {
                List<StringBuilder> after = board.stream().map(StringBuilder::new).toList();
                if (row + down < board.size() && column + 1 - down < board.get(row + down).length()
                        && board.get(row).charAt(column) == '.'
                        && board.get(row + down).charAt(column + 1 - down) == '.') {
                    after.get(row).setCharAt(column, '#');
                    after.get(row + down).setCharAt(column + 1 - down, '#');
                    moves.add(after.stream().map(StringBuilder::toString).toList());
                }
            }
        return moves;
    }

    /** A piece takes a neighbour of the other kind and stands there (Clobber). */
    private static List<List<List<Integer>>> clobbered(List<List<Integer>> board) {
        List<List<List<Integer>>> moves = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) for (int column = 0; column < board.get(row).size(); column++)
            for (int[] to : new int[][] {{row, column + 1}, {row, column - 1}, {row + 1, column}, {row - 1, column}}) {
                if (to[0] < 0 || to[0] >= board.size() || to[1] < 0 || to[1] >= board.get(row).size()) continue;
                if (board.get(row).get(column) * board.get(to[0]).get(to[1]) != 2) continue;
                List<List<Integer>> after = new ArrayList<>();
                for (List<Integer> line : board) after.add(new ArrayList<>(line));
                after.get(to[0]).set(to[1], board.get(row).get(column));
                after.get(row).set(column, 0);
                moves.add(after);
            }
        return moves;
    }

    @Test
    void aListOfTextsOrListsIsABoard() {
        pictures(Game.of(List.of("...", "....", ".."), DefaultPicturesTest::dominoes));
        Map<List<List<Integer>>, Drawing> clobber =
                pictures(Game.of(List.of(List.of(1, 2, 1), List.of(2, 1, 2)), DefaultPicturesTest::clobbered));
        Drawing start = clobber.get(List.of(List.of(1, 2, 1), List.of(2, 1, 2)));
        assertTrue(start.links().stream().anyMatch(link -> link.on().equals(List.of("piece 0 0", "cell 1 0"))
                && link.targets().contains(List.of(List.of(0, 2, 1), List.of(1, 1, 2)))), "it is dragged");
    }

    /** Vertices of a graph: one is chosen, and goes with its neighbours (node Kayles). */
    private static List<Set<Integer>> chosen(Set<Integer> left, int[][] edges) {
        return left.stream().map(vertex -> {
            Set<Integer> rest = new TreeSet<>(left);
            rest.remove(vertex);
            for (int[] edge : edges) for (int end = 0; end < 2; end++)
                if (edge[end] == vertex) rest.remove(edge[1 - end]);
            return (Set<Integer>) new LinkedHashSet<>(rest);
        }).toList();
    }

    /** A set that is listed in another order is the same figure: of a cycle of 6 with a chord. */
    @Test
    void aSetIsWhatIsLeftOfARow() {
        int[][] edges = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}, {0, 3}};
        List<Integer> vertices = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5));
        Game<Set<Integer>> game = Game.of(new LinkedHashSet<>(vertices), left -> chosen(left, edges));
        Map<Set<Integer>, Drawing> pictures = pictures(game);
        for (int v = 0; v < 6; v++)
            assertEquals(List.of(chosen(Set.of(0, 1, 2, 3, 4, 5), edges).get(List.copyOf(Set.of(0, 1, 2, 3, 4, 5))
                    .indexOf(v))), clickedOn(pictures.get(game.start()), "cell 0 " + v));
        Map<String, Object> state = GameBoard.of(game).state();
        Collections.reverse(vertices);
        assertEquals(state.toString(), GameBoard.of(Game.of((Set<Integer>) new LinkedHashSet<>(vertices),
                left -> chosen(left, edges))).state().toString());
        assertEquals("{0, 1, 2, 3, 4, 5}", PositionPlay.of(game).words(game.start()));
    }

    @Test
    void cellsThatAreLeftAreABoard() {
        Set<Position> cells = new HashSet<>();
        for (int i = 0; i < 2 * 4; i++) cells.add(Position.of(i / 4, i % 4));
        Map<Set<Position>, Drawing> chomp = pictures(Game.of(cells, left -> left.stream()
                .filter(cell -> cell.row() + cell.column() > 0).map(cell -> left.stream()
                        .filter(other -> other.row() < cell.row() || other.column() < cell.column())
                        .collect(Collectors.toSet())).toList()));
        assertEquals(8, chomp.get(cells).marks().stream().filter(mark -> mark instanceof Mark.Rect square
                && square.style().stroke() != null).count());
    }

    @Test
    void twoNumbersAreAPieceOnABoard() {
        Map<Bar, Drawing> rook = pictures(Game.of(new Bar(3, 4), bar -> Stream.concat(
                IntStream.range(0, bar.rows).mapToObj(row -> new Bar(row, bar.columns)),
                IntStream.range(0, bar.columns).mapToObj(column -> new Bar(bar.rows, column))).toList()));
        assertEquals(1, circles(rook, new Bar(3, 4)));
        assertEquals(List.of(new Bar(3, 0)), clickedOn(rook.get(new Bar(3, 4)), "cell 3 0"));
        pictures(Game.of(Position.of(2, 2), at -> IntStream.range(0, at.row())
                .mapToObj(row -> Position.of(row, at.column())).toList()));
    }

    /** A letter that is gone, and two that change; a word that has grown is in the list alone. */
    @Test
    void whatCannotBeComparedIsChosenFromTheList() {
        Game<String> game = Game.of("ab", word -> word.equals("ab") ? List.of("abc", "b", "ba") : List.of());
        assertEquals(Set.of("b", "ba"), clicked(PositionPlay.of(game).picture().apply("ab"), game.moves("ab")));
    }

    @Test
    void whatIsTooLargeOrOfAnotherKindIsWords() {
        assertNull(PositionPlay.of(Game.of(61, n -> n == 0 ? List.of() : List.of(n - 1))).picture());
        assertNull(PositionPlay.of(Game.of(new Named("b"), at -> at.name.equals("b") ? List.of(new Named("a"))
                : List.of())).picture());
        assertNull(PositionPlay.of(Game.of("to be", at -> at.equals("or") ? List.of() : List.of("or"))).picture());
        assertNull(PositionPlay.of(Game.of("x".repeat(61), at -> at.isEmpty() ? List.of() : List.of(""))).picture());
        assertNull(PositionPlay.of(GameSearch.of(2_000_000, n -> n == 0 ? List.of() : List.of(n - 1))).picture());
        GameBoard<Integer> words = GameBoard.of(Game.of(9, n -> n == 0 ? List.of() : List.of(n - 1)))
                .text(n -> n + " sticks");
        assertTrue(words.drawing().marks().stream().noneMatch(Mark.Circle.class::isInstance), "the words stand there");
    }

    /** Nimble: coins go to the left, also on and over others; their order counts for nothing. */
    @Test
    void coinsOnAStripLieAboveEachOther() {
        Function<List<Integer>, List<List<Integer>>> rule = coins -> {
            Set<List<Integer>> moves = new LinkedHashSet<>();
            for (int i = 0; i < coins.size(); i++) for (int to = 0; to < coins.get(i); to++) {
                Integer[] after = coins.toArray(new Integer[0]);
                after[i] = to;
                Arrays.sort(after);
                moves.add(List.of(after));
            }
            return List.copyOf(moves);
        };
        Game<List<Integer>> nimble = Game.of(List.of(0, 2, 2, 4), rule::apply);
        for (List<Integer> at : List.of(List.of(0, 2, 2, 4), List.of(0, 0, 0, 3)))
            assertEquals(new HashSet<>(nimble.moves(at)), clicked(Pictures.strip(5, at, coins -> coins),
                    nimble.moves(at)));
    }

    @Test
    void piecesOfNorthcottAreDraggedAlongTheirRows() {
        Drawing picture = Pictures.northcott(6, List.of(0, 1), List.of(5, 3), (light, dark) -> List.of(light, dark));
        assertTrue(picture.links().contains(new Drawing.Link(List.of("light 1", "cell 1 2"),
                List.of(List.of(List.of(0, 2), List.of(5, 3))))));
        assertTrue(picture.links().contains(new Drawing.Link(List.of("dark 0", "cell 0 1"),
                List.of(List.of(List.of(0, 1), List.of(1, 3))))));
    }
}
