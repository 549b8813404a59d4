package nimbook.misere;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import nimbook.core.Outcome;
import nimbook.heap.HeapGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games in which a larger heap makes the element of a smaller one wrong, against the definition. */
class FinderTest {

    /** The options of the heaps 1, 2, …: "0; 0, 1+1" is a heap of 1 that is taken, one of 2 that is taken or split. */
    private static HeapGame game(String rules) {
        List<List<List<Integer>>> heaps = Arrays.stream(rules.split("; *")).map(heap -> Arrays.stream(heap.split(", *"))
                .map(option -> Arrays.stream(option.split("\\+")).map(Integer::valueOf).toList()).toList()).toList();
        return HeapGame.rule(rules, n -> n == 0 ? List.of() : heaps.get(n - 1));
    }

    private static void isTheQuotient(HeapGame game, int heaps, int coins, int elements) {
        MisereQuotient q = MisereQuotient.of(game, heaps, elements);
        MisereOracle oracle = new MisereOracle(game);
        List<List<Integer>> sums = MisereOracle.sums(coins, heaps);
        for (List<Integer> sum : sums) {
            Outcome outcome = oracle.isP(sum) ? Outcome.P : Outcome.N;
            assertEquals(outcome, q.outcome(sum.stream().mapToLong(n -> n).toArray()), game + " " + sum);
        }
        assertEquals(oracle.classes(sums), q.order());
    }

    /**
     * In the order of the rows: a heap gets another element, or a letter because the new word has a larger heap; no
     * element fits; a second time; the quotient with the wrong element is not found.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "0; 0, 1; 2; 3, 0 | 4 | 12 | 40",
            "0; 1+1, 1; 1+2, 2+2; 3+2, 0; 3, 0 | 5 | 12 | 40",
            "0; 1, 0; 1+2; 3; 1, 3+1; 2+5 | 6 | 15 | 40",
            "0; 1+1, 0, 1; 2+2+2, 1+2, 0; 2+2+1, 3+1, 2+2+2 | 4 | 12 | 40"})
    void elementsThatLargerHeapsMakeWrong(String rules, int heaps, int coins, int elements) {
        isTheQuotient(game(rules), heaps, coins, elements);
    }
}
