package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import nimbook.core.Outcome;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapRule;
import nimbook.heap.HeapValues;
import nimbook.heap.MisereHeaps;
import nimbook.heap.Octal;
import nimbook.misere.MisereQuotient;
import nimbook.period.HeapPeriods;
import nimbook.period.Period;

/**
 * What a game of one's own looks like when a cell ends with it: a table that says its size, its values and their
 * period, its winning moves.
 */
final class GameRows {

    /** Heaps among which a game that is only shown is searched for its period: no one waits for more than a moment. */
    private static final int SEARCHED = 2000;
    private static final int SEARCHED_RULE = 400;

    /** Values in a line where there is no period, and the longest period that is a line. */
    private static final int LINE = 10;
    private static final int LONGEST_LINE = 40;

    /** Values shown of a game, if its period asks for no more. */
    private static final int SHOWN = 100;

    /** Heaps whose values stand next to a game among others, and heaps that are listed of an element. */
    private static final int FIRST = 12;
    private static final int LISTED = 8;

    /**
     * Octal codes whose period begins beyond {@link #SEARCHED}: docs/surveys.md for three digits, docs/certificates for
     * the others; .56 by A. Gangolli and T. Plambeck, A note on periodicity in some octal games (1989).
     */
    static final Map<String, String> LONG_PERIODS = Map.of(
            ".165", "preperiod 5181, period 1550 (proved: HeapPeriods.of)",
            ".356", "preperiod 7315, period 142 (proved: HeapPeriods.of)",
            ".16", "preperiod 105351, period 149459 (proved: docs/certificates)",
            ".127", "preperiod 46578, period 4 (proved: docs/certificates)",
            ".376", "preperiod 2268248, period 4 (proved: docs/certificates)",
            ".354", "preperiod 10061916, period 1180 (proved: docs/certificates)",
            ".56", "preperiod 326640, period 144 (Gangolli and Plambeck 1989)");

    private GameRows() {}

    /** The values in lines as long as the period, as far as its proof looked; 100 values where there is no period. */
    static DataTable of(HeapGame game) {
        Optional<Period> period = period(game);
        int width = width(period);
        long last = period.map(p -> p.preperiod() + 2 * p.period() - 1).orElse(0L);
        int limit = (int) Math.min(SEARCHED, Math.max(SHOWN - 1, last));
        return lines(game.grundy((limit / width + 1) * width - 1), width, period);
    }

    static DataTable of(HeapValues values) {
        Optional<Period> period = period(nonNull(values, "values").game());
        return lines(values, width(period), period);
    }

    private static Optional<Period> period(HeapGame game) {
        return HeapPeriods.find(game, game instanceof HeapRule ? SEARCHED_RULE : SEARCHED);
    }

    /** The least multiple of the period that makes a line of ten or more. */
    private static int width(Optional<Period> period) {
        return (int) (long) period.map(Period::period).filter(p -> p <= LONGEST_LINE).map(p -> p * ((LINE + p - 1) / p))
                .orElse((long) LINE);
    }

    private static DataTable lines(HeapValues values, int width, Optional<Period> period) {
        List<DataColumn> columns = new ArrayList<>();
        columns.add(DataColumn.whole("n"));
        for (int i = 0; i < width; i++) columns.add(DataColumn.whole("+" + i));
        int rows = values.limit() / width + 1;
        return DataTable.of(columns, DataRows.of(rows, width + 1, row -> {
            Object[] cells = new Object[width + 1];
            cells[0] = (long) row * width;
            for (int i = 0; i < width; i++)
                cells[i + 1] = row * width + i <= values.limit() ? (Object) (long) values.at(row * width + i) : null;
            return Arrays.asList(cells);
        })).title("Grundy values of " + values.game().name() + ": " + known(values.game(), period));
    }

    /** The period that was found, a longer one that is proved, or how far it was looked for. */
    private static String known(HeapGame game, Optional<Period> period) {
        String proved = game instanceof Octal octal ? LONG_PERIODS.get(octal.code()) : null;
        return period.map(Period::toString).orElse(proved != null ? proved
                : "no period to heap " + (game instanceof HeapRule ? SEARCHED_RULE : SEARCHED)
                        + " (HeapPeriods.find(game, limit) looks further)");
    }

