package nimbook.heatmap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.core.GameGrid;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;

/** What a heatmap answers to clicks and formulas. */
final class HeatmapAnswers {

    /** Up to here a table of outcomes computes Grundy values for a click: some 30 ms of work. */
    private static final long MOST_FOR_VALUES = 1 << 20;

    private final Heatmap map;
    private final CellValues values;

    HeatmapAnswers(Heatmap map) {
        this.map = map;
        this.values = map.values();
    }

    Map<String, Object> answer(Map<String, Object> question) {
        Object what = question.get("do");
        if ("cell".equals(what))
            return cell(whole(question, "row", 0, values.rows() - 1),
                    whole(question, "column", 0, values.columns() - 1));
        if ("formula".equals(what) && question.get("text") instanceof String text) return formula(text);
        throw new IllegalArgumentException(
                "question do = " + what + ": a heatmap answers \"cell\", and \"formula\" with a text");
    }

    private Map<String, Object> formula(String text) {
        try {
            return Map.of("overlay", HeatmapState.overlay(FormulaOverlay.of(values, text).overlay()));
        } catch (IllegalArgumentException e) {
            return Map.of("error", e.getMessage());
        }
    }

    private static int whole(Map<String, Object> question, String name, int least, int greatest) {
        Object given = question.get(name);
        if (given instanceof Number n && n.doubleValue() == Math.rint(n.doubleValue()) && n.doubleValue() >= least
                && n.doubleValue() <= greatest) {
            return n.intValue();
        }
        throw new IllegalArgumentException(
                name + " = " + given + ": a whole number from " + least + " to " + greatest + " is needed");
    }

    /**
     * Keys: row, column, value (null: none), outcome ("P", "N" or null), terminal, options and winning (flat: row,
     * column, Grundy value or null, …; every legal move, and every move to a P-position), note (why something is
     * missing, or null).
     */
    private Map<String, Object> cell(int row, int column) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("row", row);
        answer.put("column", column);
        answer.put("value", values.hasValue(row, column) ? values.at(row, column) : null);
        BoardGame game = map.game().orElse(null);
        if (game == null && map.moves() != null) return moves(answer, map.moves(), row, column);
        if (game == null) return without(answer, "These numbers come without a game: there are no moves to show.");
        if (game.forbiddenCells().contains(row, column))
            return without(answer, "A forbidden cell: no piece may stand here.");
        List<Position> options = game.options(row, column);
        List<Position> winning = options.stream().filter(p -> isP(game, p)).toList();
        answer.put("outcome", values.at(row, column) == 0 ? "P" : "N");
        // From a terminal cell nobody moves; without moves elsewhere the answer is the same, and so is the word.
        answer.put("terminal", options.isEmpty());
        Grid grundy = grundy(game, row, column);
        if (map.shows() == Heatmap.Shows.OUTCOME) {
            answer.put("value", null);
            if (grundy != null) answer.put("grundy", grundy.at(row, column));
        }
        answer.put("options", flat(options, grundy));
        answer.put("winning", flat(winning, grundy));
        answer.put("note", null);
        return answer;
    }

    /** Of a game whose positions stand in the cells. */
    private Map<String, Object> moves(Map<String, Object> answer, GameGrid game, int row, int column) {
        if (!values.hasValue(row, column)) return without(answer, "No position stands in this cell.");
        List<Position> options = game.options(row, column);
        int outside = game.optionsOutside(row, column);
        boolean shown = map.shows() == Heatmap.Shows.GRUNDY;
        answer.put("value", shown ? values.at(row, column) : null);
        boolean p = values.at(row, column) == 0;
        answer.put("outcome", p ? "P" : "N");
        answer.put("terminal", options.isEmpty() && outside == 0);
        Grid grundy = shown ? values : null;
        answer.put("options", flat(options, grundy));
        answer.put("winning", flat(options.stream().filter(o -> values.at(o.row(), o.column()) == 0).toList(), grundy));
        answer.put("note", outside == 0 ? null : outside + (outside == 1 ? " move leads" : " moves lead")
                + " to positions that stand in no cell.");
        return answer;
    }

    /** From the table where it reaches; a game of one's own may lead out of it. */
    private boolean isP(BoardGame game, Position p) {
        boolean inside = p.row() < values.rows() && p.column() < values.columns();
        return inside ? values.at(p.row(), p.column()) == 0 : game.outcome(p.row(), p.column()) == Outcome.P;
    }

    /** Grundy values of the cells that a move can reach, where they are defined (normal play) and near. */
    private Grid grundy(BoardGame game, int row, int column) {
        if (map.shows() == Heatmap.Shows.GRUNDY) return values;
        boolean small = (row + 1L) * (column + 1L) <= MOST_FOR_VALUES;
        return game.isMisere() || !small ? null : game.grundy(row + 1, column + 1);
    }

    private static Map<String, Object> without(Map<String, Object> answer, String note) {
        answer.put("outcome", null);
        answer.put("terminal", false);
        answer.put("options", List.of());
        answer.put("winning", List.of());
        answer.put("note", note);
        return answer;
    }

    private static List<Integer> flat(List<Position> cells, Grid grundy) {
        List<Integer> flat = new ArrayList<>(3 * cells.size());
        for (Position p : cells) {
            flat.add(p.row());
            flat.add(p.column());
            boolean known = grundy != null && p.row() < grundy.rows() && p.column() < grundy.columns();
            flat.add(known ? Integer.valueOf(grundy.at(p.row(), p.column())) : null);
        }
        return flat;
    }
}
