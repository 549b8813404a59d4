package nimbook.claim;

import static nimbook.claim.Cases.cell;
import static nimbook.claim.Cases.decided;
import static nimbook.claim.Cases.number;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import nimbook.claim.Verdict.Fails;
import nimbook.claim.Verdict.Holds;
import nimbook.claim.Verdict.NotComputable;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalNim;
import nimbook.fibonacci.QuotaValues;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAway;
import nimbook.logic.Theory;
import nimbook.number.Fibonacci;

/**
 * The claims of fibonacci-nim.txt. What the rules alone give is computed by TakeAway and QuotaValues, which contain no
 * Fibonacci number.
 */
final class FibonacciClaims {

    /** Piles that are decided from the rules, one by one. */
    private static final int PILES = 20_000;

    /** Piles for which every quota and every move is looked at. */
    private static final int MOVES = 600;

    /** From x coins with the quota y: s are taken, and the quota is 2s. */
    private static final String MOVE = "some s >= 1: s <= y & x = u + s & v = 2s";

    private FibonacciClaims() {}

    private static Theorems theorems() {
        return Theorems.in(Theory.fibonacci());
    }

    static List<Check> checks() {
        List<Check> all = new ArrayList<>();
        add(all, 1, "rules", "Two players take coins from a pile in turn; the first may not take all, and each later "
                + "move takes at most twice the one before. Whoever takes the last coin wins.", () -> new NotComputable(
                "A definition: it is what FibonacciNim plays, and TakeAway.factor(2) from the rules alone."));
        add(all, 2, "strategy", "A position is lost exactly when the quota is less than the least part of the "
                + "Zeckendorf representation of the pile.", FibonacciClaims::quota);
        add(all, 3, "strategy", "From a won position, taking all (where allowed) or the least part wins.",
                FibonacciClaims::leastPart);
        add(all, 4, "strategy", "After the least part was taken, the new quota is less than the least part of what "
                + "remains.", FibonacciClaims::after);
        add(all, 5, "strategy", "The first player loses exactly when the pile is a Fibonacci number.",
                FibonacciClaims::fibonacci);
        add(all, 6, "strategy", "In general there may be several winning moves.", FibonacciClaims::several);
        add(all, 7, "example", "From 10 coins: take 2 (the only winning move); 2 more are taken, 6 remain: take 1; 1, "
                + "4 remain: take 1; 3 remain and the second player has lost.", FibonacciClaims::example);
        add(all, 8, "picture", "Each row of rectangles is the Zeckendorf representation of the row's number.",
                () -> new NotComputable("A picture: drawn from the computed representations instead."));
        add(all, 9, "several piles", "With a quota for each pile the value of the game is the nim-sum of the piles' "
                + "values.", FibonacciClaims::quotaPerPile);
        add(all, 10, "several piles", "Another variant limits each move to twice the last one, whichever pile that was "
                + "taken from.", FibonacciClaims::global);
        add(all, 11, "introduction", "Another game of the same name lets a player take any Fibonacci number of coins.",
                FibonacciClaims::otherGame);
        add(all, 12, "several piles", "A complete description of the piles' values is unknown.",
                () -> new NotComputable("What is known to others is no computation's to decide; QuotaValues gives the "
                + "values themselves."));
        add(all, 13, "example", "From 8 coins taking 3 or more loses at once, from 5 taking 2, from 3 either move; 10 "
                + "= 8 + 2, 6 = 5 + 1, 4 = 3 + 1.", FibonacciClaims::exampleMoves);
        add(all, 14, "strategy", "From a lost position every move leads to a won one.", FibonacciClaims::everyMove);
        return all;
    }

    private static void add(List<Check> all, int number, String place, String statement, Supplier<Verdict> decide) {
        all.add(new Check(new Claim("F" + number, Document.FIBONACCI, place, statement), decide));
    }

    private static Verdict quota() {
        long[] least = TakeAway.factor(2).leastWinningQuotas(PILES);
        String wrong = number(1, PILES, n -> least[n] != FibonacciNim.leastWinningQuota(n));
        return theorems().positions(MOVE, "x = 0 | y < leastpart(x)").verdict(wrong, "The least winning quota of each "
                + "pile, from the rules, against the least Zeckendorf part (Whinihan 1963).", upTo(PILES) + ", every "
                + "quota");
    }

    private static Verdict leastPart() {
        String wrong = number(1, MOVES, n -> {
            long part = FibonacciNim.leastWinningQuota(n);
            return !FibonacciNim.winningTakes(n, part).contains(part);
        });
        return theorems().that("all n >= 1: leastpart(n) = n | 2 leastpart(n) < leastpart(n - leastpart(n))")
                .verdict(wrong, "Taking all ends the game. That the least part is among the winning moves.",
                        upTo(MOVES));
    }

    private static Verdict after() {
        String wrong = number(1, PILES, n -> {
            long part = FibonacciNim.leastWinningQuota(n);
            return part < n && !FibonacciNim.isP(n - part, 2 * part);
        });
        return theorems().that("all n: leastpart(n) < n => 2 leastpart(n) < leastpart(n - leastpart(n))")
                .verdict(wrong, "Twice the least part against the least part of what remains.", upTo(PILES));
    }

    private static Verdict fibonacci() {
        List<Integer> losing = TakeAway.factor(2).pPositionsAtStart(PILES);
        List<Integer> expected = new ArrayList<>();
        for (int k = 2; Fibonacci.ofLong(k) <= PILES; k++) expected.add((int) Fibonacci.ofLong(k));
        return theorems().that("all n >= 1: n - 1 < leastpart(n) <=> fib(n)").verdict(losing.equals(expected) ? null
                : losing.toString(), "The piles that the rules call lost with quota n − 1; with F2.", upTo(PILES));
    }

