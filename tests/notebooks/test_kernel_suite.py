"""Jupyter's own tests of kernels, of the package jupyter_kernel_test, on the kernel of the lab. Two of its twelve are
not for it: it pages nothing, and takes back no output.
"""

from functools import partial

import pytest

from support import kernelsuite
from support.kernel import Page
from support.waiting import PATIENCE

WEIGHT = 20
pytestmark = pytest.mark.all


class TestKernel(kernelsuite.KernelSuite):
    kernel_name = "nimbook"
    language_name = "java"
    completion_samples = [
        {"text": "BoardGame.que", "matches": {"queen()"}},
        {"text": '"abc".subst', "matches": {"substring("}},
        {"text": "Gridd", "matches": set()},
    ]
    complete_code_samples = [*kernelsuite.KernelSuite.complete_code_samples, "%time 1"]
    code_display_data = [{"code": 'display("text")', "mime": "text/plain"}]
    code_inspect_sample = "BoardGame.queen()"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The kernel's answers are complete with its first cell.
        cls.kc.execute_interactive("1", timeout=PATIENCE, output_hook=lambda message: None)


def test_a_completion_is_the_whole_word_in_its_place():
    page = Page()
    try:
        complete = partial(page.client.complete, reply=True, timeout=PATIENCE)
        code = "int n = BoardGame.que.size()"
        found = complete(code, cursor_pos=21)["content"]
        words = [code[: found["cursor_start"]] + one + code[found["cursor_end"] :] for one in found["matches"]]
        assert words == ["int n = BoardGame.queen().size()"]
    finally:
        page.close()
