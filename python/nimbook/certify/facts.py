"""What every kind of certificate needs."""

import sys
from math import isqrt


class Refused(Exception):
    """The certificate does not prove what it says; the message names the first fault."""


def need(condition, fault):
    if not condition:
        raise Refused(fault)


def begin(work, most, what, seconds):
    """Refuses more work than the bound, before it is done; says how long what is allowed takes, beyond a minute."""
    need(work <= most, f"{work} {what} would be looked at, and this checker looks at {most}")
    if seconds > 60:
        print(f"about {seconds / 60:.0f} minutes: {work} {what}", file=sys.stderr, flush=True)


def whole(value, name):
    need(type(value) is int and 0 <= value < 1 << 63, f"{name} is not a whole number from 0 to 2^63 - 1")
    return value


def numbers(value, name):
    need(type(value) is list, f"{name} is not a list of numbers")
    return [whole(n, name) for n in value]


def pairs(value, name):
    need(type(value) is list and all(type(p) is list and len(p) == 2 for p in value), f"{name} is not a list of pairs")
    found = [(whole(a, name), whole(b, name)) for a, b in value]
    need(all(p < q for p, q in zip(found, found[1:])), f"{name}: the pairs do not ascend")
    need(all(max(p) < 1 << 31 for p in found), f"{name}: a number of 2^31 or more")
    return found


def primes(n):
    """The primes that divide n, ascending."""
    found = {}
    while n > 1:
        q = next((d for d in range(2, isqrt(n) + 1) if n % d == 0), n)
        found[q], n = True, n // q
    return list(found)


def repeats(values, preperiod, period, end, witnesses=None):
    """values[n + period] = values[n] for preperiod <= n < end, and for no less numbers."""
    need(period > 0 and values[preperiod:end] == values[preperiod + period : end + period], "the values do not repeat")
    need(not preperiod or values[preperiod - 1] != values[preperiod - 1 + period], "preperiod is not the least")
    shorter = [(q, period // q) for q in primes(period)]
    first = [(q, next((n for n in range(preperiod, end) if values[n] != values[n + d]), None)) for q, d in shorter]
    need(all(n is not None for q, n in first), "period is not the least")
    need(witnesses in (None, first), "witnesses are not, for each prime, the first column where period / prime fails")
