"""The files of weights: `learned/weights.bin` of a game has the newest net for each number of seats, `learned/former.bin` those
of former versions of `sage`. `bots/src/learned/file.rs` reads both."""

import struct
import sys

# The version of the file format, as in file.rs.
FORM = 2
# The parts of a net's kind, as in file.rs: the numbers of seats, whether it gives priors, and in the upper bits the version of
# `sage` that it is for.
SEATS = 0xFF
PRIORS = 1 << 8
VERSION_SHIFT = 16
HEADER = struct.Struct("<4sII")


def read(path):
    """The kind and the bytes of each net of a file."""
    with open(path, "rb") as file:
        data = file.read()
    magic, form, n_nets = HEADER.unpack_from(data)
    if magic != b"MNET" or form != FORM:
        sys.exit(f"{path} is no file of weights of form {FORM}")
    nets, at = [], HEADER.size
    for _ in range(n_nets):
        kind, inputs, first, second, outputs = struct.unpack_from("<5i", data, at)
        end = at + struct.calcsize("<6iQ")
        for _ in range(inputs):
            end += 1 + data[end] * first
        # The biases and what the lead adds have four bytes, the weights of the later layers two.
        end += 4 * (first + second + 2 * outputs) + 2 * second * (first + outputs)
        nets.append((kind, data[at:end]))
        at = end
    if at != len(data):
        sys.exit(f"{path}: bytes follow the last net")
    return nets


def write(path, nets):
    """Writes nets, each as bytes."""
    with open(path, "wb") as file:
        file.write(HEADER.pack(b"MNET", FORM, len(nets)) + b"".join(nets))
