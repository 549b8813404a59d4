package nimbook.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * All terminal sets with (0, 0) within a square, positions of Grundy value 1: question q is the sets whose cells of row
 * 0 are (0, 0) and those (0, i + 1) with bit i of q. The table puts together what settles at the same shell.
 *
 * @param side of the square, 1 to 5
 * @param rows how many rows are looked at
 */
record TerminalOneSurvey(int side, int rows) implements Survey<TerminalOneSurvey.Row> {

    /**
     * The sets with one answer.
     *
     * @param threshold from which shell on the positions of value 1 are Wythoff's P-positions; null when they do not
     *     settle
     * @param sets how many terminal sets
     * @param smallest the first of them with fewest cells
     * @param evidence how far it was observed
     */
    public record Row(Integer threshold, long sets, String smallest, String evidence) {}

    @Override
    public String name() {
        return "terminal-one-" + side + "-" + rows;
    }

    @Override
    public int size() {
        return 1 << side - 1;
    }

    @Override
    public Class<Row> rowType() {
        return Row.class;
    }

    @Override
    public List<Row> answer(int question) {
        return new ValueOneSquare(side, rows).answers(1 | question << 1).stream()
                .map(a -> new Row(a.threshold() < 0 ? null : a.threshold(), a.sets(), cells(a.smallest()),
                        "observed to row " + (rows - 1))).toList();
    }

    @Override
    public List<Row> merge(List<Row> all) {
        TreeMap<Integer, Row> by = new TreeMap<>();
        for (Row row : all) {
            by.merge(row.threshold == null ? Integer.MAX_VALUE : row.threshold, row, (a, b) -> new Row(a.threshold,
                    a.sets + b.sets,
                    ValueOneSquare.before(number(b.smallest), number(a.smallest)) ? b.smallest : a.smallest,
                            a.evidence));
        }
        return new ArrayList<>(by.values());
    }

    /** "(0, 0) (1, 2)". */
    private String cells(int set) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < side * side; i++) {
            if ((set >> i & 1) != 0) text.append(text.isEmpty() ? "" : " ").append('(').append(i / side).append(", ")
                    .append(i % side).append(')');
        }
        return text.toString();
    }

    private int number(String cells) {
        int set = 0;
        String[] numbers = cells.replaceAll("[^0-9]+", " ").strip().split(" ");
        for (int i = 0; i < numbers.length; i += 2) set |= 1 << Integer.parseInt(numbers[i]) * side
                + Integer.parseInt(numbers[i + 1]);
        return set;
    }
}
