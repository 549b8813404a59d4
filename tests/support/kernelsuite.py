"""What Jupyter's own tests of kernels, of the package jupyter_kernel_test, ask a kernel of Java."""

import jupyter_kernel_test

from .waiting import PATIENCE


class KernelSuite(jupyter_kernel_test.KernelTests):
    file_extension = ".jshell"
    code_hello_world = 'System.out.println("hello, world")'
    code_stderr = 'System.err.println("hello, world")'
    complete_code_samples = ["1 + 1", "int x = 3;", "int f() { return 1; }", "record P(int x) { P { } }"]
    incomplete_code_samples = ["int f() {", "for (int i = 0; i < 3; i++)", "class A {"]
    invalid_code_samples = ["int 3x = ;", "class 3 { }"]
    code_generate_error = "int n = missing;"
    code_execute_result = [
        {"code": "6 * 7", "result": "42"},
        {"code": "record P(int x) { P { x++; } } new P(1)", "result": "P[x=2]"},
        {"code": "2 * 7", "result": "14"},
    ]
    code_history_pattern = "6 ? 7"
    supported_history_operations = ("tail", "range", "search")

    def execute_helper(self, code, **given):
        # The suite waits a tenth of a second for what a busy machine sends later.
        channel = self.kc.iopub_channel
        own = channel.get_msg
        channel.get_msg = lambda timeout=None: own(timeout=PATIENCE)
        try:
            return super().execute_helper(code, **{"timeout": PATIENCE, **given})
        finally:
            channel.get_msg = own
