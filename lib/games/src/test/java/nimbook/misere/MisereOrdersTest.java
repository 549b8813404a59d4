package nimbook.misere;

import static nimbook.misere.MisereOracle.with;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nimbook.heap.Octal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Orders of quotients without any theory: all sums of small heaps with a bounded total are classified by their outcomes
 * with each other. What is counted is a lower bound, which the proved quotient meets.
 */
class MisereOrdersTest {

    /**
     * 8 and 12 are the orders of the whole quotients too: the heaps to 12 and 16 have all their elements.
     */
    @ParameterizedTest
    @CsvSource({".75, 12, 12, 8", ".34, 16, 16, 12", ".71, 5, 20, 14", ".72, 8, 16, 6", ".3, 6, 10, 2",
            ".15, 16, 16, 8"})
    void distinguishedSums(String code, int heaps, int total, int order) {
        Octal game = Octal.of(code);
        assertEquals(order, new MisereOracle(game).classes(MisereOracle.sums(total, heaps)));
        assertEquals(order, MisereQuotient.of(game, heaps).order());
    }

    /** Of each element the sum with the fewest coins. */
    private static List<List<Integer>> smallest(MisereQuotient q, int largest) {
        Map<String, List<Integer>> found = new LinkedHashMap<>();
        TreeMap<Integer, List<List<Integer>>> byCoins = new TreeMap<>(Map.of(0, List.of(List.of())));
        while (found.size() < q.order()) {
            Map.Entry<Integer, List<List<Integer>>> next = byCoins.pollFirstEntry();
            for (List<Integer> sum : next.getValue()) {
                String element = q.element(sum.stream().mapToLong(n -> n).toArray());
                if (found.putIfAbsent(element, sum) != null) continue;
                for (int heap = 1; heap <= largest; heap++)
                    byCoins.computeIfAbsent(next.getKey() + heap, coins -> new ArrayList<>())
                            .add(with(sum, List.of(heap)));
            }
        }
        return List.copyOf(found.values());
    }

    /**
     * As many sums as the quotient has elements, no two of which have the same outcomes with each of them: by the
     * definition alone, no smaller quotient would do. {@link nimbook.period.QuotientChecker} proves that no larger one
     * is needed. (The sums that .15 and .77 need are beyond such a search.)
     */
    @ParameterizedTest
    @CsvSource({".34, 12", ".53, 16", ".71, 36", ".72, 24", ".75, 8", ".123, 20"})
    void asManySumsDifferAsThereAreElements(String code, int order) {
        Octal game = Octal.of(code);
        MisereOracle oracle = new MisereOracle(game);
        MisereQuotient q = MisereQuotient.of(game);
        List<List<Integer>> sums = smallest(q, 30);
        assertEquals(order, sums.size());
        Map<List<Integer>, String> outcomes = new HashMap<>();
        for (List<Integer> other : sums) {
            for (List<Integer> sum : sums)
                outcomes.merge(sum, oracle.isP(with(sum, other)) ? "P" : "N", String::concat);
            if (new HashSet<>(outcomes.values()).size() == order) return;
        }
        assertEquals(order, new HashSet<>(outcomes.values()).size());
    }
}
