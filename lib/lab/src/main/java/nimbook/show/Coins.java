package nimbook.show;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import nimbook.export.Drawing;
import nimbook.export.Stills;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.heap.SubtractionGame;
import nimbook.widget.Component;
import nimbook.widget.Figure;
import nimbook.widget.Still;

/**
 * Piles of coins to be played with, against the computer or by two. Immutable: every method gives another board.
 *
 * <pre>{@code
 * Coins.of(FibonacciNim.start(20))                     // one pile, at most twice the last move
 * Coins.of(QuotaPiles.start(7, 10, 12))                // several piles, a quota each
 * Coins.of(GlobalPiles.start(5, 8, 9)).errors(20)      // several piles, one quota
 * Coins.of(SubtractionGame.fibonacci(), 30)            // take any Fibonacci number
 * }</pre>
 *
 * <p>Up to {@value CoinPlay#MOST_COINS} coins in {@value CoinPlay#MOST_PILES} piles. What a page must know to go on playing without a kernel
 * travels with the figure, except for large positions of the games with several piles.
 */
public final class Coins implements Figure {

    private static final Component COMPONENT = new Component("coins", Coins.class, "/nimbook/front/coins.js",
            List.of("/nimbook/front/parts.js", "/nimbook/front/playing.js", "/nimbook/front/playpanel.js", "/nimbook/front/coinrules.js",
                    "/nimbook/front/coinpiles.js"));

    private record Look(String title, String begins, double errors, boolean verdict, boolean hint) {}

    private final CoinPlay play;
    private final Look look;

    private Coins(CoinPlay play, Look look) {
        this.play = play;
        this.look = look;
    }

    /** Any game with piles of coins. */
    public static Coins of(CoinPlay play) {
        Objects.requireNonNull(play, "play");
        return new Coins(play, new Look("", "you", 0, true, false));
    }

    /** Fibonacci nim with one pile. @throws IllegalArgumentException as {@link CoinPlay#of(FibonacciNim.Turn)} */
    public static Coins of(FibonacciNim.Turn turn) {
        return of(CoinPlay.of(turn));
    }

    /** Several piles with a quota each. @throws IllegalArgumentException as {@link CoinPlay#of(QuotaPiles)} */
    public static Coins of(QuotaPiles piles) {
        return of(CoinPlay.of(piles));
    }

    /** Several piles with one quota for all. @throws IllegalArgumentException as {@link CoinPlay#of(GlobalPiles)} */
    public static Coins of(GlobalPiles piles) {
        return of(CoinPlay.of(piles));
    }

    /** A subtraction game. @throws IllegalArgumentException as {@link CoinPlay#of(SubtractionGame, int...)} */
    public static Coins of(SubtractionGame game, int... piles) {
        return of(CoinPlay.of(game, piles));
    }

    /** The words above the coins; empty for none. */
    public Coins title(String title) {
        return new Coins(play, new Look(Objects.requireNonNull(title, "title"), look.begins, look.errors, look.verdict, look.hint));
    }

    /** The computer makes the first move; if nothing is said, the reader does. */
    public Coins computerBegins() {
        return new Coins(play, new Look(look.title, "computer", look.errors, look.verdict, look.hint));
    }

    /** Two people play, the computer only knows. */
    public Coins twoPlayers() {
        return new Coins(play, new Look(look.title, "two", look.errors, look.verdict, look.hint));
    }

    /** How often the computer misses a winning move, in per cent; 0 if nothing is said. @throws IllegalArgumentException unless 0 to 100 */
    public Coins errors(double percent) {
        return new Coins(play, new Look(look.title, look.begins, new Opponent(percent).errors(), look.verdict, look.hint));
    }

    /** Does not say whose game it is and why, until the reader asks: for questions to an audience. */
    public Coins quiet() {
        return new Coins(play, new Look(look.title, look.begins, look.errors, false, look.hint));
    }

    /** Marks the winning moves of the first position, also in the still picture. */
    public Coins hint() {
        return new Coins(play, new Look(look.title, look.begins, look.errors, look.verdict, true));
    }

    /** The game as it is played: what the computer and the hints know. */
    public CoinPlay play() {
        return play;
    }

    /** Everything about it that is not the game, as JSON values. */
    Map<String, Object> look() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("title", look.title);
        map.put("begins", look.begins);
        map.put("errors", look.errors);
        map.put("verdict", look.verdict);
        map.put("hint", look.hint);
        return map;
    }

    /** The same coins with that look. */
    Coins looking(Map<String, Object> map) {
        return new Coins(play, new Look(Recipes.text(map, "title"), Recipes.text(map, "begins"), ((Number) map.get("errors")).doubleValue(),
                BoardRecipe.is(map, "verdict"), BoardRecipe.is(map, "hint")));
    }

    String title() {
        return look.title;
    }

    boolean hinted() {
        return look.hint;
    }

    boolean verdict() {
        return look.verdict;
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    @Override
    public Map<String, Object> recipe() {
        return CoinsRecipe.of(this);
    }

    /**
     * Keys: kind ("one", "each", "shared", "set"), name, start [[pile, …], [quota, …]], bound (the largest pile of a new game), carried and
     * what comes with it (known and stairs; least; set and values), most (coins on a board), title, begins, errors, verdict, hint.
     */
    @Override
    public Map<String, Object> state() {
        Map<String, Object> state = new LinkedHashMap<>(play.state());
        state.put("most", CoinPlay.MOST_COINS);
        state.putAll(look());
        return state;
    }

    /** The picture that stills and files are made of: the coins at the start. */
    public Drawing drawing() {
        return new CoinsDrawing(this).drawing();
    }

    @Override
    public Still still() {
        return Stills.of(drawing());
    }

    /** The game, the position, whose it is and why. */
    @Override
    public String text() {
        StringBuilder text = new StringBuilder(look.title.isBlank() ? play.name() : look.title);
        text.append("\n").append(play.start());
        if (look.verdict) text.append("\n").append(play.reason(play.start()));
        if (look.hint) text.append("\nwinning moves lead to: ").append(play.winningMoves(play.start()));
        return text.append("\nwhoever takes the last coin wins").toString();
    }

    /** Questions as {@link Playing} has them, positions as [[pile, …], [quota, …]]. */
    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        return new Playing<>(play, ThreadLocalRandom.current()).answer(question);
    }

    @Override
    public String toString() {
        return text();
    }
}
