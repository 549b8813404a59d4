package nimbook.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import nimbook.core.Work;

/**
 * The positions of a game that were reached so far, numbered so that every option has a smaller number than the
 * position it is an option of; so values are known as soon as a number is given. Depth first without recursion: a play
 * may be as long as there are positions.
 */
final class Positions<T> {

    /** The mark of a position whose options are being gone through: to meet it again is a cycle. */
    private static final Integer OPEN = -1;

    private final Function<? super T, ? extends Collection<? extends T>> rule;
    private final int most;
    private final long mostMoves;
    private long moves;
    private final Map<T, Integer> numbers = new HashMap<>();
    private final List<T> list = new ArrayList<>();
    private int[][] options = new int[64][];
    private int[] values = new int[64];
    private int[] longest = new int[64];
    private final BitSet misereP = new BitSet();

    Positions(Function<? super T, ? extends Collection<? extends T>> rule, int most) {
        this(rule, most, Long.MAX_VALUE);
    }

    /** @param mostMoves moves that may be listed, of all positions together */
    Positions(Function<? super T, ? extends Collection<? extends T>> rule, int most, long mostMoves) {
        this.rule = rule;
        this.most = most;
        this.mostMoves = mostMoves;
    }

    /** More positions than are allowed. */
    static final class TooMany extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        TooMany(String message) {
            super(message);
        }
    }

    private static final class Frame<T> {
        final T at;
        final List<T> to;
        int next;

        Frame(T at, List<T> to) {
            this.at = at;
            this.to = to;
        }
    }

    /** The number of a position, explored from there on when it is new. */
    synchronized int number(T start) {
        Integer known = numbers.get(start);
        if (known != null) return known;
        Deque<Frame<T>> path = new ArrayDeque<>();
        try {
            open(start, path);
            while (!path.isEmpty()) {
                Frame<T> frame = path.peek();
                if (frame.next == frame.to.size()) {
                    close(frame);
                    path.pop();
                    continue;
                }
                T next = frame.to.get(frame.next++);
                Integer number = numbers.get(next);
                if (number == null) open(next, path);
                else if (number.equals(OPEN)) throw cycle(next, path);
            }
        } finally {
            for (Frame<T> frame : path) numbers.remove(frame.at);
        }
        return numbers.get(start);
    }

    private void open(T at, Deque<Frame<T>> path) {
        Work.at(numbers.size(), Math.max(numbers.size() + 1, most), "positions, at most");
        if (numbers.size() >= most) {
            throw new TooMany("most = " + most + ": more positions than that can be reached from "
                    + words(path.isEmpty() ? at : path.peekLast().at) + " (a play of " + path.size() + " moves was not "
                    + "over yet); Game.of(start, options, most) allows more, where the game ends at all");
        }
        Set<T> distinct = distinct(rule, at);
        moves += distinct.size();
        if (moves > mostMoves) throw new TooMany("moves = " + moves + ": at most " + mostMoves + " are listed");
        if (numbers.size() < Rules.TWICE) Rules.same(distinct, distinct(rule, at), at);
        path.push(new Frame<>(at, List.copyOf(distinct)));
        numbers.put(at, OPEN);
    }

    /** The options that a rule gives, each once, in its order. */
    static <T> Set<T> distinct(Function<? super T, ? extends Collection<? extends T>> rule, T at) {
        Collection<? extends T> given = Rules.options(rule, at);
        if (given == null) throw new IllegalArgumentException("options of " + words(at)
                + " are null: a position without moves has the empty list");
        Set<T> distinct = new LinkedHashSet<>();
        for (T to : given) distinct.add(checked(to, at));
        return distinct;
    }

    static <T> T checked(T position, Object from) {
        if (position == null) throw new IllegalArgumentException((from == null ? "start"
                : "an option of " + words(from)) + " is null: a position is a value");
        if (position.getClass().isArray()) {
            throw new IllegalArgumentException((from == null ? "start" : "an option of " + words(from))
                    + " is an array: two arrays are never equal, so a "
                    + "position would not be known again; a List, a String or a record can be");
        }
        return position;
    }

    private void close(Frame<T> frame) {
        int n = list.size();
        if (n == values.length) {
            options = Arrays.copyOf(options, 2 * n);
            values = Arrays.copyOf(values, 2 * n);
            longest = Arrays.copyOf(longest, 2 * n);
        }
        int[] to = new int[frame.to.size()];
        BitSet seen = new BitSet();
        boolean p = to.length > 0;
        int plays = 0;
        for (int i = 0; i < to.length; i++) {
            to[i] = numbers.get(frame.to.get(i));
            seen.set(values[to[i]]);
            p &= !misereP.get(to[i]);
            plays = Math.max(plays, longest[to[i]] + 1);
        }
        options[n] = to;
        values[n] = seen.nextClearBit(0);
        longest[n] = plays;
        misereP.set(n, p);
        list.add(frame.at);
        numbers.put(frame.at, n);
    }

    private IllegalArgumentException cycle(T again, Deque<Frame<T>> path) {
        List<T> round = new ArrayList<>();
        for (Frame<T> frame : path) {
            round.add(0, frame.at);
            if (frame.at.equals(again)) break;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < round.size(); i++) {
            if (round.size() > 8 && i == 5) text.append(" → … (").append(round.size() - 6).append(" more)");
            if (round.size() <= 8 || i < 5 || i == round.size() - 1)
                text.append(i == 0 ? "" : " → ").append(words(round.get(i)));
        }
        return new IllegalArgumentException("options: the play " + text + " → " + words(again)
                + " comes back to where it was, so it need not end; such games have no Grundy values");
    }

    synchronized T position(int n) {
        return list.get(n);
    }

    synchronized int value(int n) {
        return values[n];
    }

    synchronized boolean misereP(int n) {
        return misereP.get(n);
    }

    synchronized int longest(int n) {
        return longest[n];
    }

    synchronized int[] options(int n) {
        return options[n];
    }

    /** How many positions play from n can reach, n counted. */
    synchronized int reach(int n) {
        BitSet reached = new BitSet();
        reached.set(n);
        for (int m = n; m >= 0; m = m == 0 ? -1 : reached.previousSetBit(m - 1)) {
            if ((m & 0xfff) == 0) Work.poll();
            for (int to : options[m]) reached.set(to);
        }
        return reached.cardinality();
    }

    /** A position in words of bounded length. */
    static String words(Object position) {
        String text = Objects.toString(position);
        return text.length() <= 60 ? text : text.substring(0, 57) + "…";
    }
}
