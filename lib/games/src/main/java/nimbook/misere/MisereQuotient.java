package nimbook.misere;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nimbook.core.Memory;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.heap.HeapGame;
import nimbook.period.Evidence;
import nimbook.period.HeapPeriods;
import nimbook.period.HeapRepetition;
import nimbook.period.Period;
import nimbook.period.QuotientCertificate;

/**
 * The misère quotient of a one-pile game (T. E. Plambeck, <i>Taming the wild in impartial combinatorial games</i>,
 * Integers 5 (2005) G5; Plambeck and A. N. Siegel, <i>Misère quotients for impartial games</i>, J. Combin. Theory A 115
 * (2008)): sums of heaps X and Y count as the same element when X + Z and Y + Z have the same misère outcome for every
 * sum Z of heaps. The elements are a commutative monoid with addition of positions as its product. The
 * <em>P-portion</em> is the set of the elements of P-positions, the <em>pretending function</em> Φ gives each heap its
 * element. So a sum is decided by multiplying the elements of its heaps.
 *
 * <pre>{@code
 * MisereQuotient.of(Octal.kayles())                    // 40 elements, period 12 from heap 71 on
 * MisereQuotient.of(Octal.kayles()).outcome(5, 7, 1_000_000_000)
 * MisereQuotient.of(Octal.of(".75")).presentation()    // ⟨a, b, c | a² = 1, …⟩
 * }</pre>
 *
 * <p><b>What is proved.</b> The quotient of the heaps 0, …, {@link #heaps} is proved by a finite check of all their
 * options, as in the proof of the mex rule of Plambeck and Siegel. For an octal code or a subtraction set that is the
 * quotient of all heaps when Φ has a period over the range of their periodicity theorem ({@link
 * HeapPeriods#repetition}): every larger heap has the options' elements of a smaller one, so nothing new can come.
 * {@link #evidence} says which of the two it is. Elements and relations are written with letters: a heap whose element
 * is no product of those of smaller heaps has the next letter.
 *
 * <p>Time and memory depend on the quotient, not on the rules: some hundredths of a second for 40 elements, a second at
 * the most by default. Many games have infinite quotients, or an unknown one (Dawson's Kayles); then the answer
 * stands for the heaps that were reached. Immutable.
 */
public final class MisereQuotient {

    /** Heaps searched by default. */
    private static final int HEAPS = 500;

    /** Elements by default: a second or less. */
    public static final int ELEMENTS = 200;

    /** The most elements that can be allowed: a table of products of 64 MB. */
    public static final int MOST_ELEMENTS = 4096;

    /**
     * What an element takes: {@link Finder#POSITIONS} positions of 150 bytes in the search for it, and at most
     * {@value #MOST_ELEMENTS} products of 6.
     */
    private static final double BYTES = 250_000;

    private final HeapGame game;
    private final int[] images;
    private final boolean grew;
    private final BipartiteMonoid monoid;
    private final Presentation presentation;
    private final Optional<Period> period;

    private MisereQuotient(HeapGame game, Finder finder, boolean grew) {
        this.game = game;
        this.images = finder.images();
        this.grew = grew;
        this.monoid = finder.monoid();
        this.presentation = new Presentation(monoid, images);
        this.period = HeapPeriods.repetition(game, images).map(this::proved);
    }

    private Period proved(HeapRepetition r) {
        String text = "Φ(n + " + r.period() + ") = Φ(n) for n = " + r.from() + " to " + r.to();
        return new Period(r.preperiod(), r.period(), 0, new Evidence.Proved(
                "periodicity theorem of Plambeck and Siegel 2008: " + text, certified(r.preperiod(), r.period())));
    }

    /**
     * What a checker needs to verify all of this: the quotient with its period, or that of the heaps that were looked
     * at. It can be written as a file for games with a code and subtraction sets.
     */
    public QuotientCertificate certificate() {
        return period.isEmpty() ? certified(images.length, 0)
                : (QuotientCertificate) ((Evidence.Proved) period.get().evidence()).certificate();
    }

