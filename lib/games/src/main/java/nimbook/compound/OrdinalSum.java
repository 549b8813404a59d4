package nimbook.compound;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import nimbook.core.Work;
import nimbook.game.Sum;
import nimbook.game.Summand;

/**
 * The ordinal sum G : H: a move in H leaves G as it is, a move in G throws H away (Winning Ways, chapters 7 and 10; as
 * a snake grows out of a tree in green Hackenbush).
 *
 * <p><b>Colon principle.</b> G : H depends on G and on the value of H alone. With the values V of G's options, the
 * value of G : H is the h-th number, from 0 on, that is not in V, where h is the value of H: for h = 0 it is mex V, the
 * value of G; and the options of G : H have the values in V and those of G : 0, G : 1, …, G : (h − 1). So for Nim heaps
 * n : m = n + m. The value of G alone is not enough: its options count.
 */
public final class OrdinalSum {

    private OrdinalSum() {}

    /**
     * The value of G : H from the values of G's options and that of H.
     *
     * @throws IllegalArgumentException when a value is negative
     * @throws ArithmeticException when the value is beyond 2³¹ − 1
     */
    public static int value(Collection<Integer> baseOptions, int top) {
        refuse(top < 0, "top = ", top, ": a Grundy value is at least 0");
        List<Integer> sorted = new ArrayList<>();
        for (int v : copy(baseOptions, "baseOptions")) {
            refuse(v < 0, "option value ", v, ": a Grundy value is at least 0");
            sorted.add(v);
        }
        sorted.sort(null);
        int value = top;
        int last = -1;
        // Every option's value up to there pushes the number one further.
        for (int v : sorted) {
            if (v == last) continue;
            if (v > value) break;
            value = Math.addExact(value, 1);
            last = v;
        }
        return value;
    }

    /**
     * The value of G : H of two summands: heaps, pieces, games, sums, trees.
     *
     * @throws IllegalArgumentException as their values
     */
    public static int value(Summand base, Summand top) {
        List<Integer> options = new ArrayList<>();
        for (Sum option : nonNull(base, "base").options()) {
            Work.poll();
            options.add(option.value());
        }
        return value(options, nonNull(top, "top").value());
    }
}
