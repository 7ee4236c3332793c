#!/usr/bin/env python3
"""Trains the learned judgement of a game on positions that `monumenta lab selfplay` wrote.

    python3 training/train.py antiquity --net 2=two.pos --net 34=three.pos,four.pos --version 7 --out trial.bin

Each `--net SEATS=FILES` trains one net, for tables of these numbers of seats (`34`: three or four). With `p` (`2p`) the
net also gives the priors of offers, which `insight` gives otherwise. `--version` is the version of `sage` that the nets
are for. `--start` starts from the newest nets of a file instead of random weights, which needs fewer matches. `adopt.py` adds
the nets to those of the game.

A net judges a view for its seat: its share of the win, its lead and its points. It is trained with floats, rounded to the
integers that `bots/src/learned/net.rs` computes with, and checked on held-out matches after rounding. The results are
written to a text file beside the weights. `shared.py` says which inputs learn together. The script needs PyTorch and NumPy.
"""

import argparse
import copy
import datetime
import io
import json
import math
import shlex
import struct
import sys
import time

import numpy as np
import torch
import torch.nn.functional as functional

import shared
import weights_file

FIRST, SECOND, OUTPUTS = 64, 32, 3
# The integers that stand for 1 in the weights of flags, of numbers and of the later layers, as in net.rs.
FLAG_ONE, NUMBER_ONE, LAYER_ONE = 1 << 9, 1 << 15, 1 << 10
# In training, a number is divided by its largest absolute value, but by no more than this.
LARGEST_UNIT = 64
# How many tenths of a point an output of 1 stands for.
POINTS = 100.0
# Of this many matches, no net is trained on one.
HELD_OUT = 16
# The largest number of held-out positions that are judged after each epoch.
MOST_TESTED = 120_000
# The learning rate at first, and the one below which training ends.
FASTEST, SLOWEST = 1e-3, 2e-5
# The share of the newest weights in the running mean of the weights, after each step.
AVERAGED = 0.01


