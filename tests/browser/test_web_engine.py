"""The library compiled for the browser answers as the JVM does, value for value, by WebAssembly and by JavaScript, in a
page without network.
"""

import base64
import json
import subprocess
import sys
from pathlib import Path

import pytest

from support.front import exact
from support.places import ROOT

WEIGHT = 45

JARS = Path(sys.prefix) / "share/nimbook/jars"
JAVA = Path(json.loads((Path(sys.prefix) / "share/jupyter/kernels/nimbook/kernel.json").read_text())["argv"][0])
RANDOM, SEED = 120, 5

HELPERS = """
window.bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
window.text = (view) => { let s = ''; const a = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let i = 0; i < a.length; i += 8192) s += String.fromCharCode(...a.subarray(i, i + 8192)); return btoa(s); };
// A state as it is compared: binary values in base64 under "$".
window.plain = (value) => value instanceof DataView ? { $: text(value) } : Array.isArray(value) ? value.map(plain)
  : value && typeof value === 'object'
  ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, plain(v)])) : value;
window.begin = (assets, options) => {
  assets['engine.wasm'] = assets['engine.wasm'] && bytes(assets['engine.wasm']);
  const before = new Set(Object.getOwnPropertyNames(window));
  window.engine = new Function('exports', 'module', 'define',
    assets['runtime.js'] + '\\nreturn nimbookEngine;')()(assets, options);
  return engine.ready().then((kind) => ({ kind, globals:
    Object.getOwnPropertyNames(window).filter((n) => !before.has(n) && n !== 'engine') }));
};
window.all = (lines) => Promise.all(lines.map(async ({ recipe, questions }) => ({
  state: await engine.figure(recipe).then(plain, (e) => ({ error: e.message })),
  answers: await Promise.all(questions.map((q) => engine.answer(recipe, q).catch((e) => ({ error: e.message })))),
})));
"""


@pytest.fixture(scope="module")
def assets():
    """What lib/web's jar holds."""
    import zipfile

    [jar] = JARS.glob("nimbook-web-*.jar")
    with zipfile.ZipFile(jar) as files:
        names = [
            name for name in files.namelist() if name.startswith("nimbook/web/") and name.endswith((".js", ".wasm"))
        ]
        found = {name.rsplit("/", 1)[1]: files.read(name) for name in names}
    assert {"engine.js", "tables.js", "engine.wasm", "engine.wasm-runtime.js", "runtime.js"} <= set(found)
    return {
        name: base64.b64encode(data).decode() if name.endswith(".wasm") else data.decode()
        for name, data in found.items()
    }


