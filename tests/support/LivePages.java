import static nimbook.notebook.Lab.*;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Grid;
import nimbook.deletions.MisereRook;
import nimbook.fibonacci.FibonacciNim;
import nimbook.number.Coverage;
import nimbook.number.Fraction;
import nimbook.page.LivePage;
import nimbook.heatmap.Heatmap;
import nimbook.diagram.NumberLine;
import nimbook.heatmap.Overlay;
import nimbook.widget.Figure;
import nimbook.widget.Registry;
import nimbook.widget.Json;
import nimbook.widget.JsonWithBuffers;
import nimbook.widget.Live;

/**
 * Writes the pages that test_live_page.py opens, and beside each what the JVM shows for some values. As a program: the
 * folder.
 */
public class LivePages {
    private static Path folder;

    public static void main(String[] arguments) throws Exception {
        folder = Path.of(arguments[0]);
        Registry.register(Grid.class, Heatmap::of);
        save("triangle",
                live(whole("k", 0, 12).start(2),
                        k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(60, 60)).highlight(0)),
                List.of(List.of(0), List.of(1), List.of(7), List.of(12)));
        save("sizes", live(whole("size", 8, 512).start(64), choice("game", Map.of("queen", BoardGame.queen())),
                toggle("P only"), (n, game, p) -> p ? Heatmap.of(game.outcomes(n, n)) : Heatmap.of(game.grundy(n, n))),
                List.of(List.of(64, "queen", true), List.of(200, "queen", false), List.of(512, "queen", false)));
        save("games", live(choice("game", games()), toggle("misère"), (game, misere) -> misere
                ? Heatmap.of(game.misere().outcomes(40, 40))
                        .overlay(Overlay.cells("normal play", game.outcomes(40, 40).positionsOf(0)))
                : Heatmap.of(game.grundy(40, 40)).colors("cyclic 16")), values(games().keySet()));
        var cells = cells("T", 6, 6).start(Cells.triangle(2));
        save("cells",
                live(cells,
                        t -> row(play(BoardGame.queen().terminal(t)).editTerminal(cells),
                                Heatmap.of(BoardGame.queen().terminal(t).grundy(40, 40)).highlight(1))),
                List.of(List.of(List.of(List.of(0L, 0L))), List.of(List.of()),
                        List.of(List.of(List.of(0L, 0L), List.of(1L, 4L)))));
        save("beatty",
                live(whole("p", 2, 30).start(13), whole("q", 1, 29).start(8),
                        (p, q) -> NumberLine.of(Coverage.of(Fraction.of(p, q), Fraction.of(p, q).complement(), 60))),
                List.of(List.of(13, 9), List.of(5, 2)));
        save("rook", live(whole("columns", 20, 120).start(60), m -> Heatmap.of(MisereRook.tableOfF(16, m))),
                List.of(List.of(61), List.of(120)));
        save("stored",
                live(whole("d", 1, 9), d -> Heatmap.of(30, 30, (n, q) -> FibonacciNim.isP(n, (long) q * d) ? 0 : 1)),
                List.of(List.of(2), List.of(9)));
        save("still",
                live(cells("T", 4, 4), t -> Heatmap.of(BoardGame.queen().grundy(9, 9)).title(t.size() + " cells")),
                List.of());
        save("thinned",
                live(whole("a", 1, 1000).start(20), whole("b", 1, 1000).start(30),
                        (a, b) -> Heatmap.of(BoardGame.queen().grundy(a, b))),
                List.of(List.of(28, 30), List.of(996, 22)));
        save("large",
                live(whole("k", 0, 12).start(2),
                        k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(512, 512))),
                List.of(List.of(2)));
        save("click", Live.of(Heatmap.of(BoardGame.queen().grundy(30, 30))), List.of());
    }

    private static Map<String, BoardGame> games() {
        Map<String, BoardGame> games = new LinkedHashMap<>();
        games.put("queen", BoardGame.queen());
        games.put("rook", BoardGame.rook());
        games.put("bishop", BoardGame.bishop());
        games.put("king", BoardGame.king());
        games.put("knight", BoardGame.knight());
        games.put("3-Wythoff", BoardGame.tWythoff(3));
        games.put("square", BoardGame.queen().terminal(Cells.square(3)).forbidden(Cells.strip(5)));
        return games;
    }

    private static List<List<Object>> values(Iterable<String> names) {
        List<List<Object>> values = new ArrayList<>();
        for (String name : names) {
            values.add(List.of(name, false));
            values.add(List.of(name, true));
        }
        return values;
    }

    /** The page, and a list of {values, figures: [{component, state, paths, buffers}]}. */
    private static void save(String name, Live live, List<? extends List<?>> values) throws Exception {
        Files.writeString(folder.resolve(name + ".html"), LivePage.of(live).html(name, List.of("Source: " + name)));
        List<Object> expected = new ArrayList<>();
        for (List<?> some : values) {
            Map<String, Object> json = new LinkedHashMap<>();
            List<Object> arguments = new ArrayList<>();
            for (int i = 0; i < some.size(); i++) {
                json.put(live.parameters().get(i).name(), some.get(i));
                arguments.add(live.parameters().get(i).valueOf(some.get(i)));
            }
            List<Object> figures = new ArrayList<>();
            for (Figure figure : live.at(arguments).list()) {
                JsonWithBuffers packed = JsonWithBuffers.of(figure.state());
                figures.add(Map.of("component", figure.component().name(), "state", packed.json(), "paths",
                        packed.paths(), "buffers",
                        packed.buffers().stream().map(Base64.getEncoder()::encodeToString).toList()));
            }
            expected.add(Map.of("values", json, "figures", figures));
        }
        Files.writeString(folder.resolve(name + ".json"), Json.write(expected));
    }
}
