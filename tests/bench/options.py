"""The options that benches of live figures have in common: sides of square tables, and how many steps are measured."""

import argparse


class Options(argparse.ArgumentParser):
    def __init__(self, name: str, description: str, sizes: list[int], least: int):
        super().__init__(prog=f"./lab bench {name}", description=description)
        self.least = least
        self.add_argument(
            "--sizes",
            default=",".join(map(str, sizes)),
            help="sides of the square tables, separated by commas (default: %(default)s)",
        )
        self.add_argument(
            "--steps", type=int, default=30, help="measured steps for each figure and size (default: %(default)s)"
        )

    def parse(self, given: list[str]) -> argparse.Namespace:
        options = self.parse_args(given)
        try:
            sizes = [int(size) for size in options.sizes.split(",")]
        except ValueError:
            self.error(f"--sizes {options.sizes}: whole numbers separated by commas, like 256,512")
        if not all(self.least <= size <= 2048 for size in sizes):
            self.error(f"--sizes {','.join(map(str, sizes))}: allowed are {self.least} to 2048")
        if not 5 <= options.steps <= 1000:
            self.error(f"--steps {options.steps}: allowed are 5 to 1000")
        options.sizes = sizes
        return options
