package nimbook.play.coins;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nimbook.core.Outcome;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.heap.SubtractionGame;
import nimbook.play.Playable;
import nimbook.widget.model.Json;

/**
 * A game with piles of coins, to be played: a move takes coins from one pile, and whoever takes the last coin wins. A
 * position is written as {@code [[pile, …], [quota, …]]}.
 */
public abstract class CoinPlay implements Playable<CoinPosition> {

    /** More coins could not be told apart on a screen, nor hit. */
    public static final int MOST_COINS = 1000;

    /** More piles have no room one below the other. */
    public static final int MOST_PILES = 8;

    private final String name;
    private final CoinPosition start;
    private final int bound;

    /** @param bound the largest pile with which a new game may begin in the page */
    CoinPlay(String name, CoinPosition start, int bound) {
        this.name = name;
        this.start = start;
        this.bound = bound;
    }

    /**
     * Fibonacci nim, one pile.
     *
     * @throws IllegalArgumentException when nothing may be taken, or the pile has more than {@value #MOST_COINS} coins
     */
    public static CoinPlay of(FibonacciNim.Turn turn) {
        nonNull(turn, "turn");
        return new OnePilePlay(turn);
    }

    /**
     * Several piles with a quota each.
     *
     * @throws IllegalArgumentException when nothing may be taken, or there are too many piles or coins
     */
    public static CoinPlay of(QuotaPiles piles) {
        nonNull(piles, "piles");
        return new OwnQuotaPlay(piles);
    }

    /**
     * Several piles with one quota for all.
     *
     * @throws IllegalArgumentException when nothing may be taken, or there are too many piles or coins
     */
    public static CoinPlay of(GlobalPiles piles) {
        nonNull(piles, "piles");
        return new OneQuotaPlay(piles);
    }

    /**
     * A subtraction game with one or more piles.
     *
     * @throws IllegalArgumentException when nothing may be taken, or there are too many piles or coins
     */
    public static CoinPlay of(SubtractionGame game, int... piles) {
        nonNull(game, "game");
        List<Integer> list = new ArrayList<>();
        for (int n : nonNull(piles, "piles")) list.add(n);
        return new SetPlay(game, list);
    }

    /** A start that can be shown and played. */
    static CoinPosition begin(List<Integer> piles, List<Integer> quotas) {
        if (piles.isEmpty() || piles.size() > MOST_PILES) {
            throw new IllegalArgumentException(
                    "piles = " + piles.size() + ": a board has 1 to " + MOST_PILES + " piles");
        }
        int coins = 0;
        for (int n : piles) {
            if (n < 1) throw new IllegalArgumentException("n = " + n + ": a pile to begin with is at least 1");
            coins = n > MOST_COINS ? n : coins + n;
            if (coins > MOST_COINS) {
                throw new IllegalArgumentException("piles " + piles + ": a board shows up to " + MOST_COINS
                        + " coins; larger positions are decided without one");
            }
        }
        return new CoinPosition(piles, quotas);
    }

    /** Refuses a start from which no move is left. */
    static void playable(CoinPlay play) {
        if (play.isOver(play.start())) {
            throw new IllegalArgumentException("start " + play.start()
                    + ": no coin may be taken; one pile of Fibonacci nim begins with at least 2");
        }
    }

    /** How a page knows the rules: "one", "each", "shared", "set". */
    abstract String kind();

    /** Whether s coins may be taken from the pile; s is at least 1 and at most what lies there. */
    abstract boolean allows(CoinPosition at, int pile, int s);

    /** Whether the player to move loses. */
    abstract boolean isP(CoinPosition at);

    /** Why, without the words "is a P-position". */
    abstract String because(CoinPosition at);

    /** The quotas after s was taken from the pile. */
    abstract List<Integer> quotasAfter(CoinPosition at, int pile, int s);

    /**
     * What the page needs to know of the game so that it can be played without a kernel; empty where it is too much.
     */
    abstract Map<String, Object> embedded();

