package nimbook.board;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;

/**
 * The sum of a board game and Nim heaps, normal play: a move is a move on the board or takes any number from one heap;
 * the player who makes the last move wins (a terminal cell ends the play on the board, the heaps may still be played).
 * The value is the nim-sum of the board's Grundy value and the heaps (Sprague 1935, Grundy 1939).
 */
public final class NimSum {

    private final BoardGame game;

    private NimSum(BoardGame game) {
        this.game = game;
    }

    /** A position: the piece's cell and the heaps. Text: "(3, 6, 1)". */
    public record Place(Position cell, List<Integer> heaps) {
        /** Keeps a copy of the heaps. */
        public Place {
            nonNull(cell, "cell");
            heaps = copy(heaps, "heaps");
        }

        /** @throws IllegalArgumentException when a pile is negative */
        public static Place of(int row, int column, int... heaps) {
            for (int heap : nonNull(heaps, "heaps")) refuse(heap < 0, "heap = ", heap, ": a heap must be at least 0");
            return new Place(Position.of(row, column), Arrays.stream(heaps).boxed().toList());
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder("(" + cell.row() + ", " + cell.column());
            for (int heap : heaps) text.append(", ").append(heap);
            return text.append(')').toString();
        }
    }

    /**
     * @throws IllegalArgumentException when the game is misère: sums in misère play are not decided by Grundy values
     */
    public static NimSum of(BoardGame game) {
        if (nonNull(game, "game").isMisere()) throw new IllegalArgumentException("game " + game.name()
                + ": sums are decided by Grundy values in normal play only; use normal()");
        return new NimSum(game);
    }

    /** The game on the board, one of the summands. */
    public BoardGame game() {
        return game;
    }

    /**
     * The Grundy value of (row, column, heaps…).
     *
     * @throws IllegalArgumentException when a pile is negative, or the cell forbidden or too far for a table
     */
    public int value(int row, int column, int... heaps) {
        Place.of(row, column, heaps);
        int board = game.value(row, column);
        refuse(board == Grid.NONE, "cell (", row, ", ", column, ") is forbidden: no play begins there");
        return board ^ nimSum(heaps);
    }

    /**
     * P exactly when the value is 0.
     *
     * @throws IllegalArgumentException as {@link #value}
     */
    public Outcome outcome(int row, int column, int... heaps) {
        return value(row, column, heaps) == 0 ? Outcome.P : Outcome.N;
    }

    /**
     * All positions of value 0 that a move reaches: the moves on the board, by cell, then those in the heaps.
     *
     * @throws IllegalArgumentException as {@link #value}
     */
    public List<Place> winningMoves(int row, int column, int... heaps) {
        int value = value(row, column, heaps);
        List<Place> winning = new ArrayList<>();
        if (value == 0) return winning;
        int wanted = nimSum(heaps);
        for (Position p : game.options(row, column))
            if (game.value(p.row(), p.column()) == wanted) winning.add(Place.of(p.row(), p.column(), heaps));
        for (int i = 0; i < heaps.length; i++) {
            if ((heaps[i] ^ value) >= heaps[i]) continue;
            int[] after = heaps.clone();
            after[i] ^= value;
            winning.add(Place.of(row, column, after));
        }
        return List.copyOf(winning);
    }

    /**
     * The P-positions (row, column, heap) with row &lt; rows, column &lt; columns: the cells whose Grundy value is the
     * heap.
     */
    public List<Place> pPositions(int rows, int columns, int heap) {
        Position least = corner();
        GrundyTable table = game.grundy(Math.max(rows, least.row()), Math.max(columns, least.column()));
        List<Place> found = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++)
                if (table.at(row, column) == heap) found.add(Place.of(row, column, heap));
        }
        return List.copyOf(found);
    }

    /** The size of the least table that holds the terminal and the forbidden cells. */
    private Position corner() {
        Cells terminal = game.terminalCells();
        Cells forbidden = game.forbiddenCells();
        return Position.of(Math.max(terminal.rows(), forbidden.rows()),
                Math.max(terminal.columns(), forbidden.columns()));
    }

    private static int nimSum(int[] heaps) {
        int sum = 0;
        for (int heap : heaps) sum ^= heap;
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NimSum n && game.equals(n.game);
    }

    @Override
    public int hashCode() {
        return game.hashCode() ^ 1;
    }

    @Override
    public String toString() {
        return game.name() + " + Nim heaps";
    }
}
