"""What the tables of both games share."""
import copy


class Fault(Exception):
    """What is wrong with a record."""


def need(holds, what):
    if not holds:
        raise Fault(what)


def same(found, expected, what):
    need(found == expected, f"{what}: the record says {found}, and it should be {expected}")


def given(points_by_rule):
    """A rule that gave nothing is left out."""
    return {rule: points for rule, points in points_by_rule.items() if points}


class Table:
    """What both games share: each event is checked, then done. The method for an event bears its name."""

    over = False

    def __deepcopy__(self, memo):
        """What is printed is shared, what lies on the table is copied."""
        other = object.__new__(type(self))
        shared = {"content", "rules", "monument", "options", "seed"}
        for name, value in vars(self).items():
            setattr(other, name, value if name in shared else copy.deepcopy(value, memo))
        return other

    def step(self, number, step, told):
        self.number, self.by, self.action = number, step["seat"], step["action"]
        self.told_privately = [[] for _ in told[1:]]
        public = told[0].get("public", [])
        for seat, entry in enumerate(told[1:]):
            same(entry.get("public", []), public, f"what seat {seat + 1} was told in public")
        for event in public:
            fields = {name: value for name, value in event.items() if name != "event"}
            getattr(self, "on_" + event["event"])(**fields)
        self.check_told([entry.get("mine", []) for entry in told[1:]])

    def was_done_by(self, *actions):
        """The action that tells this event."""
        need(self.action in actions, f"{self.action!r} is not what happened: {' or '.join(actions)}")