@pytest.fixture(scope="module")
def figures():
    """What the JVM shows."""
    made = subprocess.run(
        [
            JAVA,
            "-Djava.awt.headless=true",
            "-cp",
            f"{JARS}/*",
            str(ROOT / "tests/support/WebFigures.java"),
            str(RANDOM),
            str(SEED),
        ],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert made.stderr == ""
    lines = [json.loads(line) for line in made.stdout.splitlines()]
    for line in lines:
        for path, data in zip(line["paths"], line["buffers"]):
            at = line["state"]
            for key in path[:-1]:
                at = at[key]
            at[path[-1]] = {"$": data}
    assert len(lines) > RANDOM + 150
    return lines


@pytest.fixture
def page(browser):
    context = browser.new_context()
    page = context.new_page()
    context.set_offline(True)
    trouble = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
    page.on(
        "request",
        lambda request: (
            trouble.append(request.url) if not request.url.startswith(("blob:", "data:", "about:")) else None
        ),
    )
    page.set_content("<!doctype html><title>engine</title>")
    page.evaluate("() => {" + HELPERS + "}")
    yield page
    context.close()
    assert trouble == []


def without(assets, *names):
    return {name: data for name, data in assets.items() if name not in names}


def same(page, figures):
    wrong = []
    for i in range(0, len(figures), 20):
        part = figures[i : i + 20]
        answers = exact(page, "all", [{"recipe": f["recipe"], "questions": f["questions"]} for f in part])
        for figure, answer in zip(part, answers):
            if answer["state"] != figure["state"]:
                keys = [key for key in figure["state"] if answer["state"].get(key) != figure["state"][key]]
                wrong.append((figure["recipe"][:300], answer["state"].get("error"), keys))
            if answer["answers"] != figure["answers"]:
                wrong.append(
                    (
                        figure["recipe"][:300],
                        figure["questions"],
                        [(a, b) for a, b in zip(answer["answers"], figure["answers"]) if a != b][:1],
                    )
                )
    assert not wrong, f"{len(wrong)} differ, the first: {wrong[:3]}"


def test_every_figure_is_the_jvms_where_there_is_webassembly(page, assets, figures):
    assert page.evaluate("([a, o]) => begin(a, o)", [without(assets, "tables.js"), {}]) == {
        "kind": "wasm",
        "globals": [],
    }
    same(page, figures)


def test_every_figure_is_the_jvms_in_javascript_alone(page, assets, figures):
    assert page.evaluate("([a, o]) => begin(a, o)", [without(assets, "tables.js"), {"kind": "js"}]) == {
        "kind": "js",
        "globals": [],
    }
    same(page, figures)


def test_tables_alone_in_the_smaller_build(page, assets, figures):
    tables = [figure for figure in figures if json.loads(figure["recipe"])["figure"] == "heatmap"]
    assert page.evaluate("([a, o]) => begin(a, o)", [without(assets, "engine.js", "engine.wasm"), {}])["kind"] == "js"
    same(page, tables)
    other = next(figure for figure in figures if json.loads(figure["recipe"])["figure"] == "board")
    assert (
        page.evaluate("(r) => engine.figure(r).catch((e) => e.message)", other["recipe"])
        == 'figure "board": this build makes heatmaps alone'
    )


def test_without_workers_the_page_itself_computes(page, assets, figures):
    assert (
        page.evaluate("([a, o]) => { delete window.Worker; return begin(a, o) }", [without(assets, "tables.js"), {}])[
            "kind"
        ]
        == "wasm"
    )
    same(page, figures[:20] + figures[-10:])


def board(n, k=0):
    return json.dumps(
        {
            "figure": "heatmap",
            "table": {
                "of": "grundy",
                "game": {"moves": "queen", "terminal": {"triangle": k}, "forbidden": None, "misere": False},
                "rows": n,
                "columns": n,
            },
            "title": "",
            "axes": ["r", "c"],
            "colors": ["SEQUENTIAL", 0],
            "highlight": [],
            "overlays": [],
            "flipped": False,
            "size": 300,
            "names": [],
        }
    )


def test_what_is_refused_is_told_in_words(page, assets):
    page.evaluate("([a, o]) => begin(a, o)", [without(assets, "tables.js"), {}])
    refused = "(r) => engine.figure(r).then(() => 'made', (e) => e.message)"
    assert "at most 4194304 (2048 × 2048)" in page.evaluate(refused, board(4000))
    assert "no JSON" in page.evaluate(refused, "{")
    assert page.evaluate(refused, '{"figure":"pie"}') == 'figure "pie": unknown'
    assert page.evaluate(refused, board(20)) == "made"


def test_of_the_figures_that_wait_in_a_channel_the_newest_is_made(page, assets):
    page.evaluate("([a, o]) => begin(a, o)", [without(assets, "tables.js"), {"grace": 60_000}])
    ends = page.evaluate(
        """(recipes) => { const channel = engine.channel(), other = engine.channel();
      const told = recipes.map((r) => channel.figure(r).then((s) => s.rows, (e) => e.name));
      told.push(other.figure(recipes[0]).then((s) => s.rows, (e) => e.name),
        engine.figure(recipes[1]).then((s) => s.rows));
      return Promise.all(told); }""",
        [board(n) for n in (200, 201, 202, 203)],
    )
    assert ends == ["Superseded", "Superseded", "Superseded", 203, 200, 201]


@pytest.mark.parametrize("kind", ["wasm", "js"])
def test_a_computation_that_nobody_wants_any_more_is_ended(page, assets, kind):
    """The second figure is there long before the first could have been: another worker makes it."""
    page.evaluate("([a, o]) => begin(a, o)", [without(assets, "tables.js"), {"grace": 50, "kind": kind}])
    ended = page.evaluate(
        """async ([long, short]) => {
      const stop = new AbortController();
      const ends = [];
      // Twenty tables of four million cells, asked one by one: seconds of work, of which the first has begun.
      const first = engine.figure(long, { signal: stop.signal })
        .then(() => ends.push('first'), (e) => ends.push(e.name));
      await new Promise((r) => setTimeout(r, 60));
      stop.abort();
      const state = await engine.figure(short);
      await first;
      return [ends, state.rows, engine.kind]; }""",
        [board(2048, 30), board(30)],
    )
    assert ended == [["Superseded"], 30, kind]


def test_progress_is_heard(page, assets):
    page.evaluate("([a, o]) => begin(a, o)", [without(assets, "tables.js"), {"kind": "js"}])
    heard = page.evaluate(
        """async (recipe) => {
          const heard = [];
          await engine.figure(recipe, { onProgress: (p) => heard.push(p) });
          return heard;
        }""",
        board(2048),
    )
    assert heard and all(p["what"] == "rows" and 0 <= p["done"] <= p["total"] for p in heard)


def test_a_page_that_forbids_evaluation_still_has_javascript(browser, assets):
    """A policy as JupyterHub's and course platforms' have: scripts in the page, workers from blobs, no eval."""
    context = browser.new_context()
    page = context.new_page()
    page.route(
        "**/*",
        lambda route: route.fulfill(
            content_type="text/html",
            headers={
                "Content-Security-Policy": "default-src 'self'; script-src 'self' 'unsafe-inline'; worker-src blob:"
            },
            body=f"<script>{assets['runtime.js']}</script>",
        ),
    )
    page.goto("http://localhost/")
    for place in ("worker", "page"):
        made = page.evaluate(
            """async ([assets, place, recipe]) => {
          assets['engine.wasm'] = Uint8Array.from(atob(assets['engine.wasm']), (c) => c.charCodeAt(0));
          const engine = nimbookEngine(assets, { place });
          const state = await engine.figure(recipe);
          return [engine.kind, state.rows]; }""",
            [without(assets, "tables.js", "runtime.js"), place, board(20)],
        )
        assert made == ["js", 20]
    context.close()
