"""Which inputs of a game share a part of their weights, and which can be swapped.

A card in the hand of the second player means nearly the same as in that of the third, and a stone of one monument nearly
the same as one of another. In training, the weights of an input are therefore the sum of its own and of those of the groups
that it belongs to. A group learns from all of its inputs, so a net needs fewer matches. The net that is written has
only the sums.
"""

import torch

# antiquity: the monuments, the values of their cards, the colours.
MONUMENTS, VALUES, COLOURS = 14, 9, 4
# monumental: the cards.
CARDS = 96
# The players that parts by player have room for; in fabulous six.
PLAYERS, FABULOUS_PLAYERS = 4, 6


def groups(game, layout, seats):
    """For each input, the numbers of its groups, padded with the number of groups, which is also returned."""
    numbers = {}
    of_input = {}
    for part in layout:
        first, length = part["first"], part["len"]
        for nth in range(length):
            keys = [key for key in keys_of(game, part, nth, seats) if key]
            of_input[first + nth] = [numbers.setdefault(key, len(numbers)) for key in keys]
    most = max(map(len, of_input.values()))
    padded = [of_input[it] + [len(numbers)] * (most - len(of_input[it])) for it in range(len(of_input))]
    return torch.tensor(padded).reshape(len(padded), most), len(numbers)


def keys_of(game, part, nth, seats):
    """The groups of the input `nth` of a part."""
    name, length, first = part["name"], part["len"], part["first"]
    if game == "antiquity":
        shape = antiquity_shape(name, length)
        if not shape:
            return []
        n_owners, n_monuments, n_kinds = shape
        owner, monument, kind = nth // (n_monuments * n_kinds), nth // n_kinds % n_monuments, nth % n_kinds
        # In a match of two players each has two colours.
        mine = owner // 2 if seats == "2" and n_owners == COLOURS else min(owner, 1)
        return [
            1 < n_monuments and (first, "kind", mine, kind),
            1 < n_monuments and (first, "monument", mine, monument),
            1 < n_owners and (first, "both", mine, monument, kind),
            1 < n_monuments and 1 < n_owners and (first, "owner", owner, kind),
        ]
    players = FABULOUS_PLAYERS if game == "fabulous" else PLAYERS
    if ("by player" in name or "by seat" in name) and players < length and length % players == 0:
        each = length // players
        mine, kind = min(nth // each, 1), nth % each
        return [(first, mine, kind), each == CARDS and ("card", mine, kind)]
    return []


def antiquity_shape(name, length):
    """How a part of antiquity is divided: by owner or colour, by monument and by what is left."""
    if length % (MONUMENTS * VALUES) == 0:
        return length // (MONUMENTS * VALUES), MONUMENTS, VALUES
    if "marker" in name:
        return 1, MONUMENTS, length // MONUMENTS
    if "colour" in name and length % (COLOURS * MONUMENTS) == 0:
        return COLOURS, MONUMENTS, length // (COLOURS * MONUMENTS)
    if "colour" in name and length % COLOURS == 0 and not name.startswith("power"):
        return COLOURS, 1, length // COLOURS
    return None


def swaps(game, layout, seats):
    """Renumberings of the inputs that leave a position the same for its seat, or `None`: in a match of antiquity between
    two players, the two colours of a player are alike."""
    if game != "antiquity" or seats != "2":
        return None
    n_inputs = layout[-1]["first"] + layout[-1]["len"]
    found = []
    for which in range(4):
        # The new place of each colour: the first two are those of the seat.
        order = [0, 1] if which & 1 == 0 else [1, 0]
        order += [2, 3] if which & 2 == 0 else [3, 2]
        renumbered = torch.arange(n_inputs)
        for part in layout:
            name, length, first = part["name"], part["len"], part["first"]
            if "colour" not in name or length % COLOURS:
                continue
            # "by card and colour" lists the colours for each card, the other parts something for each colour.
            inner = 1 if name.startswith("power") else length // COLOURS
            for nth in range(length):
                colour = nth // inner % COLOURS
                renumbered[first + nth] = first + nth + (order[colour] - colour) * inner
        found.append(renumbered)
    return torch.stack(found)