class Positions:
    """All positions of some files: their inputs as ragged lists, and the results of their matches."""

    def __init__(self, paths):
        columns = {name: [] for name in ("seat", "root", "insight", "n_flags", "n_numbers", "flags", "places",
                                         "values", "won", "points", "lead", "match")}
        self.layout = self.fingerprint = None
        matches = 0
        for path in paths:
            with open(path, "rb") as file:
                data = file.read()
            at = self.header(data)
            while at + 16 <= len(data):
                n, n_flags, n_numbers, n_seats = struct.unpack_from("<4I", data, at)
                size = 2 * (5 * n + n_flags + 2 * n_numbers + 4 * n_seats)
                if len(data) < at + 16 + size:
                    break  # The last match was cut off.
                words = np.frombuffer(data, "<i2", size // 2, at + 16)
                at += 16 + size
                parts = np.split(words, np.cumsum([n, n, n, n, n, n_flags, n_numbers, n_numbers]))
                seat = parts[0].astype(np.int64)
                results = parts[8].reshape(n_seats, 4)
                for name, part in zip(("seat", "root", "insight", "n_flags", "n_numbers", "flags", "places", "values"),
                                      parts):
                    columns[name].append(part)
                columns["won"].append(results[seat, 0])
                columns["points"].append(results[seat, 1])
                columns["lead"].append(results[seat, 2])
                columns["match"].append(np.full(n, matches, np.int32))
                matches += 1
        if matches == 0:
            sys.exit(f"no matches in {', '.join(paths)}")
        self.matches = matches
        for name, parts in columns.items():
            setattr(self, name, np.concatenate(parts))
        # The indices of inputs are unsigned.
        self.flags = self.flags.view(np.uint16)
        self.places = self.places.view(np.uint16)

    def header(self, data):
        magic, version, seats, fingerprint, length = struct.unpack_from("<4sIIQI", data)
        if magic != b"MPOS" or version != 1:
            sys.exit("this is no file of positions")
        layout = json.loads(data[24:24 + length])
        if self.layout not in (None, layout):
            sys.exit("the files have different layouts")
        self.layout, self.fingerprint = layout, fingerprint
        return 24 + length

    def __len__(self):
        return len(self.seat)


class Inputs:
    """The inputs of all positions, on the device. `batch` gathers those of some positions."""

    def __init__(self, positions, units, device):
        def starts(counts):
            counts = torch.from_numpy(counts.astype(np.int64))
            return counts.to(device), (torch.cumsum(counts, 0) - counts).to(device)

        self.n_flags, self.flag_starts = starts(positions.n_flags)
        self.n_numbers, self.number_starts = starts(positions.n_numbers)
        self.flags = torch.from_numpy(positions.flags.astype(np.int32)).to(device)
        self.places = torch.from_numpy(positions.places.astype(np.int32)).to(device)
        self.values = torch.from_numpy(positions.values.astype(np.float32)).to(device)
        self.units = units

    def batch(self, which, swaps=None):
        """The inputs of these positions. Each position is renumbered by one of `swaps`, chosen at random."""
        def gather(counts, starts):
            counts, starts = counts[which], starts[which]
            offsets = torch.cumsum(counts, 0) - counts
            total = int(counts.sum())
            idx = torch.arange(total, device=which.device)
            return idx + torch.repeat_interleave(starts - offsets, counts), offsets

        flag_idx, flag_offsets = gather(self.n_flags, self.flag_starts)
        number_idx, number_offsets = gather(self.n_numbers, self.number_starts)
        flags, places = self.flags[flag_idx].long(), self.places[number_idx].long()
        if swaps is not None:
            chosen = torch.randint(len(swaps), (len(which),), device=which.device)
            flags = swaps[torch.repeat_interleave(chosen, self.n_flags[which]), flags]
            places = swaps[torch.repeat_interleave(chosen, self.n_numbers[which]), places]
        return flags, flag_offsets, places, number_offsets, self.values[number_idx]


class Net(torch.nn.Module):
    def __init__(self, units, typical, groups, n_groups, used):
        super().__init__()
        # 1 for the inputs that have weights, 0 for the others.
        self.register_buffer("used", used)
        # The weights of an input are its own and those of its groups; the last row of `shared` is not used.
        self.first = torch.nn.Parameter(torch.randn(len(units), FIRST) * 0.01)
        self.shared = torch.nn.Parameter(torch.randn(n_groups + 1, FIRST) * 0.02)
        self.register_buffer("groups", groups)
        self.first_bias = torch.nn.Parameter(torch.full((FIRST,), 0.3))
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, OUTPUTS)
        torch.nn.init.zeros_(self.last.bias)
        with torch.no_grad():
            self.last.weight.mul_(0.1)
        # Connects the lead that insight expects to the outputs directly, so that the layers only learn its errors.
        self.by_lead = torch.nn.Parameter(torch.tensor([1.0, 1.0, 0.0]))
        self.typical = float(typical)
        self.register_buffer("units", units)

    def inputs(self):
        """The weights of the first layer."""
        shared = torch.cat([self.shared[:-1], torch.zeros_like(self.shared[-1:])])
        return (self.first + sum(shared[group] for group in self.groups.T)) * self.used[:, None]

    def forward(self, flags, flag_offsets, places, number_offsets, values):
        weights = self.inputs()
        hidden = functional.embedding_bag(flags, weights, flag_offsets, mode="sum")
        scaled = values / self.units[places]
        hidden = hidden + functional.embedding_bag(places, weights, number_offsets, mode="sum",
                                                   per_sample_weights=scaled)
        hidden = torch.clamp(hidden + self.first_bias, 0, 1)
        hidden = torch.clamp(self.second(hidden), 0, 1)
        lead = leads(places, number_offsets, values) / self.typical
        return self.last(hidden) + lead[:, None] * self.by_lead

    @torch.no_grad()
    def keep_in_range(self):
        """Clamps the weights of the later layers to what their integers can hold."""
        for layer in (self.second, self.last):
            layer.weight.clamp_(-31, 31)

    @torch.no_grad()
    def start_from(self, weights):
        """Takes the weights of a net that `read_nets` returned, which are integers."""
        is_flag = self.units == 0
        ones = torch.where(is_flag, torch.tensor(float(FLAG_ONE)), NUMBER_ONE / torch.where(is_flag, 1.0, self.units))
        self.first.copy_(weights["first"] / ones[:, None])
        self.shared.zero_()
        self.first_bias.copy_(weights["first_bias"] / NUMBER_ONE)
        self.second.weight.copy_(weights["second"] / LAYER_ONE)
        self.second.bias.copy_(weights["second_bias"] / (LAYER_ONE * LAYER_ONE))
        self.last.weight.copy_(weights["last"] / LAYER_ONE)
        self.last.bias.copy_(weights["last_bias"] / (LAYER_ONE * LAYER_ONE))
        self.by_lead.copy_(weights["by_lead"] / (LAYER_ONE * LAYER_ONE) * self.typical)


