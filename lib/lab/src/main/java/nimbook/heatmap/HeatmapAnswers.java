package nimbook.heatmap;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import nimbook.board.BoardGame;
import nimbook.core.GameGrid;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.widget.model.Json;

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
        Object what = nonNull(question, "question").get("do");
        if ("cell".equals(what))
            return cell(Json.whole("row", question.get("row"), 0, values.rows() - 1),
                    Json.whole("column", question.get("column"), 0, values.columns() - 1));
        if ("formula".equals(what) && question.get("text") instanceof String text) return formula(text);
        throw new IllegalArgumentException(
                "question do = " + what + ": a heatmap answers \"cell\", and \"formula\" with a text");
    }

    private Map<String, Object> formula(String text) {
        try {
            return Map.of("overlay", HeatmapState.overlay(FormulaOverlay.of(values, text).overlay(), values));
        } catch (IllegalArgumentException e) {
            return Map.of("error", e.getMessage());
        }
    }

    /**
     * Keys: row, column, value (null: none), outcome ("P", "N" or null), terminal, options and winning (flat: row,
     * column, Grundy value or null, …; every legal move, and every move to a P-position), note (why something is
     * missing, or null).
     */
    private Map<String, Object> cell(int row, int column) {
        boolean there = values.hasValue(row, column);
        Map<String, Object> answer = Json.object("row", row, "column", column, "value",
                there ? values.at(row, column) : null, "outcome", null, "terminal", false, "options", List.of(),
                "winning", List.of(), "note", null);
        BoardGame game = map.game().orElse(null);
        if (game != null) moves(answer, game, row, column);
        else if (map.moves() == null)
            answer.put("note", "These numbers come without a game: there are no moves to show.");
        else if (!there) answer.put("note", "No position stands in this cell.");
        else moves(answer, map.moves(), row, column);
        return answer;
    }

    /** Of a game on a board. */
    private void moves(Map<String, Object> answer, BoardGame game, int row, int column) {
        if (game.forbiddenCells().contains(row, column)) {
            answer.put("note", "A forbidden cell: no piece may stand here.");
            return;
        }
        List<Position> options = game.options(row, column);
        Grid grundy = grundy(game, row, column);
        if (map.shows() == Heatmap.Shows.OUTCOME) {
            answer.put("value", null);
            if (grundy != null) answer.put("grundy", grundy.at(row, column));
        }
        // From a terminal cell there is no move; without moves elsewhere the answer is the same, and so is the word.
        moves(answer, values.at(row, column) == 0, options.isEmpty(), options, grundy, p -> isP(game, p));
    }

    /** Of a game whose positions stand in the cells. */
    private void moves(Map<String, Object> answer, GameGrid game, int row, int column) {
        List<Position> options = game.options(row, column);
        int outside = game.optionsOutside(row, column);
        boolean shown = map.shows() == Heatmap.Shows.GRUNDY;
        if (!shown) answer.put("value", null);
        if (outside > 0) answer.put("note", outside + (outside == 1 ? " move leads" : " moves lead")
                + " to positions that stand in no cell.");
        moves(answer, values.at(row, column) == 0, options.isEmpty() && outside == 0, options, shown ? values : null,
                p -> values.at(p.row(), p.column()) == 0);
    }

    private static void moves(Map<String, Object> answer, boolean isP, boolean terminal, List<Position> options,
            Grid grundy, Predicate<Position> wins) {
        answer.put("outcome", isP ? "P" : "N");
        answer.put("terminal", terminal);
        answer.put("options", flat(options, grundy));
        answer.put("winning", flat(options.stream().filter(wins).toList(), grundy));
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
