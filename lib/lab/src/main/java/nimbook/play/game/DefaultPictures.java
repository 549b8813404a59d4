package nimbook.play.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import nimbook.core.Position;
import nimbook.drawing.Drawing;
import nimbook.drawing.NaturalOrder;

/**
 * The picture of a position by what it is, where a game says nothing else: a number as a row of coins, a list of
 * numbers as rows of coins or, where they ascend in each position, as coins on a strip; a text as a row of squares; a
 * list of texts or of lists as a board; a set as what is left of a row; a cell, or a record of two numbers, as a piece
 * on a board.
 *
 * <p>What a move changes in the picture says where it is made ({@link ChangedCells}). What is too large or of another
 * kind has no picture.
 */
final class DefaultPictures {

    /** So many moves are listed, and the positions after them looked at: some tenths of a second. */
    private static final int LISTED = 10_000;
    /** More coins, squares or rows could not be distinguished. */
    private static final int MOST = 60;
    /** The sides of a board on which a piece stands. */
    private static final int LARGEST_BOARD = 30;
    /** Letters of what a cell holds. */
    private static final int LETTERS = 3;

    private static final Pattern PROSE = Pattern.compile("\\p{L}{2,} ");
    private static final Pattern PAIR = Pattern.compile("\\w+\\[\\w+=([0-9]{1,3}), \\w+=([0-9]{1,3})]");

    private DefaultPictures() {}

    /** Null where no kind fits all of the positions that were looked at. */
    static <P> Function<P, Drawing> of(PositionPlay<P> play) {
        for (Kind kind : Kind.values()) {
            if (!fits(kind, play.start())) continue;
            Set<P> positions = positions(play);
            if (all(positions, at -> fits(kind, at))) return picture(kind, play, positions);
        }
        return null;
    }

    /** What a position is; of two that fit the first counts. */
    private enum Kind { PILE, NUMBERS, PIECE, SET, BOARD }

    private static boolean fits(Kind kind, Object at) {
        return switch (kind) {
            case PILE -> isSize(at, MOST);
            case NUMBERS -> isSizes(at);
            case PIECE -> pair(at) != null;
            case SET -> at instanceof Set;
            case BOARD -> rows(at) != null;
        };
    }

    private static <P> Function<P, Drawing> picture(Kind kind, PositionPlay<P> play, Set<P> positions) {
        return switch (kind) {
            case PILE -> at -> Pictures.pile((Integer) at, n -> n);
            case NUMBERS -> numbers(play, positions);
            case PIECE -> piece(play, positions);
            case SET -> set(play, positions);
            case BOARD -> board(play, positions);
        };
    }

    private static <P> Set<P> positions(PositionPlay<P> play) {
        Set<P> positions = new LinkedHashSet<>(List.of(play.start()));
        List<P> next = new ArrayList<>(positions);
        int listed = 0;
        for (int i = 0; i < next.size() && listed < LISTED; i++) {
            List<P> moves = play.moves(next.get(i));
            listed += moves.size();
            for (P to : moves) if (positions.add(to)) next.add(to);
        }
        return positions;
    }

    private static boolean all(Collection<?> positions, Predicate<Object> is) {
        return positions.stream().allMatch(is);
    }

    private static boolean isSize(Object value, int most) {
        return value instanceof Integer n && n >= 0 && n <= most;
    }

    private static boolean isSizes(Object at) {
        return at instanceof List<?> list && list.size() <= MOST && all(list, n -> isSize(n, MOST));
    }

    // ---- numbers: rows of coins, a bar, coins on a strip ----

    @SuppressWarnings("unchecked")
    private static List<Integer> sizes(Object at) {
        return (List<Integer>) at;
    }

    private static <P> Function<P, Drawing> numbers(PositionPlay<P> play, Set<P> positions) {
        int number = sizes(play.start()).size();
        if (number > 0 && all(positions, at -> sizes(at).size() == number && ascends(sizes(at)))) {
            int cells = 1 + positions.stream().mapToInt(at -> sizes(at).get(number - 1)).max().orElse(0);
            return at -> Pictures.strip(Math.max(cells, 1 + sizes(at).get(number - 1)), sizes(at), coins -> coins);
        }
        if (number > 1 && areBites(play.start(), play.moves(play.start()))) return at -> Pictures.bites(sizes(at));
        return at -> Pictures.piles(sizes(at));
    }