    static DataTable of(List<HeapGame> games) {
        if (games.isEmpty()) throw new IllegalArgumentException("games: none; at least one is needed");
        List<DataColumn> columns = new ArrayList<>(List.of(DataColumn.text("game")));
        for (int n = 0; n <= FIRST; n++) columns.add(DataColumn.whole(String.valueOf(n)));
        columns.add(DataColumn.text("period"));
        return DataTable.of(columns, DataRows.of(games.size(), columns.size(), i -> {
            List<Object> row = new ArrayList<>(List.of(games.get(i).name()));
            HeapValues values = games.get(i).grundy(FIRST);
            for (int n = 0; n <= FIRST; n++) row.add((long) values.at(n));
            row.add(known(games.get(i), period(games.get(i))));
            return row;
        })).title("Grundy values of the heaps 0 to " + FIRST);
    }

    /** A row an element, as its words are listed. */
    static DataTable of(MisereQuotient quotient) {
        List<String> elements = quotient.elements();
        List<String> letters = quotient.generators().stream().map(quotient::element).toList();
        List<DataColumn> columns = new ArrayList<>(List.of(DataColumn.text("element"), DataColumn.text("outcome"),
                DataColumn.text("heaps")));
        for (String letter : letters) columns.add(DataColumn.text("times " + letter));
        return DataTable.of(columns, DataRows.of(elements.size(), columns.size(), i -> {
            String element = elements.get(i);
            List<Object> row = new ArrayList<>(List.of(element, quotient.pPortion().contains(element) ? "P" : "N",
                    heaps(quotient.pretending(), element)));
            for (String letter : letters) row.add(quotient.product(element, letter));
            return row;
        })).title(quotient + "; " + quotient.presentation());
    }

    /** "1, 4, 7, …": the first heaps that the pretending function gives an element. */
    private static String heaps(List<String> images, String element) {
        List<String> heaps = IntStream.range(0, images.size()).filter(n -> images.get(n).equals(element))
                .limit(LISTED + 1L).mapToObj(String::valueOf).toList();
        return heaps.size() <= LISTED ? String.join(", ", heaps) : String.join(", ", heaps.subList(0, LISTED)) + ", …";
    }

    /** The small heaps in misère play. */
    static DataTable of(MisereHeaps game) {
        int limit = 30;
        List<Integer> lost = nonNull(game, "game").pPositions(limit);
        return DataTable.columns(DataColumn.whole("n"), DataColumn.text("outcome"))
                .rows(limit + 1, n -> List.of(n, lost.contains(n) ? Outcome.P.name() : Outcome.N.name()))
                .title(game.name() + ": single heaps; lost are " + lost);
    }

    /** A row a move; the heading says size, outcome and value. */
    static DataTable of(Game<?> game) {
        return moves(game, nonNull(game, "game").summary());
    }

    private static <T> DataTable moves(Game<T> game, String title) {
        List<T> moves = game.moves();
        boolean valued = !game.isMisere();
        List<DataColumn> columns = new ArrayList<>(List.of(DataColumn.text("move to")));
        if (valued) columns.add(DataColumn.whole("Grundy value"));
        columns.add(DataColumn.text("outcome"));
        columns.add(DataColumn.text("the move"));
        return DataTable.of(columns, DataRows.of(moves.size(), columns.size(), i -> {
            Game<T> to = game.at(moves.get(i));
            List<Object> row = new ArrayList<>(List.of(moves.get(i).toString()));
            if (valued) row.add((long) to.value());
            row.add(to.outcome().name());
            row.add(to.outcome() == Outcome.P ? "wins" : "loses");
            return row;
        })).title(title);
    }

    /** A row a part; the heading says the nim-sum. In misère play the parts have no values that count. */
    static DataTable of(Sum sum) {
        if (nonNull(sum, "sum").isMisere()) {
            return DataTable
                    .of(List.of(DataColumn.text("part")),
                            DataRows.of(sum.parts().size(), 1, i -> List.of(sum.parts().get(i).toString())))
                    .title(sum + ": " + sum.outcome() + "-position");
        }
        List<Integer> values = sum.values();
        StringBuilder nim = new StringBuilder();
        for (int value : values) nim.append(nim.isEmpty() ? "" : " ⊕ ").append(value);
        return DataTable.of(List.of(DataColumn.text("part"), DataColumn.whole("Grundy value")),
                DataRows.of(values.size(), 2, i -> List.of(sum.parts().get(i).toString(), (long) values.get(i))))
                .title(sum + ": " + sum.outcome() + "-position, " + (values.isEmpty() ? "" : nim + " = ")
                        + sum.value());
    }
}
