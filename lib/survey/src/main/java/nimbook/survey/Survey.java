package nimbook.survey;

import java.util.List;

/**
 * A named family of independent questions, each answered by rows of one kind, and how the rows become a table.
 *
 * <p>An answer is a function of the question alone: it may be computed on any thread or machine, in any order, and once
 * more after a crash. Implementations are immutable and are used by several threads at once.
 *
 * @param <R> the rows, a public record of int, long, boolean, String, Integer and Long; the last three may be null
 */
public interface Survey<R extends Record> {

    /** The name, which says all that the answers depend on; {@link Surveys#named} finds the survey by it. */
    String name();

    /** The number of questions, 0 to size − 1. */
    int size();

    /** The type of the rows. */
    Class<R> rowType();

    /**
     * The answer to a question.
     *
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    List<R> answer(int question);

    /**
     * The table from all rows, in the order of the questions: the rows themselves, unless a survey puts some together.
     */
    default List<R> merge(List<R> rows) {
        return rows;
    }
}
