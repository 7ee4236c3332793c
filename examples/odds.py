#!/usr/bin/env python3
"""Counts the exact odds of one round of fabulous for the player who leads it.

    python3 examples/odds.py [PACK]

The leader names a characteristic and knows their own card; the others hold any of the other cards of the pack. Nobody
imposes another characteristic, and no Collector is met. A tie for the best value goes to the worst grade, and is shared
where the grades are equal too. "best" names what the own card is strongest in, "any" names one at random.
"""

import pathlib
import sys
import tomllib
from fractions import Fraction
from math import comb

CONTENT = pathlib.Path(__file__).parent.parent / "games/fabulous/content"
GRADES = ["red", "orange", "yellow", "green"]


def read(name):
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


def cards_of(pack_key):
    monuments = {it["key"]: it for it in read("monuments")["monument"]}
    packs = read("packs")["pack"]
    pack = next(it for it in packs if pack_key in (None, it["key"]))
    about = read("characteristics")
    turned = {it["key"]: 1 if it["wins"] == "highest" else -1 for it in about["characteristic"]}
    names = about["set"][0]["characteristics"]

    def worths(monument):
        # A worse grade is better among equal values.
        grade = -GRADES.index(monument["grade"])
        return [(turned[name] * monument["figures"][name], grade) for name in names]

    return pack["key"], [worths(monuments[key]) for key in pack["monuments"]]


def chance_to_win(card, nth, others, opponents):
    """How likely the leader wins with this card: all others are worse, or some are level and share the win."""
    worse = sum(other[nth] < card[nth] for other in others)
    level = sum(other[nth] == card[nth] for other in others)
    hands = sum(Fraction(comb(level, tied) * comb(worse, opponents - tied), tied + 1) for tied in range(opponents + 1))
    return hands / comb(len(others), opponents)


def main():
    key, cards = cards_of(sys.argv[1] if 1 < len(sys.argv) else None)
    print(f"{key}: {len(cards)} cards\nseats  even    any     best")
    for seats in range(2, 7):
        odds = []
        for idx, card in enumerate(cards):
            others = cards[:idx] + cards[idx + 1:]
            odds.append([chance_to_win(card, nth, others, seats - 1) for nth in range(len(card))])
        best = sum(max(it) for it in odds) / len(odds)
        any_one = sum(sum(it) / len(it) for it in odds) / len(odds)
        print(f"{seats}      {100 / seats:4.1f} %  {100 * float(any_one):4.1f} %  {100 * float(best):4.1f} %")


if __name__ == "__main__":
    main()
