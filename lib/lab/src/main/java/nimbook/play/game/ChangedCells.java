package nimbook.play.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import nimbook.core.Position;

/**
 * Where each move of a position is made in a picture of cells: found from the cells that differ after it.
 *
 * <p>A move is made by a click on a place: the one cell that it changes, the line between two neighbours, the cell to
 * which a piece goes, else one of the cells that it changes, the upper left one first. A place belongs to one move; as
 * many moves as can be get one (an augmenting path a move, O(moves² · cells)). A cell that is left belongs to the only
 * move that changes it.
 *
 * @param <P> a position
 */
final class ChangedCells<P> {

    /** A cell, or the line between two neighbours. */
    record Place(Position cell, Position other) {
        static Place of(Position cell) {
            return new Place(cell, cell);
        }

        boolean isCell() {
            return cell.equals(other);
        }
    }

    /** A piece that goes from a cell to another. */
    record Step(Position from, Position to) {}

    private final Map<P, List<Place>> places = new LinkedHashMap<>();
    private final Map<P, Step> steps = new LinkedHashMap<>();
    private final Map<Place, P> owners = new HashMap<>();

    /**
     * @param before what the cells hold: "" where they are empty, nothing where no cell is
     * @param after the same after a move; null where that cannot be compared
     * @param order the cells of a move in the order in which they are tried; null for the upper left one first
     */
    ChangedCells(Map<Position, String> before, List<P> moves, Function<P, Map<Position, String>> after,
            Function<P, List<Position>> order) {
        for (P to : moves) {
            Map<Position, String> cells = after.apply(to);
            if (cells == null) continue;
            Set<Position> changed = changed(before, cells);
            Step step = step(before, cells, changed);
            if (step != null) steps.put(to, step);
            places.put(to, step != null ? List.of(Place.of(step.to())) : order != null
                    ? order.apply(to).stream().filter(changed::contains).map(Place::of).toList() : places(changed));
        }
        for (P to : places.keySet()) assign(to, new HashSet<>());
        addCells(list -> !list.get(0).isCell());
        addCells(list -> true);
    }

    /** A cell that no move has is the place of the only one of these moves that changes it. */
    private void addCells(Predicate<List<Place>> among) {
        Map<Place, List<P>> changing = new HashMap<>();
        places.forEach((to, list) -> {
            if (!list.isEmpty() && among.test(list)) for (Place place : list)
                if (place.isCell()) changing.computeIfAbsent(place, none -> new ArrayList<>()).add(to);
        });
        changing.forEach((cell, moves) -> {
            if (Set.copyOf(moves).size() == 1) owners.putIfAbsent(cell, moves.get(0));
        });
    }

    /** The move of each place that has one. */
    Map<Place, P> clicks() {
        return owners;
    }

    /** The moves of pieces, made by a drag, too. */
    Map<P, Step> drags() {
        return steps;
    }

    private static Set<Position> changed(Map<Position, String> before, Map<Position, String> after) {
        Set<Position> changed = new TreeSet<>();
        for (Position cell : before.keySet()) if (!before.get(cell).equals(after.get(cell))) changed.add(cell);
        for (Position cell : after.keySet()) if (!before.containsKey(cell)) changed.add(cell);
        return changed;
    }

    /** A piece that has gone to a cell, over others that have gone: of those that could be it the farthest. */
    private static Step step(Map<Position, String> before, Map<Position, String> after, Set<Position> changed) {
        List<Position> filled = changed.stream().filter(cell -> !after.getOrDefault(cell, "").isEmpty()).toList();
        if (filled.size() != 1 || changed.size() < 2 || !before.containsKey(filled.get(0))) return null;
        Position to = filled.get(0);
        return changed.stream().filter(cell -> !cell.equals(to) && after.get(to).equals(before.get(cell)))
                .max(Comparator.comparing(cell -> Math.abs(cell.row() - to.row())
                        + Math.abs(cell.column() - to.column()))).map(from -> new Step(from, to)).orElse(null);
    }

    private static List<Place> places(Set<Position> changed) {
        List<Place> places = new ArrayList<>();
        List<Position> cells = List.copyOf(changed);
        if (cells.size() == 2) {
            Position a = cells.get(0);
            Position b = cells.get(1);
            if (Math.abs(a.row() - b.row()) + Math.abs(a.column() - b.column()) == 1) places.add(new Place(a, b));
        }
        for (Position cell : cells) places.add(Place.of(cell));
        return places;
    }

    /** Whether the move gets a place, for which others may go to another of theirs. */
    private boolean assign(P to, Set<Place> tried) {
        for (Place place : places.get(to)) {
            if (!tried.add(place)) continue;
            P owner = owners.get(place);
            if (owner == null || assign(owner, tried)) {
                owners.put(place, to);
                return true;
            }
        }
        return false;
    }
}
