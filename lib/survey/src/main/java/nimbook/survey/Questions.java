package nimbook.survey;

import java.util.List;
import java.util.function.IntFunction;

/** A survey by its parts. */
record Questions<R extends Record>(String name, int size, Class<R> rowType, IntFunction<List<R>> answers)
        implements Survey<R> {
    @Override
    public List<R> answer(int question) {
        return answers.apply(question);
    }
}
