package nimbook.heatmap;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.wythoff.TWythoff;

/**
 * Something laid over the cells of a heatmap that can be switched on and off by its name. Immutable. Lines are
 * pictures: doubles decide nothing here.
 */
public sealed interface Overlay {

    /** As the legend and the switch say it. */
    String name();

    /**
     * Straight lines column = slope · row + offset, through the middles of cells.
     *
     * @param name as the legend says it
     * @param lines at least one
     */
    record Lines(String name, List<Line> lines) implements Overlay {
        /** @throws IllegalArgumentException when there is no line */
        public Lines {
            nonNull(name, "name");
            lines = copy(lines, "lines");
            if (lines.isEmpty()) throw new IllegalArgumentException("lines: at least one is needed");
        }
    }

    /** column = slope · row + offset. */
    record Line(double slope, double offset) {
        /** @throws IllegalArgumentException when slope or offset is not a finite number */
        public Line {
            if (!Double.isFinite(slope))
                throw new IllegalArgumentException("slope = " + slope + ": a finite number is needed");
            if (!Double.isFinite(offset))
                throw new IllegalArgumentException("offset = " + offset + ": a finite number is needed");
        }

        /**
         * Its ends between the middles of the border cells of a part of the table: row, column, row, column; null where
         * it does not run through.
         */
        double[] within(CellWindow part) {
            double first = part.column();
            double last = part.endColumn() - 1.0;
            double from = part.row();
            double to = part.endRow() - 1.0;
            if (slope == 0) {
                if (offset < first || offset > last) return null;
            } else {
                double a = (first - offset) / slope;
                double b = (last - offset) / slope;
                from = Math.max(from, Math.min(a, b));
                to = Math.min(to, Math.max(a, b));
            }
            return from < to ? new double[] {from, slope * from + offset, to, slope * to + offset} : null;
        }
    }

    /** The outline of a set of cells; those outside the table are not drawn. */
    record CellSet(String name, List<Position> cells) implements Overlay {

        /** More cells would be a table of their own, not an overlay. */
        public static final int MOST = 100_000;

        /** @throws IllegalArgumentException when there are more than {@link #MOST} cells */
        public CellSet {
            nonNull(name, "name");
            if (nonNull(cells, "cells").size() > MOST)
                throw new IllegalArgumentException(cells.size() + " cells: an overlay holds at most " + MOST);
            cells = List.copyOf(new TreeSet<>(copy(cells, "cells")));
        }
    }

    /** The row, the column and both diagonals of a cell: the lines of a queen that stands there. */
    record Cross(String name, Position cell) implements Overlay {
        /** The cross through a cell. */
        public Cross {
            nonNull(name, "name");
            nonNull(cell, "cell");
        }
    }

    /**
     * The lines column = φ·row and column = row/φ, φ = (1 + √5)/2, along which the P-positions (⌊nφ⌋, ⌊nφ²⌋) of
     * Wythoff's game lie.
     */
    static Overlay goldenLines() {
        return lines("φ lines", (1 + Math.sqrt(5)) / 2);
    }

    /** The lines column = (β/α)·row and column = (α/β)·row, along which the P-positions of t-Wythoff lie. */
    static Overlay lines(TWythoff game) {
        return lines("slopes β/α and α/β", nonNull(game, "game").beta().toDouble() / game.alpha().toDouble());
    }

    private static Overlay lines(String name, double slope) {
        return new Lines(name, List.of(new Line(slope, 0), new Line(1 / slope, 0)));
    }

    /** The line column = slope · row. */
    static Overlay line(double slope) {
        return line(slope, 0);
    }

    /** The line column = slope · row + offset. */
    static Overlay line(double slope, double offset) {
        Line line = new Line(slope, offset);
        String rise = slope == 1 ? "row" : slope == 0 ? "" : plain(slope) + "·row";
        String sign = offset == 0 && !rise.isEmpty() ? "" : rise.isEmpty() ? plain(offset)
                : (offset < 0 ? " − " : " + ") + plain(Math.abs(offset));
        return new Lines("column = " + rise + sign, List.of(line));
    }

    /** The outline of a set, under the set's own name. */
    static Overlay cells(Cells cells) {
        return new CellSet(nonNull(cells, "cells").name(), cells.list());
    }

    /** The outline of cells, under a name. */
    static Overlay cells(String name, Cells cells) {
        return cells(name, nonNull(cells, "cells").list());
    }

    /** The outline of cells, under a name of its own. */
    static Overlay cells(String name, List<Position> cells) {
        return new CellSet(name, cells);
    }

    /**
     * The row, the column and both diagonals of a cell.
     *
     * @throws IllegalArgumentException for a negative row or column
     */
    static Overlay cross(int row, int column) {
        Position cell = Position.of(row, column);
        return new Cross("lines of " + cell, cell);
    }

    private static String plain(double x) {
        String text = String.valueOf(Math.round(x * 1000) / 1000.0);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    /**
     * The sides of a set's outline as pieces (row, column, row, column) between corners of cells, for cells inside rows
     * × columns.
     */
    static List<int[]> outline(List<Position> cells, int rows, int columns) {
        java.util.Set<Position> inside = new TreeSet<>();
        for (Position p : copy(cells, "cells")) if (p.row() < rows && p.column() < columns) inside.add(p);
        List<int[]> sides = new ArrayList<>();
        for (Position p : inside) {
            int r = p.row();
            int c = p.column();
            if (r == 0 || !inside.contains(Position.of(r - 1, c))) sides.add(new int[] {r, c, r, c + 1});
            if (!inside.contains(Position.of(r + 1, c))) sides.add(new int[] {r + 1, c, r + 1, c + 1});
            if (c == 0 || !inside.contains(Position.of(r, c - 1))) sides.add(new int[] {r, c, r + 1, c});
            if (!inside.contains(Position.of(r, c + 1))) sides.add(new int[] {r, c + 1, r + 1, c + 1});
        }
        return sides;
    }
}
