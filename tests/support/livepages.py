"""Pages that a notebook's cells save, each with what the notebook shows for some values next to it."""

import json
from pathlib import Path

from nimbook.book.figures import Figures

from support.kernel import Page

SETUP = [
    "import java.nio.file.*; import nimbook.widget.live.*; import nimbook.widget.model.*;",
    """Map<String, BoardGame> pieces = new LinkedHashMap<>();
    pieces.put("queen", BoardGame.queen());
    pieces.put("rook", BoardGame.rook());
    pieces.put("bishop", BoardGame.bishop());
    pieces.put("king", BoardGame.king());
    pieces.put("knight", BoardGame.knight());
    pieces.put("3-Wythoff", BoardGame.tWythoff(3));
    pieces.put("square", BoardGame.queen().terminal(Cells.square(3)).forbidden(Cells.strip(5)));
    var T = cells("T", 6, 6).start(Cells.triangle(2));""",
    """void keep(String name, Live live, String folder, String values) throws Exception {
        export(live).title(name).source(name).replace().save(folder + "/" + name + ".html");
        List<Object> expected = new ArrayList<>();
        for (Object each : (List<?>) Json.read(values)) {
            Map<String, Object> json = new LinkedHashMap<>();
            List<Object> arguments = new ArrayList<>();
            for (int i = 0; i < live.parameters().size(); i++) {
                Object value = ((List<?>) each).get(i);
                json.put(live.parameters().get(i).name(), value);
                arguments.add(live.parameters().get(i).valueOf(value));
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
        Files.writeString(Path.of(folder, name + ".json"), Json.write(expected));
        Files.writeString(Path.of(folder, name + ".fragment"), nimbook.page.LivePage.of(live).fragment());
    }""",
]

GAMES = ["queen", "rook", "bishop", "king", "knight", "3-Wythoff", "square"]

# Name → the figure, and values of its parameters.
LIVE = {
    "triangle": (
        """live(whole("k", 0, 12).start(2),
            k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(60, 60)).highlight(0))""",
        [[0], [1], [7], [12]],
    ),
    "sizes": (
        """live(whole("size", 8, 512).start(64), choice("game", Map.of("queen", BoardGame.queen())), toggle("P only"),
            (n, game, p) -> p ? Heatmap.of(game.outcomes(n, n)) : Heatmap.of(game.grundy(n, n)))""",
        [[64, "queen", True], [200, "queen", False], [512, "queen", False]],
    ),
    "statement": (
        """live(text("statement").start("all n: A(n) != 12"), s -> decide(s))""",
        [["all n: A(n) != 12"], ["all n: n >= 1 => B(n) = A(A(n)) + 1"], ["some k: A(n) = 2k"], ["W(x, y)"]],
    ),
    "games": (
        """live(choice("game", pieces), toggle("misère"), (game, misere) -> misere
            ? Heatmap.of(game.misere().outcomes(40, 40))
                .overlay(Overlay.cells("normal play", game.outcomes(40, 40).positionsOf(0)))
            : Heatmap.of(game.grundy(40, 40)).colors("cyclic 16"))""",
        [[name, misere] for name in GAMES for misere in (False, True)],
    ),
    "cells": (
        """live(T, t -> row(play(BoardGame.queen().terminal(t)).editTerminal(T),
            Heatmap.of(BoardGame.queen().terminal(t).grundy(40, 40)).highlight(1)))""",
        [[[[0, 0]]], [[]], [[[0, 0], [1, 4]]]],
    ),
    "beatty": (
        """live(whole("p", 2, 30).start(13), whole("q", 1, 29).start(8),
            (p, q) -> NumberLine.of(Coverage.of(Fraction.of(p, q), Fraction.of(p, q).complement(), 60)))""",
        [[13, 9], [5, 2]],
    ),
    "rook": (
        """live(whole("columns", 20, 120).start(60), m -> Heatmap.of(MisereRook.tableOfF(16, m)))""",
        [[61], [120]],
    ),
    "rule": (
        """live(whole("d", 1, 9), d -> Heatmap.of(30, 30, (n, q) -> FibonacciNim.isP(n, (long) q * d) ? 0 : 1))""",
        [[2], [9]],
    ),
    "two": (
        """live(whole("a", 1, 1000).start(20), whole("b", 1, 1000).start(30),
            (a, b) -> Heatmap.of(BoardGame.queen().grundy(a, b)))""",
        [[21, 30], [996, 22]],
    ),
    "large": (
        """live(whole("k", 0, 12).start(2),
            k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(512, 512)))""",
        [[2]],
    ),
    "click": ("Live.of(Heatmap.of(BoardGame.queen().grundy(30, 30)))", []),
    "table": ("Live.of(DataTable.of(BoardGame.rook().grundy(8, 8)))", []),
    "renamed": (
        """live(whole("k", 0, 12).start(2), k -> row(
            Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(60, 60)).title("Odd " + k).highlight(0),
            play(BoardGame.of(Moves.queen()).terminal(new Cells("even", Cells.triangle(k).list()))).title("words")))""",
        [[0], [7]],
    ),
}


def beside_library(fragment: str, folder: Path) -> int:
    """Bytes of a figure as a book holds it, next to the files that its pages share; pictures are files, too."""
    figures = Figures(folder)
    return len(figures.files(figures.live_fragment(fragment, {}), "").encode())


def save_all(cells: Page, folder: Path):
    for cell in SETUP:
        cells.ran(cell)
    for name, (figure, values) in LIVE.items():
        passed = json.dumps(json.dumps(values, ensure_ascii=False))
        cells.ran(f"Live {name} = {figure};")
        cells.ran(f'keep("{name}", {name}, "{folder.as_posix()}", {passed})')
