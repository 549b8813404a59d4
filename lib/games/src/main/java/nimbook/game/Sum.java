package nimbook.game;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.board.BoardGame;
import nimbook.core.Memory;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.core.Work;
import nimbook.heap.HeapGame;

/**
 * A sum of games: a move is a move in one of the parts, and the player who cannot move loses (or, in {@link #misere}
 * play, wins). In normal play its value is the nim-sum of its parts' values (Sprague 1935, Grundy 1939). Misère play
 * has no such rule: it is searched through, as far as the positions fit. Immutable; equal when the parts are the same,
 * in any order.
 *
 * <pre>{@code
 * Sum.of(Octal.kayles(), 5, 7).plus(BoardGame.queen(), 3, 4).winningMoves()
 * }</pre>
 */
public final class Sum implements Summand {

    /** What a kept position of a misère search takes: a map of its parts, its entry. */
    private static final double BYTES = 250;

    /** More positions than these would take minutes. */
    private static final double MOST = 5_000_000;

    /** Plays longer than this would need a deeper stack than a thread has. */
    private static final int DEEP = 2_000;

    private final List<Summand> parts;
    private final boolean misere;
    private final int hash;

    private Sum(List<Summand> parts, boolean misere) {
        this.parts = copy(parts, "parts");
        this.misere = misere;
        int sum = misere ? 1 : 0;
        for (Summand part : this.parts) sum += scatter(part.hashCode());
        this.hash = sum;
    }

    /** In no linear way: hash codes of heaps differ as their sizes do, and those of 5 + 7 and 6 + 6 would be one. */
    private static int scatter(int code) {
        int mixed = (code ^ code >>> 16) * 0x7FEB352D;
        mixed = (mixed ^ mixed >>> 15) * 0x846CA68B;
        return mixed ^ mixed >>> 16;
    }

    /**
     * The parts side by side; sums among them are taken apart.
     *
     * @throws IllegalArgumentException when one of them is misère
     */
    public static Sum of(Summand... parts) {
        List<Summand> flat = new ArrayList<>();
        for (Summand part : copy(parts, "parts")) {
            if (part instanceof Sum sum) {
                sum.onlyNormal("be a part of another");
                flat.addAll(sum.parts);
            } else {
                if (part instanceof Game<?> game) game.onlyNormal("be a part of a sum");
                flat.add(part);
            }
        }
        return new Sum(flat, false);
    }

    /**
     * Heaps of a one-pile game.
     *
     * @throws IllegalArgumentException when one is negative
     */
    public static Sum of(HeapGame game, int... heaps) {
        return of(Arrays.stream(nonNull(heaps, "heaps")).mapToObj(n -> new Heap(game, n)).toArray(Summand[]::new));
    }

    /**
     * A piece on a board.
     *
     * @throws IllegalArgumentException when the cell is none or forbidden, or the game misère
     */
    public static Sum of(BoardGame game, int row, int column) {
        return of(new PlacedPiece(game, Position.of(row, column)));
    }

    /** This sum and more parts. */
    @Override
    public Sum plus(Summand... more) {
        return with(of(copy(more, "more").toArray(Summand[]::new)));
    }

    /** This sum and heaps of a one-pile game. */
    @Override
    public Sum plus(HeapGame game, int... heaps) {
        return with(of(game, heaps));
    }

    /** This sum and a piece on a board. */
    @Override
    public Sum plus(BoardGame game, int row, int column) {
        return with(of(game, row, column));
    }

    private Sum with(Sum more) {
        List<Summand> all = new ArrayList<>(parts);
        all.addAll(more.parts);
        return new Sum(all, misere);
    }

    /** The same position where the last player to move loses. */
    public Sum misere() {
        return new Sum(parts, true);
    }

    /** The same position where the last player to move wins. */
    public Sum normal() {
        return new Sum(parts, false);
    }

    /** Whether the last player to move loses. */
    public boolean isMisere() {
        return misere;
    }

    /** What is added. */
    public List<Summand> parts() {
        return parts;
    }

    /** @throws IllegalArgumentException in misère play, or when a part's value does not fit into memory */
    @Override
    public int value() {
        onlyNormal("have a Grundy value");
        int sum = 0;
        for (Summand part : parts) sum ^= part.value();
        return sum;
    }

    /** The values of the parts, in their order. */
    public List<Integer> values() {
        return parts.stream().map(Summand::value).toList();
    }

