import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.deletions.DigitalDeletions;
import nimbook.deletions.MisereRook;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.fibonacci.QuotaValues;
import nimbook.heap.SubtractionGame;
import nimbook.hofstadter.TriangleWythoff;
import nimbook.number.BeattyPair;
import nimbook.number.Coverage;
import nimbook.number.Fraction;
import nimbook.number.Quadratic;
import nimbook.number.Slope;
import nimbook.play.board.Board;
import nimbook.play.coins.Coins;
import nimbook.play.digits.Digits;
import nimbook.heatmap.Heatmap;
import nimbook.diagram.NumberLine;
import nimbook.heatmap.Overlay;
import nimbook.diagram.ProofRows;
import nimbook.diagram.RowShift;
import nimbook.diagram.StrategyRows;
import nimbook.diagram.StrategyTree;
import nimbook.diagram.ZeckendorfRows;
import nimbook.widget.Figure;
import nimbook.widget.Json;
import nimbook.widget.JsonWithBuffers;
import nimbook.wythoff.Construction;

/**
 * What the JVM shows, one JSON line a figure: its recipe, its state, and its answers. As a program: how many random
 * games, and the seed. {@code test_web_engine.py} asks the same recipes of the library compiled for the browser.
 */
public class WebFigures {
    private static final PrintStream OUT = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    private static Random random;

    public static void main(String[] arguments) {
        random = new Random(Long.parseLong(arguments[1]));
        documents();
        for (int i = 0; i < Integer.parseInt(arguments[0]); i++) any();
        others();
        OUT.flush();
    }

    private static void documents() {
        BoardGame queen = BoardGame.queen();
        List<BoardGame> games = List.of(queen, BoardGame.rook(), BoardGame.bishop(), BoardGame.king(),
                BoardGame.knight(), BoardGame.tWythoff(2), BoardGame.tWythoff(5), TriangleWythoff.board(),
                MisereRook.game(), MisereRook.gameOfF(9), queen.terminal(Cells.square(3)),
                queen.terminal(Cells.strip(6)), queen.terminal(Cells.young(5, 3, 3, 1)),
                queen.forbidden(Cells.of(Position.of(0, 0), Position.of(3, 5))));
        for (BoardGame game : games) {
            tables(game, 40, 50);
            tables(game, 12, 130);
            tables(game, 90, 11);
        }
        // Where words of 64 and of 32 values, strips of rows and the type of a value change.
        for (int n : new int[] {31, 32, 33, 63, 64, 65, 128, 129, 255, 256, 300, 512}) table(queen.grundy(n, n));
        table(queen.terminal(Cells.triangle(9)).grundy(700, 700));
        table(queen.outcomes(1000, 1000));
        table(BoardGame.tWythoff(3).grundy(300, 200));
        table(BoardGame.rook().grundy(5, 4000));
        table(queen.grundy(4000, 3));
        table(queen.grundy(1, 30));
        table(BoardGame.bishop().misere().outcomes(30, 1));
        for (int k = 0; k <= 12; k++) table(queen.terminal(Cells.triangle(k)).grundy(60, 60));
        table(MisereRook.tableOfG(40, 200));
        table(MisereRook.tableOfF(40, 200));
        table(MisereRook.fByInverse(30, 30));
        table(QuotaValues.upTo(120).grid(100, 120));
        table(GlobalNim.of(3, 24).grid(4));
        table(Construction.board(4, 20));
    }

    private static void tables(BoardGame game, int rows, int columns) {
        if (!game.isMisere()) table(game.grundy(rows, columns));
        table(game.outcomes(rows, columns));
        table(game.misere().outcomes(rows, columns));
    }

