package nimbook.heap;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.core.Memory;
import nimbook.core.Outcome;
import nimbook.core.Work;

/**
 * A one-pile game in misère play: the last player to move loses. Decided by the rules alone, position by position: o(∅)
 * = N, and a position is P exactly when it has options and all of them are N. There are no Grundy values here: two
 * heaps of equal value need not be exchangeable, and no theory that replaces them is used; so sums are decided as far
 * as their positions fit. Sums beyond, of games with a finite misère quotient: {@code nimbook.misere.MisereQuotient}.
 *
 * <p>Heaps without a move are left out, and heaps with the same options count as one kind; positions are kept as sorted
 * lists. How many there can be is known before: at most Π(hᵢ + 1) when no move splits a heap, at most the number of
 * partitions of 0, 1, …, Σhᵢ when one does.
 */
public final class MisereHeaps {

    /** What a kept position takes: a short string, its entry, and the place in the table. */
    private static final double BYTES = 120;

    /** More positions than these would take minutes. */
    private static final double MOST = 20_000_000;

    /** Options that are kept as lists: about 100 bytes each. */
    private static final long MOST_OPTIONS = 5_000_000;

    /** Plays longer than this are not followed by recursion. */
    private static final long DEEP = 1000;

    private final HeapGame game;

    MisereHeaps(HeapGame game) {
        this.game = game;
    }

    /** The game that this is about. */
    public HeapGame game() {
        return game;
    }

    /** In words, for a title. */
    public String name() {
        return game.name() + ", misère";
    }

    /**
     * Who wins a position of one or more heaps when the last player to move loses. A position without a move is N: the
     * other has just lost.
     *
     * @throws IllegalArgumentException when a heap is negative, the positions would not fit (the message says how many
     *         there may be), or an option of a rule has more coins than its heap
     */
    public Outcome outcome(int... heaps) {
        return new Search(heaps).isP(heaps) ? Outcome.P : Outcome.N;
    }

    /**
     * Every P-position that a move reaches, as in {@link HeapGame#winningMoves}.
     *
     * @throws IllegalArgumentException as {@link #outcome}
     */
    public List<List<Integer>> winningMoves(int... heaps) {
        Search search = new Search(heaps);
        List<List<Integer>> found = new ArrayList<>();
        Set<List<Integer>> bags = new HashSet<>();
        for (int i = 0; i < heaps.length; i++) {
            for (List<Integer> option : search.options(heaps[i])) {
                List<Integer> after = HeapGame.after(heaps, i, option);
                if (search.isP(after.stream().mapToInt(Integer::intValue).toArray())
                        && bags.add(after.stream().sorted().toList()))
                    found.add(after);
            }
        }
        return List.copyOf(found);
    }

    /**
     * The single heaps 0..limit that are P-positions, ascending.
     *
     * @throws IllegalArgumentException as {@link #outcome} of the heap {@code limit}
     */
    public List<Integer> pPositions(int limit) {
        Search search = new Search(new int[] {limit});
        List<Integer> found = new ArrayList<>();
        // The largest first: what is found on the way to it answers for the others.
        for (int n = limit; n >= 0; n--) if (search.isP(new int[] {n})) found.add(n);
        Collections.reverse(found);
        return found;
    }

    @Override
    public String toString() {
        return name();
    }

    /** What is known of the positions that play from one start can reach. */
    private final class Search {
        private final List<List<List<Integer>>> options = new ArrayList<>();
        /** For each heap the least heap with the same options; 0 for heaps without a move. */
        private final int[] kind;
        private final boolean splits;
        private final Map<String, Boolean> known = new HashMap<>();
        private long steps;

        Search(int[] start) {
            int largest = 0;
            long coins = 0;
            for (int heap : nonNull(start, "heaps")) {
                HeapGame.size("heap", heap);
                largest = Math.max(largest, heap);
                coins += heap;
            }
            // What is known of the rules before any option is listed; of a rule of one's own, only that it may be the
            // better of the two.
            boolean whole = game instanceof SubtractionGame || game instanceof Octal octal && !octal.splits();
            double most = partitions(coins), least = whole(start);
            room(start, whole ? least : game instanceof Octal ? most : Math.min(least, most));
            // A list of options and its kind for each heap: some hundred bytes at least.
            Memory.require("heap = " + largest + ": the options of all smaller heaps", 100.0 * (largest + 1.0));
            kind = new int[largest + 1];
            Map<List<List<Integer>>, Integer> first = new HashMap<>();
            boolean divides = false;
            long listed = 0;
            for (int n = 0; n <= largest; n++) {
                if ((n & 0xf) == 0) Work.at(n, largest + 1L, "heaps");
                List<List<Integer>> all = game.options(n);
                listed += all.size();
                if (listed > MOST_OPTIONS) {
                    throw new IllegalArgumentException("heap = " + largest + ": misère play of " + game.name()
                            + " lists the options of all smaller heaps; those up to " + n + " have " + listed
                            + " already, and " + MOST_OPTIONS + " are allowed");
                }
                Set<List<Integer>> kinds = new HashSet<>();
                for (List<Integer> option : all) {
                    int sum = 0;
                    for (int part : option) sum += part;
                    if (sum > n) {
                        throw new IllegalArgumentException("rule " + game.name() + ": option " + option + " of heap "
                                + n + " has more coins than the "
                                + "heap; misère play is decided here for rules that add none");
                    }
                    divides |= option.size() > 1;
                    kinds.add(kinds(option));
                }
                options.add(all);
                Integer same = first.putIfAbsent(HeapGame.sorted(kinds), n);
                kind[n] = same == null ? n : same;
            }
            splits = divides;
            room(start, splits ? most : least);
        }

