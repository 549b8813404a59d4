package nimbook.board;

import java.util.List;

/** A finite set of cells. */
public record Cells(String name, List<Position> list) {

    public Cells {
        list = list.stream().distinct().sorted().toList();
    }

    public static Cells none() {
        return new Cells("none", List.of());
    }

    public static Cells of(Position... cells) {
        return new Cells("cells", List.of(cells));
    }

    /** The triangle row + column ≤ k. */
    public static Cells triangle(int k) {
        if (k < 0) throw new IllegalArgumentException("k = " + k + ": a triangle needs k ≥ 0");
        List<Position> cells = new java.util.ArrayList<>();
        for (int row = 0; row <= k; row++) for (int column = 0; row + column <= k; column++) cells.add(Position.of(row, column));
        return new Cells("row + column ≤ " + k, cells);
    }

    public boolean contains(int row, int column) {
        return list.contains(Position.of(row, column));
    }

    public int size() {
        return list.size();
    }
}
