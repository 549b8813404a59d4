"""./lab soak: what is done to a lab on purpose, and what a long day does to it, counted; docs/reliability.md has the
figures.
"""

import argparse
import signal
import sys
import time

from nimbook_ports import KernelPorts

from soak.damage import certificates, messages, notebooks, pages
from soak.fuzz import arguments as bad_arguments
from soak.kills import disks, heaps, kernels, servers, stops, stores, surveys
from soak.report import DOCUMENT, Part, run_all, says
from soak.use import use

PARTS: dict[str, Part] = {
    "kernels": kernels,
    "servers": servers,
    "stores": stores,
    "surveys": surveys,
    "disks": disks,
    "heaps": heaps,
    "stops": stops,
    "messages": messages,
    "arguments": bad_arguments,
    "certificates": certificates,
    "pages": pages,
    "notebooks": notebooks,
    "use": use,
}


def options(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./lab soak",
        description=f"What is tried, and how often it survives. Writes the rows of docs/{DOCUMENT.name}.",
        epilog="The parts: " + " ".join(f"{name}: {says(part)}" for name, part in PARTS.items()),
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (default: all)")
    parser.add_argument(
        "--minutes",
        type=float,
        default=10,
        help="how long each part goes on, use four times as long (default: %(default)s)",
    )
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of what is random (default: the clock's)")
    chosen = parser.parse_args(given)
    if unknown := [name for name in chosen.parts if name not in PARTS]:
        parser.error(f"unknown part {unknown[0]} (there is: {' '.join(PARTS)})")
    if not 0 <= chosen.minutes <= 1440:
        parser.error(f"--minutes {chosen.minutes}: allowed are 0 (each part once) to 1440")
    return chosen


def main(given: list[str]) -> int:
    chosen = options(given)
    # Ended from outside, too, a part takes its servers and browsers along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    # What hangs is not to be a kernel whose port another program took.
    KernelPorts.instance()
    print(f"--seed {chosen.seed}", file=sys.stderr)
    failures = run_all(PARTS, chosen.parts or list(PARTS), chosen.minutes * 60, chosen.seed)
    print("\n".join(failures) or "Everything survived.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
