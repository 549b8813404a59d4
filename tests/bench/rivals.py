"""What Python users write for the same picture, a number that goes there and back, and the throw-away environment in
which their cells run.

Both pictures' cells compute next to nothing (numpy xors two small arrays), so what is measured is the way to the
screen: the fair comparison is our row "drawing alone". Plotly gets small whole numbers (int16), which travel as binary
buffers, one update for each step, and a square figure of the size of ours; matplotlib the figure's usual size.
"""

import json
import subprocess
import sys
from pathlib import Path

from support.places import BUILD, ROOT

HOME = BUILD / "bench" / "python"
LIST = Path(__file__).with_name("rivals.txt")
REQUIREMENTS = ROOT / "python/requirements/lab.in"
KERNEL = {"name": "nimbook-bench-python", "display_name": "Python (bench)", "language": "python"}

PLOTLY = """\
import numpy as np
import plotly.graph_objects as go
from ipywidgets import IntSlider, VBox

r, c = np.ogrid[:{n}, :{n}]
table = lambda k: (r ^ c ^ 37 * k).astype(np.int16)
figure = go.FigureWidget(go.Heatmap(z=table(2)), layout=dict(width=640, height=640))
figure.update_yaxes(autorange="reversed")
k = IntSlider(2, 0, 40, description="k")

def follow(change):
    with figure.batch_update():
        figure.data[0].z = table(change["new"])

k.observe(follow, "value")
VBox([k, figure])
"""

MATPLOTLIB = """\
%matplotlib inline
import matplotlib.pyplot as plt
import numpy as np
from ipywidgets import IntSlider, interact

r, c = np.ogrid[:{n}, :{n}]

@interact(k=IntSlider(2, 0, 40))
def show(k):
    plt.imshow(r ^ c ^ 37 * k)
    plt.show()
"""

# Nothing is computed, and nothing is drawn but the slider: the way that JupyterLab, its server and anywidget take with
# the bytes of n × n whole numbers.
ECHO = '''\
import anywidget, os

class Echo(anywidget.AnyWidget):
    _esm = """
    function render({ model, el }) {
      el.classList.add("nb-stage");
      el.innerHTML = '<input type="range" min="0" max="40" value="2"><canvas></canvas>';
      el.dataset.turn = 0;
      const slider = el.querySelector("input");
      slider.addEventListener("keydown", (event) => event.stopPropagation());
      slider.addEventListener("input", () => model.send({ value: slider.value }));
      model.on("msg:custom", ({ value }) => { el.dataset.turn = value; });
    }
    export default { render };
    """

echo, numbers = Echo(), os.urandom(2 * {n} * {n})
echo.on_msg(lambda echo, content, buffers: echo.send(content, [numbers]))
echo
'''


def make(home: Path, wanted: Path) -> Path:
    """The Python of an environment with what a list names; made at the first run and whenever a list has changed.
    @raise SystemExit when that fails.
    """
    kept, python = home / "nimbook.stamp", home / "bin" / "python"
    stamp = f"{home}\n{wanted.read_text()}\n{REQUIREMENTS.read_text()}"
    if kept.is_file() and kept.read_text() == stamp:
        return python
    print(f"· making the throw-away Python environment {home.relative_to(ROOT)} (half a minute) …", file=sys.stderr)
    install = [str(python), *"-m pip install -q --disable-pip-version-check -r".split(), str(wanted)]
    for command in ([sys.executable, "-m", "venv", "--clear", str(home)], [*install, "-c", str(REQUIREMENTS)]):
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(
                "The Python environment to compare with could not be made:\n" + (done.stderr or done.stdout)[-1500:]
            )
    kept.write_text(stamp)
    return python


def set_up() -> Path:
    """The environment's Python. @raise SystemExit when it cannot be made"""
    return make(HOME, LIST)


def kernelspec(python: Path, data: Path):
    """Makes the environment known to a Jupyter whose data folder this is."""
    folder = data / "kernels" / KERNEL["name"]
    folder.mkdir(parents=True, exist_ok=True)
    command = [str(python), "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    (folder / "kernel.json").write_text(json.dumps({**KERNEL, "argv": command}))


def versions(python: Path) -> dict[str, str]:
    script = "import json, sys, importlib.metadata as m; print(json.dumps({n: m.version(n) for n in sys.argv[1:]}))"
    command = [str(python), "-c", script, "plotly", "matplotlib", "numpy", "ipywidgets", "ipykernel"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
