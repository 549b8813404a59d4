package nimbook.board;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import nimbook.core.Grid;
import nimbook.core.Memory;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * A game of one piece on a board: moves × terminal cells × forbidden cells × normal or misère play. Two piles (m, n)
 * are the piece at row m, column n. Immutable; two games are equal when all four parts are.
 *
 * <p><b>Order of play.</b> Two players move the piece in turn. The player who moves into a terminal cell, or into a
 * cell without a legal move, ends the play: in normal play that player wins, in misère play that player loses.
 * <p><b>Terminal cells</b> have no moves. They are P-positions of Grundy value 0 in normal play, N-positions in misère
 * play.
 * <p><b>Forbidden cells</b> can never be entered; moves pass over them. They have no outcome and no value
 * ({@link Grid#NONE}), no options, and no play begins there. A cell that is terminal and forbidden is forbidden.
 *
 * <p>Grundy values are those of normal play; a misère game has outcomes only.
 *
 * <p>A size that would not fit into memory is refused before anything is allocated. The last table that was computed
 * for a single cell is kept (when it takes no more than a sixteenth of the largest heap), so that its neighbours are
 * there at once.
 */
public final class BoardGame {

    private final Moves moves;
    private final Cells terminal;
    private final Cells forbidden;
    private final boolean misere;
    private final SolvedTables answers = new SolvedTables(this);

    private BoardGame(Moves moves, Cells terminal, Cells forbidden, boolean misere) {
        this.moves = nonNull(moves, "moves");
        this.terminal = nonNull(terminal, "cells");
        this.forbidden = nonNull(forbidden, "cells");
        this.misere = misere;
    }

    /** The game of these moves on the empty board, normal play. */
    public static BoardGame of(Moves moves) {
        return new BoardGame(moves, Cells.none(), Cells.none(), false);
    }

    /** Wythoff's game. */
    public static BoardGame queen() {
        return of(Moves.queen());
    }

    /** Nim with two heaps. */
    public static BoardGame rook() {
        return of(Moves.rook());
    }

    /** Any distance along the diagonal. */
    public static BoardGame bishop() {
        return of(Moves.bishop());
    }

    /** One cell up, left, or both. */
    public static BoardGame king() {
        return of(Moves.king());
    }

    /** The knight's moves that bring it nearer to the corner. */
    public static BoardGame knight() {
        return of(Moves.knight());
    }

    /**
     * t-Wythoff: see {@link Moves#tWythoff}.
     *
     * @throws IllegalArgumentException unless 1 ≤ t ≤ 10⁶
     */
    public static BoardGame tWythoff(int t) {
        return of(Moves.tWythoff(t));
    }

    /** The same game with these terminal cells instead of the present ones. */
    public BoardGame terminal(Cells cells) {
        return new BoardGame(moves, cells, forbidden, misere);
    }

    /** The same game with these forbidden cells instead of the present ones. */
    public BoardGame forbidden(Cells cells) {
        return new BoardGame(moves, terminal, cells, misere);
    }

    /** The same game where the last player to move loses. */
    public BoardGame misere() {
        return misere ? this : new BoardGame(moves, terminal, forbidden, true);
    }

    /** The same game where the last player to move wins. */
    public BoardGame normal() {
        return misere ? new BoardGame(moves, terminal, forbidden, false) : this;
    }

    /** How the piece moves. */
    public Moves moves() {
        return moves;
    }

    /** The cells without moves. */
    public Cells terminalCells() {
        return terminal;
    }

    /** The cells that can never be entered. */
    public Cells forbiddenCells() {
        return forbidden;
    }

    /** Whether the last player to move loses. */
    public boolean isMisere() {
        return misere;
    }

    /** Whether exchanging the piles changes nothing. */
    public boolean isSymmetric() {
        return moves.isSymmetric() && terminal.isSymmetric() && forbidden.isSymmetric();
    }

    /** In a few words: "queen, terminal row + column ≤ 2, misère". */
    public String name() {
        return moves.name() + variant();
    }

    /** In the field's words, as a title says it: "Wythoff's game (queen), terminal row + column ≤ 2, misère". */
    public String title() {
        Moves queen = Moves.queen();
        boolean wythoff = moves.equals(queen) && moves.name().equals(queen.name());
        return (wythoff ? "Wythoff's game (queen)" : moves.name()) + variant();
    }

    private String variant() {
        return (terminal.size() == 0 ? "" : ", terminal " + terminal.name())
                + (forbidden.size() == 0 ? "" : ", forbidden " + forbidden.name()) + (misere ? ", misère" : "");
    }

    /**
     * The legal moves from a cell, by row, then by column: none from a terminal or a forbidden cell, none into a
     * forbidden one.
     *
     * @throws IllegalArgumentException when a coordinate is negative, or when there are more than {@link Cells#MOST}
     */
    public List<Position> options(int row, int column) {
        check(row, column);
        TreeSet<Position> to = new TreeSet<>();
        options(row, column, (r, c) -> {
            to.add(Position.of(r, c));
            if (to.size() > Cells.MOST) throw new IllegalArgumentException("position (" + row + ", " + column
                    + ") has more than " + Cells.MOST + " moves: too many to list");
            return true;
        });
        return List.copyOf(to);
    }

    /**
     * Who wins from a cell under perfect play. For rows and columns with diagonals (queen, rook, t-Wythoff) this takes
     * O(row) time and memory once, for other games a table up to the cell.
     *
     * @throws IllegalArgumentException when a coordinate is negative, the cell is forbidden, or the table would not fit
     *     into memory
     */
    public Outcome outcome(int row, int column) {
        check(row, column);
        refuse(forbidden.contains(row, column), "cell (", row, ", ", column, ") is forbidden: it has no outcome");
        return answers.upTo(row, column).isP(row, column) ? Outcome.P : Outcome.N;
    }

    /**
     * The Grundy value of a cell, normal play; {@link Grid#NONE} for a forbidden cell. Needs the table up to the cell.
     *
     * @throws IllegalArgumentException when a coordinate is negative, the game is misère, or the table would not fit
     *     into memory
     */
    public int value(int row, int column) {
        check(row, column);
        onlyNormal();
        return answers.value(row, column);
    }

    /**
     * Every move to a P-position, by row, then by column; empty exactly at P-positions, at forbidden cells, and at
     * cells without a legal move.
     *
     * @throws IllegalArgumentException as {@link #outcome}
     */
    public List<Position> winningMoves(int row, int column) {
        check(row, column);
        // a step may lead further down or right than where it began
        int[] furthest = {row, column};
        if (!moves.onlyTowardsCorner()) {
            options(row, column, (r, c) -> {
                furthest[0] = Math.max(furthest[0], r);
                furthest[1] = Math.max(furthest[1], c);
                return true;
            });
        }
        SolvedTables.Decider decider = answers.upTo(furthest[0], furthest[1]);
        TreeSet<Position> winning = new TreeSet<>();
        long[] seen = {0};
        options(row, column, (r, c) -> {
            if ((++seen[0] & 0xFFFF) == 0) Work.poll();
            if (decider.isP(r, c)) winning.add(Position.of(r, c));
            return true;
        });
        return List.copyOf(winning);
    }

    /**
     * The Grundy values of the cells (0, 0) to (rows − 1, columns − 1). Where no move leads away from the corner: about
     * two machine words of work a cell, half the cells when the game is symmetric, and rows + columns bits of working
     * space for each row, column and diagonal (for a table much wider than high only for each row). Otherwise
     * O(options) a cell. Computed when one is first looked at, which throws {@link nimbook.core.Work.Stopped} when the
     * thread is interrupted.
     *
     * @throws IllegalArgumentException when a size is below 1, a terminal or forbidden cell lies outside the table, the
     *         table would not fit into memory, or the game is misère (its sums are not decided by Grundy values)
     */
    public GrundyTable grundy(int rows, int columns) {
        check(rows, columns, "Grundy values");
        onlyNormal();
        return answers.grundy(rows, columns);
    }

    /**
     * The outcomes of the cells (0, 0) to (rows − 1, columns − 1), a bit a cell; computed as those are.
     *
     * @throws IllegalArgumentException when a size is below 1, a terminal or forbidden cell lies outside the table, or
     *     the table would not fit
     */
    public OutcomeTable outcomes(int rows, int columns) {
        check(rows, columns, "outcomes");
        return answers.outcomes(rows, columns);
    }

    /**
     * The P-positions of the first rows, however far right they lie: for games that move any distance along rows and
     * columns. Computed when one is first looked at.
     *
     * @throws IllegalArgumentException when rows &lt; 1, when the moves do not include the two rays (1, 0) and (0, 1),
     *         or have other rays than (1, 1), too, or when the rows would not fit into memory
     */
    public PPositions pPositions(int rows) {
        Memory.size(rows, 1);
        if (!PPositions.applies(moves)) {
            throw new IllegalArgumentException("moves " + moves.name()
                    + ": the P-positions of whole rows need the moves of a rook or a queen, perhaps with a band and "
                    + "steps towards the corner; outcomes(rows, columns) decides any game");
        }
        return answers.pPositions(rows);
    }

    /** Whether a cell, neither forbidden nor terminal, has no legal move. */
    boolean isStuck(int row, int column) {
        return options(row, column, (r, c) -> false);
    }

    private boolean options(int row, int column, Moves.Visitor visitor) {
        if (terminal.contains(row, column) || forbidden.contains(row, column)) return true;
        if (forbidden.size() == 0) return moves.visit(row, column, visitor);
        return moves.visit(row, column, (r, c) -> forbidden.contains(r, c) || visitor.cell(r, c));
    }

    private void onlyNormal() {
        if (misere) {
            throw new IllegalArgumentException("game " + name() + ": a misère game has outcomes but no Grundy values "
                    + "(they decide sums in normal play only); use outcomes, or normal()");
        }
    }

    @SuppressWarnings("ReferenceEquality")   // which of the two fields, not which cells
    private void check(int rows, int columns, String what) {
        Memory.size(rows, columns);
        for (Cells cells : new Cells[] {terminal, forbidden}) {
            if (cells.rows() <= rows && cells.columns() <= columns) continue;
            for (Position p : cells.list()) {
                if (p.row() >= rows || p.column() >= columns) throw new IllegalArgumentException((cells == terminal
                        ? "terminal" : "forbidden") + " cell " + p + " lies outside the table of " + rows + " × "
                        + columns + " " + what + ": at least " + cells.rows() + " × " + cells.columns() + " is needed");
            }
        }
    }

    private static void check(int row, int column) {
        Position.of(row, column);
    }

    /** The mirror image: the game with the piles exchanged. */
    BoardGame mirror() {
        return new BoardGame(moves.mirror(), terminal.mirror(), forbidden.mirror(), misere);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BoardGame g && misere == g.misere && moves.equals(g.moves)
                && terminal.equals(g.terminal) && forbidden.equals(g.forbidden);
    }

    @Override
    public int hashCode() {
        return Objects.hash(moves, terminal, forbidden, misere);
    }

    @Override
    public String toString() {
        return name();
    }
}
