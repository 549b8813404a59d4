package nimbook.board;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.core.Grid;
import nimbook.core.Position;

/** A board game as its definition reads, by recursion with a memory: the oracle of the fast engines. */
final class RecursiveBoard {

    private final Moves moves;
    private final Set<Position> terminal;
    private final Set<Position> forbidden;
    private final boolean misere;
    private final Map<Position, Integer> values = new HashMap<>();
    private final Map<Position, Boolean> previous = new HashMap<>();

    RecursiveBoard(BoardGame game) {
        moves = game.moves();
        terminal = Set.copyOf(game.terminalCells().list());
        forbidden = Set.copyOf(game.forbiddenCells().list());
        misere = game.isMisere();
    }

    Set<Position> options(Position from) {
        Set<Position> to = new HashSet<>();
        if (terminal.contains(from) || forbidden.contains(from)) return to;
        for (Moves.Step s : moves.steps()) add(to, from.row() - s.down(), from.column() - s.left());
        for (Moves.Step s : moves.rays()) {
            for (int k = 1; k <= from.row() + from.column(); k++)
                add(to, from.row() - k * s.down(), from.column() - k * s.left());
        }
        for (int k = 1; k <= from.row(); k++) {
            for (int l = 1; l <= from.column(); l++)
                if (Math.abs(k - l) < moves.diagonalWidth())
                    add(to, from.row() - k, from.column() - l);
        }
        return to;
    }

    private void add(Set<Position> to, int row, int column) {
        if (row >= 0 && column >= 0 && !forbidden.contains(Position.of(row, column))) to.add(Position.of(row, column));
    }

    int value(Position at) {
        if (forbidden.contains(at)) return Grid.NONE;
        Integer known = values.get(at);
        if (known != null) return known;
        Set<Integer> seen = new HashSet<>();
        for (Position to : options(at)) seen.add(value(to));
        int mex = 0;
        while (seen.contains(mex)) mex++;
        values.put(at, mex);
        return mex;
    }

    /** No player can move: in normal play the player before has won, in misère play has lost. */
    boolean isP(Position at) {
        Boolean known = previous.get(at);
        if (known != null) return known;
        Set<Position> options = options(at);
        boolean p = options.isEmpty() ? !misere : options.stream().noneMatch(this::isP);
        previous.put(at, p);
        return p;
    }

    List<Position> winning(Position at) {
        return options(at).stream().filter(this::isP).sorted().toList();
    }
}
