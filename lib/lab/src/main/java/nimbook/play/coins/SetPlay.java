package nimbook.play.coins;

import java.util.List;
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

    @Override
    String purpose(CoinPosition from, CoinPosition to, int s) {
        return from.piles().size() == 1 ? ": what is left has the value 0." : ": the nim-sum of the values is 0 now.";
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