        private List<Integer> kinds(List<Integer> option) {
            return option.stream().map(part -> kind[part]).filter(part -> part > 0).sorted().toList();
        }

        private int[] kinds(int[] heaps) {
            return Arrays.stream(heaps).map(heap -> kind[heap]).filter(heap -> heap > 0).sorted().toArray();
        }

        List<List<Integer>> options(int n) {
            return options.get(n);
        }

        boolean isP(int[] heaps) {
            int[] sorted = kinds(heaps);
            if (!splits && Arrays.stream(sorted).asLongStream().sum() > DEEP && !known.containsKey(key(sorted)))
                ascend(sorted);
            return decide(sorted);
        }

        /**
         * Decides all that can be reached in an order in which options come first (sorted positions by their first
         * heap, then by the second, …), so that long plays need no deep recursion.
         */
        private void ascend(int[] top) {
            int[] at = new int[top.length];
            while (true) {
                decide(kinds(at));
                int i = at.length - 1;
                while (i >= 0 && at[i] == top[i]) i--;
                if (i < 0) return;
                int least = at[i] + 1;
                for (; i < at.length; i++) at[i] = least;
            }
        }

        private String key(int[] heaps) {
            char[] letters = new char[2 * heaps.length];
            for (int i = 0; i < heaps.length; i++) {
                letters[2 * i] = (char) heaps[i];
                letters[2 * i + 1] = (char) (heaps[i] >> 16);
            }
            return new String(letters);
        }

        private boolean decide(int[] heaps) {
            if (heaps.length == 0) return false;
            String key = key(heaps);
            Boolean before = known.get(key);
            if (before != null) return before;
            if ((++steps & 0x3ff) == 0) Work.at(known.size(), Math.max(known.size() + 1L, bound), "positions, at most");
            boolean p = true;
            for (int i = 0; p && i < heaps.length; i++) {
                if (i > 0 && heaps[i] == heaps[i - 1]) continue;
                for (List<Integer> option : options.get(heaps[i])) {
                    if (!decide(after(heaps, i, kinds(option)))) continue;
                    p = false;
                    break;
                }
            }
            known.put(key, p);
            return p;
        }

        private long bound;

        /** Refuses what would not fit, before anything is kept. */
        private void room(int[] start, double positions) {
            bound = (long) Math.min(MOST, positions);
            String heaps = Arrays.toString(start);
            String what = "heaps " + heaps + ": misère play of " + game.name() + " may reach "
                    + number(positions) + " positions; they";
            if (positions > MOST) {
                throw new IllegalArgumentException(what + " would take " + Memory.format(positions * BYTES)
                        + " of memory, and at most " + number(MOST)
                        + " positions are gone through; where the quotient of the game is finite, "
                        + "MisereQuotient.of(game).outcome(" + heaps.substring(1, heaps.length() - 1)
                        + ") decides this");
            }
            Memory.require(what, positions * BYTES);
        }
    }

    private static int[] after(int[] heaps, int i, List<Integer> option) {
        int[] after = new int[heaps.length - 1 + option.size()];
        System.arraycopy(heaps, 0, after, 0, i);
        System.arraycopy(heaps, i + 1, after, i, heaps.length - 1 - i);
        for (int j = 0; j < option.size(); j++) after[heaps.length - 1 + j] = option.get(j);
        Arrays.sort(after);
        return after;
    }

    /** The positions of heaps that never divide. */
    private static double whole(int[] start) {
        double positions = 1;
        for (int heap : start) positions *= heap + 1.0;
        return positions;
    }

    /** p(0) + … + p(n), the partitions of the numbers to n; infinity when that passes any bound of ours. */
    private static double partitions(long n) {
        if (n > 400) return Double.POSITIVE_INFINITY;
        double[] p = new double[(int) n + 1];
        p[0] = 1;
        for (int part = 1; part <= n; part++) for (int m = part; m <= n; m++) p[m] += p[m - part];
        return Arrays.stream(p).sum();
    }

    private static String number(double n) {
        if (n < 1e15) return Long.toString((long) n);
        if (n == Double.POSITIVE_INFINITY) return "more than 10²⁰";
        return "about 10^" + (long) Math.log10(n);
    }
}
