package nimbook.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nimbook.widget.CellSet;

/**
 * Where sets of cells stand in a tree. Their values cannot be listed; but a figure that merely takes a set holds its
 * cells as they are. So the trees of a few sets are laid side by side: where they differ, each must hold exactly the
 * cells of its set, as [row, column, row, …] or as [[row, column], …]. The places become {@code {"$set": name}} or
 * {@code {"$pairs": name}}.
 */
final class SetTemplate {

    private SetTemplate() {}

    /** A value of each set of cells, as a list of [row, column]. */
    record Sample(Map<String, List<List<Integer>>> sets, Object tree) {
        List<Integer> flat(String name) {
            List<Integer> flat = new ArrayList<>();
            for (List<Integer> cell : sets.get(name)) flat.addAll(cell);
            return flat;
        }
    }

    /** The sets that are tried of a parameter: sparse and dense ones, inside its board, and none. */
    static List<List<CellSet.Cell>> tried(CellSet<?> parameter) {
        List<List<CellSet.Cell>> sets = new ArrayList<>();
        for (int way = 0; way < 5; way++) {
            List<CellSet.Cell> cells = new ArrayList<>();
            for (int r = 0; r < parameter.rows(); r++) {
                for (int c = 0; c < parameter.columns(); c++) {
                    boolean in = switch (way) {
                        case 0 -> r == 0 && c == 0;
                        case 1 -> r + c <= 1;
                        case 2 -> (r + 2 * c) % 3 == 0;
                        case 3 -> r == parameter.rows() - 1 && c == parameter.columns() - 1 || r == 0 && c == 0;
                        default -> false;
                    };
                    if (in) cells.add(new CellSet.Cell(r, c));
                }
            }
            sets.add(cells);
        }
        return sets;
    }

    /** The tree with marked places, or null: the trees differ in another way than their sets do. */
    static Object of(List<Sample> samples) {
        Object[] trees = samples.stream().map(Sample::tree).toArray();
        try {
            return place(samples, trees);
        } catch (NotPlaced e) {
            return null;
        }
    }

    private static final class NotPlaced extends RuntimeException {
        NotPlaced() {
            super(null, null, false, false);
        }
    }

    private static Object place(List<Sample> samples, Object[] trees) {
        boolean same = true;
        for (Object tree : trees) same &= Objects.equals(tree, trees[0]);
        if (same) return trees[0];
        if (trees[0] instanceof List<?>) {
            for (String name : samples.get(0).sets.keySet()) {
                boolean flat = true;
                boolean pairs = true;
                for (int i = 0; i < trees.length; i++) {
                    flat &= trees[i].equals(samples.get(i).flat(name));
                    pairs &= trees[i].equals(samples.get(i).sets.get(name));
                }
                if (flat || pairs) return new LinkedHashMap<>(Map.of(flat ? "$set" : "$pairs", name));
            }
        }
        Map<String, Object> merged = new LinkedHashMap<>();
        if (trees[0] instanceof Map<?, ?> first) {
            for (Object key : first.keySet()) merged.put((String) key,
                        place(samples, parts(trees, t -> t instanceof Map<?, ?> m && m.keySet().equals(first.keySet()),
                                t -> ((Map<?, ?>) t).get(key))));
            return merged;
        }
        if (trees[0] instanceof List<?> first) {
            List<Object> list = new ArrayList<>();
            for (int i = 0; i < first.size(); i++) {
                int index = i;
                list.add(place(samples, parts(trees, t -> t instanceof List<?> l && l.size() == first.size(),
                        t -> ((List<?>) t).get(index))));
            }
            if (!list.isEmpty()) return list;
        }
        throw new NotPlaced();
    }

    private static Object[] parts(Object[] trees, java.util.function.Predicate<Object> alike,
            java.util.function.UnaryOperator<Object> part) {
        Object[] parts = new Object[trees.length];
        for (int i = 0; i < parts.length; i++) {
            if (!alike.test(trees[i])) throw new NotPlaced();
            parts[i] = part.apply(trees[i]);
        }
        return parts;
    }
}
