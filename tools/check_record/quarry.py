"""A table of quarry: games/quarry/RULES.md and FIELDS.md."""
import collections

from .luck import Luck
from .table import Table, given, need, same

PIECES = ["violet", "red", "neutral", "orange", "blue", "black"]


class Quarry(Table):
    def __init__(self, content, record, seed):
        self.content, self.seed, self.seats = content, seed, len(record["seats"])
        keys = [it["key"] for it in content["monument"]]
        chosen = record["options"].get("monument", keys[0])
        self.monument = content["monument"][keys.index(chosen) if chosen in keys else 0]
        rules = content["rules"]
        luck = Luck(seed, 0)
        self.first = luck.below(self.seats)
        self.round, self.turn, self.walk, self.worker = 1, self.first, (1, rules["paces"][0]), None
        self.quarry = collections.defaultdict(collections.Counter)
        for space, piece in self.drawn(1, luck):
            self.quarry[space][piece] += 1
        self.coming, self.entered = [], set()
        self.screens = [collections.Counter() for _ in range(self.seats)]
        self.built, self.passed = set(), set()
        self.points = [collections.Counter({"QRY-03": rules["start"]}) for _ in range(self.seats)]
        self.lost_now = [0] * self.seats

    def drawn(self, number, luck):
        """The pieces of a round with their spaces, in the order in which they are laid (QRY-11, QRY-12)."""
        supply, ring = self.monument["rounds"][number - 1], self.content["quarry"]
        bag = luck.shuffled(piece for piece in PIECES for _ in range(supply[piece]))
        outer, middle = ring["outer"], ring["middle"]
        many = self.monument["middle"][number - 1]
        gap, each = max(middle // many, 1), max(many // middle, 1)
        spaces = [*range(outer)]
        spaces += [space for space in range(outer, outer + middle, gap) for _ in range(each)]
        spaces += [outer + middle] * (len(bag) - len(spaces))
        return list(zip(spaces, bag))

    def deal(self):
        quarry = {str(space): dict(pieces) for space, pieces in self.quarry.items()}
        return {"first": self.first, "quarry": quarry}

    def compare(self, view, seat):
        same(view["mine"]["pieces"], dict(+self.screens[seat]), f"what is behind the screen of seat {seat + 1}")
        lying = {str(space): dict(+pieces) for space, pieces in self.quarry.items() if +pieces}
        same(view["public"]["quarry"], lying, "what lies in the quarry")

    def check_told(self, told):
        heard = [[(it["event"], it["piece"]) for it in mine] for mine in told]
        same(heard, self.told_privately, "what went behind the screens")
        need(not self.coming, "a piece of the new round was not laid")

    def is_at_turn(self, seat):
        same((seat, self.by), (self.turn, self.turn), "whose turn it is (QRY-20, QRY-30)")

    def last_round(self):
        return self.round == self.content["rules"]["rounds"]

    def on_entered(self, seat, space, take):
        self.is_at_turn(seat)
        self.was_done_by(f"enter {chr(ord('a') + space)} {take or ''}".strip())
        ring = self.content["quarry"]
        if self.worker is None:
            need(space < ring["outer"], "the worker begins on the outer ring (QRY-21)")
        else:
            near = [ord(letter) - ord("a") for letter in ring["neighbours"][self.worker]]
            need(space in near and space not in self.entered, "the worker enters a next space once (QRY-22)")
        lying = +self.quarry[space]
        need(take in lying if lying else take is None, f"{take} is taken where {dict(lying)} lies (QRY-23)")
        if take is not None:
            self.quarry[space][take] -= 1
            self.screens[seat][take] += 1
            self.told_privately[seat].append(("gained", take))
        number, paces = self.walk
        self.worker, self.walk = space, (number, paces - 1)
        self.entered.add(space)

    def on_walk_begun(self, seat, number, paces):
        same(self.walk[1], 0, "paces left (QRY-24)")
        need(self.worker < self.content["quarry"]["outer"], "a walk ends on the outer ring (QRY-24)")
        printed = self.content["rules"]["paces"]
        expected = (self.walk[0] + 1, printed[min(self.walk[0], len(printed) - 1)])
        same((seat, (number, paces)), ((self.turn + 1) % self.seats, expected), "the next walk (QRY-20, QRY-21)")
        self.turn, self.walk, self.entered = seat, expected, set()

    def on_black_returned(self, seat, points):
        need(not any(+pieces for pieces in self.quarry.values()), "the quarry is not empty (QRY-27)")
        need(self.screens[seat]["black"] == 1, "the black piece is another's (QRY-27)")
        self.score(seat, "QRY-27", points, self.content["rules"]["black"])
        self.lose(seat, "black")
        self.first = self.turn = seat
        self.worker = None

    def on_laid(self, seat, position, colour, points):
        self.is_at_turn(seat)
        self.was_done_by(f"lay {position + 1}")
        plan = self.monument["plan"]
        level, x, y, wanted = plan[position]
        same(colour, wanted, "the colour of a brick (QRY-31)")
        free = position not in self.built and self.screens[seat][colour]
        need(free, "there is no such brick or no such place (QRY-31)")
        for below, (its_level, its_x, its_y, _) in enumerate(plan):
            under = its_level == level - 1 and abs(its_x - x) < 2 and abs(its_y - y) < 2
            need(not under or below in self.built, "a brick hangs in the air (QRY-32)")
        self.score(seat, "QRY-33", points, self.content["level"][level - 1]["points"])
        self.built.add(position)
        self.lose(seat, colour)

    def on_builder_called(self, seat):
        clockwise = [(self.turn + nth) % self.seats for nth in range(1, self.seats + 1)]
        self.turn = next(it for it in clockwise if it not in self.passed)
        same(seat, self.turn, "who builds next (QRY-30)")

    def on_passed(self, seat, shown, points):
        self.is_at_turn(seat)
        self.was_done_by("pass")
        left = +self.screens[seat]
        same(shown, None if self.last_round() else dict(left), "what a passing player shows (QRY-41)")
        bricks = sum(left[piece] for piece in PIECES[:4])
        self.score(seat, "QRY-41", points, 0 if self.last_round() else bricks * self.content["rules"]["left"])
        self.lost_now[seat] = points
        self.passed.add(seat)

    def on_round_begun(self, round, first, paces):
        same(len(self.passed), self.seats, "how many have passed (QRY-43)")
        expected = (self.round + 1, self.first, self.content["rules"]["paces"][0])
        same((round, first, paces), expected, "the new round (QRY-21, QRY-27)")
        self.round, self.turn, self.walk, self.entered = round, first, (1, paces), set()
        self.passed, self.lost_now = set(), [0] * self.seats
        self.coming = self.drawn(round, Luck(self.seed, self.number))

    def on_placed(self, space, piece):
        need(self.coming, "a piece is laid that no round has")
        same((space, piece), self.coming.pop(0), "the draw (QRY-11)")
        self.quarry[space][piece] += 1

    def on_given_back(self, seat, points):
        self.score(seat, "QRY-41", points, -self.lost_now[seat])

    def on_jewels_counted(self, seat, jewels, points):
        same(jewels, self.screens[seat]["blue"], "jewels (QRY-53)")
        self.score(seat, "QRY-53", points, jewels * self.content["rules"]["jewel"])

    def on_ended(self, ending):
        complete = len(self.built) == len(self.monument["plan"])
        same(ending, "complete" if complete else "last_round", "how it ended (QRY-50)")
        need(complete or self.last_round() and len(self.passed) == self.seats, "it is not over yet (QRY-50)")
        self.over = True

    def score(self, seat, rule, points, expected):
        same(points, expected, f"points for {rule}")
        self.points[seat][rule] += points

    def lose(self, seat, piece):
        self.screens[seat][piece] -= 1
        self.told_privately[seat].append(("lost", piece))

    def result(self):
        totals = [sum(points.values()) for points in self.points]
        return [(total, total, [(None, given(points))]) for total, points in zip(totals, self.points)]
