package nimbook.play.coins;

import java.util.List;
import nimbook.heap.SubtractionGame;

/** A subtraction game with one or more piles: decided by the nim-sum of its Grundy values. */
final class SetPlay extends NimSumPlay {

    private final SubtractionGame game;
    private final byte[] values;

    SetPlay(SubtractionGame game, List<Integer> piles) {
        super(game.name(), begin(piles, List.of()), MOST_COINS);
        this.game = game;
        values = game.values(MOST_COINS);
        playable(this);
    }

    @Override
    boolean allows(CoinPosition at, int pile, int s) {
        return game.set().contains(s);
    }

    @Override
    int value(CoinPosition at, int pile) {
        return values[at.piles().get(pile)] & 0xff;
    }

    @Override
    List<Integer> quotasAfter(CoinPosition at, int pile, int s) {
        return List.of();
    }

    @Override
    List<Integer> firstQuotas(List<Integer> piles) {
        return List.of();
    }

    @Override
    String refusal(CoinPosition at, int pile, int s, String where) {
        int n = at.piles().get(pile);
        return s + " may not be taken; allowed" + where + " are " + String.join(", ",
                game.set().stream().filter(k -> k <= n).sorted().map(String::valueOf).toList()) + ".";
    }
}
