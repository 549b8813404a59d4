package nimbook.heatmap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.core.Position;
import nimbook.core.Work;
import nimbook.drawing.NumberText;
import nimbook.number.Formula;

/**
 * A formula laid over a table: the cells whose value it does not give, framed and counted. Cells without a value are
 * left out.
 *
 * @param formula the formula
 * @param cells how many cells were compared
 * @param differing how many of them differ
 * @param framed the first of those that differ, by rows, as many as an overlay may have
 */
record FormulaOverlay(Formula formula, long cells, long differing, List<Position> framed) {

    /** @throws IllegalArgumentException when the text is no formula, or gives no whole number at a cell */
    static FormulaOverlay of(CellValues values, String text) {
        Formula formula = Formula.of(text);
        long cells = 0;
        long differing = 0;
        List<Position> framed = new ArrayList<>();
        for (int row = 0; row < values.rows(); row++) {
            Work.at(row, values.rows(), "rows");
            for (int column = 0; column < values.columns(); column++) {
                if ((column & 0xFF) == 0) Work.poll();
                if (!values.hasValue(row, column)) continue;
                cells++;
                if (formula.at(row, column).equals(BigInteger.valueOf(values.at(row, column)))) continue;
                if (differing++ < Overlay.CellSet.MOST) framed.add(Position.of(row, column));
            }
        }
        return new FormulaOverlay(formula, cells, differing, framed);
    }

    /** "≠ x ^ y in 12 of 4096 cells"; "= x ^ y in all 4096 cells". */
    String name() {
        return differing == 0 ? "= " + formula + " in all " + NumberText.of(cells) + " cells"
                : "≠ " + formula + " in " + NumberText.of(differing) + " of " + NumberText.of(cells) + " cells";
    }

    Overlay overlay() {
        return Overlay.cells(name(), framed);
    }
}
