"""A page of its own for one front-end component: the component's module, the stage's style, a model of a page and a
stand-in for the stage.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STAGE = "lib/widget/target/classes/nimbook/widget"
COMPONENTS = "lib/lab/target/classes/nimbook/front"

# Only what the stage gives its components; asking a page without kernel fails as it does there.
# {"$b64": …} stands for a binary value, which arrives as a DataView, at an odd offset as it may from the kernel.
STAND_IN = """
const revive = (v) => {
  if (Array.isArray(v)) return v.map(revive);
  if (!v || typeof v !== 'object') return v;
  if ('$b64' in v) return new DataView(Uint8Array.from(' ' + atob(v.$b64), (c) => c.charCodeAt(0)).buffer, 1);
  return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, revive(x)]));
};
window.revive = revive;
// What the tests read is the model's state.
window.nb = { kept: KEPT, said: [], requests: [], values: {} };
const model = new PageModel(nb);
const change = (all, k, v) => model.set(all, { ...model.get(all), [k]: v });
window.mount = (data, answer) => {
  const state = revive(data);
  const stage = document.querySelector('.nb-stage');
  const el = document.createElement('div');
  el.className = 'nb-figure';
  stage.append(el);
  const view = {
    state, live: Boolean(answer),
    request: async (question) => {
      nb.requests.push(question);
      if (!answer) throw new Error('no kernel'); return answer(question);
    },
    get kept() { return model.get('kept'); }, keep: (k, v) => change('kept', k, v),
    set: (k, v) => change('values', k, v), value: (k) => model.get('values')[k], say: (t) => nb.said.push(t),
  };
  nb.view = view;
  nb.figure = COMPONENT(el, view);
};
"""


def read_built(path: str) -> str:
    """A file of the front end as ./lab build leaves it."""
    return (ROOT / path).read_text(encoding="utf-8")


def module(source: str, name: str = "module") -> str:
    """A module of lib/lab's front end as the object `name`, bundled as the build does it."""
    command = [ROOT / "lib/lab/target/esbuild/esbuild", source, "--bundle", "--format=iife", f"--global-name={name}"]
    command.append("--alias:nimbook-widget=../../../../widget/src/main/front")
    folder = ROOT / "lib/lab/src/main/front"
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=True).stdout


def run_java(name: str, package: str, folder: Path):
    """The JSON that a program of tests/support prints; it knows the package's own types."""
    jars = Path(sys.prefix) / "share/nimbook/jars"
    java = Path(json.loads((Path(sys.prefix) / "share/jupyter/kernels/nimbook/kernel.json").read_text())["argv"][0])
    source = Path(__file__).with_name(name + ".java")
    # The second compiler does not pay before such JVMs end.
    short = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]
    compiler = [java.with_name("javac"), *(f"-J{option}" for option in short), "-proc:none"]
    subprocess.run([*compiler, "-d", folder, "-cp", f"{jars}/*", source], check=True)
    command = [java, *short, "-cp", f"{folder}{os.pathsep}{jars}/*", f"{package}.{name}"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout)


def page_html(component: str, state: dict, *, dark=False, lecture=False, kept=None, answer="null") -> str:
    css = read_built(f"{STAGE}/stage.css") + read_built(f"{COMPONENTS}/{component}.css")
    stand_in = STAND_IN.replace("COMPONENT", component).replace("KEPT", json.dumps(kept or {}))
    model = (ROOT / "lib/widget/src/main/front/pagemodel.js").read_text(encoding="utf-8")
    script = read_built(f"{COMPONENTS}/{component}.js") + stand_in
    data = json.dumps(state).replace("<", "\\u003c")
    theme = "false" if dark else "true"
    return (
        f'<!doctype html><html lang="en"><head>'
        f'<meta charset="utf-8"><title>{component}</title><style>{css}</style></head>'
        f'<body data-jp-theme-light="{theme}" style="margin:8px;background:{"#14171c" if dark else "#fff"}">'
        f'<div class="nb-stage nb-unfolded{" nb-lecture" if lecture else ""}"></div>'
        f'<script type="module">{model}\nwindow.PageModel = PageModel;</script>'
        f'<script type="module">{script}\nmount({data}, {answer}); window.ready = true;</script></body></html>'
    )


def exact(page, function: str, argument):
    """What the function of JavaScript answers, as JSON: Playwright's own way takes seconds for thousands of values. A
    number that JSON has not, or nothing, comes as an object that equals no other answer.
    """
    odd = "(_, v) => v === undefined || typeof v === 'number' && !Number.isFinite(v) ? { no: String(v) } : v"
    text = f"async text => JSON.stringify(await ({function})(JSON.parse(text)), {odd})"
    return json.loads(page.evaluate(text, json.dumps(argument)))


class Pages:
    """Pages for components, each used again by the next test: the process of a new one costs a second."""

    def __init__(self, browser):
        self.browser, self.free = browser, {}

    def open(self, html: str, width: int, height: int, touch: bool = False, scale: float = 1):
        """A page with this text, which may reach nothing else; `problems` are its errors."""
        free = self.free.setdefault((touch, scale), [])
        page = free.pop() if free else None
        if page is None or not page.context.browser.is_connected():
            page = self._new(touch, scale)
        page.kind, page.problems, page.html = (touch, scale), [], html
        page.set_viewport_size({"width": width, "height": height})
        page.goto("http://localhost/")
        page.wait_for_function("window.ready === true")
        return page

    def give_back(self, page):
        page.mouse.move(0, 0)
        page.goto("about:blank")
        self.free[page.kind].append(page)

    def _new(self, touch, scale):
        page = self.browser.new_context(
            has_touch=touch,
            device_scale_factor=scale,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        ).new_page()
        page.on("pageerror", lambda e: page.problems.append(str(e)))
        page.on("console", lambda m: page.problems.append(m.text) if m.type == "error" else None)

        def answer(route):
            if not route.request.is_navigation_request():
                page.problems.append("request to " + route.request.url)
            route.fulfill(body=page.html, content_type="text/html; charset=utf-8")

        # localhost is a secure context, so that the clipboard's own interface is there.
        page.route("**/*", answer)
        return page
