"""Waiting for what a test needs: the one place that sleeps (tests/project/test_waits.py)."""

import time

# Seconds, the one limit of a wait outside of a page (support/browser.py): it only ends what hangs, as what is right
# comes long before, also on a machine that does much else. Commands that compute or compile have none but pytest's
# (pytest.ini).
PATIENCE = 300


def until(condition, what="", seconds=PATIENCE):
    """The value of the condition, once that is not false or nothing.

    @param what said where that does not come; a function is called for it then
    """
    end = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < end, f"not within {seconds} s: {what() if callable(what) else what}"
        time.sleep(0.05)
    return value
