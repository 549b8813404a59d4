package nimbook.play.coins;

import static nimbook.core.Arguments.nonNull;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A game whose piles have values of their own: decided by their nim-sum. */
abstract class NimSumPlay extends CoinPlay {

    NimSumPlay(String name, CoinPosition start, int bound) {
        super(name, start, bound);
    }

    /** The Grundy value of a pile, and of its quota where it has one. */
    abstract int value(CoinPosition at, int pile);

    private IntStream values(CoinPosition at) {
        return IntStream.range(0, nonNull(at, "at").piles().size()).map(pile -> value(at, pile));
    }

    private int sum(CoinPosition at) {
        return values(at).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    boolean isP(CoinPosition at) {
        return sum(at) == 0;
    }

    @Override
    String because(CoinPosition at) {
        if (at.piles().size() == 1) return (at.quotas().isEmpty() ? "its Grundy value is " : "its value is ") + sum(at);
        String values = values(at).mapToObj(String::valueOf).collect(Collectors.joining(" ⊕ "));
        return "the piles' values have the nim-sum " + values + " = " + sum(at) + (isP(at) ? "" : ", not 0");
    }

    @Override
    String purpose(CoinPosition from, CoinPosition to, int s) {
        return from.piles().size() == 1 ? ": what is left has the value 0." : ": the nim-sum of the values is 0 now.";
    }
}
