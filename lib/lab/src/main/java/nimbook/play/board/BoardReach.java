package nimbook.play.board;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Position;

/** Where play on a board of finite size can go: most pieces only up and left, but a knight also to the right. */
final class BoardReach {

    private static final boolean[] NOWHERE = {};

    private BoardReach() {}

    /** Whether every move keeps or lowers the row and the column, so that no board is ever left. */
    static boolean staysInside(Moves moves) {
        return moves.rays().stream().allMatch(s -> s.down() >= 0 && s.left() >= 0)
                && moves.steps().stream().allMatch(s -> s.down() >= 0 && s.left() >= 0);
    }

    /**
     * By row · columns + column: whether play can leave; empty when it never can. A cell is decided once its moves are,
     * in at most rows + columns rounds for the usual leapers.
     */
    static boolean[] leaves(BoardGame game, int rows, int columns) {
        if (staysInside(game.moves())) return NOWHERE;
        boolean[] leaves = new boolean[rows * columns];
        boolean changed = true;
        while (changed) {
            nimbook.core.Work.poll();
            changed = false;
            for (int cell = 0; cell < leaves.length; cell++) {
                if (leaves[cell]) continue;
                for (Position to : game.options(cell / columns, cell % columns)) {
                    if (to.row() >= rows || to.column() >= columns || leaves[to.row() * columns + to.column()]) {
                        leaves[cell] = true;
                        changed = true;
                        break;
                    }
                }
            }
        }
        return leaves;
    }

    /**
     * The least size that holds everything reachable from a cell: the largest row and column, plus one each; beyond the
     * most rows or columns the search stops.
     */
    static Position size(BoardGame game, Position start, int most) {
        if (staysInside(game.moves())) return Position.of(start.row() + 1, start.column() + 1);
        int rows = 0;
        int columns = 0;
        ArrayDeque<Position> open = new ArrayDeque<>(Set.of(start));
        Set<Position> seen = new HashSet<>(open);
        while (!open.isEmpty() && rows <= most && columns <= most) {
            nimbook.core.Work.poll();
            Position at = open.poll();
            rows = Math.max(rows, at.row() + 1);
            columns = Math.max(columns, at.column() + 1);
            for (Position to : game.options(at.row(), at.column())) if (seen.add(to)) open.add(to);
        }
        return Position.of(rows, columns);
    }

    /**
     * The cell nearest to the far corner where play can begin.
     *
     * @throws IllegalArgumentException when there is none
     */
    static Position lastCell(BoardGame game, int rows, int columns) {
        boolean[] leaves = leaves(game, rows, columns);
        for (int row = rows - 1; row >= 0; row--) {
            for (int column = columns - 1; column >= 0; column--) {
                if (game.forbiddenCells().contains(row, column) || leaves.length > 0 && leaves[row * columns + column])
                    continue;
                return Position.of(row, column);
            }
        }
        throw new IllegalArgumentException(
                "board of " + rows + " × " + columns + ": every cell is forbidden, no play can begin");
    }

    /** The first cells of a list, and how many are left off. */
    static String some(List<Position> cells, int most) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(most, cells.size()); i++) text.append(i == 0 ? "" : ", ").append(cells.get(i));
        return text.append(cells.size() > most ? " and " + (cells.size() - most) + " more" : "").toString();
    }
}
