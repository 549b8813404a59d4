package nimbook.notebook;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.board.Cells;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.diagram.StatementCard;
import nimbook.drawing.NumberText;
import nimbook.heatmap.Heatmap;
import nimbook.widget.live.Figures;
import nimbook.widget.live.Live;
import nimbook.widget.parameter.CellSet;
import nimbook.widget.parameter.Parameter;
import nimbook.widget.parameter.Toggle;

/**
 * A question before a figure. The reader answers by a parameter, or by choosing cells; a switch (key A) shows what was
 * right, and the figure. The answer stays.
 */
final class Guess {

    /** The name of the switch. */
    private static final String REVEAL = "show the answer";

    private Guess() {}

    /** A question that one value of a parameter answers. */
    static <A> Live of(String question, Parameter<A> yours, A answer, Object[] shown) {
        String right = text(nonNull(yours, "yours"), nonNull(answer, "answer"));
        A unanswered = yours.value();
        if (answer.equals(unanswered)) throw new IllegalArgumentException("answer = " + right + ": " + yours.name()
                + " starts there, and would be right before anyone answers; let it start elsewhere, with .start(…)");
        return live(question, yours, shown, (value, revealed) -> {
            if (!revealed) return StatementCard.question(question, "", false);
            if (value.equals(answer)) return StatementCard.question(question, "✓ " + right + " is right", true);
            return StatementCard.question(question, value.equals(unanswered) ? "The answer: " + right
                    : "✗ Not " + text(yours, value) + ": the answer is " + right, false);
        });
    }

    /** Sets of cells by their positions. */
    static CellSet<Cells> cells(String name, int rows, int columns) {
        return CellSet.of(name, rows, columns,
            list -> new Cells(name, list.stream().map(cell -> Position.of(cell.row(), cell.column())).toList()),
            cells -> cells.list().stream().map(cell -> new CellSet.Cell(cell.row(), cell.column())).toList());
    }

    /** A question that the cells with value 0 answer. */
    static Live of(String question, Grid table, Object[] shown) {
        CellSet<Cells> yours = cells("your cells", nonNull(table, "table").rows(), table.columns());
        int wanted = table.positionsOf(0).size();
        return live(question, yours, shown, (value, revealed) -> {
            Cells chosen = (Cells) value;
            Heatmap map = Heatmap.of(table.rows(), table.columns(), (row, column) -> {
                boolean in = chosen.contains(row, column);
                boolean right = !revealed || table.at(row, column) == 0;
                return in ? right ? 0 : 3 : revealed && right ? 2 : 1;
            }).edit(yours);
            if (!revealed) return map.names("yours", "not chosen").title(question);
            int found = (int) chosen.list().stream().filter(cell -> table.at(cell.row(), cell.column()) == 0).count();
            int wrong = chosen.size() - found;
            return map.names("found", "rightly left", "missed", "wrong").title(question + " " + found + " of "
                    + NumberText.counted(wanted, "cell") + " found, " + (wrong == 0 ? "none" : wrong) + " wrong");
        });
    }

    /** The value as its control has it, a number in groups of digits. */
    private static String text(Parameter<?> yours, Object value) {
        Object json = yours.jsonOf(value);
        return json instanceof Integer || json instanceof Long ? NumberText.of(json.toString()) : json.toString();
    }

    /** What the question looks like with this answer, before and after the switch. */
    private interface Picture {
        Object figure(Object value, boolean revealed);
    }

    private static Live live(String question, Parameter<?> yours, Object[] shown, Picture picture) {
        if (nonNull(question, "question").isBlank())
            throw new IllegalArgumentException("question \"" + question + "\": words are needed");
        List<Object> rest = copy(shown, "shown");
        List<Parameter<?>> parameters = new ArrayList<>(List.of(yours, Toggle.of(REVEAL).key('A')));
        for (Object one : rest) if (one instanceof Live live) parameters.addAll(live.parameters());
        return Live.of(parameters, values -> {
            boolean revealed = (Boolean) values.get(1);
            List<Object> all = new ArrayList<>(List.of(picture.figure(values.get(0), revealed)));
            if (!revealed) return all.get(0);
            int at = 2;
            for (Object one : rest) {
                int next = one instanceof Live live ? at + live.parameters().size() : at;
                all.add(one instanceof Live live ? live.at(values.subList(at, next)) : one);
                at = next;
            }
            return Figures.column(all.toArray());
        });
    }
}
