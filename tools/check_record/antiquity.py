"""A table of antiquity: games/antiquity/RULES.md and FIELDS.md."""
import collections

from .luck import Luck
from .table import Table, given, need, same

COLOURS = ["red", "blue", "green", "yellow"]
POWERS = {"scribe": "scroll", "naute": "ship", "hero": "helmet"}


class Antiquity(Table):
    def __init__(self, content, record, seed):
        self.content, self.seats, self.options = content, len(record["seats"]), record["options"]
        self.rules, monuments = content["rules"], content["monument"]
        luck = Luck(seed, 0)
        out = set()
        if self.seats == 2:
            keys = [it["key"] for it in monuments]
            left_out = self.options.get("left_out", "random")
            gone = keys.index(left_out) if left_out in keys else luck.below(len(keys))
            out = set(range(9 * gone, 9 * gone + 9))
        elif self.seats == 3:
            out = {9 * nth + value - 1 for nth, it in enumerate(monuments) for value in it["out_with_3"]}
        self.cards = [card for card in range(9 * len(monuments)) if card not in out]
        self.pile = luck.shuffled(self.cards)
        self.hands = [{self.pile.pop() for _ in range(self.rules["hand"])} for _ in range(self.seats)]
        self.row = [self.pile.pop() for _ in range(3)]
        self.first = self.turn = luck.below(self.seats)
        self.each = 2 if self.seats == 2 else 1
        many = self.seats * self.each
        self.exhibitions = [{} for _ in range(many)]
        self.historians = [content["historians"][f"players_{self.seats}"]] * many
        self.markers = collections.Counter()
        self.stories, self.pages = [], 0
        self.holders = {}
        self.points = [collections.Counter() for _ in range(many)]

    def deal(self):
        hands = [sorted(hand) for hand in self.hands]
        return {"cards": self.cards, "hands": hands, "row": self.row, "pile": self.pile[::-1], "first": self.first}

    def compare(self, view, seat):
        same(view["mine"]["cards"], sorted(self.hands[seat]), f"the hand of seat {seat + 1}")
        same(view["public"]["row"], self.row, "the row")
        same(view["public"]["pile_left"], len(self.pile), "the pile")

    def check_told(self, told):
        kept = [[it for it in mine if it["event"] != "planned"] for mine in told]
        same(kept, self.told_privately, "what came into the hands and left them")

    def symbol(self, card):
        return self.content["monument"][card // 9]["symbols"][card % 9]

    def owner(self, colour):
        return colour // self.each

    def take(self, seat, event, card):
        self.hands[seat].add(card)
        self.told_privately[seat].append({"event": event, "card": card})

    def lose(self, seat, cards):
        missing = set(cards) - self.hands[seat]
        need(not missing, f"seat {seat + 1} plays {sorted(missing)} and does not hold it")
        self.hands[seat] -= set(cards)
        self.told_privately[seat].append({"event": "lost", "cards": sorted(cards)})

    def lose_pair(self, seat, cards):
        alike = len(set(cards)) == 2 and self.symbol(cards[0]) == self.symbol(cards[1])
        need(alike, "two cards of one symbol (ANT-12, ANT-45)")
        self.lose(seat, cards)

    def draw(self):
        need(self.pile, "the pile is empty (ANT-22)")
        return self.pile.pop()

    def shown(self, colour):
        """The cards in the exhibition of a colour, covered ones too."""
        piles = self.exhibitions[colour].items()
        return [9 * monument + value - 1 for monument, pile in piles for value in pile]

    def many_of(self, symbol, colour):
        return sum(self.symbol(card) == symbol for card in self.shown(colour))

    def builders(self, monument):
        return [colour for colour, shown in enumerate(self.exhibitions) if shown.get(monument)]

    def score(self, colour, rule, points, expected):
        same(points, expected, f"points for {rule}")
        self.points[colour][rule] += points

    def is_at_turn(self, seat):
        same((seat, self.by), (self.turn, self.turn), "whose turn it is (ANT-07)")

    def on_action_taken(self):
        self.is_at_turn(self.by)

    def on_took_from_row(self, seat, slot, card):
        self.is_at_turn(seat)
        self.was_done_by(f"draw row {slot + 1}", f"hero row {slot + 1}")
        same(card, self.row[slot], "the card taken from the row (ANT-20)")
        self.row[slot] = None
        self.take(seat, "took", card)

    def on_drew_from_pile(self, seat):
        self.is_at_turn(seat)
        self.was_done_by("draw pile", "hero pile")
        self.take(seat, "drew", self.draw())

    def on_erected(self, colour, monument, cards):
        builders = self.builders(monument)
        need(len(builders) < 2 and colour not in builders, "it has two builders, or is built already (ANT-34, ANT-35)")
        least = self.rules["second_builder" if builders else "first_builder"]
        need(least <= len(cards), "too few cards (ANT-31, ANT-32)")
        self.on_improved(colour, monument, cards)

    def on_improved(self, colour, monument, cards):
        self.lose(self.owner(colour), [9 * monument + value - 1 for value in cards])
        self.exhibitions[colour].setdefault(monument, []).extend(cards)

    def on_rearranged(self, colour, monument, pile):
        there = self.exhibitions[colour][monument]
        new = [value for value in pile if value not in there]
        need(new and len(pile) == len(set(pile)) == len(new) + len(there), "the cards, old and new (ANT-104)")
        self.lose(self.owner(colour), [9 * monument + value - 1 for value in new])
        self.exhibitions[colour][monument] = list(pile)

    def on_scored(self, colour, cards, points):
        self.lose_pair(self.owner(colour), cards)
        symbol = self.symbol(cards[0])
        expected = self.many_of(symbol, colour)
        if self.options.get("power_symbols"):
            held = [power for power, holder in self.holders.items() if holder == colour]
            expected += sum(POWERS[power] == symbol for power in held)
        self.score(colour, "ANT-45", points, expected)

    def on_bought(self, seat, cards):
        self.is_at_turn(seat)
        self.lose_pair(seat, cards)

    def on_story_begun(self, colour):
        self.was_done_by(f"story {COLOURS[colour]}")
        need(self.historians[colour], "no historian is left (ANT-50)")
        self.historians[colour] -= 1
        self.writer, self.pages = colour, 0
        others = [(it, shown) for it, shown in enumerate(self.exhibitions) if it != colour]
        self.told_of = {(it, monument) for it, shown in others for monument, pile in shown.items() if 2 <= len(pile)}

    def on_page_taken(self, **page):
        colour, card = page["from"], page["card"]
        need((colour, card // 9) in self.told_of, "a story does not tell of this monument (ANT-51, ANT-52)")
        self.told_of.remove((colour, card // 9))
        same(card % 9 + 1, self.exhibitions[colour][card // 9].pop(), "the top card (ANT-51)")
        self.pages += 1

    def on_marker_moved(self, monument):
        need(self.markers[monument] + 1 < len(self.content["column"]), "the marker is at the end (ANT-55)")
        self.markers[monument] += 1

    def on_overflowed(self, monument, colour, points):
        same(self.markers[monument] + 1, len(self.content["column"]), "the marker's column (ANT-55)")
        ranked = sorted(self.builders(monument), key=lambda it: -max(self.exhibitions[it][monument]))
        pays = self.content["overflow"]
        shares = [pays["sole"]] if len(ranked) == 1 else [pays["first"], pays["second"]]
        self.score(colour, "ANT-55", points, shares[ranked.index(colour)])

    def on_story_written(self, colour, pages):
        same((colour, pages, self.told_of), (self.writer, self.pages, set()), "the story (ANT-51)")
        self.stories.append((pages, colour))

    def on_acquired(self, colour, power, points, **holder):
        self.was_done_by(f"acquire {COLOURS[colour]} {power}")
        same(holder["from"], self.holders.get(power), "who held the power card (ANT-102)")
        many = [self.many_of(POWERS[power], it) for it in range(len(self.exhibitions))]
        most = all(it == colour or other < many[colour] for it, other in enumerate(many))
        need(most, "another colour has as many of this symbol (ANT-101)")
        self.score(colour, "ANT-103", points, self.rules["power_acquired"])
        self.holders[power] = colour

    def on_hero_called(self, colour):
        same(self.holders.get("hero"), colour, "who holds the Hero (ANT-105)")
        self.points[colour]["ANT-105"] -= 1

    def on_exchanged(self, seat, slot, given, taken):
        same(taken, self.row[slot], "the card taken from the row (ANT-106)")
        self.lose(seat, [given])
        self.row[slot] = given
        self.take(seat, "took", taken)

    def on_row_filled(self, slot, card):
        need(self.row[slot] is None, "a card lies there already (ANT-13)")
        same(card, self.draw(), "the draw (ANT-13)")
        self.row[slot] = card

    def on_turn_passed(self, to, actions):
        self.was_done_by("end")
        expected = ((self.turn + 1) % self.seats, self.rules["actions"])
        same((to, actions), expected, "the next turn (ANT-07, ANT-11)")
        need(None not in self.row, "the row is not filled (ANT-13)")
        self.turn = to

    def on_ended(self):
        need(None in self.row and not self.pile, "the row could still be filled (ANT-70)")
        self.over = True

    def result(self):
        for colour, points in enumerate(self.points):
            built = [monument for monument, pile in self.exhibitions[colour].items() if pile]
            points["ANT-75"] = sum(self.monument_points(colour, monument) for monument in built)
            points["ANT-80"] = sum(pages for pages, writer in self.stories if writer == colour)
            points["ANT-81"] = self.historians[colour] * self.rules["unused_historian"]
            points["ANT-103"] += sum(holder == colour for holder in self.holders.values()) * self.rules["power_held"]
        longest = sorted(self.stories, key=lambda story: -story[0])
        for (_, colour), bonus in zip(longest, self.rules["story_bonus"]):
            self.points[colour]["ANT-82"] += bonus
        return [self.standing(seat) for seat in range(self.seats)]

    def monument_points(self, colour, monument):
        column = self.content["column"][self.markers[monument]]
        piles = {it: self.exhibitions[it][monument] for it in self.builders(monument)}
        strength = {it: (len(pile), max(pile)) for it, pile in piles.items()}
        if len(strength) == 1:
            return column["sole"]
        return column["first" if strength[colour] == max(strength.values()) else "second"]

    def standing(self, seat):
        colours = range(seat * self.each, (seat + 1) * self.each)
        totals = sorted(sum(self.points[colour].values()) for colour in colours)
        monuments = sum(1 for colour in colours for pile in self.exhibitions[colour].values() if pile)
        longest = max([pages for pages, writer in self.stories if writer in colours], default=0)
        scores = [(COLOURS[it] if self.seats == 2 else None, given(self.points[it])) for it in colours]
        return ((totals[0], totals[-1], monuments, longest), totals[0], scores)