    @Override
    public String name() {
        return name;
    }

    @Override
    public CoinPosition start() {
        return start;
    }

    int bound() {
        return bound;
    }

    /** The most that may be taken from a pile by a quota; in the game of a set, all of it. */
    int most(CoinPosition at, int pile) {
        int n = at.piles().get(pile);
        if (at.quotas().isEmpty()) return n;
        return Math.min(n, at.quotas().get(at.quotas().size() == 1 ? 0 : pile));
    }

    CoinPosition after(CoinPosition at, int pile, int s) {
        List<Integer> piles = new ArrayList<>(at.piles());
        piles.set(pile, piles.get(pile) - s);
        return new CoinPosition(piles, quotasAfter(at, pile, s));
    }

    /** By pile, then by number of coins. */
    @Override
    public List<CoinPosition> moves(CoinPosition at) {
        List<CoinPosition> moves = new ArrayList<>();
        nonNull(at, "at");
        for (int pile = 0; pile < at.piles().size(); pile++) {
            for (int s = 1; s <= most(at, pile); s++) if (allows(at, pile, s)) moves.add(after(at, pile, s));
        }
        return moves;
    }

    @Override
    public boolean isOver(CoinPosition at) {
        nonNull(at, "at");
        for (int pile = 0; pile < at.piles().size(); pile++)
            if (most(at, pile) > 0 && allows(at, pile, 1))
                return false;
        return moves(at).isEmpty();
    }

    @Override
    public Outcome outcome(CoinPosition at) {
        return isP(nonNull(at, "at")) ? Outcome.P : Outcome.N;
    }

    @Override
    public List<CoinPosition> winningMoves(CoinPosition at) {
        List<CoinPosition> winning = new ArrayList<>();
        if (isP(nonNull(at, "at"))) return winning;
        for (CoinPosition to : moves(at)) if (isP(to)) winning.add(to);
        return winning;
    }

    @Override
    public String reason(CoinPosition at) {
        if (isOver(at))
            return at.piles().stream().allMatch(n -> n == 0) ? "no coin is left: whoever took the last one has won"
                    : "no coin may be taken any more: whoever moved last has won";
        return at + (isP(at) ? " is a P-position: " : " is an N-position: ") + because(at);
    }

    @Override
    public Object write(CoinPosition at) {
        return List.of(nonNull(at, "at").piles(), at.quotas());
    }

    @Override
    public CoinPosition read(Object json) {
        if (!(json instanceof List<?> pair) || pair.size() != 2 || !(pair.get(0) instanceof List<?> piles)
                || !(pair.get(1) instanceof List<?> quotas)) {
            throw new IllegalArgumentException("position " + json + ": [[pile, …], [quota, …]] is needed");
        }
        return new CoinPosition(numbers("pile", piles, start.piles().size(), bound),
                numbers("quota", quotas, start.quotas().size(), 2 * MOST_COINS));
    }

    private static List<Integer> numbers(String name, List<?> json, int count, int most) {
        if (json.size() != count) throw new IllegalArgumentException(name + "s " + json + ": this game has " + count);
        return json.stream().map(one -> Json.whole(name, one, 0, most)).toList();
    }

    /** Keys: kind, name, start, bound, count, and what {@link #embedded} adds. */
    Map<String, Object> state() {
        Map<String, Object> state =
                Json.object("kind", kind(), "name", name, "start", write(start), "bound", bound);
        // In one order in every run: the page's text follows it.
        state.putAll(new TreeMap<>(embedded()));
        return state;
    }

    static int largest(List<Integer> piles) {
        int largest = 0;
        for (int n : piles) largest = Math.max(largest, n);
        return largest;
    }

    /** Little-endian, two bytes a number. */
    static byte[] pairs(int[] numbers) {
        byte[] bytes = new byte[2 * numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            bytes[2 * i] = (byte) numbers[i];
            bytes[2 * i + 1] = (byte) (numbers[i] >> 8);
        }
        return bytes;
    }
}
