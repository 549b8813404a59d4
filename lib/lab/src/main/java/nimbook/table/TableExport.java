package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import nimbook.export.HasTerms;
import nimbook.export.TabularData;
import nimbook.sequence.IntegerSequence;

/** A table's rows for files: plain digits, missing cells empty, a sequence where its first two columns are one. */
final class TableExport {

    private TableExport() {}

    static TabularData listing(DataTable table) {
        return TabularData.of(TableText.oneLine(table.title()),
                table.columns().stream().map(DataColumn::name).toList(), table.rows(),
                row -> table.at(row).stream().map(CellText::plain).toList(),
                column -> table.columns().get(column).kind().number());
    }

    static DataTable sequence(IntegerSequence sequence, int count) {
        if (count < 1) throw new IllegalArgumentException("count = " + count + ": at least one term");
        String name = (nonNull(sequence, "sequence").oeis() + " " + sequence.name()).strip();
        return DataTable.columns(DataColumn.whole("n"), DataColumn.whole("a(n)"))
                .rows(count, i -> List.of(sequence.offset() + i, sequence.term(sequence.offset() + (long) i)))
                .title(name);
    }

    /**
     * Two columns of whole numbers, n and a(n), or values in lines, of n + 0, n + 1, …. A grid as printed has other
     * columns, and other tables are no sequences.
     */
    static boolean numbered(DataTable table) {
        return table.rows() > 0 && table.columns().stream().allMatch(column -> column.kind() == DataType.WHOLE)
                && (table.columns().size() == 2 || inLines(table));
    }

    private static boolean inLines(DataTable table) {
        return table.columns().size() > 1 && IntStream.range(1, table.columns().size())
                .allMatch(i -> table.columns().get(i).name().equals("+" + (i - 1)));
    }

    static HasTerms.Terms terms(DataTable table) {
        BigInteger first = whole(table, 0, 0);
        if (first.bitLength() > 62)
            throw new IllegalArgumentException("row 0: n = " + first + " is too large for an index");
        long offset = first.longValue();
        int width = table.columns().size() - 1;
        long count = (long) table.rows() * width;
        while (width > 1 && count > 1 && table.at(table.rows() - 1, width - (int) ((long) table.rows() * width - count))
                == null) count--;
        String words = !table.title().isEmpty() ? TableText.oneLine(table.title())
                : width > 1 ? "a(n)" : table.columns().get(1).name();
        return new HasTerms.Terms(words, offset, count, n -> {
            int row = (int) ((n - offset) / width);
            BigInteger expected = BigInteger.valueOf(offset + (long) row * width);
            BigInteger index = whole(table, row, 0);
            if (!index.equals(expected)) {
                throw new IllegalArgumentException("row " + row + ": n = " + index + " where " + expected
                        + " was expected; the indices of a b-file are consecutive");
            }
            return whole(table, row, 1 + (int) ((n - offset) % width));
        });
    }

    private static BigInteger whole(DataTable table, int row, int column) {
        Object cell = table.at(row, column);
        if (cell == null) {
            throw new IllegalArgumentException("row " + row + ", column \"" + table.columns().get(column).name()
                    + "\": missing; a b-file has no gaps");
        }
        return DataType.big(cell);
    }
}
