package nimbook.notebook;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import nimbook.board.BoardGame;
import nimbook.claim.Ledger;
import nimbook.core.Comparison;
import nimbook.core.Grid;
import nimbook.diagram.StatementCard;
import nimbook.drawing.NumberText;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapValues;
import nimbook.heap.MisereHeaps;
import nimbook.heatmap.Heatmap;
import nimbook.ledger.LedgerCards;
import nimbook.logic.Decision;
import nimbook.logic.GameTheorem;
import nimbook.logic.Relation;
import nimbook.logic.Slips;
import nimbook.logic.TheoremSearch;
import nimbook.measure.Scaling;
import nimbook.misere.MisereQuotient;
import nimbook.period.Period;
import nimbook.period.RowPeriods;
import nimbook.play.board.Board;
import nimbook.table.DataTable;
import nimbook.terminal.MisereClasses;
import nimbook.terminal.TerminalCensus;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;
import nimbook.widget.live.Registry;

/**
 * Which values are shown by which figure: in a cell, in a live figure, in a row of figures, in a file.
 *
 * <p>A new kind is one line in {@link #each}: the type and what makes a figure of it.
 */
public final class FigureTypes {
    private static final Pattern WHOLE = Pattern.compile("\\d+");
    private static boolean inPage;

    private FigureTypes() {}

    /** Takes a type and what makes a figure of it. */
    interface Taker {
        <T> void take(Class<T> type, Function<? super T, ? extends Figure> make);
    }

    /** Once a JVM. */
    private static final class Known {
        static {
            each(Registry::register);
            TablesawTypes.known();
        }

        private Known() {}

        static void load() {
            // Loading this class did it.
        }
    }

    /** Makes the ways known, also where no kernel runs. */
    static void known() {
        if (!inPage) Known.load();
    }

    /** Makes known what a page without a JVM has. */
    public static void knownInPage() {
        inPage = true;
        games(Registry::register);
    }

    static void each(Taker taker) {
        games(taker);
        taker.take(Scaling.class, scaling -> Figures.row(scaling.time(), scaling.memory()));
    }

    private static void games(Taker taker) {
        taker.take(Grid.class, Heatmap::of);
        taker.take(Comparison.class, FigureTypes::comparison);
        taker.take(BoardGame.class, Board::of);
        taker.take(Ledger.class, LedgerCards::of);
        taker.take(HeapGame.class, DataTable::of);
        taker.take(HeapValues.class, DataTable::of);
        taker.take(MisereHeaps.class, DataTable::of);
        taker.take(MisereQuotient.class, DataTable::of);
        taker.take(Game.class, game -> DataTable.of((Game<?>) game));
        taker.take(Sum.class, DataTable::of);
        taker.take(TerminalCensus.class, FigureTypes::census);
        taker.take(MisereClasses.class, FigureTypes::classes);
        taker.take(RowPeriods.class, FigureTypes::periods);
        taker.take(Decision.class, StatementCard::of);
        taker.take(Relation.class, Statements::of);
        taker.take(GameTheorem.class, StatementCard::of);
        taker.take(TheoremSearch.class, StatementCard::of);
        taker.take(Slips.class, StatementCard::of);
    }

    private static Heatmap comparison(Comparison compared) {
        Heatmap map = Heatmap.of(compared.differences()).names("equal", "different").title(compared.toString());
        return compared.first().map(at -> map.pin(at.row(), at.column())).orElse(map);
    }

    /**
     * A row a terminal set: from which row or column on it agrees with Wythoff's P-positions, in misère play and in
     * Grundy value 1.
     */
    private static DataTable census(TerminalCensus census) {
        return DataTable.of(census.table()).title(title(census)).renamed("terminal", "terminal set")
                .renamed("misereThreshold", "misère: from row").renamed("misereEvidence", "evidence")
                .renamed("valueOneThreshold", "value 1: from row").renamed("valueOneEvidence", "evidence (value 1)");
    }

    /** What a result says of itself, with digits in groups. */
    private static String title(Object result) {
        return WHOLE.matcher(result.toString()).replaceAll(digits -> NumberText.of(digits.group()));
    }

    /** A row a threshold: how many terminal sets have it. */
    private static DataTable classes(MisereClasses classes) {
        return DataTable.of(classes.shares()).title(title(classes)).renamed("smallest", "smallest core");
    }

    /** A row of the game a row of the table: from where on it is periodic, and why that is so for ever. */
    private static DataTable periods(RowPeriods rows) {
        return DataTable.columns("row", "preperiod", "period", "saltus", "evidence").rows(rows.rows(), m -> {
            Period p = rows.period(m);
            return List.of(m, p.preperiod(), p.period(), p.saltus(), p.evidence().describe());
        }).title("Rows 0 to " + (rows.rows() - 1) + " of " + rows.game().title());
    }
}
