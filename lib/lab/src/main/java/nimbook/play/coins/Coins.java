package nimbook.play.coins;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.function.IntFunction;
import nimbook.drawing.Drawing;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.heap.SubtractionGame;
import nimbook.play.PictureControls;
import nimbook.play.PlayFigure;
import nimbook.play.PlayPicture;
import nimbook.play.PlayStyle;

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
 * <p>Up to {@value CoinPlay#MOST_COINS} coins in {@value CoinPlay#MOST_PILES} piles. The
 * pictures of a small game's positions travel with the figure, so that it is played without a kernel.
 */
public final class Coins extends PlayFigure<CoinPosition, Coins> {

    private final CoinPlay play;
    private final boolean parts;

    private Coins(CoinPlay play, PlayStyle style, boolean parts) {
        super(style);
        this.play = play;
        this.parts = parts;
    }

    /** Any game with piles of coins. */
    public static Coins of(CoinPlay play) {
        nonNull(play, "play");
        return new Coins(play, PlayStyle.of(""), false);
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

    /**
     * A row of coins as it is drawn in a sum.
     *
     * @param side of a coin's place
     * @param targets what a click on the i-th coin leads to
     */
    public static Drawing linked(int n, double side, IntFunction<Object[]> targets) {
        return CoinsPicture.row(n, side, nonNull(targets, "targets"));
    }

    @Override
    public CoinPlay play() {
        return play;
    }

    @Override
    protected Coins with(PlayStyle other) {
        return new Coins(play, other, parts);
    }

    @Override
    protected Coins withSwitch(String name, boolean on) {
        return name.equals("parts") ? new Coins(play, style(), on && isOnePile()) : this;
    }

    private boolean isOnePile() {
        return play instanceof OnePilePlay;
    }

    @Override
    protected PictureControls controls() {
        String how = play.start().quotas().isEmpty() ? "Numbered coins: click one to take it and all after it."
                : "Bright coins may be taken: click one to take it and all after it.";
        // To the left are more coins; a move's place is its pile and how many it takes.
        return new PictureControls(how, "Whoever took the last coin has won.",
                play.start().piles().size() > 1 ? "Piles" : "Coins",
                List.of(List.of("ArrowLeft", 1, 1), List.of("ArrowRight", 1, -1), List.of("ArrowDown", 0, 1),
                        List.of("ArrowUp", 0, -1), List.of("Home", 1, PictureControls.LAST),
                        List.of("End", 1, PictureControls.FIRST)),
                4, isOnePile() ? List.of(List.of("parts", "Zeckendorf parts", parts)) : List.of());
    }

    @Override
    protected PlayPicture<CoinPosition> picture(CoinPosition first, CoinPosition before, CoinPosition at,
            double width) {
        return new CoinsPicture(play, first, width, parts).picture(before, at);
    }

    /** The game, the position, whose it is and why. */
    @Override
    public String text() {
        StringBuilder text = describe(play.name(), position());
        if (style().hint()) text.append("\nwinning moves lead to: ").append(play.winningMoves(position()));
        return text.append("\nwhoever takes the last coin wins").toString();
    }
}
