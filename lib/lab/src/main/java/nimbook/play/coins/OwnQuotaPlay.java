package nimbook.play.coins;

import java.util.ArrayList;
import java.util.List;
import nimbook.fibonacci.QuotaPiles;
import nimbook.fibonacci.QuotaValues;

/** Fibonacci nim with several piles, each with a quota of its own: decided by the nim-sum of the values G(n, q). */
final class OwnQuotaPlay extends NimSumPlay {

    private final QuotaValues values;

    OwnQuotaPlay(QuotaPiles piles) {
        super("Fibonacci nim, a quota for each pile", begin(sizes(piles), quotas(piles)),
                Math.min(MOST_COINS, Math.max(40, 2 * largest(sizes(piles)))));
        values = QuotaValues.upTo(bound());
        playable(this);
    }

    private static List<Integer> sizes(QuotaPiles piles) {
        return piles.piles().stream().map(QuotaPiles.Pile::n).toList();
    }

    private static List<Integer> quotas(QuotaPiles piles) {
        return piles.piles().stream().map(pile -> Math.min(pile.quota(), pile.n())).toList();
    }

    @Override
    int value(CoinPosition at, int pile) {
        return values.value(at.piles().get(pile), at.quotas().get(pile));
    }

    @Override
    List<Integer> quotasAfter(CoinPosition at, int pile, int s) {
        List<Integer> quotas = new ArrayList<>(at.quotas());
        quotas.set(pile, 2 * s);
        return quotas;
    }
}