def leads(places, offsets, values):
    """The first input of each position: the lead that insight expects."""
    one = torch.ones(1, 1, dtype=values.dtype, device=values.device)
    return functional.embedding_bag(torch.zeros_like(places), one, offsets, mode="sum",
                                    per_sample_weights=values * (places == 0))[:, 0]


class IntegerNet:
    """The net with rounded weights, computed as net.rs does."""

    def __init__(self, net):
        def rounded(values, one):
            return torch.round(values.detach().double() * one).to(torch.int64)

        is_flag = net.units == 0
        ones = torch.where(is_flag, torch.tensor(float(FLAG_ONE), device=net.units.device),
                           NUMBER_ONE / torch.where(is_flag, torch.ones_like(net.units), net.units))
        limit = torch.where(is_flag, torch.full_like(net.units, 60.0), 0.99 * net.units)[:, None]
        self.first = rounded(net.inputs().clamp(-limit, limit) * ones[:, None], 1).clamp(-32768, 32767)
        self.first_bias = rounded(net.first_bias, NUMBER_ONE)
        self.second = rounded(net.second.weight, LAYER_ONE).clamp(-32768, 32767)
        self.second_bias = rounded(net.second.bias, LAYER_ONE * LAYER_ONE)
        self.last = rounded(net.last.weight, LAYER_ONE).clamp(-32768, 32767)
        self.last_bias = rounded(net.last.bias, LAYER_ONE * LAYER_ONE)
        self.by_lead = rounded(net.by_lead / net.typical, LAYER_ONE * LAYER_ONE)

    def outputs(self, flags, flag_offsets, places, number_offsets, values):
        weights = self.first.double()
        by_flags = functional.embedding_bag(flags, weights, flag_offsets, mode="sum")
        by_numbers = functional.embedding_bag(places, weights, number_offsets, mode="sum",
                                              per_sample_weights=values.double())
        self.largest = max(getattr(self, "largest", 0.0), float(by_flags.abs().max()))
        sums = by_flags.long() * (NUMBER_ONE // FLAG_ONE) + by_numbers.long() + self.first_bias
        hidden = (sums // (NUMBER_ONE // LAYER_ONE)).clamp(0, LAYER_ONE)
        sums = (hidden.double() @ self.second.double().T).long() + self.second_bias
        hidden = (sums // LAYER_ONE).clamp(0, LAYER_ONE)
        sums = (hidden.double() @ self.last.double().T).long() + self.last_bias
        sums = sums + leads(places, number_offsets, values).long()[:, None] * self.by_lead
        return sums.double() / (LAYER_ONE * LAYER_ONE)

    def bytes(self, seats, gives_priors, version, typical_lead, fingerprint):
        kind = sum(1 << int(digit) for digit in seats) + (weights_file.PRIORS if gives_priors else 0) + (version << weights_file.VERSION_SHIFT)
        head = struct.pack("<6iQ", kind, len(self.first), FIRST, SECOND, OUTPUTS, typical_lead, fingerprint)
        parts = [(self.first_bias, "<i4"), (self.second, "<i2"), (self.second_bias, "<i4"),
                 (self.last, "<i2"), (self.last_bias, "<i4"), (self.by_lead, "<i4")]
        rows = b"".join(packed_row(row) for row in self.first.cpu().numpy())
        return head + rows + b"".join(part.cpu().numpy().astype(kind).tobytes() for part, kind in parts)


def packed_row(weights):
    """A row of the first layer as file.rs reads it: the number of bytes of each weight, then the weights."""
    largest = abs(weights).max()
    width = 0 if largest == 0 else 1 if largest < 128 else 2
    return bytes([width]) + (weights.astype(f"<i{width}").tobytes() if width else b"")


def read_nets(path):
    """All nets of a file of weights."""
    return [read_net(kind, io.BytesIO(data)) for kind, data in weights_file.read(path)]


def read_net(kind, data):
    def numbers(kind, *shape):
        width = np.dtype(kind).itemsize
        values = np.frombuffer(data.read(width * math.prod(shape)), kind).reshape(shape)
        return torch.from_numpy(values.astype(np.float32))

    def row(width):
        return numbers(f"<i{width}", FIRST) if width else torch.zeros(FIRST)

    _, inputs, *_, typical, fingerprint = struct.unpack("<6iQ", data.read(32))
    return {
        "kind": kind,
        "typical": typical,
        "fingerprint": fingerprint,
        "first": torch.stack([row(data.read(1)[0]) for _ in range(inputs)]),
        "first_bias": numbers("<i4", FIRST),
        "second": numbers("<i2", SECOND, FIRST),
        "second_bias": numbers("<i4", SECOND),
        "last": numbers("<i2", OUTPUTS, SECOND),
        "last_bias": numbers("<i4", OUTPUTS),
        "by_lead": numbers("<i4", OUTPUTS),
    }


def squashed(outputs):
    return 0.5 + 0.5 * outputs / (1 + outputs.abs())


def cross_entropy(guess, target):
    guess = guess.clamp(1e-4, 1 - 1e-4)
    return -(target * guess.log() + (1 - target) * (1 - guess).log()).mean()


def returns(positions, result, keep):
    """The lambda return of each position: a mean of the values that the search found from there on, in which sooner ones
    count more, and of the result at the end.

    A value that the search finds a few decisions later is more exact than the present one, and depends much less on chance
    than the result.
    """
    order = np.lexsort((np.arange(len(positions)), positions.seat, positions.match))
    seat, match, root = positions.seat[order].tolist(), positions.match[order].tolist(), positions.root[order].tolist()
    values = result[order].tolist()
    at = len(order) - 1
    while 0 <= at:
        whose, value = (match[at], seat[at]), values[at]
        while 0 <= at and (match[at], seat[at]) == whose:
            if 0 <= root[at]:
                value = keep * value + (1 - keep) * 0.001 * root[at]
            values[at] = value
            at -= 1
    found = np.empty(len(order), np.float32)
    found[order] = values
    return found


def used_inputs(layout, prefix):
    """1 for the inputs of the parts whose names begin with `prefix`, 0 for the others."""
    last = layout[-1]
    used = torch.zeros(last["first"] + last["len"])
    for part in layout:
        if part["name"].startswith(prefix):
            used[part["first"]:part["first"] + part["len"]] = 1
    return used


def units_of(layout, device):
    """The divisor of each input in training; 0 for flags."""
    last = layout[-1]
    units = torch.zeros(last["first"] + last["len"])
    for part in layout:
        if not part["flags"]:
            unit = min(max(abs(part["least"]), abs(part["most"])), LARGEST_UNIT)
            units[part["first"]:part["first"] + part["len"]] = unit
    return units.to(device)


def train(seats, gives_priors, version, paths, start, args):
    device, mix, rate = args.device, args.mix, args.rate
    positions = Positions(paths)
    units = units_of(positions.layout, device)
    inputs = Inputs(positions, units, device)

    def column(values, scale=1.0):
        return torch.from_numpy(values.astype(np.float32) * scale).to(device)

    won, lead = column(positions.won, 0.001), column(positions.lead, 10.0)
    insight = column(positions.insight)
    points = (column(positions.points, 10.0) - insight) / POINTS
    start = [net for net in start if all(net["kind"] >> int(digit) & 1 for digit in seats)]
    start = max(start, key=lambda net: net["kind"] >> weights_file.VERSION_SHIFT, default=None)
    if start and start["fingerprint"] != positions.fingerprint:
        sys.exit("the net to start from was trained with another layout")
    # A net has learned rewards for one typical lead, so a net that starts from it keeps that lead.
    typical = start["typical"] if start else max(1, int(lead.abs().mean()))
    lead_share = 0.5 + 0.5 * lead / (lead.abs() + typical)
    later = torch.from_numpy(returns(positions, (0.5 * (won + lead_share)).cpu().numpy(), args.later)).to(device)
    goals = torch.stack([(1 - mix) * won + mix * later, (1 - mix) * lead_share + mix * later, points], 1)
    match = torch.from_numpy(positions.match).to(device)
    held_out = match % HELD_OUT == 0
    training, test = torch.nonzero(~held_out)[:, 0], torch.nonzero(held_out)[:, 0]
    # Some positions of each held-out match are enough.
    test = test[::1 + len(test) // MOST_TESTED]

    def loss_of(outputs, goals):
        guess = squashed(outputs[:, :2])
        loss = cross_entropy(guess[:, 0], goals[:, 0]) + cross_entropy(guess[:, 1], goals[:, 1])
        return loss + 0.05 * functional.smooth_l1_loss(outputs[:, 2], goals[:, 2])

    def judged(outputs_of, which):
        outputs = torch.cat([outputs_of(*inputs.batch(part)) for part in which.split(1 << 15)])
        guess = squashed(outputs[:, :2])
        both, result = guess.mean(1), 0.5 * (won + lead_share)[which]
        return {
            "loss": float(loss_of(outputs, goals[which])),
            "win": float(cross_entropy(guess[:, 0], won[which])),
            "reward": float(((both - result) ** 2).mean()),
            "points": float((outputs[:, 2] - points[which]).abs().mean()) * POINTS / 10,
        }

    swaps = shared.swaps(args.game, positions.layout, seats)
    if swaps is not None:
        swaps = swaps.to(device)
    used = used_inputs(positions.layout, args.inputs)
    net = Net(units.cpu(), typical, *shared.groups(args.game, positions.layout, seats), used)
    if start:
        net.start_from(start)
    net = net.to(device)
    # An input's own weights stay small unless its matches ask for more; what its groups learn is not held back.
    others = [it for name, it in net.named_parameters() if name != "first"]
    optimizer = torch.optim.AdamW([{"params": [net.first], "weight_decay": args.decay}, {"params": others}], lr=rate)
    began = time.monotonic()
    steps = epochs = 0
    best, best_state = math.inf, None
    # The running mean of the weights is judged and kept: it has a smaller error than the weights of a single step.
    mean = copy.deepcopy(net)
    with torch.no_grad():
        before = judged(net, test)
        print(f"  before: {before}", flush=True)
    while time.monotonic() - began < args.seconds and SLOWEST < rate:
        # Positions of one match are much alike: a part of them is enough for an epoch.
        order = training[torch.randperm(len(training), device=device)[:int(args.share * len(training))]]
        for which in order.split(args.batch):
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1.0, (steps + 1) / 300)
            loss = loss_of(net(*inputs.batch(which, swaps)), goals[which])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            net.keep_in_range()
            steps += 1
            with torch.no_grad():
                share = max(AVERAGED, 1 / (steps + 1))
                for own, other in zip(mean.parameters(), net.parameters()):
                    own.lerp_(other, share)
        epochs += 1
        with torch.no_grad():
            figures = judged(mean, test)
        print(f"  epoch {epochs}, rate {rate:.1e}: {figures}", flush=True)
        if figures["reward"] < best:
            best, best_state = figures["reward"], {name: it.clone() for name, it in mean.state_dict().items()}
        else:
            # The net overfits: go back to the best weights and halve the learning rate.
            net.load_state_dict(best_state)
            mean.load_state_dict(best_state)
            rate *= 0.4
    net.load_state_dict(best_state)
    with torch.no_grad():
        floats = judged(net, test)
        integer = IntegerNet(net)
        # The weights of inputs that no position has are still random.
        seen = torch.zeros_like(integer.first[:, :1])
        for part in (*inputs.flags.split(1 << 22), *inputs.places.split(1 << 22)):
            seen[part.long()] = 1
        integer.first *= seen
        integers = judged(lambda *batch: integer.outputs(*batch).float(), test)
        # For comparison, the hand-made judgement alone: the lead that it expects, on the best of several scales.
        places, offsets, values = inputs.batch(test)[2:]
        seen = leads(places, offsets, values)
        scales = [typical * 2.0 ** step for step in range(-4, 5)]
        result = 0.5 * (won + lead_share)[test]
        by_hand = {
            "win": min(float(cross_entropy(0.5 + 0.5 * seen / (seen.abs() + it), won[test])) for it in scales),
            "reward": min(float(((0.5 + 0.5 * seen / (seen.abs() + it) - result) ** 2).mean()) for it in scales),
            "points": float(points[test].abs().mean()) * POINTS / 10,
        }
    figures = [
        f"seats {', '.join(seats)}: {positions.matches} matches, {len(positions)} positions, {len(units)} inputs",
        f"  trained {epochs} epochs, {steps} steps, {time.monotonic() - began:.0f} s on {device}",
        f"  typical lead {typical / 10} points; largest sum of flags {integer.largest / FLAG_ONE:.1f} of 64",
        f"  held out, floats:   {floats}",
        f"  held out, integers: {integers}",
        f"  held out, insight:  {by_hand}",
        *([f"  held out, the net it started from: {before}"] if start else []),
    ]
    print("\n".join(figures), flush=True)
    return integer.bytes(seats, gives_priors, version, typical, positions.fingerprint), figures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--net", action="append", required=True, metavar="SEATS=FILES")
    parser.add_argument("--out", required=True, metavar="FILE")
    parser.add_argument("--version", type=int, default=1, help="the version of sage that the nets are for")
    parser.add_argument("--start", metavar="FILE", help="weights whose newest nets are trained further")
    parser.add_argument("--rate", type=float, default=FASTEST, help="how fast a net learns at first")
    parser.add_argument("--seconds", type=float, default=60, help="how long each net is trained")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--decay", type=float, default=0.1, help="how strongly an input's own weights are held back")
    parser.add_argument("--share", type=float, default=1.0, help="the part of the positions that an epoch learns from")
    parser.add_argument("--later", type=float, default=0.97,
                        help="how much of what the search thought comes from later decisions, for each decision")
    parser.add_argument("--mix", type=float, default=0.3, help="how much of a goal is what the search thought, not the result")
    parser.add_argument("--inputs", default="", metavar="PREFIX",
                        help="only parts of the observation whose names begin so have weights: `insight` for its terms alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    nets, figures = [], []
    start = read_nets(args.start) if args.start else []
    for text in args.net:
        seats, files = text.split("=", 1)
        kind = (seats.rstrip("p"), seats.endswith("p"), args.version)
        net, about = train(*kind, files.split(","), start, args)
        nets.append(net)
        figures += about
    weights_file.write(args.out, nets)
    about = [f"{args.game}, {datetime.date.today()}", "python3 " + shlex.join(sys.argv), *figures, ""]
    with open(args.out.removesuffix(".bin") + ".txt", "w", encoding="utf-8") as file:
        file.write("\n".join(about))


if __name__ == "__main__":
    main()
