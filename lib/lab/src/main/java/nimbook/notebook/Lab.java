package nimbook.notebook;

import static nimbook.core.Arguments.nonNull;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.certificate.Certificate;
import nimbook.core.Comparison;
import nimbook.core.Grid;
import nimbook.deletions.DigitalDeletions;
import nimbook.diagram.AutomatonGraph;
import nimbook.diagram.GameTree;
import nimbook.export.Export;
import nimbook.export.SaveResult;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.game.PartsGame;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.SubtractionGame;
import nimbook.heatmap.Heatmap;
import nimbook.help.HelpFigure;
import nimbook.logic.Relation;
import nimbook.logic.Theory;
import nimbook.number.Formula;
import nimbook.play.PlayFigure;
import nimbook.play.board.Board;
import nimbook.play.coins.Coins;
import nimbook.play.digits.Digits;
import nimbook.play.game.GameBoard;
import nimbook.play.pins.Pins;
import nimbook.sequence.IntegerSequence;
import nimbook.table.DataTable;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;
import nimbook.widget.live.Function3;
import nimbook.widget.live.Function4;
import nimbook.widget.live.Live;
import nimbook.widget.parameter.Button;
import nimbook.widget.parameter.CellSet;
import nimbook.widget.parameter.Choice;
import nimbook.widget.parameter.DecimalParameter;
import nimbook.widget.parameter.IntParameter;
import nimbook.widget.parameter.Parameter;
import nimbook.widget.parameter.TextParameter;
import nimbook.widget.parameter.Toggle;

/**
 * The front door: what a notebook writes without a class name before it.
 */
public final class Lab {
    private Lab() {}

    /**
     * A whole number from min to max: a slider. {@code .start(2)}, {@code .step(5)}, {@code .speed(10)}.
     * @throws IllegalArgumentException when min is greater than max
     */
    public static IntParameter whole(String name, int min, int max) {
        return IntParameter.of(name, min, max);
    }

    /**
     * One of these values; each is labelled by its words.
     *
     * @throws IllegalArgumentException when there is none, or two read the same
     */
    @SafeVarargs
    @SuppressWarnings("varargs")   // only read
    public static <T> Choice<T> choice(String name, T... values) {
        return Choice.of(name, values);
    }

    /** One of the map's values, labelled by its keys; a LinkedHashMap keeps their order. */
    public static <T> Choice<T> choice(String name, Map<String, ? extends T> labelled) {
        return Choice.of(name, labelled);
    }

    /** On or off; starts off. */
    public static Toggle toggle(String name) {
        return Toggle.of(name);
    }

    /**
     * A decimal number from min to max in a hundred steps, or in those of {@code .step(…)}, on a slider; starts at min.
     *
     * @throws IllegalArgumentException when min is not less than max, or one of them is not finite
     */
    public static DecimalParameter decimal(String name, double min, double max) {
        return DecimalParameter.of(name, min, max);
    }

    /** A line of text in a field; starts empty. */
    public static TextParameter text(String name) {
        return TextParameter.of(name);
    }

    /** A button, whose value is how often it was pressed. */
    public static Button button(String name) {
        return Button.of(name);
    }

    /**
     * A set of cells with row &lt; rows and column &lt; columns, switched by clicking; starts empty.
     *
     * @throws IllegalArgumentException when rows or columns is not 1 to 64
     */
    public static CellSet<Cells> cells(String name, int rows, int columns) {
        return Guess.cells(name, rows, columns);
    }

    /** A figure that follows a parameter: the function gives anything that can be shown. */
    public static <A> Live live(Parameter<A> a, Function<? super A, ?> figure) {
        return Live.of(a, figure);
    }

    /** A figure that follows two parameters. */
    public static <A, B> Live live(Parameter<A> a, Parameter<B> b, BiFunction<? super A, ? super B, ?> figure) {
        return Live.of(a, b, figure);
    }

    /** A figure that follows three parameters. */
    public static <A, B, C> Live live(Parameter<A> a, Parameter<B> b, Parameter<C> c,
            Function3<? super A, ? super B, ? super C> figure) {
        return Live.of(a, b, c, figure);
    }

    /** A figure that follows four parameters. */
    public static <A, B, C, D> Live live(Parameter<A> a, Parameter<B> b, Parameter<C> c, Parameter<D> d,
            Function4<? super A, ? super B, ? super C, ? super D> figure) {
        return Live.of(a, b, c, d, figure);
    }

    /** A figure that follows any number of parameters; the function takes their values as a list, in this order. */
    public static Live live(List<? extends Parameter<?>> parameters, Function<List<Object>, ?> figure) {
        return Live.of(parameters, figure);
    }

    /**
     * A question before figures: {@code guess("Does it end?", choice("it", "?", "yes", "no"), "no", figure)}. The
     * reader answers by the parameter; a switch, key A, says whether that was right, and shows the figures. A parameter
     * that was not moved is no answer.
     *
     * @throws IllegalArgumentException for an answer that the parameter cannot take, or at which it starts
     */
    public static <A> Live guess(String question, Parameter<A> yours, A answer, Object... shown) {
        return Guess.of(question, yours, answer, shown);
    }

