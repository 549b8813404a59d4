"""`notebook`: the notebook of this test's module (NOTEBOOK = "01-wythoff"), executed once in the real kernel.
`page`: a kernel of the module's own, spoken to as a page speaks to it; `own_page`: one of a test's own.
"""

import pytest

from support.kernel import Page
from support.notebook import run
from support.places import NOTEBOOKS


class _Runs:
    """What each notebook showed. A worker gets all tests of a notebook one after the other."""

    def __init__(self):
        self.results = {}

    def get(self, name):
        if name not in self.results:
            try:
                self.results[name] = run(NOTEBOOKS / f"{name}.ipynb")
            except Exception as problem:  # handed to every test that asks for this notebook
                self.results[name] = problem
        if isinstance(self.results[name], Exception):
            raise self.results[name]
        return self.results[name]


@pytest.fixture(scope="session")
def runs():
    return _Runs()


@pytest.fixture
def notebook(request, runs):
    return runs.get(request.node.notebook)


def _page():
    page = Page()
    yield page
    page.close()


page = pytest.fixture(_page, scope="module", name="page")
own_page = pytest.fixture(_page, name="own_page")
