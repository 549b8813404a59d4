package nimbook.play.game;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimbook.drawing.Drawing;
import nimbook.export.HasDrawing;
import nimbook.game.Game;

/**
 * The Silver Dollar game without the dollar: a move shifts a coin to the left on a strip, onto no other coin and over
 * none. The gaps before every second coin, from the last one on, are heaps of Nim (Conway, On Numbers and Games,
 * chapter 11).
 *
 * <pre>{@code
 * play(SilverDollar.of(1, 3, 6, 10))
 * }</pre>
 *
 * @param coins the cells of the coins in ascending order, from 0
 */
public record SilverDollar(List<Integer> coins) implements HasDrawing {

    private static final int MOST = 24;

    /** @throws IllegalArgumentException unless one to 6 coins stand on cells 0 to 23 in ascending order */
    public SilverDollar {
        coins = copy(coins, "coins");
        boolean fits = !coins.isEmpty() && coins.size() <= 6;
        for (int i = 0; i < coins.size(); i++)
            fits &= coins.get(i) > (i == 0 ? -1 : coins.get(i - 1)) && coins.get(i) < MOST;
        if (!fits) throw new IllegalArgumentException(
                "coins " + coins + ": one to 6 ascending cells from 0 to " + (MOST - 1) + " are needed");
    }

    /** The game from these cells of the coins, as the constructor takes them. */
    public static Game<SilverDollar> of(int... coins) {
        return Game.of(new SilverDollar(Arrays.stream(nonNull(coins, "coins")).boxed().toList()), SilverDollar::moves)
                .named("Silver Dollar");
    }

    /** Each coin on each cell between it and the coin before it. */
    public List<SilverDollar> moves() {
        List<SilverDollar> moves = new ArrayList<>();
        for (int i = 0; i < coins.size(); i++)
            for (int to = i == 0 ? 0 : coins.get(i - 1) + 1; to < coins.get(i); to++)
                moves.add(new SilverDollar(Strips.moved(coins, i, to)));
        return moves;
    }

    @Override
    public Drawing drawing() {
        Map<List<Integer>, SilverDollar> after = new HashMap<>();
        for (SilverDollar to : moves()) after.put(to.coins, to);
        return Pictures.strip(1 + coins.get(coins.size() - 1), coins, after::get);
    }

    /** "coins on 1, 3, 6". */
    @Override
    public String toString() {
        return "coins on " + listed(coins);
    }

    static String listed(List<Integer> places) {
        return places.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
