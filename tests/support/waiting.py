"""Waiting for what a test needs: the one place that sleeps (tests/project/test_waits.py)."""

import time

# Seconds: a machine that does something else as well may take its time; what is right comes long before.
PATIENCE = 180


def until(condition, what="", seconds=PATIENCE):
    """The value of the condition, once that is not false or nothing.

    @param what said where that does not come; a function is called for it then
    """
    end = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < end, f"not within {seconds} s: {what() if callable(what) else what}"
        time.sleep(0.05)
    return value
