package nimbook.misere;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.game.Game;
import nimbook.heap.HeapGame;

/**
 * The genus g^γ₀γ₁γ₂… of a position G (Conway, <i>On Numbers and Games</i>, 1976, chapter 12; Winning Ways, chapter
 * 13): g = G⁺ is the Grundy value in normal play, and γ<sub>k</sub> the misère Grundy value G⁻ of G with k Nim heaps of
 * 2 next to it. The misère value of a position without a move is 1, any other's is the mex of its options' values; so
 * G⁻(G) = 0 exactly at misère P-positions, and m = G⁻(G) is the one Nim heap with G + ∗m a misère P-position. From some
 * point on the digits alternate between two numbers that differ by 2.
 *
 * <p>The genus of a sum is determined by those of its parts where all are tame, and not in general. So a position of
 * several heaps is looked at as a whole.
 *
 * @param normal G⁺
 * @param misere γ₀, γ₁, …, to the second of the two that alternate from then on; the fewest, two at least
 * @param tameness tame, restive, restless or wild
 */
public record Genus(int normal, List<Integer> misere, Tameness tameness) {

    private static final String DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    /** Plays longer than this would need a deeper stack than a thread has. */
    static final int DEEP = 1500;

    /**
     * Keeps a copy.
     *
     * @throws IllegalArgumentException when there are fewer than two digits or a number is negative
     */
    public Genus {
        misere = copy(misere, "misere");
        refuse(misere.size() < 2, "misere = ", misere, ": at least two digits are needed");
        refuse(normal < 0 || misere.stream().anyMatch(d -> d < 0), "genus ", normal, " ", misere,
                ": Grundy values are at least 0");
        nonNull(tameness, "tameness");
    }

    /** The misère Grundy value G⁻ = γ₀; 0 exactly at misère P-positions. */
    public int misereValue() {
        return misere.get(0);
    }

    /** Who wins when the last player to move loses. */
    public Outcome outcome() {
        return misereValue() == 0 ? Outcome.P : Outcome.N;
    }

    /**
     * γ<sub>k</sub>, the misère Grundy value with k Nim heaps of 2.
     *
     * @throws IllegalArgumentException when k is negative
     */
    public int digit(int k) {
        refuse(k < 0, "k = ", k, ": at least 0 is needed");
        int last = misere.size() - 1;
        return misere.get(Math.min(k, last - ((k ^ last) & 1)));
    }

    /**
     * Whether the genus is that of a sum of Nim heaps: 0¹²⁰, 1⁰³¹, 0⁰², 1¹³, 2²⁰, 3³¹, 4⁴⁶, … (the position need not be
     * tame).
     */
    public boolean isTameGenus() {
        return misere.size() == 2 && digit(0) == normal && digit(1) == (normal ^ 2)
                || normal == 0 && misere.equals(List.of(1, 2, 0)) || normal == 1 && misere.equals(List.of(0, 3, 1));
    }

    /** The genus of a position from those of its options; of a position without a move for none. */
    public static Genus ofOptions(Collection<Genus> options) {
        BitSet values = new BitSet();
        int length = 2;
        boolean tame = true;
        for (Genus option : copy(options, "options")) {
            values.set(option.normal);
            length = Math.max(length, option.misere.size());
            tame &= option.tameness == Tameness.TAME;
        }
        int normal = values.nextClearBit(0);
        List<Integer> digits = new ArrayList<>();
        // From the options' last digits on they alternate; so this one's do as soon as a digit comes again after two.
        for (int k = 0; ; k++) {
            Work.poll();
            values.clear();
            for (Genus option : options) values.set(option.digit(k));
            if (k > 0) {
                values.set(digits.get(k - 1));
                values.set(digits.get(k - 1) ^ 1);
            }
            digits.add(k == 0 && options.isEmpty() ? 1 : values.nextClearBit(0));
            if (k >= length && digits.get(k).equals(digits.get(k - 2))) break;
        }
        while (digits.size() > 2 && digits.get(digits.size() - 1)
                .equals(digits.get(digits.size() - 3))) digits.remove(digits.size() - 1);
        Genus found = new Genus(normal, digits, Tameness.WILD);
        return tame ? new Genus(normal, digits, found.isTameGenus() ? Tameness.TAME : normal < 2 ? Tameness.RESTIVE
                : Tameness.RESTLESS) : found;
    }

    /** G and a Nim heap of 1 next to it: every value is changed by 1. */
    Genus plusOne() {
        return new Genus(normal ^ 1, misere.stream().map(d -> d ^ 1).toList(), tameness);
    }

    /**
     * The genus of one or more heaps, by the rules alone: every position that play can reach is looked at. For codes
     * that split, that is feasible to about 60 coins; {@link MisereQuotient} says who wins more, where it is finite.
     *
     * @throws IllegalArgumentException when a heap is negative, or more positions than a million or longer plays than
     *         1500 moves are reached
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static Genus of(HeapGame game, int... heaps) {
        return new GenusSearch(game, Arrays.stream(nonNull(heaps, "heaps")).max().orElse(0)).genus(heaps);
    }

    /**
     * The genera of the single heaps 0, …, limit.
     *
     * @throws IllegalArgumentException as {@link #of(HeapGame, int...)}
     */
    public static List<Genus> upTo(HeapGame game, int limit) {
        GenusSearch search = new GenusSearch(game, limit);
        List<Genus> all = new ArrayList<>();
        for (int n = 0; n <= limit; n++) all.add(search.genus(n));
        return List.copyOf(all);
    }

    /**
     * The genus of a game's start. (Whether the game is to be played normally or misère makes no difference.)
     *
     * @throws IllegalArgumentException when a play has more than 1500 moves
     */
    public static <T> Genus of(Game<T> game) {
        if (nonNull(game, "game").longestPlay() > DEEP) throw new IllegalArgumentException("game " + game
                + ": its longest play has " + game.longestPlay() + " moves, and at most " + DEEP + " are followed");
        return of(game, game.start(), new HashMap<>());
    }

    private static <T> Genus of(Game<T> game, T position, Map<T, Genus> known) {
        Genus before = known.get(position);
        if (before != null) return before;
        Work.poll();
        List<Genus> options = new ArrayList<>();
        for (T option : game.moves(position)) options.add(of(game, option, known));
        Genus genus = ofOptions(options);
        known.put(position, genus);
        return genus;
    }

    /** The symbol, "4¹⁴⁶"; where a digit is beyond 9 they are separated by points. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(normal);
        boolean wide = misere.stream().anyMatch(d -> d > 9);
        for (int i = 0; i < misere.size(); i++) {
            if (wide && i > 0) text.append('·');
            for (char digit : String.valueOf(misere.get(i)).toCharArray()) text.append(DIGITS.charAt(digit - '0'));
        }
        return text.toString();
    }
}
