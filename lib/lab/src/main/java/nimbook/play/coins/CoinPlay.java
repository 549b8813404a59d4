package nimbook.play.coins;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Outcome;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.heap.SubtractionGame;
import nimbook.play.Playable;
import nimbook.widget.model.Json;

/**
 * A game with piles of coins, to be played: a move takes coins from one pile, and the player who takes the last coin
 * wins. A position is written as {@code [[pile, …], [quota, …]]}.
 */
public abstract class CoinPlay implements Playable<CoinPosition> {

    /** More coins could not be distinguished on a screen, nor hit. */
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

    /** Whether s coins may be taken from the pile; s is at least 1 and at most what lies there. */
    boolean allows(CoinPosition at, int pile, int s) {
        return true;
    }

    /** Whether the player to move loses. */
    abstract boolean isP(CoinPosition at);

    /** Why, without the words "is a P-position". */
    abstract String because(CoinPosition at);

    /** The quotas after s was taken from the pile: twice as many, for all. */
    List<Integer> quotasAfter(CoinPosition at, int pile, int s) {
        return List.of(2 * s);
    }

    /** What a winning move has done, from ", " or ": " on, with its full stop. */
    abstract String purpose(CoinPosition from, CoinPosition to, int s);

    /** The quotas with which play begins from these piles: all but one coin of each. */
    List<Integer> firstQuotas(List<Integer> piles) {
        return piles.stream().map(n -> n - 1).toList();
    }

    /** Why s coins may not be taken from a pile that has them. */
    String refusal(CoinPosition at, int pile, int s, String where) {
        return "The quota" + (at.quotas().size() > 1 ? " of pile " + (pile + 1) : "") + " is " + quota(at, pile) + ": "
                + s + " may not be taken" + where + ".";
    }

    private static int quota(CoinPosition at, int pile) {
        return at.quotas().get(at.quotas().size() == 1 ? 0 : pile);
    }

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
        return Math.min(n, quota(at, pile));
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
    public CoinPosition read(Object position) {
        if (!(nonNull(position, "position") instanceof List<?> pair) || pair.size() != 2
                || !(pair.get(0) instanceof List<?> piles)
                || !(pair.get(1) instanceof List<?> quotas)) {
            throw new IllegalArgumentException("position " + position + ": [[pile, …], [quota, …]] is needed");
        }
        return new CoinPosition(numbers("pile", piles, start.piles().size(), bound),
                numbers("quota", quotas, start.quotas().size(), 2 * MOST_COINS));
    }

    private static List<Integer> numbers(String name, List<?> json, int count, int most) {
        if (json.size() != count) throw new IllegalArgumentException(name + "s " + json + ": this game has " + count);
        return json.stream().map(one -> Json.whole(name, one, 0, most)).toList();
    }

    /** " from pile 2" where there are several. */
    static String where(CoinPosition at, int pile) {
        return at.piles().size() > 1 ? " from pile " + (pile + 1) : "";
    }

    @Override
    public String explain(CoinPosition from, CoinPosition to) {
        int pile = 0;
        nonNull(to, "to");
        while (pile + 1 < nonNull(from, "from").piles().size()
                && from.piles().get(pile).equals(to.piles().get(pile))) pile++;
        int s = from.piles().get(pile) - to.piles().get(pile);
        String takes = "The computer takes " + s + where(from, pile);
        if (isP(to)) return takes + purpose(from, to, s);
        return takes + "." + (isP(from) ? " From there every move loses." : "");
    }

    /** The picture's parts are named by {@link CoinsPicture#id}. */
    @Override
    public String objection(CoinPosition at, List<String> on, List<Integer> place, String typed) {
        int pile = copy(place, "place").isEmpty() ? 0 : Math.min(place.get(0), nonNull(at, "at").piles().size() - 1);
        int s = nonNull(typed, "typed").isEmpty() ? 0 : Json.whole("typed", Json.read(typed), 0, 9999);
        for (String id : copy(on, "on"))
            for (int p = 0; p < nonNull(at, "at").piles().size(); p++)
                for (int i = 0; i < at.piles().get(p); i++)
                    if (id.equals(CoinsPicture.id(p, i))) {
                        pile = p;
                        s = at.piles().get(p) - i;
                    }
        if (s < 1) return "A move takes at least one coin.";
        int n = nonNull(at, "at").piles().get(pile);
        if (s <= n) return refusal(at, pile, s, where(at, pile));
        return "There " + (n == 1 ? "is 1 coin" : "are " + n + " coins")
                + (at.piles().size() > 1 ? " in pile " + (pile + 1) : "") + ", not " + s + ".";
    }

    @Override
    public CoinPosition typed(String text) {
        List<Integer> piles = new ArrayList<>();
        for (String word : nonNull(text, "text").split("[^0-9]+"))
            if (!word.isEmpty()) piles.add(word.length() > 6 ? MOST_COINS + 1 : Integer.parseInt(word));
        int count = start.piles().size();
        if (piles.size() != count)
            throw new IllegalArgumentException(count == 1 ? "One number is needed: how many coins."
                    : count + " numbers are needed, one for each pile.");
        int coins = 0;
        for (int n : piles) {
            if (n < 1 || n > bound)
                throw new IllegalArgumentException("A pile of this board has 1 to " + bound + " coins.");
            coins += n;
        }
        if (coins > MOST_COINS) throw new IllegalArgumentException("A board shows up to " + MOST_COINS + " coins.");
        CoinPosition at = new CoinPosition(piles, firstQuotas(piles));
        if (isOver(at)) throw new IllegalArgumentException("With these piles no coin may be taken: begin with more.");
        return at;
    }

    @Override
    public String typing(CoinPosition start) {
        return String.join(" ", nonNull(start, "start").piles().stream().map(String::valueOf).toList());
    }

    static int largest(List<Integer> piles) {
        int largest = 0;
        for (int n : piles) largest = Math.max(largest, n);
        return largest;
    }
}
