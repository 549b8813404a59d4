"""`python -m bench NAME …`: runs the bench of this name. ./lab bench does it with the environment in place."""

import sys

from bench import live, memory, move, peers, start, web, wheel

BENCHES = {bench.__name__.split(".")[1]: bench.main for bench in (live, memory, move, peers, start, web, wheel)}


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in BENCHES:
        given = f"unknown bench {arguments[0]}" if arguments else "which bench?"
        print(f"./lab bench: {given} (there is: {', '.join(BENCHES)})", file=sys.stderr)
        return 2
    return BENCHES[arguments[0]](arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
