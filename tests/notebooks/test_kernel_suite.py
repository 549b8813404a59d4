"""Jupyter's own tests of kernels, of the package jupyter_kernel_test, on the kernel of the lab. Two of its twelve are
not for it: it pages nothing, and takes back no output.
"""

from functools import partial

import jupyter_kernel_test
import pytest

from support.kernel import Page
from support.waiting import PATIENCE

WEIGHT = 20
pytestmark = pytest.mark.all


class TestKernel(jupyter_kernel_test.KernelTests):
    kernel_name = "nimbook"
    language_name = "Java"
    file_extension = ".jshell"
    code_hello_world = 'System.out.println("hello, world")'
    code_stderr = 'System.err.println("hello, world")'
    completion_samples = [
        {"text": "BoardGame.que", "matches": {"queen()"}},
        {"text": '"abc".subst', "matches": {"substring("}},
        {"text": "Gridd", "matches": set()},
    ]
    complete_code_samples = ["1 + 1", "int x = 3;", "int f() { return 1; }", "record P(int x) { P { } }", "%time 1"]
    incomplete_code_samples = ["int f() {", "for (int i = 0; i < 3; i++)", "class A {"]
    invalid_code_samples = ["int 3x = ;", "class 3 { }"]
    code_generate_error = "int n = missing;"
    code_execute_result = [
        {"code": "6 * 7", "result": "42"},
        {"code": "record P(int x) { P { x++; } } new P(1)", "result": "P[x=2]"},
        {"code": "2 * 7", "result": "14"},
    ]
    code_display_data = [{"code": 'display("text")', "mime": "text/plain"}]
    code_history_pattern = "6 ? 7"
    supported_history_operations = ("tail", "range", "search")
    code_inspect_sample = "BoardGame.queen()"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The kernel's answers are complete with its first cell.
        cls.kc.execute_interactive("1", timeout=PATIENCE, output_hook=lambda message: None)

    def execute_helper(self, code, **given):
        # The suite waits a tenth of a second for what a busy machine sends later.
        channel = self.kc.iopub_channel
        own = channel.get_msg
        channel.get_msg = lambda timeout=None: own(timeout=PATIENCE)
        try:
            return super().execute_helper(code, **{"timeout": PATIENCE, **given})
        finally:
            channel.get_msg = own


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
