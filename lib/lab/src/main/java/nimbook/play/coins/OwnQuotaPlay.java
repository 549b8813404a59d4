package nimbook.play.coins;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.fibonacci.QuotaPiles;
import nimbook.fibonacci.QuotaValues;

/** Fibonacci nim with several piles, each with a quota of its own: decided by the nim-sum of the values G(n, q). */
final class OwnQuotaPlay extends CoinPlay {

    /** Larger piles have a staircase too, but it is the kernel's to know: so the saved page stays small. */
    private static final int EMBEDDED = 128;

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
    String kind() {
        return "each";
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
        for (int pile = 0; pile < at.piles().size(); pile++) sum.append(pile == 0 ? "" : " ⊕ ").append(value(at, pile));
        int all = sum(at);
        return at.piles().size() == 1 ? "its value is " + sum
                : "the piles' values have the nim-sum " + sum + " = " + all + (all == 0 ? "" : ", not 0");
    }

    /** stairs: for each pile 0..bound how many break points it has, then these; two bytes a number. */
    @Override
    Map<String, Object> embedded() {
        if (largest(start().piles()) > EMBEDDED) return Map.of("embedded", false);
        List<Integer> numbers = new ArrayList<>();
        int known = Math.min(bound(), EMBEDDED);
        for (int n = 0; n <= known; n++) {
            List<Integer> points = values.breakPoints(n);
            numbers.add(points.size());
            numbers.addAll(points);
        }
        return Map.of("embedded", true, "known", known, "stairs",
                pairs(numbers.stream().mapToInt(Integer::intValue).toArray()));
    }
}