    /** The elements numbered as they come when 0, 1, … are multiplied by each generator in turn. */
    private QuotientCertificate certified(long preperiod, long period) {
        List<Integer> heaps = presentation.heaps();
        int[] number = new int[monoid.order];
        Arrays.fill(number, -1);
        number[0] = 0;
        List<Integer> found = new ArrayList<>(List.of(0));
        List<List<Integer>> products = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            Work.poll();
            List<Integer> row = new ArrayList<>();
            for (int heap : heaps) {
                int y = monoid.product[found.get(i)][images[heap]];
                if (number[y] < 0) {
                    number[y] = found.size();
                    found.add(y);
                }
                row.add(number[y]);
            }
            products.add(row);
        }
        List<Integer> lost = found.stream().filter(x -> monoid.isP[x]).map(x -> number[x]).toList();
        List<Integer> phi = Arrays.stream(images, 0, (int) (preperiod + period)).mapToObj(x -> number[x]).toList();
        return new QuotientCertificate(game, preperiod, period, heaps, products, lost, phi);
    }

    /**
     * As {@link #search}, with at most {@value #ELEMENTS} elements and the heaps to 500.
     *
     * @throws IllegalArgumentException when a rule breaks its promise
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static MisereQuotient of(HeapGame game) {
        return search(game, HEAPS, ELEMENTS);
    }

    /**
     * The quotient of all heaps where it has at most so many elements and its period shows itself among the heaps
     * looked at; else that of the heaps 0, …, n for the largest n that these limits allow.
     *
     * @param heaps the largest heap that is looked at
     * @param elements at most so many elements; time and memory are in proportion to them
     * @throws IllegalArgumentException when heaps is negative, elements is not from 1 to {@value #MOST_ELEMENTS}, or a
     *         rule breaks its promise
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static MisereQuotient search(HeapGame game, int heaps, int elements) {
        Finder finder = finder(game, heaps, elements);
        int next = 16;
        while (finder.heaps() <= heaps) {
            Work.at(finder.heaps(), heaps + 1L, "heaps");
            if (!finder.extend()) return new MisereQuotient(game, finder, true);
            if (finder.heaps() < next) continue;
            // Looked for at steps of an eighth: a look costs little, and a range that is too long costs more.
            if (HeapPeriods.repetition(game, finder.images()).isPresent()) break;
            next += Math.max(4, next / 8);
        }
        return new MisereQuotient(game, finder, false);
    }

    /**
     * The quotient of the heaps 0, …, heaps, with at most {@value #ELEMENTS} elements.
     *
     * @throws IllegalArgumentException as {@link #of(HeapGame, int, int)}
     */
    public static MisereQuotient of(HeapGame game, int heaps) {
        return of(game, heaps, ELEMENTS);
    }

    /**
     * The quotient of the heaps 0, …, heaps.
     *
     * @param elements at most so many elements
     * @throws IllegalArgumentException when heaps is negative, elements is not from 1 to {@value #MOST_ELEMENTS}, or
     *         the quotient has more elements than allowed or takes more work than they allow; the message says how far
     *         it goes
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static MisereQuotient of(HeapGame game, int heaps, int elements) {
        Finder finder = finder(game, heaps, elements);
        while (finder.heaps() <= heaps) {
            Work.at(finder.heaps(), heaps + 1L, "heaps");
            if (!finder.extend()) {
                throw new IllegalArgumentException("heaps = " + heaps + ": the misère quotient of " + game.name()
                        + " has " + finder.monoid().order + " elements for the heaps to " + (finder.heaps() - 1)
                        + ", and with heap " + finder.heaps() + " more than the limit of " + elements
                        + ", or too many to find");
            }
        }
        return new MisereQuotient(game, finder, false);
    }

    private static Finder finder(HeapGame game, int heaps, int elements) {
        nonNull(game, "game");
        refuse(heaps < 0, "heaps = ", heaps, ": the largest heap is at least 0");
        refuse(elements < 1
                || elements > MOST_ELEMENTS, "elements = ", elements, ": allowed are limits from 1 to ", MOST_ELEMENTS);
        Memory.require("elements = " + elements + ": their products and the search for them", BYTES * elements);
        return new Finder(game, elements);
    }

    /** The game that this is about. */
    public HeapGame game() {
        return game;
    }

    /** The largest heap that was looked at. */
    public int heaps() {
        return images.length - 1;
    }

    /** How many elements there are; 1 only where no heap has a move. Otherwise even. */
    public int order() {
        return monoid.order;
    }

    /** The period of the pretending function, where it is proved; then this is the quotient of all heaps. */
    public Optional<Period> period() {
        return period;
    }

    /**
     * Proved where this is the quotient of all heaps; else it is proved for the heaps that were looked at, and nothing
     * is said of others.
     */
    public Evidence evidence() {
        if (period.isPresent()) return period.get().evidence();
        return new Evidence.Observed("the quotient is proved for sums of the heaps 0 to " + heaps()
                + (grew ? "; with heap " + images.length + " it has more elements than were allowed, or takes more work"
                        : ""), heaps());
    }

    /**
     * Whether this is the quotient of some Nim heaps, so that the sums of these heaps are played as Nim (Plambeck and
     * Siegel 2008): it then has 1, 2 or 2ⁿ + 2 elements, n ≥ 2. Otherwise the game is <em>wild</em>.
     */
    public boolean isTame() {
        return monoid.isTame();
    }

    /** The heaps that have letters of their own: a is the first of them, b the second. */
    public List<Integer> generators() {
        return presentation.heaps();
    }

    /** The elements as words: 1, a, b, ab, …; by length, then by the alphabet. */
    public List<String> elements() {
        return presentation.order().stream().map(presentation::word).toList();
    }

    /** The elements of P-positions. */
    public List<String> pPortion() {
        return presentation.order().stream().filter(x -> monoid.isP[x]).map(presentation::word).toList();
    }

    /**
     * The defining relations: "a² = 1". With the letters they determine the monoid; none follows from the others by
     * cancelling letters.
     */
    public List<String> relations() {
        return presentation.relations();
    }

    /** Letters and relations in a line: "⟨a, b | a² = 1, b³ = b⟩". */
    public String presentation() {
        StringBuilder text = new StringBuilder("⟨");
        for (int g = 0; g < generators().size(); g++) text.append(g == 0 ? "" : ", ").append(Presentation.letter(g));
        return text.append(" | ").append(String.join(", ", relations())).append("⟩").toString();
    }

    /** Φ(0), …, Φ({@link #heaps}) as words. */
    public List<String> pretending() {
        return Arrays.stream(images).mapToObj(presentation::word).toList();
    }

    private int image(BigInteger heap) {
        refuse(nonNull(heap, "heap").signum() < 0, "heap = ", heap, ": a heap is at least 0");
        if (heap.compareTo(BigInteger.valueOf(images.length)) < 0) return images[heap.intValue()];
        if (period.isEmpty()) {
            throw new IllegalArgumentException("heap: the quotient of " + game.name() + " is known for heaps to "
                    + heaps() + ", and no period is proved that would give larger ones");
        }
        return images[(int) period.get().representative(heap)];
    }

    private int product(long... heaps) {
        int x = 0;
        for (long heap : nonNull(heaps, "heaps")) x = monoid.product[x][image(BigInteger.valueOf(heap))];
        return x;
    }

    /**
     * The element of a sum of heaps, as a word; O(number of heaps).
     *
     * @throws IllegalArgumentException when a heap is negative, or larger than {@link #heaps} and there is no proved
     *         period
     */
    public String element(long... heaps) {
        return presentation.word(product(heaps));
    }

    /**
     * The element of a heap of any size.
     *
     * @throws IllegalArgumentException as {@link #element(long...)}
     */
    public String element(BigInteger heap) {
        return presentation.word(image(heap));
    }

    /**
     * The product of two elements, as words; O(order).
     *
     * @throws IllegalArgumentException when a word is none of {@link #elements}
     */
    public String product(String one, String other) {
        return presentation.word(monoid.product[number("one", one)][number("other", other)]);
    }

    private int number(String name, String element) {
        nonNull(element, name);
        return presentation.order().stream().filter(x -> presentation.word(x).equals(element)).findFirst().orElseThrow(
                () -> new IllegalArgumentException(name + " = " + element + ": no element; allowed are " + elements()));
    }

    /**
     * Who wins a sum of heaps when the last player to move loses; O(number of heaps).
     *
     * @throws IllegalArgumentException as {@link #element(long...)}
     */
    public Outcome outcome(long... heaps) {
        return monoid.isP[product(heaps)] ? Outcome.P : Outcome.N;
    }

    /**
     * Every P-position that a move reaches, as the list of its heaps: the moved heap's parts stand in its place, and
     * empty heaps are left out. By heap, then as {@link HeapGame#options}; moves that lead to the same position stand
     * once.
     *
     * @throws IllegalArgumentException as {@link #element(long...)}, and when a heap's options would not fit into
     *         memory
     */
    public List<List<Integer>> winningMoves(int... heaps) {
        for (int heap : nonNull(heaps, "heaps")) image(BigInteger.valueOf(heap));
        List<List<Integer>> found = new ArrayList<>();
        Set<List<Integer>> bags = new HashSet<>();
        for (int i = 0; i < heaps.length; i++) {
            for (List<Integer> option : game.options(heaps[i])) {
                Work.poll();
                List<Integer> after = new ArrayList<>();
                for (int j = 0; j < heaps.length; j++) {
                    if (j == i) after.addAll(option);
                    else if (heaps[j] > 0) after.add(heaps[j]);
                }
                if (monoid.isP[product(after.stream().mapToLong(Integer::longValue).toArray())]
                        && bags.add(after.stream().sorted().toList())) found.add(List.copyOf(after));
            }
        }
        return List.copyOf(found);
    }

    /** Game, order, size of the P-portion, and what is proved, in a line. */
    @Override
    public String toString() {
        String size = order() == 1 ? "1 element" : order() + " elements, " + pPortion().size() + " of them P";
        String all = period.map(p -> "period " + p.period() + " from heap " + p.preperiod() + " on ("
                + p.evidence().describe() + ")").orElseGet(() -> evidence().describe());
        return game.name() + ", misère quotient: " + size + (isTame() ? ", tame; " : ", wild; ") + all;
    }
}
