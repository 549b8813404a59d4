package nimbook.play.coins;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.List;
import nimbook.fibonacci.FibonacciNim;
import nimbook.number.Zeckendorf;

/** Fibonacci nim with one pile, decided by its Zeckendorf representation. */
final class OnePilePlay extends CoinPlay {

    OnePilePlay(FibonacciNim.Turn turn) {
        super("Fibonacci nim",
                begin(List.of(small("n", turn.n())), List.of(small("quota", turn.quota().min(turn.n())))), MOST_COINS);
        playable(this);
    }

    private static int small(String name, BigInteger number) {
        if (number.bitLength() > 20) {
            throw new IllegalArgumentException(name + " of " + number.bitLength() + " bits: a board shows up to "
                    + MOST_COINS + " coins; FibonacciNim.winningTakes decides any size");
        }
        return number.intValue();
    }

    @Override
    boolean isP(CoinPosition at) {
        return FibonacciNim.isP(nonNull(at, "at").piles().get(0), at.quotas().get(0));
    }

    @Override
    String because(CoinPosition at) {
        int n = at.piles().get(0);
        Zeckendorf parts = Zeckendorf.of(n);
        String is = parts.size() == 1 ? n + " is a Fibonacci number" : n + " = " + parts.sum();
        String least = parts.size() == 1 ? "it" : "the least part " + parts.terms().get(0);
        return is + ", and the quota " + at.quotas().get(0) + (isP(at) ? " is less than " : " reaches ") + least;
    }

    @Override
    String purpose(CoinPosition from, CoinPosition to, int s) {
        int n = from.piles().get(0);
        if (s == n) return ", all that is left.";
        Zeckendorf parts = Zeckendorf.of(n);
        return (parts.terms().get(0).intValue() == s ? ", the least part of " : ", a sum of the last parts of ") + n
                + " = " + parts.sum() + ".";
    }
}