    private static void table(Grid grid) {
        Heatmap map = Heatmap.of(grid);
        if (random.nextInt(3) == 0)
            map = map.highlight(0, random.nextInt(9))
                    .colors(new String[] {"cyclic 16", "outcome", "mod 5", "value 2"}[random.nextInt(4)]);
        if (random.nextInt(6) == 0) map = map.overlay(Overlay.goldenLines()).flipped();
        List<Map<String, Object>> questions = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            questions.add(question("do", "cell", "row", random.nextInt(grid.rows()), "column",
                    random.nextInt(grid.columns())));
        }
        questions.add(question("do", "find", "value", random.nextInt(6)));
        questions.add(question("do", "cell", "row", grid.rows(), "column", 0));
        figure(map, questions);
    }

    private static void any() {
        Moves moves = switch (random.nextInt(8)) {
            case 0 -> Moves.queen();
            case 1 -> Moves.rook();
            case 2 -> Moves.bishop();
            case 3 -> Moves.king();
            case 4 -> Moves.knight();
            case 5 -> Moves.tWythoff(1 + random.nextInt(5));
            case 6 -> new Moves("rays", List.of(Moves.step(1 + random.nextInt(3), random.nextInt(3)),
                    Moves.step(random.nextInt(2), 1 + random.nextInt(3))), List.of(), 0);
            default -> new Moves("mixed", List.of(Moves.step(1, 1)),
                    List.of(Moves.step(1 + random.nextInt(3), random.nextInt(3)), Moves.step(0, 1 + random.nextInt(3))),
                    1 + random.nextInt(3));
        };
        BoardGame game = BoardGame.of(moves).terminal(cells());
        if (random.nextInt(3) == 0) game = game.forbidden(cells());
        // Special cells lie within 9 × 9, which a table has to hold.
        int rows = 9 + random.nextInt(70);
        int columns = 9 + random.nextInt(90);
        switch (random.nextInt(3)) {
            case 0 -> table(game.outcomes(rows, columns));
            case 1 -> table(game.misere().outcomes(rows, columns));
            default -> table(game.grundy(rows, columns));
        }
    }

    private static Cells cells() {
        return switch (random.nextInt(6)) {
            case 0 -> Cells.none();
            case 1 -> Cells.triangle(random.nextInt(8));
            case 2 -> Cells.square(1 + random.nextInt(6));
            case 3 -> Cells.strip(1 + random.nextInt(9));
            default -> {
                List<Position> some = new ArrayList<>();
                for (int i = random.nextInt(12); i >= 0; i--)
                    some.add(Position.of(random.nextInt(9), random.nextInt(9)));
                yield Cells.of(some);
            }
        };
    }

    private static void others() {
        BoardGame queen = BoardGame.queen();
        List<Map<String, Object>> looks =
                List.of(look(List.of(3, 5)), look(List.of(5, 7)), look(List.of(0, 0)), look(List.of(99, 0)));
        for (Board board : List.of(Board.of(queen).start(7, 10), Board.of(queen.misere()).size(9, 9),
                Board.of(BoardGame.knight()).hint(),
                Board.of(queen.terminal(Cells.triangle(2))).size(9, 11).values().overlay(),
                Board.of(BoardGame.tWythoff(3)).options()))
            figure(board, looks);
        for (Coins coins : List.of(Coins.of(FibonacciNim.start(20)).hint(), Coins.of(FibonacciNim.turn(20, 3)),
                Coins.of(QuotaPiles.start(7, 10, 12)), Coins.of(GlobalPiles.start(5, 8, 9)),
                Coins.of(SubtractionGame.of(1, 3, 4), 12, 5))) {
            figure(coins, List.of(look(coins.state().get("start"))));
        }
        for (Digits digits : List.of(Digits.of(DigitalDeletions.of("618034")).rows(),
                Digits.of(DigitalDeletions.of("c0ffee", 16)).hint(), Digits.of(DigitalDeletions.of(12, 0, 7)))) {
            figure(digits, List.of(look(digits.state().get("start"))));
        }
        for (Figure line : List.of(RowShift.of(4, 36, 60), ProofRows.of(3), StrategyRows.of(12, 11),
                StrategyTree.of(10, 2, 2, 1, 1, 1), NumberLine.of(BeattyPair.GOLDEN.coverage(60)),
                NumberLine.of(Coverage.of(Fraction.of(13, 8), Fraction.of(13, 5), 50)),
                NumberLine.of(Coverage.of(Quadratic.of(0, 2, 1), Quadratic.of(0, 3, 1), 50)),
                NumberLine.of(Coverage.of(Slope.parse("1.414214"), Slope.parse("3"), 50)),
                NumberLine.of(Coverage.of(Quadratic.of(0, 2, 1), Quadratic.of(0, 2, 1).complement(), 200)),
                ZeckendorfRows.of(1, 34), ZeckendorfRows.of(50, 144))) {
            figure(line, List.of());
        }
    }

    private static Map<String, Object> look(Object at) {
        return question("do", "look", "at", at);
    }

    private static Map<String, Object> question(Object... pairs) {
        Map<String, Object> question = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) question.put((String) pairs[i], pairs[i + 1]);
        return question;
    }

    private static void figure(Figure figure, List<Map<String, Object>> questions) {
        JsonWithBuffers packed = JsonWithBuffers.of(figure.state());
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("recipe", Json.write(figure.recipe()));
        line.put("state", packed.json());
        line.put("paths", packed.paths());
        line.put("buffers", packed.buffers().stream().map(bytes -> Base64.getEncoder().encodeToString(bytes)).toList());
        line.put("questions", questions);
        List<Object> answers = new ArrayList<>();
        for (Map<String, Object> question : questions) {
            try {
                answers.add(figure.answer(question));
            } catch (IllegalArgumentException e) {
                answers.add(question("error", e.getMessage()));
            }
        }
        line.put("answers", answers);
        OUT.println(Json.write(line));
    }
}