    /**
     * A question that is answered by clicking the cells with value 0: {@code guess("Where does whoever moves lose?",
     * BoardGame.queen().outcomes(8, 8))}. The switch, key A, shows what was found, missed and wrong.
     *
     * @throws IllegalArgumentException for a table of more than 64 rows or columns
     */
    public static Live guess(String question, Grid table, Object... shown) {
        return Guess.of(question, table, shown);
    }

    /** A board to play the game on: {@code .start(5, 8)}, {@code .errors(20)}, {@code .computerBegins()}. */
    public static Board play(BoardGame game) {
        return Board.of(game);
    }

    /** Fibonacci nim with one pile of coins: {@code play(FibonacciNim.start(20))}. */
    public static Coins play(FibonacciNim.Turn turn) {
        return Coins.of(turn);
    }

    /** Several piles of Fibonacci nim with a quota each: {@code play(QuotaPiles.start(7, 10, 12))}. */
    public static Coins play(QuotaPiles piles) {
        return Coins.of(piles);
    }

    /** Several piles of Fibonacci nim with one quota for all: {@code play(GlobalPiles.start(5, 8, 9))}. */
    public static Coins play(GlobalPiles piles) {
        return Coins.of(piles);
    }

    /** A subtraction game with one or more piles: {@code play(SubtractionGame.fibonacci(), 30)}. */
    public static Coins play(SubtractionGame game, int... piles) {
        return Coins.of(game, piles);
    }

    /** A row of digits to play with: {@code play(DigitalDeletions.of("618034"))}. */
    public static Digits play(DigitalDeletions digits) {
        return Digits.of(nonNull(digits, "digits"));
    }

    /**
     * Rows of pins for any one-pile game whose moves take neighbours or split: {@code play(Octal.kayles(), 9)}; of
     * other rules, and of longer rows, the sum of the heaps.
     *
     * @throws IllegalArgumentException when there is no row, one is below 1, or no move is left
     */
    public static PlayFigure<?, ?> play(HeapGame game, int... rows) {
        if (nonNull(rows, "rows").length == 0)
            throw new IllegalArgumentException("rows: none is given; play begins with heaps, as in play(game, 7)");
        return Pins.fits(game, rows) ? Pins.of(game, rows) : GameBoard.of(Sum.of(game, rows));
    }

    /** Any game on values of one's own: {@code play(Game.of(21, n -> …))}. */
    public static <P> GameBoard<P> play(Game<P> game) {
        return GameBoard.of(game);
    }

    /**
     * Any rule from a start, also one with more positions than can be gone through: {@code play(21, n -> …)}. Up to
     * 100 000 positions are; of a larger game the computer searches ahead as far as it comes, and says so.
     */
    public static <P> GameBoard<P> play(P start, Function<? super P, ? extends Collection<? extends P>> options) {
        return GameBoard.of(GameSearch.of(start, options));
    }

    /** A game that is searched: {@code play(GameSearch.of(start, p -> …).misere())}. */
    public static <P> GameBoard<P> play(GameSearch<P> search) {
        return GameBoard.of(search);
    }

    /** A game whose positions fall apart, as the sum of its parts: {@code play(Rulesets.cram(3, 4))}. */
    public static GameBoard<Sum> play(PartsGame<?> game) {
        return GameBoard.of(Sum.of(nonNull(game, "game"))).title(game.name());
    }

    /** A sum of games: {@code play(Sum.of(Octal.kayles(), 5, 7).plus(BoardGame.queen(), 3, 4))}. */
    public static GameBoard<Sum> play(Sum sum) {
        return GameBoard.of(sum);
    }

    /** The positions of a game as a graph: {@code tree(Rulesets.chomp(2, 4)).strategy()}. */
    public static <P> GameTree<P> tree(Game<P> game) {
        return GameTree.of(game);
    }

    /** The positions within so many moves from the start, as a graph. */
    public static <P> GameTree<P> tree(Game<P> game, int depth) {
        return GameTree.of(game, depth);
    }

    /** The positions of a sum as a graph: {@code tree(Sum.of(HeapGame.nim(), 1, 2))}. */
    public static GameTree<Sum> tree(Sum sum) {
        return GameTree.of(sum);
    }

    /** Where two tables agree: counted and painted, the first difference pinned. */
    public static Comparison compare(Grid one, Grid other) {
        return Comparison.of(one, other);
    }

    /**
     * Where a table is what a formula in its row x and column y gives: {@code compare(BoardGame.rook().grundy(64, 64),
     * "x ^ y")}.
     *
     * @throws IllegalArgumentException when the text is no {@link Formula}, or gives no whole number at a cell
     */
    public static Comparison compare(Grid table, String formula) {
        nonNull(table, "table");
        return compare(table, Formula.of(nonNull(formula, "formula")).grid(table.rows(), table.columns()));
    }

