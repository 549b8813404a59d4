package nimbook.survey;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.period.Period;
import nimbook.period.RowPeriods;

/**
 * The additive periods of the rows 0 to last of Wythoff's game, proved: question q is row q. A row needs those above
 * it, so that one call of {@link RowPeriods#upTo} is quicker on one machine; the survey is for rows that take hours.
 */
final class RowSurvey {

    private RowSurvey() {}

    /**
     * A row and its period.
     *
     * @param row the row
     * @param preperiod the least
     * @param period the least; the saltus is the same
     */
    public record Row(int row, long preperiod, long period) {}

    /** The rows to the last. */
    static Survey<Row> of(int last) {
        return new Questions<>("wythoff-rows-" + last, last + 1, Row.class, RowSurvey::answer);
    }

    private static List<Row> answer(int question) {
        Period period = RowPeriods.of(BoardGame.queen(), question);
        return List.of(new Row(question, period.preperiod(), period.period()));
    }
}