    /**
     * Who wins under perfect play.
     *
     * @throws IllegalArgumentException in misère play when the positions would not fit; the message says how many there
     *     may be
     */
    public Outcome outcome() {
        boolean p = misere ? new Search().isP(this) : value() == 0;
        return p ? Outcome.P : Outcome.N;
    }

    /** Every position after one move, by part; positions with the same parts once. */
    @Override
    public List<Sum> options() {
        List<Sum> all = new ArrayList<>();
        Set<Sum> seen = new HashSet<>();
        for (int i = 0; i < parts.size(); i++) for (Sum option : parts.get(i).options()) {
            Work.poll();
            Sum after = replace(i, option);
            if (seen.add(after)) all.add(after);
        }
        return List.copyOf(all);
    }

    /**
     * Every move to a P-position, by part; empty exactly at P-positions and where no move is left.
     * @throws IllegalArgumentException as {@link #outcome}
     */
    public List<Sum> winningMoves() {
        if (misere) {
            Search search = new Search();
            return options().stream().filter(search::isP).toList();
        }
        int sum = value();
        List<Sum> winning = new ArrayList<>();
        Set<Sum> seen = new HashSet<>();
        for (int i = 0; sum != 0 && i < parts.size(); i++) {
            int wanted = sum ^ parts.get(i).value();
            for (Sum option : parts.get(i).options()) {
                if (option.value() != wanted) continue;
                Sum after = replace(i, option);
                if (seen.add(after)) winning.add(after);
            }
        }
        return List.copyOf(winning);
    }

    /**
     * The sum after a move in one part.
     *
     * @param i the part, 0 ≤ i &lt; number of parts
     * @param option what the move makes of it; any sum
     * @throws IllegalArgumentException when there is no such part
     */
    public Sum replace(int i, Sum option) {
        refuse(i < 0 || i >= parts.size(), "i = ", i, ": the parts are 0 to ", parts.size() - 1);
        List<Summand> after = new ArrayList<>(parts.subList(0, i));
        after.addAll(nonNull(option, "option").parts);
        after.addAll(parts.subList(i + 1, parts.size()));
        return new Sum(after, misere);
    }

    @Override
    public double positions() {
        double product = 1;
        for (Summand part : parts) product *= part.positions();
        return product;
    }

    void onlyNormal(String what) {
        refuse(misere, "sum ", this, ": a misère sum cannot ", what, "; use normal()");
    }

    private Map<Summand, Integer> bag() {
        Map<Summand, Integer> bag = new HashMap<>();
        for (Summand part : parts) bag.merge(part, 1, (a, b) -> a + b);
        return bag;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sum sum && hash == sum.hash && misere == sum.misere
                && parts.size() == sum.parts.size() && (parts.equals(sum.parts) || bag().equals(sum.bag()));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** "Kayles (.77) 5 + queen (3, 4)"; "nothing" for no part. */
    @Override
    public String toString() {
        if (parts.isEmpty()) return misere ? "nothing (misère)" : "nothing";
        StringBuilder text = new StringBuilder();
        for (Summand part : parts) text.append(text.isEmpty() ? "" : " + ").append(part);
        return text.append(misere ? " (misère)" : "").toString();
    }

    /** Misère outcomes by the rules alone, each position once. */
    private final class Search {
        private final Map<Sum, Boolean> known = new HashMap<>();
        private final long bound;
        private int depth;

        Search() {
            double most = positions();
            String what = "sum " + Sum.this + " may reach "
                    + (most < 1e15 ? "" + (long) most : "10^" + (long) Math.log10(most)) + " positions; they";
            if (most > MOST) throw new IllegalArgumentException(what + " would take " + Memory.format(most * BYTES)
                    + " of memory, and at most " + (long) MOST
                    + " are gone through; no rule for larger misère sums is known here");
            Memory.require(what, most * BYTES);
            bound = (long) most;
        }

        boolean isP(Sum at) {
            Boolean before = known.get(at);
            if (before != null) return before;
            Work.at(known.size(), Math.max(known.size(), bound) + 1, "positions, at most");
            if (known.size() >= MOST) throw new IllegalArgumentException(
                    "sum " + Sum.this + " reaches more than " + (long) MOST + " positions: too many to go through");
            if (depth > DEEP) throw new IllegalArgumentException(
                    "sum " + Sum.this + " has plays of more than " + DEEP + " moves: too long to go through");
            depth++;
            List<Sum> options = at.options();
            boolean p = !options.isEmpty();
            for (int i = 0; p && i < options.size(); i++) p = !isP(options.get(i));
            known.put(at, p);
            depth--;
            return p;
        }
    }
}