    private static boolean ascends(List<Integer> list) {
        return IntStream.range(1, list.size()).allMatch(i -> list.get(i - 1) < list.get(i));
    }

    /** Whether the moves of a list of lengths are the bites of a bar, all but the one into its first square. */
    static boolean areBites(Object start, Collection<?> moves) {
        if (!isSizes(start) || sizes(start).isEmpty() || sizes(start).contains(0)) return false;
        Set<Object> bites = new HashSet<>();
        for (Drawing.Link link : Pictures.bites(sizes(start)).links()) bites.addAll(link.targets());
        return bites.containsAll(moves) && all(moves, left -> sizes(left).stream().anyMatch(n -> n > 0));
    }

    // ---- cells: texts, boards, sets, a piece ----

    /** The rows of a board: the lines of a text, the texts or the lists of a list. Null for others and for prose. */
    private static List<List<String>> rows(Object at) {
        if (at instanceof String text && PROSE.matcher(text).find()) return null;
        List<?> lines = at instanceof String text ? text.isEmpty() ? List.of("") : text.lines().toList()
                : at instanceof List<?> list ? list : null;
        if (lines == null || lines.size() > MOST) return null;
        List<List<String>> rows = new ArrayList<>();
        for (Object line : lines) {
            List<String> row = line instanceof String text ? text.codePoints().mapToObj(Character::toString).toList()
                    : line instanceof List<?> list ? list.stream().map(String::valueOf).toList() : null;
            if (row == null || row.size() > MOST || row.stream().anyMatch(cell -> cell.length() > LETTERS))
                return null;
            rows.add(row.stream().map(DefaultPictures::glyph).toList());
        }
        return rows;
    }

    private static String glyph(String cell) {
        return switch (cell) {
            case ".", " ", "_", "-", "·", "□", "false", "null" -> "";
            case "true" -> CellPicture.COIN;
            default -> cell;
        };
    }

    /** The rows of a board of 0, 1 and 2: empty for 0; where there is no 2, a coin for 1. */
    private static List<List<String>> noughts(List<List<String>> rows, boolean coins) {
        return rows.stream().map(row -> row.stream().map(cell -> cell.equals("0") ? ""
                : coins && cell.equals("1") ? CellPicture.COIN : cell).toList()).toList();
    }

    private static Map<Position, String> cells(List<List<String>> rows) {
        Map<Position, String> cells = new TreeMap<>();
        for (int row = 0; row < rows.size(); row++) for (int column = 0; column < rows.get(row).size(); column++)
            cells.put(Position.of(row, column), rows.get(row).get(column));
        return cells;
    }

    private static <P> Function<P, Drawing> board(PositionPlay<P> play, Set<P> positions) {
        Set<String> seen = new HashSet<>();
        for (P at : positions) rows(at).forEach(seen::addAll);
        boolean sparse = Set.of("", "0", "1", "2").containsAll(seen);
        boolean coins = !seen.contains("2");
        Function<Object, List<List<String>>> board = at -> sparse && rows(at) != null ? noughts(rows(at), coins)
                : rows(at);
        return at -> {
            List<List<String>> rows = board.apply(at);
            Map<Position, String> before = cells(rows);
            return CellPicture.of(before, new ChangedCells<>(before, play.moves(at),
                    to -> after(rows, board.apply(to)), null), play.line(at));
        };
    }

    /** Of one row that has become shorter: the same without the cells that have gone. Null where others have come. */
    private static Map<Position, String> after(List<List<String>> before, List<List<String>> rows) {
        if (rows == null) return null;
        if (before.size() != 1 || rows.size() != 1 || before.get(0).size() == rows.get(0).size()) return cells(rows);
        List<String> row = before.get(0);
        List<String> left = rows.get(0);
        int gone = row.size() - left.size();
        for (int i = 0; gone > 0 && i + gone <= row.size(); i++) {
            List<String> rest = new ArrayList<>(row);
            rest.subList(i, i + gone).clear();
            if (!rest.equals(left)) continue;
            Map<Position, String> cells = cells(before);
            for (int j = i; j < i + gone; j++) cells.remove(Position.of(0, j));
            return cells;
        }
        return null;
    }

