package nimbook.play.coins;

import static nimbook.core.Arguments.nonNull;

import java.util.LinkedHashMap;
import java.util.Map;
import nimbook.drawing.Drawing;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.heap.SubtractionGame;
import nimbook.play.PlayFigure;
import nimbook.play.PlayStyle;
import nimbook.widget.model.Component;

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
 * <p>Up to {@value CoinPlay#MOST_COINS} coins in {@value CoinPlay#MOST_PILES} piles. What a page must know to go on
 * playing without a kernel travels with the figure, except for large positions of the games with several piles.
 */
public final class Coins extends PlayFigure<CoinPosition, Coins> {

    private static final Component COMPONENT = new Component("coins", Coins.class, "/nimbook/front/coins.js");

    private final CoinPlay play;

    private Coins(CoinPlay play, PlayStyle style) {
        super(COMPONENT, style);
        this.play = play;
    }

    /** Any game with piles of coins. */
    public static Coins of(CoinPlay play) {
        nonNull(play, "play");
        return new Coins(play, PlayStyle.of(""));
    }

    /**
     * Fibonacci nim with one pile.
     *
     * @throws IllegalArgumentException as {@link CoinPlay#of(FibonacciNim.Turn)}
     */
    public static Coins of(FibonacciNim.Turn turn) {
        return of(CoinPlay.of(turn));
    }

    /**
     * Several piles with a quota each.
     *
     * @throws IllegalArgumentException as {@link CoinPlay#of(QuotaPiles)}
     */
    public static Coins of(QuotaPiles piles) {
        return of(CoinPlay.of(piles));
    }

    /**
     * Several piles with one quota for all.
     *
     * @throws IllegalArgumentException as {@link CoinPlay#of(GlobalPiles)}
     */
    public static Coins of(GlobalPiles piles) {
        return of(CoinPlay.of(piles));
    }

    /**
     * A subtraction game.
     *
     * @throws IllegalArgumentException as {@link CoinPlay#of(SubtractionGame, int...)}
     */
    public static Coins of(SubtractionGame game, int... piles) {
        return of(CoinPlay.of(game, piles));
    }

    @Override
    public CoinPlay play() {
        return play;
    }

    @Override
    protected Coins with(PlayStyle other) {
        return new Coins(play, other);
    }

    /**
     * Keys: kind ("one", "each", "shared", "set"), name, start [[pile, …], [quota, …]], bound (the largest pile of a
     * new game), embedded and what comes with it (known and stairs; least; set and values), most (coins on a board),
     * title, begins, errors, verdict, hint.
     */
    @Override
    protected Map<String, Object> gameState() {
        Map<String, Object> state = new LinkedHashMap<>(play.state());
        state.put("most", CoinPlay.MOST_COINS);
        return state;
    }

    @Override
    public Drawing drawing() {
        return new CoinsDrawing(this).drawing();
    }

    /** The game, the position, whose it is and why. */
    @Override
    public String text() {
        StringBuilder text = told(play.name(), position());
        if (style().hint()) text.append("\nwinning moves lead to: ").append(play.winningMoves(position()));
        return text.append("\nwhoever takes the last coin wins").toString();
    }
}
