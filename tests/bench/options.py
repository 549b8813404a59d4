"""The options of the benches: numbers in a range, and whether a run is whole."""

import argparse
from typing import NamedTuple


class Option(NamedTuple):
    """--NAME: a number of the default's type; several, separated by commas, where the default is a list."""

    name: str
    default: list[int] | float
    least: int
    most: int
    words: str


def sizes(default: list[int], least: int) -> Option:
    return Option("sizes", default, least, 2048, "sides of the square tables, separated by commas")


STEPS = Option("steps", 30, 5, 1000, "measured steps for each figure and size")


def parse(bench: str, words: str, given: list[str], *options: Option, **flags: str) -> argparse.Namespace:
    """The options by their names. `whole`: nothing was given; what is shorter does not go into docs/measurements.md."""
    parser = argparse.ArgumentParser(prog=f"./lab bench {bench}", description=words)
    for name, default, _, _, text in options:
        several = isinstance(default, list)
        parser.add_argument(
            f"--{name}",
            type=str if several else type(default),
            default=",".join(map(str, default)) if several else default,
            help=f"{text} (default: %(default)s)",
        )
    for name, text in flags.items():
        parser.add_argument(f"--{name.replace('_', '-')}", action="store_true", help=text)
    found = parser.parse_args(given)
    for name, default, least, most, _ in options:
        said = getattr(found, name)
        try:
            values = [int(part) for part in said.split(",")] if isinstance(default, list) else [said]
        except ValueError:
            parser.error(f"--{name} {said}: whole numbers separated by commas, like 256,512")
        if not all(least <= value <= most for value in values):
            parser.error(f"--{name} {said}: allowed are {least} to {most}")
        setattr(found, name, values if isinstance(default, list) else said)
    found.whole = not given
    return found
