package nimbook.terminal;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.Cells;
import nimbook.core.Work;

/**
 * Every member of a family of terminal sets, with both comparisons of {@link TerminalSetComparison}.
 *
 * @param family the name of the family
 * @param rows how many rows were looked at
 * @param lines a line a member, in the order of the family
 */
public record TerminalCensus(String family, int rows, List<Line> lines) {

    /** One terminal set with its answers. */
    public record Line(Cells terminal, WythoffAgreement misere, WythoffAgreement valueOne) {}

    /**
     * A line in short, for a table.
     *
     * @param terminal the set's name
     * @param cells its size
     * @param misereThreshold the misère P-positions agree where row or column is at least this; null when they do not
     * @param misereEvidence "proved", or how far it was observed
     * @param valueOneThreshold the positions of Grundy value 1 agree where row or column is at least this; null when
     *     they do not
     * @param valueOneEvidence how far it was observed
     */
    public record Summary(String terminal, int cells, Integer misereThreshold, String misereEvidence,
            Integer valueOneThreshold, String valueOneEvidence) {}

    /** Keeps a copy of the lines. */
    public TerminalCensus {
        lines = copy(lines, "lines");
    }

    /**
     * The census with {@value TerminalSetComparison#ROWS} rows a set; reports its progress, and stops when interrupted.
     */
    public static TerminalCensus of(CellFamily family) {
        return of(family, TerminalSetComparison.ROWS);
    }

    /**
     * The census with so many rows a set. O(size · rows); for sets within few rows, of which most come to the same used
     * columns and diagonals soon, what follows is computed once: of the 32 768 within the 4 × 4 square for 1 219.
     *
     * @throws IllegalArgumentException when the rows are too few for the sets
     */
    public static TerminalCensus of(CellFamily family, int rows) {
        return new TerminalCensus(nonNull(family, "family").name(), rows, part(family, rows, 0, family.size()));
    }

    /** The lines of the members from … to − 1: a share of the work for one of several threads. */
    public static List<Line> part(CellFamily family, int rows, int from, int to) {
        TerminalSetComparison comparison = TerminalSetComparison.ofRows(rows);
        Map<List<BitSet>, TerminalSetComparison.Rest> misere = new HashMap<>();
        Map<List<BitSet>, TerminalSetComparison.Rest> valueOne = new HashMap<>();
        List<Line> lines = new ArrayList<>();
        for (int i = from; i < to; i++) {
            Work.at(i - from, to - from, "sets");
            Cells cells = nonNull(family, "family").get(i);
            lines.add(new Line(cells, comparison.compare(cells, PositionSet.MISERE_P, misere),
                    comparison.compare(cells, PositionSet.VALUE_ONE, valueOne)));
        }
        Work.at(to - from, Math.max(1, to - from), "sets");
        return lines;
    }

    /**
     * How many members agree with Wythoff's P-positions outside some square.
     *
     * @throws IllegalArgumentException unless the set is one of the two of a census
     */
    public int agreeing(PositionSet set) {
        int count = 0;
        for (Line line : lines) if (answer(line, set).agrees()) count++;
        return count;
    }

    /**
     * The members that agree, in the order of the family.
     *
     * @throws IllegalArgumentException as {@link #agreeing}
     */
    public List<WythoffAgreement> agreements(PositionSet set) {
        return lines.stream().map(line -> answer(line, set)).filter(WythoffAgreement::agrees).toList();
    }

    /** A line a member, in the order of the family: what a table of the census shows. */
    public List<Summary> table() {
        return lines.stream().map(line -> new Summary(line.terminal.exactName(), line.terminal.size(), threshold(
                line.misere), evidence(line.misere), threshold(line.valueOne), evidence(line.valueOne))).toList();
    }

    private static Integer threshold(WythoffAgreement a) {
        return a.agrees() ? a.threshold() : null;
    }

    private static String evidence(WythoffAgreement a) {
        return a.proved() ? "proved" : "observed to row " + (a.rows() - 1);
    }

    private static WythoffAgreement answer(Line line, PositionSet set) {
        if (set == PositionSet.MISERE_P) return line.misere;
        if (set == PositionSet.VALUE_ONE) return line.valueOne;
        throw new IllegalArgumentException(
                "set = " + set + ": a census has misère P-positions and positions of value 1");
    }

    @Override
    public String toString() {
        return family + ": " + lines.size() + " sets; misère P-positions settle to Wythoff's for "
                + agreeing(PositionSet.MISERE_P) + ", positions of Grundy value 1 for "
                + agreeing(PositionSet.VALUE_ONE) + " (" + rows + " rows)";
    }
}