    private static Verdict several() {
        String computed = "All winning moves of every position from the rules, against the sums s of the least parts "
                + "with s ≤ quota and 2s < the next part, or s = n. " + theorems()
                .that("all n, s >= 1: s < n & 2s < leastpart(n - s) => tail(s, n)").text();
        long[] least = TakeAway.factor(2).leastWinningQuotas(MOVES);
        int first = 0;
        for (int n = 1; n <= MOVES; n++) {
            for (int q = 0; q <= n; q++) {
                List<Long> moves = new ArrayList<>();
                for (int s = 1; s <= q; s++) if (2L * s < least[n - s]) moves.add((long) s);
                if (!moves.equals(FibonacciNim.winningTakes(n, q)))
                    return new Fails(computed, upTo(MOVES), "n = " + n + ", quota " + q, "–");
                if (first == 0 && q == n - 1 && moves.size() > 1) first = n;
            }
        }
        return new Holds(computed + " Proof: one example is enough. The first pile with several winning first moves is "
                + first + ": " + FibonacciNim.winningTakes(first, first - 1) + ".", upTo(MOVES) + ", every quota",
                true);
    }

    private static Verdict example() {
        String computed = "Every case, from the rules: the winning moves from 10, 6 and 4, that 8 with quota 4 and 5 "
                + "with quota 2 are lost, and that 3 with quota 2 is.";
        TakeAway game = TakeAway.factor(2);
        boolean right = game.winningTakes(10, 9).equals(List.of(2)) && game.winningTakes(8, 4).isEmpty()
                && game.winningTakes(6, 4).contains(1) && game.winningTakes(5, 2).isEmpty()
                && game.winningTakes(4, 2).contains(1) && game.winningTakes(3, 2).isEmpty();
        return decided(right ? null : "one of the steps", computed, "the example", true);
    }

    private static Verdict exampleMoves() {
        boolean right = FibonacciNim.leastWinningQuota(10) == 2 && FibonacciNim.leastWinningQuota(6) == 1
                && FibonacciNim.leastWinningQuota(4) == 1;
        for (int[] step : new int[][] {{8, 4, 3}, {5, 2, 2}, {3, 2, 1}}) {
            // the opponent takes all that is left exactly when that is at most twice the move
            for (int s = 1; s <= step[1]; s++) right &= step[0] - s <= 2 * s == s >= step[2];
        }
        String computed =
                "Every case: each move s from each pile n, by n − s ≤ 2s; and the least parts of the three sums.";
        return decided(right ? null : "one of the moves", computed, "the example", true);
    }

    private static Verdict everyMove() {
        String wrong = number(1, MOVES, n -> !FibonacciNim.winningTakes(n, FibonacciNim.leastWinningQuota(n) - 1)
                .isEmpty());
        return theorems().that("all n, s >= 1: s < leastpart(n) => 2s >= leastpart(n - s) & s < n")
                .verdict(wrong, "The winning moves of every position that F2 calls lost: none.", upTo(MOVES));
    }

    private static Verdict quotaPerPile() {
        int limit = 100_000;
        QuotaValues values = QuotaValues.upTo(limit);
        int most = 0;
        int where = 0;
        for (int n = 1; n <= limit; n++) {
            if (FibonacciNim.leastWinningQuota(n) != values.breakPoints(n).get(0)) {
                return new Fails("Value 0 against F2.", upTo(limit), "n = " + n, "–");
            }
            if (values.start(n) > most) {
                most = values.start(n);
                where = n;
            }
        }
        return new Holds("Proof: Sprague–Grundy, whatever the first quotas are. The text does not say what the first "
                + "move in a pile may take; here that is all but one coin. The values G(n, q) for every quota, as step "
                + "functions; value 0 agrees with F2. The largest value of a first position is " + most
                + ", first at n = " + where + ".", upTo(limit) + ", every quota", true);
    }

    private static Verdict global() {
        int two = 300;
        int three = 60;
        String computed = "The rules of another game. Least winning quotas from them: two piles are lost for every "
                + "quota exactly when they are equal (the second player copies). ";
        GlobalNim pairs = GlobalNim.of(2, two);
        String wrong = cell(two + 1, two + 1,
                (a, b) -> a <= b && (a == b) != (pairs.leastWinningQuota(a, b) == GlobalNim.NEVER));
        if (wrong != null) return new Fails(computed, "two piles to " + two, wrong, "–");
        List<List<Integer>> lost =
                GlobalNim.of(3, three).pPositionsForEveryQuota().stream().filter(piles -> piles.get(0) > 0).toList();
        return new NotComputable(computed + "Three piles to " + three + ", none empty: " + lost.size()
                + " positions are lost for every " + "quota, first " + lost.subList(0, 4) + ".");
    }

    private static Verdict otherGame() {
        int limit = 10_000_000;
        BitSet lost = SubtractionGame.fibonacci().pPositionSet(limit);
        List<Integer> first = new ArrayList<>();
        int odd = 0;
        for (int n = lost.nextSetBit(0); n >= 0; n = lost.nextSetBit(n + 1)) {
            if (first.size() < 12) first.add(n);
            odd += n & 1;
        }
        return new NotComputable("The rules of another game. Its P-positions begin " + first
                + " (OEIS A001581); there are " + "" + lost.cardinality() + " of them, " + odd
                + " of them odd (A120904, first 169), for " + upTo(limit) + "; no two differ by a Fibonacci number.");
    }

    private static String upTo(int n) {
        return "n ≤ " + n;
    }
}