    /** The same of two functions of a row and a column: {@code compare(64, 64, (x, y) -> x ^ y, (x, y) -> x + y)}. */
    public static Comparison compare(int rows, int columns, IntBinaryOperator one, IntBinaryOperator other) {
        return compare(Grid.of(rows, columns, nonNull(one, "one")), Grid.of(rows, columns, nonNull(other, "other")));
    }

    /**
     * Whether a statement is true of all natural numbers, or its least counterexample: {@code decide("all n: B(n) =
     * A(n) + n")}; of one with free variables the numbers for which it is true. {@link Theory} has the language.
     *
     * @throws IllegalArgumentException when it cannot be read; the message has a caret at the place
     */
    public static Figure decide(String statement) {
        return decide(Theory.fibonacci(), statement);
    }

    /** In another numeration or with names of one's own: {@code decide(Theory.binary(), "nimsum(x, y) = 5")}. */
    public static Figure decide(Theory theory, String statement) {
        return Statements.decide(theory, statement);
    }

    /**
     * Where a statement gives the P-positions of a game and where not: {@code decide("W(x, y)", BoardGame.queen())}.
     * @throws IllegalArgumentException when it cannot be read, or has not two free variables
     */
    public static Heatmap decide(String statement, BoardGame game) {
        return decide(Theory.fibonacci(), statement, game);
    }

    /** The same with names of one's own. */
    public static Heatmap decide(Theory theory, String statement, BoardGame game) {
        return Statements.compare(theory, statement, game);
    }

    /** The minimal automaton of a statement with free variables: {@code automaton("evenzeros(n)").walk(20)}. */
    public static AutomatonGraph automaton(String statement) {
        return Statements.automaton(Theory.fibonacci(), statement);
    }

    /** The same in any numeration: {@code automaton(Theory.binary().relation("nimsum(x, y) = z"))}. */
    public static AutomatonGraph automaton(Relation relation) {
        return AutomatonGraph.of(nonNull(relation, "relation").toString(), relation.names(), relation);
    }

    /** Figures side by side; in a narrow window one below the other. */
    public static Figures row(Object... shown) {
        return Figures.row(shown);
    }

    /** Figures one below the other. */
    public static Figures column(Object... shown) {
        return Figures.column(shown);
    }

    /** The value as a figure. */
    public static Figure figure(Object value) {
        return Figures.of(value);
    }

    /**
     * Writes anything that can be shown to a file, whose ending says the form: {@code save(live, "wythoff.pdf")},
     * {@code save(Sequences.HOFSTADTER_G, "b005206.txt")}, {@code save(live, "lecture.html")}; what is proved becomes a
     * file for {@code ./lab certify}: {@code save(period, "row-9.json")}. {@link #export} has scale, title and more.
     *
     * @throws IllegalArgumentException when there is no such form of it, or the file cannot stand there; then nothing
     *     is written
     */
    public static SaveResult save(Object shown, String file) {
        return export(nonNull(file, "file").endsWith(".json") ? Exports.proof(shown) : shown).save(file);
    }

    /**
     * A certificate from a file that {@link #save} or another program wrote: {@code load("row-9.json").check()} says
     * whether it is right.
     *
     * @throws IllegalArgumentException when there is no such file, or it is no certificate in the format of
     *     docs/certificates.md
     */
    public static Certificate load(String file) {
        return Exports.load(file);
    }

    /**
     * What is shown on its way to a file: {@code export(heatmap).scale(4).source("Wythoff 1907").save("wythoff.png")}.
     * A live figure is taken with its values now. Of a sequence the first 1000 terms;
     * {@link DataTable#of(IntegerSequence, int)} takes as many as wished.
     */
    public static Export export(Object shown) {
        return Exports.of(shown);
    }

    /**
     * Shows the values here, in the middle of a cell; the last value of a cell shows itself.
     *
     * @throws IllegalStateException outside of a notebook
     */
    public static void show(Object... values) {
        Exports.show(values);
    }

    /** What a cell calls without a class name, each with its documentation. */
    public static HelpFigure help() {
        return HelpFigure.frontDoor();
    }

    /**
     * The documentation of a class: {@code help(BoardGame.class)}.
     *
     * @throws IllegalArgumentException when it is none of the library's, nor a subclass of one
     */
    public static HelpFigure help(Class<?> type) {
        return HelpFigure.of(type);
    }

    /**
     * The documentation of what has this name, or this word in its first sentence: {@code help("queen")}.
     *
     * @throws IllegalArgumentException when nothing has
     */
    public static HelpFigure help(String word) {
        return HelpFigure.of(word);
    }

    /** The documentation of a value's class, as of the class itself: {@code help(BoardGame.queen())}. */
    public static HelpFigure help(Object value) {
        return HelpFigure.of(nonNull(value, "value").getClass());
    }

    /** From now on figures start in the size for a lecture room, or not. */
    public static void lecture(boolean on) {
        Live.lecture(on);
    }
}
