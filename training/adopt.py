#!/usr/bin/env python3
"""Adds trained nets to those of a game.

    python3 training/adopt.py antiquity trial.bin…

Then `games/antiquity/learned/weights.bin` has the newest net for each number of seats, which browsers load, and `former.bin`
beside it all other nets. Only the program has those, so that former versions of `sage` play as they did.
"""

import os
import sys

import weights_file


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = os.path.join(os.path.dirname(__file__), "..", "games", sys.argv[1], "learned")
    newest, former = (os.path.join(folder, name) for name in ("weights.bin", "former.bin"))
    files = [path for path in (former, newest) if os.path.exists(path)] + sys.argv[2:]
    nets = [net for path in files for net in weights_file.read(path)]

    def is_newest(kind):
        """Whether no later version has nets for all of these numbers of seats."""
        seats, version = kind & weights_file.SEATS, kind >> weights_file.VERSION_SHIFT
        later = 0
        for other, _ in nets:
            if version < other >> weights_file.VERSION_SHIFT:
                later |= other & weights_file.SEATS
        return seats & ~later != 0

    kinds = [kind & ~weights_file.PRIORS for kind, _ in nets]
    if len(set(kinds)) < len(kinds):
        sys.exit("two nets are for the same seats and the same version: train the new one with another --version")
    for path, keep in ((newest, True), (former, False)):
        weights_file.write(path, [net for kind, net in nets if is_newest(kind) == keep])
        print(f"{os.path.relpath(path)}: {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    main()
