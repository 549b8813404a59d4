package nimbook.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import nimbook.core.Work;
import nimbook.drawing.NaturalOrder;
import org.junit.jupiter.api.Test;

class RowQueryTest {

    /** Whole numbers on both sides of 2⁵³ and 2⁶³, where doubles and longs end. */
    @Provide
    Arbitrary<List<BigInteger>> wholes() {
        BigInteger edge = BigInteger.ONE.shiftLeft(63);
        return Arbitraries.oneOf(Arbitraries.bigIntegers().between(BigInteger.valueOf(-5), BigInteger.valueOf(5)),
                Arbitraries.bigIntegers().between(BigInteger.valueOf((1L << 53) - 3),
                        BigInteger.valueOf((1L << 53) + 3)),
                Arbitraries.bigIntegers().between(edge.subtract(BigInteger.TWO),
                        edge.add(BigInteger.TWO))).injectNull(0.1).list().ofMinSize(1).ofMaxSize(40);
    }

    private static DataTable table(List<BigInteger> values) {
        DataTable table = DataTable.columns(DataColumn.whole("x"), DataColumn.whole("i"));
        for (int i = 0; i < values.size(); i++) table = table.row(values.get(i), i);
        return table;
    }

    private static List<Integer> rows(DataTable table, Map<String, Object> question) {
        return Arrays.stream(RowQuery.of(table, question).rows(table)).boxed().toList();
    }

    @Property(tries = 200, seed = "20260101")
    void sortingIsExactAndStable(@ForAll("wholes") List<BigInteger> values, @ForAll boolean down) {
        Comparator<BigInteger> order = down ? Comparator.reverseOrder() : Comparator.naturalOrder();
        List<Integer> naive = new ArrayList<>(IntStream.range(0, values.size()).boxed().toList());
        // List.sort is stable, too.
        naive.sort(Comparator.comparing((Integer i) -> values.get(i), Comparator.nullsLast(order)));
        assertEquals(naive, rows(table(values), Map.of("sort", List.of(Map.of("column", 0, "down", down)))));
    }

    @Property(tries = 200, seed = "20260101")
    void filteringIsExact(@ForAll("wholes") List<BigInteger> values, @ForAll("wholes") List<BigInteger> bounds) {
        BigInteger bound = bounds.get(0) == null ? BigInteger.ZERO : bounds.get(0);
        Map<String, java.util.function.IntPredicate> tests =
                Map.of(">", c -> c > 0, ">=", c -> c >= 0, "<", c -> c < 0, "<=", c -> c <= 0, "=", c -> c == 0, "!=",
                        c -> c != 0);
        tests.forEach((sign, test) -> assertEquals(
                IntStream.range(0, values.size())
                        .filter(i -> values.get(i) != null && test.test(values.get(i).compareTo(bound))).boxed()
                        .toList(),
                rows(table(values), Map.of("filters", Map.of("0", sign + " " + bound))), sign));
        assertEquals(IntStream.range(0, values.size()).filter(i -> values.get(i) != null
                && values.get(i).mod(BigInteger.valueOf(3)).intValue() == 1).boxed().toList(),
                rows(table(values), Map.of("filters", Map.of("0", "mod 3 = 1"))));
        assertEquals(
                IntStream.range(0, values.size())
                        .filter(i -> values.get(i) != null && values.get(i).toString().contains("9")).boxed().toList(),
                rows(table(values), Map.of("filters", Map.of("0", "9"))));
    }

