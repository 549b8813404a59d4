package nimbook.tablesaw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import nimbook.table.DataColumn;
import nimbook.table.DataTable;
import nimbook.table.DataTableTest;
import nimbook.table.DataType;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.BooleanColumn;
import tech.tablesaw.api.DateColumn;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.FloatColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.ShortColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class TablesawTablesTest {

    private static List<List<Object>> rows(DataTable table) {
        return IntStream.range(0, table.rows()).mapToObj(table::at).toList();
    }

    @Provide
    Arbitrary<List<BigInteger>> wholes() {
        return Arbitraries
                .of(0L, -1L, (long) Integer.MAX_VALUE, (long) Integer.MIN_VALUE, Integer.MIN_VALUE + 1L, 1L << 40,
                        Long.MAX_VALUE, Long.MIN_VALUE)
                .map(BigInteger::valueOf).flatMap(b -> Arbitraries.of(b, b.multiply(b).add(BigInteger.ONE)))
                .injectNull(0.2).list().ofMaxSize(6);
    }

    @Property(tries = 300, seed = "20260101")
    void wholeNumbersOfAnySizeComeBack(@ForAll("wholes") List<BigInteger> values) {
        DataTable table = DataTable.columns(DataColumn.whole("x"));
        for (BigInteger value : values) table = table.row(value);
        DataTable back = TablesawTables.from(TablesawTables.to(table));
        assertEquals(rows(table), rows(back));
        assertEquals(table.columns(), back.columns());
    }

    @Test
    void everyTypeComesBack() {
        DataTable table = DataTable.columns("n", "big", "d", "exact", "w", "ok")
                .row(1, BigInteger.TEN.pow(30), 0.1, new BigDecimal("0.10"), "007", true)
                .row(null, null, null, null, null, null)
                .row(3, 5, Double.NEGATIVE_INFINITY, 0.1, "a,\"b\"\n", false).title("mixed");
        Table saw = TablesawTables.to(table);
        assertInstanceOf(IntColumn.class, saw.column("n"));
        assertInstanceOf(StringColumn.class, saw.column("big"));
        assertInstanceOf(DoubleColumn.class, saw.column("d"));
        assertInstanceOf(BooleanColumn.class, saw.column("ok"));
        assertEquals(1, saw.column("n").countMissing());
        DataTable back = TablesawTables.from(saw);
        assertEquals(rows(table), rows(back));
        assertEquals(table.columns(), back.columns());
        assertEquals("mixed", back.title());
    }

    @Test
    void numbersOfAnySizeAreReadAgainAfterTablesawsOwnWork() {
        Table saw = TablesawTables.to(DataTable.columns("n", "big").row(1, BigInteger.TEN.pow(30))
                .row(2, 7).row(3, null));
        DataTable chosen = TablesawTables.from(saw.where(saw.intColumn("n").isGreaterThan(1)))
                .typed("big", DataType.WHOLE);
        assertEquals(List.of(Arrays.asList(2L, 7L), Arrays.asList(3L, null)), rows(chosen));
        DataTable read = DataTable.columns("w").row("0.1").row("0.10000000000000000001").row("x");
        assertEquals(0.1, read.typed("w", DataType.DECIMAL).at(0, 0));
        assertEquals(new BigDecimal("0.10000000000000000001"), read.typed("w", DataType.DECIMAL).at(1, 0));
        DataTableTest.assertSaid("row 2, column \"w\": \"x\" is none of the decimal numbers",
                () -> read.typed("w", DataType.DECIMAL).at(2, 0));
        assertEquals(List.of("1", "2"), DataTable.columns("n").row(1).row(2).typed("n", DataType.TEXT).column("n"));
        DataTableTest.assertSaid("row 0, column \"d\": \"0.5\"",
                () -> DataTable.columns("d").row(0.5).typed("d", DataType.WHOLE).at(0));
    }

    @Test
    void tablesawTypes() {
        Table saw = Table.create("t", ShortColumn.create("s", new short[] {1}).appendMissing(),
                LongColumn.create("l", 1L << 40, 2), FloatColumn.create("f", 0.5f, 2f),
                DateColumn.create("day", LocalDate.of(2026, 1, 2)).appendMissing());
        DataTable table = TablesawTables.from(saw);
        assertEquals(List.of(DataType.WHOLE, DataType.WHOLE, DataType.DECIMAL, DataType.TEXT),
                table.columns().stream().map(DataColumn::type).toList());
        assertEquals(Arrays.asList(1L, 1L << 40, 0.5, "2026-01-02"), table.at(0));
        assertEquals(Arrays.asList(null, 2L, 2.0, ""), table.at(1));
        saw.longColumn("l").set(0, 7);
        assertEquals(1L << 40, table.at(0, "l"), "a table does not change with the one it was made of");
    }

    @Test
    void namesThatTablesawCannotTellApartAreRefused() {
        DataTableTest.assertSaid("columns \"a(n)\" and \"A(n)\"",
                () -> TablesawTables.to(DataTable.columns("a(n)", "A(n)").row(1, 2)));
        assertEquals(2, TablesawTables.to(DataTable.columns("a(n)", "A(n)")
                .row(1, 2).renamed("A(n)", "upper")).columnCount());
    }
}
