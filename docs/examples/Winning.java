///usr/bin/env jbang "$0" "$@" ; exit $?
//DEPS io.github.nimbook:nimbook-games:0.1.0

import java.math.BigInteger;
import nimbook.wythoff.Wythoff;

/** Prints the winning moves of Wythoff's game for two piles of any size: {@code jbang Winning.java 5 8}. */
public final class Winning {
    private Winning() {}

    /** Takes the two piles. */
    public static void main(String[] piles) {
        BigInteger a = new BigInteger(piles[0]);
        BigInteger b = new BigInteger(piles[1]);
        System.out.println(Wythoff.isP(a, b) ? "lost" : Wythoff.winningMoves(a, b));
    }
}
