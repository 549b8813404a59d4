package nimbook.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import nimbook.core.Work;

/**
 * The Grundy values of the parts that positions fall into, each part once: mex of the nim-sums of its options' parts.
 * Depth first without recursion.
 */
final class PartValues<T> {

    /** The mark of a part whose options are being gone through: to meet it again is a cycle. */
    private static final Integer OPEN = -1;

    private final Function<? super T, ? extends Collection<? extends Collection<? extends T>>> rule;
    private final int most;
    private final Map<T, Integer> values = new HashMap<>();

    PartValues(Function<? super T, ? extends Collection<? extends Collection<? extends T>>> rule, int most) {
        this.rule = rule;
        this.most = most;
    }

    private static final class Frame<T> {
        final T at;
        final List<List<T>> options;
        final BitSet seen = new BitSet();
        int option;
        int part;
        int sum;

        Frame(T at, List<List<T>> options) {
            this.at = at;
            this.options = options;
        }
    }

    /** The value of a part. */
    synchronized int value(T start) {
        Integer known = values.get(start);
        if (known != null) return known;
        Deque<Frame<T>> path = new ArrayDeque<>();
        try {
            open(start, path);
            while (!path.isEmpty()) step(path.peek(), path);
        } finally {
            for (Frame<T> frame : path) values.remove(frame.at);
        }
        return values.get(start);
    }

    private void step(Frame<T> frame, Deque<Frame<T>> path) {
        if (frame.option == frame.options.size()) {
            values.put(frame.at, frame.seen.nextClearBit(0));
            path.pop();
            return;
        }
        List<T> parts = frame.options.get(frame.option);
        if (frame.part == parts.size()) {
            frame.seen.set(frame.sum);
            frame.option++;
            frame.part = 0;
            frame.sum = 0;
            return;
        }
        T next = parts.get(frame.part);
        Integer value = values.get(next);
        if (value == null) {
            open(next, path);
        } else if (value.equals(OPEN)) {
            throw new IllegalArgumentException("options: a play from " + Positions.words(next) + " comes back to it by "
                    + "way of " + Positions.words(frame.at) + ", so it need not end; such games have no Grundy values");
        } else {
            frame.sum ^= value;
            frame.part++;
        }
    }

    private void open(T at, Deque<Frame<T>> path) {
        Work.at(values.size(), Math.max(values.size() + 1, most), "parts, at most");
        if (values.size() >= most) throw new IllegalArgumentException("most = " + most + ": more parts than that can "
                + "be reached from " + Positions.words(path.isEmpty() ? at : path.peekLast().at)
                + "; Game.parts(start, options, most) allows more, where the game ends at all");
        List<List<T>> options = options(at);
        if (values.size() < Rules.TWICE) Rules.same(options, options(at), at);
        path.push(new Frame<>(at, options));
        values.put(at, OPEN);
    }

    /** The options of a part, as the rule lists them. */
    List<List<T>> options(T at) {
        Collection<? extends Collection<? extends T>> given = Rules.options(rule, at);
        if (given == null) throw new IllegalArgumentException("options of " + Positions.words(at)
                + " are null: a position without moves has the empty list");
        List<List<T>> options = new ArrayList<>();
        for (Collection<? extends T> parts : given) {
            if (parts == null) throw new IllegalArgumentException("an option of " + Positions.words(at)
                    + " is null: an option is a list of parts, and empty where nothing is left");
            List<T> checked = new ArrayList<>();
            for (T part : parts) checked.add(Positions.checked(part, at));
            options.add(checked);
        }
        return options;
    }

    /** How many parts have a value. */
    synchronized int size() {
        return values.size();
    }
}
