"""`notebook`: the notebook of this test's module (NOTEBOOK = "01-wythoff"), executed once in the real kernel, two at a
time.
"""

import os
import queue
import threading

import pytest

from support.notebook import run
from support.places import NOTEBOOKS, notebooks

_wanted: list[str] = []


def chosen():
    """Every notebook; on a second JDK the first that is more than a tour."""
    paths = notebooks()
    if os.environ.get("NIMBOOK_ONE_NOTEBOOK"):
        paths = [p for p in paths if not p.stem.startswith("00")][:1] or paths[:1]
    return [p.stem for p in paths]


def name_of(item):
    call = getattr(item, "callspec", None)
    return call.params["stem"] if call and "stem" in call.params else getattr(item.module, "NOTEBOOK", None)


def pytest_collection_modifyitems(config, items):
    here = [i for i in items if "notebook" in getattr(i, "fixturenames", ())]
    dropped = [i for i in here if name_of(i) not in chosen()] if os.environ.get("NIMBOOK_ONE_NOTEBOOK") else []
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = [i for i in items if i not in dropped]
    for item in here:
        name = name_of(item)
        if item not in dropped and name and name not in _wanted:
            _wanted.append(name)


class _Runs:
    """Starts the wanted notebooks in their order, two at a time, and hands each out when it is done."""

    def __init__(self):
        self.done = {name: threading.Event() for name in _wanted}
        self.results, self.todo = {}, queue.Queue()
        for name in _wanted:
            self.todo.put(name)
        for _ in range(2):
            threading.Thread(target=self._work, daemon=True).start()

    def _work(self):
        while True:
            try:
                name = self.todo.get_nowait()
            except queue.Empty:
                return
            try:
                self.results[name] = run(NOTEBOOKS / f"{name}.ipynb")
            except BaseException as problem:  # handed to every test that asks for this notebook
                self.results[name] = problem
            self.done[name].set()

    def get(self, name):
        assert self.done[name].wait(600), f"{name} did not finish within ten minutes"
        result = self.results[name]
        if isinstance(result, BaseException):
            raise result
        return result


@pytest.fixture(scope="session")
def runs():
    return _Runs()


@pytest.fixture
def notebook(request, runs):
    return runs.get(name_of(request.node))
