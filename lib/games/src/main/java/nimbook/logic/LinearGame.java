package nimbook.logic;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Position;

/**
 * A game whose positions are one or two numbers and whose moves are linear, as relations of a theory: {@code end}, the
 * positions without a move, and {@code move}.
 *
 * @param theory the theory with the names {@code end} and {@code move}
 * @param numbers how many numbers a position has, 1 or 2
 * @param misere whether the player who makes the last move loses
 * @param name the game, in words
 * @param board the game on a board that it is
 * @param except a condition that those have which are no positions, as {@code " & ~zero(x, y)"}; empty for none
 */
record LinearGame(Theory theory, int numbers, boolean misere, String name, Optional<BoardGame> board, String except) {

    /** Terminal cells are read one by one into an automaton. */
    private static final int CELLS = 5000;

    /** The names of a position and of an option. */
    private static final List<String> FROM = List.of("x", "y");
    private static final List<String> TO = List.of("u", "v");

    /**
     * A game on the board; x is the row and y the column.
     *
     * @throws IllegalArgumentException when it has forbidden cells, or more than {@value #CELLS} terminal ones
     */
    static LinearGame of(Theory theory, BoardGame game) {
        List<Position> terminal = game.terminalCells().list();
        refuse(terminal.size() > CELLS, "game = ", game, ": ", terminal.size(), " terminal cells; at most ", CELLS,
                " are allowed");
        refuse(game.forbiddenCells().size() > 0, "game = ", game, ": a game without forbidden cells is needed");
        Relation ends = cells(theory.numeration(), terminal, FROM);
        Relation moves = theory.relation(steps(game.moves())).and(ends.not());
        return of(theory, moves, 2, game.isMisere(), game.title(), Optional.of(game));
    }

    /**
     * A game by the words of its moves, normal play.
     *
     * @param move a statement in x, y, u, v, or in x, u
     */
    static LinearGame of(Theory theory, String move, String name) {
        Relation moves = theory.relation(nonNull(move, "move"));
        int numbers = moves.names().contains("y") || moves.names().contains("v") ? 2 : 1;
        return of(theory, moves, numbers, false, name, Optional.empty());
    }

    private static LinearGame of(Theory theory, Relation moves, int numbers, boolean misere, String name,
            Optional<BoardGame> board) {
        List<String> order = new ArrayList<>(FROM.subList(0, numbers));
        order.addAll(TO.subList(0, numbers));
        Relation end = moves.some(TO).not();
        Theory with = theory.with("end", FROM.subList(0, numbers), end, "no move leads from here")
                .with("move", order, moves, "a move");
        return new LinearGame(with, numbers, misere, name, board, "");
    }

    /** The same game, in which some pairs without a move are no positions. */
    LinearGame except(String condition) {
        return new LinearGame(theory, numbers, misere, name, Optional.empty(), condition);
    }

    /** A move as a statement in x, y, u, v. */
    private static String steps(Moves moves) {
        List<String> ways = new ArrayList<>();
        for (Moves.Step ray : moves.rays()) {
            String along = ray.down() == 0 ? "u = x & v < y" : ray.left() == 0 ? "v = y & u < x" : null;
            ways.add(along != null && ray.down() + ray.left() == 1 ? along : "some k >= 1: "
                    + shifted(ray.down() + "k", ray.left() + "k"));
        }
        for (Moves.Step step : moves.steps()) ways.add(shifted("(" + step.down() + ")", "(" + step.left() + ")"));
        int width = moves.diagonalWidth();
        if (width > 0) ways.add("u < x & v < y & x - u < y - v + " + width + " & y - v < x - u + " + width);
        return "(" + String.join(") | (", ways) + ")";
    }

    private static String shifted(String down, String left) {
        return "x = u + " + down + " & y = v + " + left;
    }

    /** The set of these cells: a tree of their words without leading zeros; the last state is dead. */
    private static Relation cells(Numeration numeration, List<Position> cells, List<String> names) {
        int symbols = new Tracks(numeration, 2).symbols();
        List<int[]> next = new ArrayList<>();
        List<Boolean> accepting = new ArrayList<>();
        next.add(new int[symbols]);
        accepting.add(false);
        for (Position cell : cells) {
            int[] rows = numeration.word(cell.row());
            int[] columns = numeration.word(cell.column());
            int state = 0;
            for (int left = Math.max(rows.length, columns.length); left > 0; left--) {
                int row = left <= rows.length ? rows[rows.length - left] : 0;
                int column = left <= columns.length ? columns[columns.length - left] : 0;
                int symbol = row + numeration.digits() * column;
                if (next.get(state)[symbol] == 0) {
                    next.get(state)[symbol] = next.size();
                    next.add(new int[symbols]);
                    accepting.add(false);
                }
                state = next.get(state)[symbol];
            }
            accepting.set(state, true);
        }
        Automaton.Builder built = new Automaton.Builder(symbols);
        for (int i = 0; i <= next.size(); i++) {
            int[] targets = new int[symbols];
            for (int s = 0; s < symbols; s++) {
                boolean leads = i < next.size() && (next.get(i)[s] > 0 || i == 0 && s == 0);
                targets[s] = leads ? next.get(i)[s] : next.size();
            }
            built.add(targets);
        }
        boolean[] ends = new boolean[next.size() + 1];
        for (int i = 0; i < next.size(); i++) ends[i] = accepting.get(i);
        return new Relation(numeration, names, built.build(ends));
    }
}
