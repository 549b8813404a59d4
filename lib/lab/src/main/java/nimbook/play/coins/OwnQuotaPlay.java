package nimbook.play.coins;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.fibonacci.QuotaPiles;
import nimbook.fibonacci.QuotaValues;

/** Fibonacci nim with several piles, each with a quota of its own: decided by the nim-sum of the values G(n, q). */
final class OwnQuotaPlay extends CoinPlay {

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
    boolean allows(CoinPosition at, int pile, int s) {
        return true;
    }

    private int value(CoinPosition at, int pile) {
        return values.value(at.piles().get(pile), at.quotas().get(pile));
    }

    private int sum(CoinPosition at) {
        int sum = 0;
        nonNull(at, "at");
        for (int pile = 0; pile < at.piles().size(); pile++) sum ^= value(at, pile);
        return sum;
    }

    @Override
    boolean isP(CoinPosition at) {
        return sum(at) == 0;
    }

    @Override
    List<Integer> quotasAfter(CoinPosition at, int pile, int s) {
        List<Integer> quotas = new ArrayList<>(at.quotas());
        quotas.set(pile, 2 * s);
        return quotas;
    }

    @Override
    String because(CoinPosition at) {
        StringBuilder sum = new StringBuilder();
        for (int pile = 0; pile < at.piles().size(); pile++)
            sum.append(pile == 0 ? "" : " ⊕ ").append(value(at, pile));
        int all = sum(at);
        return at.piles().size() == 1 ? "its value is " + sum
                : "the piles' values have the nim-sum " + sum + " = " + all + (all == 0 ? "" : ", not 0");
    }

    @Override
    String purpose(CoinPosition from, CoinPosition to, int s) {
        return from.piles().size() == 1 ? ": what is left has the value 0." : ": the nim-sum of the values is 0 now.";
    }

    @Override
    List<Integer> firstQuotas(List<Integer> piles) {
        return piles.stream().map(n -> n - 1).toList();
    }

    @Override
    String refusal(CoinPosition at, int pile, int s, String where) {
        return "The quota" + (at.piles().size() > 1 ? " of pile " + (pile + 1) : "") + " is " + at.quotas().get(pile)
                + ": " + s + " may not be taken" + where + ".";
    }
}
