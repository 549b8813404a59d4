package nimbook.heatmap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.core.Grid;
import nimbook.export.HasTerms;
import nimbook.export.TabularData;

/** A heatmap's numbers for files: as the documents print a table, and as the OEIS keeps one. */
final class HeatmapExport {

    private HeatmapExport() {}

    /** A first column m, then one column for each n; outcomes as P and N; a cell without a value is empty. */
    static TabularData listing(Heatmap map) {
        CellValues values = map.values();
        boolean outcomes = map.shows() == Heatmap.Shows.OUTCOME;
        ValueLabels.Names labels = ValueLabels.of(map).cell();
        List<String> heading = new ArrayList<>(List.of("m"));
        for (int n = 0; n < values.columns(); n++) heading.add(String.valueOf(n));
        return TabularData.of(map.style().title(), heading, values.rows(), m -> {
            List<String> row = new ArrayList<>(List.of(String.valueOf(m)));
            for (int n = 0; n < values.columns(); n++)
                row.add(values.hasValue(m, n) ? labels.plain(values.at(m, n)) : "");
            return row;
        }, column -> column == 0 || !outcomes);
    }

    /**
     * T(m, n) by antidiagonals downwards: (0, 0), (0, 1), (1, 0), (0, 2), (1, 1), (2, 0), … as far as all of an
     * antidiagonal is there; from index 0.
     */
    static HasTerms.Terms terms(Heatmap map) {
        Grid values = map.values();
        long side = Math.min(values.rows(), values.columns());
        String title = map.style().title();
        return new HasTerms.Terms((title.isEmpty() ? "a table" : title) + ", read by antidiagonals downwards", 0,
                side * (side + 1) / 2, index -> {
            // The greatest d with d(d + 1)/2 ≤ index; the double is right or off by one.
            long d = (long) ((Math.sqrt(8.0 * index + 1) - 1) / 2);
            while (d * (d + 1) / 2 > index) d--;
            while ((d + 1) * (d + 2) / 2 <= index) d++;
            int row = (int) (index - d * (d + 1) / 2);
            return BigInteger.valueOf(values.at(row, (int) d - row));
        });
    }
}
