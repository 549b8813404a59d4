package nimbook.period;

import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Work;

/** The primes that divide a period. */
public final class Primes {

    private Primes() {}

    /**
     * The prime divisors of n ≥ 1, ascending, each once, by trial division: O(√n), quick for the smooth numbers that
     * periods are.
     *
     * @throws IllegalArgumentException when n &lt; 1
     */
    public static List<Long> of(long n) {
        refuse(n < 1, "n = ", n, ": at least 1 is needed");
        List<Long> primes = new ArrayList<>();
        for (long q = 2; q <= n / q; q++) {
            Work.poll();
            if (n % q != 0) continue;
            primes.add(q);
            while (n % q == 0) n /= q;
        }
        if (n > 1) primes.add(n);
        return List.copyOf(primes);
    }
}