    private static <P> Function<P, Drawing> set(PositionPlay<P> play, Set<P> positions) {
        Set<Object> all = new LinkedHashSet<>();
        for (P at : positions) all.addAll((Set<?>) at);
        boolean board = all.stream().allMatch(one -> one instanceof Position p && isOnBoard(p));
        List<Object> row = all.stream().sorted(Comparator.comparing(Object::toString, NaturalOrder::compare)).toList();
        if (!board && (row.size() > MOST || row.stream().anyMatch(one -> one.toString().length() > LETTERS)))
            return null;
        Map<Object, Position> places = new LinkedHashMap<>();
        for (Object one : row) places.put(one, board ? (Position) one : Position.of(0, places.size()));
        return at -> {
            List<P> moves = play.listed(at);
            Function<P, Map<Position, String>> left = of -> left(places, (Set<?>) of, board);
            Map<Position, String> before = left.apply(at);
            return CellPicture.of(before, board ? before.keySet() : places.values(),
                    new ChangedCells<>(before, play.moves(at), left, board ? null
                            : to -> order(places, (Set<?>) at, moves.indexOf(to), moves.size(), (Set<?>) to)),
                    false, play.line(at));
        };
    }

    private static boolean isOnBoard(Position p) {
        return p.row() < LARGEST_BOARD && p.column() < LARGEST_BOARD;
    }

    private static Map<Position, String> left(Map<Object, Position> places, Set<?> set, boolean board) {
        Map<Position, String> cells = new TreeMap<>();
        places.forEach((one, place) -> {
            if (set.contains(one)) cells.put(place, board ? "" : CellPicture.COIN + one);
        });
        return cells;
    }

    /**
     * A move that takes several of a set is made on one of them. Where there are as many moves as there are elements,
     * and each takes the one at its place, it is that one, for the rule went through the set; else the middle one.
     */
    private static List<Position> order(Map<Object, Position> places, Set<?> at, int move, int moves, Set<?> to) {
        List<Position> taken = new ArrayList<>(at.stream().filter(one -> !to.contains(one)).map(places::get)
                .filter(place -> place != null).sorted().toList());
        List<Position> order = new ArrayList<>();
        if (moves == at.size()) {
            Position own = places.get(new ArrayList<>(at).get(move));
            if (taken.contains(own)) order.add(own);
        }
        if (!taken.isEmpty()) order.add(taken.get(taken.size() / 2));
        order.addAll(taken);
        return order;
    }

    /** A cell, or the two numbers of a record; null for others. */
    private static Position pair(Object at) {
        Position cell = at instanceof Position position ? position
                : at instanceof String || at instanceof Collection<?> ? null : numbers(at);
        return cell != null && isOnBoard(cell) ? cell : null;
    }

    /** From its text, "Bar[rows=4, columns=7]": a page has no reflection. */
    private static Position numbers(Object pair) {
        Matcher found = PAIR.matcher(pair.toString());
        return found.matches() ? Position.of(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2))) : null;
    }

    private static <P> Function<P, Drawing> piece(PositionPlay<P> play, Set<P> positions) {
        int rows = 1 + positions.stream().mapToInt(at -> pair(at).row()).max().orElse(0);
        int columns = 1 + positions.stream().mapToInt(at -> pair(at).column()).max().orElse(0);
        Function<P, Map<Position, String>> cells = at -> {
            Map<Position, String> board = new TreeMap<>();
            for (int row = 0; row < rows; row++)
                for (int column = 0; column < columns; column++) board.put(Position.of(row, column), "");
            Position piece = pair(at);
            if (piece != null) board.put(piece, CellPicture.COIN);
            return board;
        };
        return at -> CellPicture.of(cells.apply(at), cells.apply(at).keySet(),
                new ChangedCells<>(cells.apply(at), play.moves(at), cells, null), true, play.line(at));
    }
}