    @Test
    void filtersOfEveryKind() {
        DataTable table = DataTable.columns("x", "w", "ok").row(0.1, "Mex", true).row(2, "mexx", false)
                .row(null, "nim", null).row(-1.5, "", true);
        assertEquals(List.of(0, 1), rows(table, Map.of("find", "MEX")));
        assertEquals(List.of(0), rows(table, Map.of("filters", Map.of("0", "=0.1"))),
                "0.1 means the double that is shown as 0.1");
        assertEquals(List.of(), rows(table, Map.of("filters", Map.of("0", ">0.1, <2"))));
        assertEquals(List.of(0, 1), rows(table, Map.of("filters", Map.of("0", "0.1..2"))));
        assertEquals(List.of(3), rows(table, Map.of("filters", Map.of("0", "−1.5..0"))),
                "the minus sign of print is one, too");
        assertEquals(List.of(0), rows(table, Map.of("filters", Map.of("1", "=Mex"))));
        assertEquals(List.of(1, 2, 3), rows(table, Map.of("filters", Map.of("1", "!=Mex"))));
        assertEquals(List.of(0, 3), rows(table, Map.of("filters", Map.of("2", "true"))));
        assertEquals(List.of(0), rows(table, Map.of("find", "mex", "filters", Map.of("2", "true"))));
        DataTableTest.assertSaid("column 7", () -> rows(table, Map.of("filters", Map.of("7", "x"))));
    }

    @Test
    void severalKeysAndNaturalOrderAndMissingLast() {
        DataTable table = DataTable.columns("id", "k").row("W10", 1).row("W2", 2).row("", 1).row("W2", 1).row("W02", 2);
        assertEquals(List.of(4, 1, 3, 0, 2), rows(table, Map.of("sort", List.of(Map.of("column", 0, "down", false)))));
        assertEquals(List.of(0, 1, 3, 4, 2), rows(table, Map.of("sort", List.of(Map.of("column", 0, "down", true)))));
        assertEquals(List.of(3, 0, 2, 4, 1),
                rows(table, Map.of("sort", List.of(Map.of("column", 1), Map.of("column", 0)))));
    }

    @Property(tries = 300, seed = "20260101")
    void naturalOrderIsAnOrder(@ForAll("names") String a, @ForAll("names") String b, @ForAll("names") String c) {
        assertEquals(Integer.signum(NaturalOrder.compare(a, b)), -Integer.signum(NaturalOrder.compare(b, a)));
        assertEquals(a.equals(b), NaturalOrder.compare(a, b) == 0);
        if (NaturalOrder.compare(a, b) <= 0 && NaturalOrder.compare(b, c) <= 0)
            assertTrue(NaturalOrder.compare(a, c) <= 0);
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.strings().withChars("012a").ofMaxLength(5);
    }

    @Test
    void pagesAndCopies() {
        DataTable table = DataTable.columns("n", "big").rows(100_000, n ->
                List.of(n, BigInteger.TEN.pow(500).multiply(BigInteger.valueOf(n % 7)).add(BigInteger.valueOf(n))));
                Map<String, Object> page = table.answer(Map.of("do", "rows", "from", 20, "count", 2, "sort",
                        List.of(Map.of("column", 0, "down", true)), "filters", Map.of("0", "<=50000")));
        assertEquals(50_001, page.get("total"));
        assertEquals(49_980L, ((List<?>) ((List<?>) page.get("rows")).get(0)).get(0));
        assertEquals("0\t0\n7\t7\n", table
                .answer(Map.of("do", "copy", "from", 0, "count", 2, "sort", List.of(Map.of("column", 1)))).get("text"));
        assertEquals("big\n" + BigInteger.TEN.pow(500).add(BigInteger.ONE) + "\n",
                table.answer(Map.of("do", "copy", "from", 1, "count", 1, "columns", List.of(1), "heading", true))
                        .get("text"),
                "copied in full");
        assertEquals("a\t\"x\ty\"\n",
                DataTable.columns("p", "q").row("a", "x\ty").answer(Map.of("do", "copy")).get("text"));
        DataTableTest.assertSaid("question dance", () -> table.answer(Map.of("do", "dance")));
        DataTableTest.assertSaid("from = -1", () -> table.answer(Map.of("do", "rows", "from", -1)));
    }

    @Test
    void aLongSortCanBeStopped() {
        DataTable table = DataTable.columns("n").rows(1_000_000, n -> List.of(-n));
        Thread.currentThread().interrupt();
        assertThrows(Work.Stopped.class,
                () -> table.answer(Map.of("do", "rows", "sort", List.of(Map.of("column", 0)))));
    }
}
