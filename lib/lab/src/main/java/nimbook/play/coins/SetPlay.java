package nimbook.play.coins;

import java.util.List;
import java.util.Map;
import nimbook.heap.SubtractionGame;

/** A subtraction game with one or more piles: decided by the nim-sum of its Grundy values. */
final class SetPlay extends CoinPlay {

    private final SubtractionGame game;
    private final byte[] values;

    SetPlay(SubtractionGame game, List<Integer> piles) {
        super(game.name(), begin(piles, List.of()), MOST_COINS);
        this.game = game;
        values = game.values(MOST_COINS);
        playable(this);
    }

    SubtractionGame game() {
        return game;
    }

    @Override
    String kind() {
        return "set";
    }

    @Override
    boolean allows(CoinPosition at, int pile, int s) {
        return game.set().contains(s);
    }

    private int sum(CoinPosition at) {
        int sum = 0;
        for (int n : at.piles()) sum ^= values[n] & 0xff;
        return sum;
    }

    @Override
    boolean isP(CoinPosition at) {
        return sum(at) == 0;
    }

    @Override
    List<Integer> quotasAfter(CoinPosition at, int pile, int s) {
        return List.of();
    }

    @Override
    String because(CoinPosition at) {
        if (at.piles().size() == 1) return "its Grundy value is " + sum(at);
        StringBuilder sum = new StringBuilder();
        for (int n : at.piles()) sum.append(sum.isEmpty() ? "" : " ⊕ ").append(values[n] & 0xff);
        return "the piles' values have the nim-sum " + sum + " = " + sum(at) + (isP(at) ? "" : ", not 0");
    }

    /**
     * set: what may be taken, as far as a board has coins; values: a byte for each pile
     * 0..{@value CoinPlay#MOST_COINS}.
     */
    @Override
    Map<String, Object> embedded() {
        return Map.of("embedded", true, "set", game.set().stream().filter(s -> s <= MOST_COINS).toList(), "values",
                values.clone());
    }
}
