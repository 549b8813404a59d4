"""Runs in the throw-away environment: the questions put to Python, plain and with pycgt. Prints {question: {peer:
seconds}} as JSON.

The plain answers are what a tutorial writes: a set of the options' values and the least number that is not in it.
"""

import json
import sys
import time
from math import isqrt

from pycgt import game, nimber


def mex(values: set) -> int:
    least = 0
    while least in values:
        least += 1
    return least


def wythoff(n: int) -> list[list[int]]:
    g = [[0] * n for _ in range(n)]
    for a in range(n):
        for b in range(n):
            seen = (
                {g[k][b] for k in range(a)}
                | {g[a][k] for k in range(b)}
                | {g[a - k][b - k] for k in range(1, min(a, b) + 1)}
            )
            g[a][b] = mex(seen)
    return g


def wythoff_as_games(n: int) -> int:
    """pycgt builds the games themselves, in canonical form; its nimbers tell the values."""
    games, known = {}, {nimber(v): v for v in range(3 * n)}
    for a in range(n):
        for b in range(n):
            options = (
                {games[k, b] for k in range(a)}
                | {games[a, k] for k in range(b)}
                | {games[a - k, b - k] for k in range(1, min(a, b) + 1)}
            )
            games[a, b] = game(list(options), list(options))
    return known[games[n - 1, n - 2]]


def kayles(n: int) -> list[int]:
    g = [0]
    for heap in range(1, n):
        g.append(
            mex(
                {
                    g[i] ^ g[heap - taken - i]
                    for taken in (1, 2)
                    if taken <= heap
                    for i in range((heap - taken) // 2 + 1)
                }
            )
        )
    return g


def is_p(a: int, b: int) -> bool:
    """a = floor(k phi), k = b - a, by an integer square root."""
    k = b - a
    return a == (k + isqrt(5 * k * k)) // 2


def zeckendorf(n: int) -> int:
    fibonacci = [1, 2]
    while fibonacci[-1] <= n:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    terms = 0
    for f in reversed(fibonacci):
        if f <= n:
            n -= f
            terms += 1
    return terms


def number(digits: int) -> int:
    """The same number as on the Java side: 2^m / 3."""
    return (1 << int(digits * 3.3219281 + 1)) // 3


def least(runs: int, work) -> tuple[float, object]:
    times = []
    for _ in range(runs):
        start = time.process_time()
        answer = work()
        times.append(time.process_time() - start)
    return min(times), answer


def main():
    k = number(100_000)
    a = (k + isqrt(5 * k * k)) // 2
    table = wythoff(200)
    questions = {
        "grundy": {"plain Python": least(2, lambda: wythoff(200)[199][198])},
        "games": {
            "pycgt": least(1, lambda: wythoff_as_games(12)),
            "plain Python": least(3, lambda: wythoff(12)[11][10]),
        },
        "kayles": {"plain Python": least(2, lambda: kayles(2000)[1999])},
        "ptest": {"plain Python": least(3, lambda: is_p(a, a + k))},
        "zeckendorf": {"plain Python": least(2, lambda: zeckendorf(number(10_000)))},
    }
    assert questions["grundy"]["plain Python"][1] == table[199][198]
    json.dump(
        {
            q: {who: [seconds, str(answer)] for who, (seconds, answer) in asked.items()}
            for q, asked in questions.items()
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
