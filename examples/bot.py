#!/usr/bin/env python3
"""A bot in twenty lines: builds where it can, else takes what is offered first or by chance.

    monumenta lab tournament antiquity --bots exec:examples/bot.py,random --seats 2 --games 100
"""
import json
import random
import sys

luck = random.Random(7)
LIKED = ("erect", "done", "improve", "lay", "complete", "conquer", "buy", "story")

for line in sys.stdin:
    question = json.loads(line)  # protocol, game, seat, view {public, mine}, offers, budget
    offers = question["offers"]  # each has a code, a text such as "lay petra 7", and its parts
    liked = [it for it in offers if it["text"].split()[0] in LIKED]
    chosen = luck.choice(liked or offers)
    print(json.dumps({"code": chosen["code"]}), flush=True)
