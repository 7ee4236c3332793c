"""The luck of a match: docs/records.md, "By hand"."""
import hashlib
import hmac


def keyed_hash(key, message):
    return hmac.new(key, message.encode(), hashlib.sha256).digest()


def seed_of_words(words):
    return keyed_hash(b"monumenta seed 1", words)


class Luck:
    """The stream of one step: ChaCha with 12 rounds."""

    def __init__(self, seed, step):
        key = [int.from_bytes(seed[at : at + 4], "little") for at in range(0, 32, 4)]
        self.start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key]
        self.stream = [step & 0xFFFFFFFF, step >> 32]
        self.block, self.words = 0, []

    def word(self):
        if not self.words:
            state = [*self.start, self.block & 0xFFFFFFFF, self.block >> 32, *self.stream]
            self.words = chacha12(state)
            self.block += 1
        return self.words.pop(0)

    def below(self, bound):
        while True:
            product = self.word() * bound
            if product & 0xFFFFFFFF >= (2**32 - bound) % bound:
                return product >> 32

    def shuffled(self, items):
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            pick = self.below(last + 1)
            items[last], items[pick] = items[pick], items[last]
        return items


def chacha12(state):
    x = list(state)
    quarters = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    quarters += [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for _ in range(6):
        for a, b, c, d in quarters:
            for to, add, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[add]) & 0xFFFFFFFF
                mixed = x[turned] ^ x[to]
                x[turned] = (mixed << by | mixed >> (32 - by)) & 0xFFFFFFFF
    return [(one + other) & 0xFFFFFFFF for one, other in zip(x, state)]
