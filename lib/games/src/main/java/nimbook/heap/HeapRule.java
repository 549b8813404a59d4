package nimbook.heap;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * A one-pile game by a rule of one's own: a function that gives the options of a heap of n. An option is a whole number
 * (one heap is left) or a list of numbers (these heaps are left; an empty list or 0 leaves nothing).
 *
 * <pre>{@code
 * HeapGame.rule("halve or take one", n -> n == 0 ? List.of() : List.of(n / 2, n - 1))
 * HeapGame.rule("Grundy's game", n -> IntStream.rangeClosed(1, (n - 1) / 2).mapToObj(a -> List.of(a, n - a)).toList())
 * }</pre>
 *
 * <p>The rule must give the same options with each call, and every heap of an option must be smaller than n; so each
 * play ends. Time of the values: one call of the rule a heap, and its options.
 */
public final class HeapRule extends HeapGame {

    private final String name;
    private final IntFunction<? extends Collection<?>> rule;

    /** G(n) by a theorem; null where it is found from the options. */
    private final IntUnaryOperator theorem;

    HeapRule(String name, IntFunction<? extends Collection<?>> rule, IntUnaryOperator theorem) {
        this.name = named(name);
        this.rule = nonNull(rule, "options");
        this.theorem = theorem;
    }

    /**
     * The same game, whose Grundy values a theorem gives: they are not found from the options, and take a call each.
     * That the theorem is one of this rule is not checked.
     *
     * @param values G(n) for n ≥ 0, at least 0
     */
    public HeapRule withValues(IntUnaryOperator values) {
        return new HeapRule(name, rule, nonNull(values, "values"));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<List<Integer>> options(int n) {
        size("heap", n);
        List<List<Integer>> options = new ArrayList<>();
        for (Object option : given(n)) options.add(option(n, option));
        return sorted(options);
    }

    private Collection<?> given(int n) {
        Collection<?> given = rule.apply(n);
        if (given == null) throw new IllegalArgumentException("rule " + name + " gives no list for heap " + n
                + ": a heap without moves has the empty list");
        return given;
    }

    private List<Integer> option(int n, Object option) {
        List<Integer> heaps = new ArrayList<>();
        for (Object part : parts(option)) {
            int heap = heap(n, option, part);
            if (heap > 0) heaps.add(heap);
        }
        heaps.sort(null);
        return List.copyOf(heaps);
    }

    private static Collection<?> parts(Object option) {
        return option instanceof Collection<?> list ? list : List.of(option == null ? "null" : option);
    }

    /** A part of an option, when it is a heap smaller than n. */
    private int heap(int n, Object option, Object part) {
        if (!(part instanceof Integer heap)) {
            throw new IllegalArgumentException("rule " + name + ": option " + option + " of heap " + n
                    + "; an option is a whole number (int) or a list of whole numbers");
        }
        if (heap < 0 || heap >= n) throw new IllegalArgumentException("rule " + name + ": option " + option
                + " of heap " + n + " has a heap of " + heap + "; allowed are " + (n == 0 ? "none: nothing can be made "
                + "of an empty heap" : "heaps from 0 to " + (n - 1) + ", so that each play ends"));
        return heap;
    }

    @Override
    HeapEngine engine() {
        if (theorem != null) return new HeapEngine() {
            @Override
            int next(int n) {
                int value = theorem.applyAsInt(n);
                refuse(value < 0, "rule ", name, ": values gives ", value, " for heap ", n, "; a value is at least 0");
                return value;
            }
        };
        return new HeapEngine() {
            @Override
            int next(int n) {
                int stamp = fresh();
                int seen = 0;
                for (Object option : given(n)) {
                    int value = 0;
                    for (Object part : parts(option)) {
                        if ((++seen & 0xffff) == 0) nimbook.core.Work.poll();
                        // An empty heap has the value 0.
                        value ^= values[heap(n, option, part)];
                    }
                    marks[value] = stamp;
                }
                int mex = mex(stamp);
                room(mex);
                return mex;
            }
        };
    }
}
