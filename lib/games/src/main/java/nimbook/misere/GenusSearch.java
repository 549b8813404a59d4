package nimbook.misere;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.core.Memory;
import nimbook.core.Work;
import nimbook.heap.HeapGame;

/**
 * The genera of positions of heaps by the rules alone: every position that play can reach is looked at, once. Heaps
 * with the same options are of one kind, and a position is the vector of how many heaps it has of each. Of the heaps
 * from which only an empty table is reached (∗1) two cancel; one alone changes a genus by {@link Genus#plusOne}.
 */
final class GenusSearch {

    /** A position takes some 200 bytes. */
    private static final int MOST = 1_000_000;

    /** Kinds without a place in positions: heaps without a move, and ∗1. */
    private static final int NONE = -1;

    private static final int ONE = -2;

    /** An option: the kinds of its heaps that have a place, and whether the number of its ∗1 is odd. */
    private record Option(int[] kinds, boolean odd) {}

    private final HeapGame game;
    private final int bound;
    private final int[] kindOf;
    private final List<List<Option>> options = new ArrayList<>();
    private final long[] hashes;
    private final int[] at;
    private final PositionTable known = new PositionTable();

    /** The genera found: number i and i ^ 1 are a genus and that with ∗1 next to it. */
    private final List<Genus> genera = new ArrayList<>();

    private final Map<Genus, Integer> numbers = new HashMap<>();
    private final Map<BitSet, Integer> ofOptions = new HashMap<>();
    private int depth;

    GenusSearch(HeapGame game, int limit) {
        this(game, limit, MOST);
    }

    /** @param bound options and positions to go through */
    GenusSearch(HeapGame game, int limit, int bound) {
        this.bound = bound;
        refuse(limit < 0, "heap = ", limit, ": a heap is at least 0");
        this.game = nonNull(game, "game");
        Memory.require("heap = " + limit + ": the options of all smaller heaps", 100.0 * limit);
        kindOf = new int[limit + 1];
        Map<Set<List<Integer>>, Integer> first = new HashMap<>();
        long listed = 0;
        for (int n = 0; n <= limit; n++) {
            Work.at(n, limit + 1L, "heaps");
            List<List<Integer>> given = game.options(n);
            listed += given.size();
            if (listed > bound) throw tooMany(limit);
            Set<List<Integer>> kinds = new HashSet<>();
            for (List<Integer> option : given) kinds.add(kinds(option));
            Integer same = first.putIfAbsent(kinds, options.size());
            kindOf[n] = given.isEmpty() ? NONE : kinds.equals(Set.of(List.of())) ? ONE
                    : same == null ? options.size() : same;
            if (kindOf[n] == options.size()) options.add(kinds.stream().map(GenusSearch::option).toList());
        }
        at = new int[options.size()];
        hashes = new long[options.size()];
        for (int k = 0; k < hashes.length; k++) hashes[k] = PositionTable.hash(k);
    }

    /** The kinds of some heaps in ascending order, as far as they count. */
    private List<Integer> kinds(List<Integer> heaps) {
        List<Integer> kinds = new ArrayList<>();
        boolean odd = false;
        for (int heap : heaps) {
            if (kindOf[heap] == ONE) odd = !odd;
            else if (kindOf[heap] != NONE) kinds.add(kindOf[heap]);
        }
        if (odd) kinds.add(ONE);
        kinds.sort(null);
        return kinds;
    }

    private static Option option(List<Integer> kinds) {
        boolean odd = kinds.contains(ONE);
        return new Option(kinds.stream().mapToInt(Integer::intValue).filter(k -> k >= 0).toArray(), odd);
    }

    Genus genus(int... heaps) {
        for (int heap : heaps) refuse(heap < 0, "heap = ", heap, ": a heap is at least 0");
        Option start = option(kinds(Arrays.stream(heaps).boxed().toList()));
        Arrays.fill(at, 0);
        depth = 0;
        long hash = 0;
        for (int k : start.kinds) {
            at[k]++;
            hash += hashes[k];
        }
        try {
            int found = decide(hash, at.length);
            return genera.get(start.odd ? found ^ 1 : found);
        } catch (TooLarge e) {
            throw tooMany(heaps);
        }
    }

    /** The number of the genus of the position in {@code at}; one frame a move, so that long plays fit the stack. */
    private int decide(long hash, int most) {
        int length = most;
        while (length > 0 && at[length - 1] == 0) length--;
        int before = known.get(hash, at, length);
        if (before >= 0) return before;
        if (known.size() >= bound || depth > Genus.DEEP) throw new TooLarge();
        Work.poll();
        depth++;
        BitSet all = new BitSet();
        for (int k = 0; k < length; k++) {
            if (at[k] == 0) continue;
            at[k]--;
            for (Option option : options.get(k)) {
                long sum = hash - hashes[k];
                for (int part : option.kinds) {
                    at[part]++;
                    sum += hashes[part];
                }
                int found = decide(sum, length);
                for (int part : option.kinds) at[part]--;
                all.set(option.odd ? found ^ 1 : found);
            }
            at[k]++;
        }
        depth--;
        Integer number = ofOptions.get(all);
        if (number == null) {
            number = number(Genus.ofOptions(all.stream().mapToObj(genera::get).toList()));
            ofOptions.put(all, number);
        }
        known.put(hash, at, length, number);
        return number;
    }

    private int number(Genus genus) {
        Integer before = numbers.get(genus);
        if (before != null) return before;
        genera.add(genus);
        genera.add(genus.plusOne());
        numbers.put(genus, genera.size() - 2);
        numbers.put(genus.plusOne(), genera.size() - 1);
        return genera.size() - 2;
    }

    private IllegalArgumentException tooMany(int... start) {
        return new IllegalArgumentException("heaps " + Arrays.toString(start) + ": the genus in " + game.name()
                + " is found by going through all positions that play can reach; there are more than " + bound
                + ", or plays of more than " + Genus.DEEP + " moves; MisereQuotient says who wins, where it is finite");
    }
}
