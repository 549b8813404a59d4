package nimbook.notebook;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.OutcomeTable;
import nimbook.core.Position;
import nimbook.core.Work;
import nimbook.diagram.AutomatonGraph;
import nimbook.diagram.StatementCard;
import nimbook.drawing.NumberText;
import nimbook.heatmap.Heatmap;
import nimbook.heatmap.Overlay;
import nimbook.logic.Relation;
import nimbook.logic.Theory;
import nimbook.widget.live.Figure;

/** Statements about all natural numbers as figures. */
final class Statements {

    /** Rows and columns of cells. */
    private static final int CELLS = 34;

    private Statements() {}

    /** The verdict on a statement without free variables; of one with some the numbers for which it is true. */
    static Figure decide(Theory theory, String statement) {
        List<String> variables = nonNull(theory, "theory").variables(statement);
        if (variables.isEmpty()) return StatementCard.of(theory.decide(statement));
        return of(statement, variables, theory.relation(statement));
    }

    /** A relation as a figure: of two numbers the cells for which it is true. */
    static Figure of(String statement, List<String> variables, Relation relation) {
        if (variables.size() != 2) return StatementCard.of(statement, variables, relation);
        boolean turned = !variables.equals(relation.names());
        return Heatmap.of(CELLS, CELLS, (x, y) -> (turned ? relation.contains(y, x) : relation.contains(x, y)) ? 0 : 1)
                .names("true", "false").axes(variables.get(0), variables.get(1)).title(Theory.typeset(statement));
    }

    static AutomatonGraph automaton(Theory theory, String statement) {
        return AutomatonGraph.of(statement, theory.variables(statement), theory.relation(statement));
    }

    static Figure of(Relation relation) {
        return of(relation.toString(), relation.names(), relation);
    }

    /** The game's P-positions, and a frame around each cell where the statement says otherwise. */
    static Heatmap compare(Theory theory, String statement, BoardGame game) {
        List<String> variables = nonNull(theory, "theory").variables(statement);
        if (variables.size() != 2)
            throw new IllegalArgumentException("statement = " + statement + ": it has " + NumberText.counted(
                    variables.size(), "free variable") + ", but a cell is two numbers, as in W(x, y)");
        Relation relation = theory.relation(statement);
        boolean turned = !variables.equals(relation.names());
        OutcomeTable table = nonNull(game, "game").outcomes(CELLS, CELLS);
        List<Position> differing = new ArrayList<>();
        for (int x = 0; x < CELLS; x++) {
            Work.poll();
            for (int y = 0; y < CELLS; y++)
                if ((turned ? relation.contains(y, x) : relation.contains(x, y)) != (table.at(x, y) == 0))
                    differing.add(Position.of(x, y));
        }
        String said = Theory.typeset(statement);
        String cells = NumberText.of(CELLS * CELLS) + " cells";
        Heatmap map = Heatmap.of(table).axes(variables.get(0), variables.get(1));
        if (differing.isEmpty()) return map.title(said + " in all " + cells + ": " + game.title());
        String words = "≠ " + said + " in " + differing.size() + " of " + cells;
        return map.title(words + ": " + game.title()).overlay(Overlay.cells(words, differing));
    }
}
