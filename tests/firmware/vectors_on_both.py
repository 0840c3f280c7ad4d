"""Runs the wire's vectors; the same file under CPython and under MicroPython.

Usage: (micro)python vectors_on_both.py VECTORS.json, with wire.py on the path. Prints the number
of vectors that held, or raises.
"""

import json
import sys

import wire


def run(path):
    with open(path) as file:  # noqa: PTH123 - MicroPython has no pathlib
        vectors = json.load(file)
    held = 0
    for text, crc in vectors["crc16"]:
        assert wire.crc16(text.encode()) == crc, text
        held += 1
    for plain, quoted in vectors["quote"]:
        assert wire.quote(plain) == quoted, plain
        assert wire.unquote(quoted) == plain, quoted
        held += 1
    for kind, fields, line in vectors["frames"]:
        assert wire.frame(kind, *fields) == line.encode() + b"\n", line
        framer = wire.Framer()
        bodies = [body for body in map(framer.push, line.encode() + b"\n") if body]
        assert len(bodies) == 1, line
        assert wire.parse(bodies[0]) == (kind, fields), line
        held += 1
    for line in vectors["refused lines"]:
        framer = wire.Framer()
        assert not any(map(framer.push, line.encode())), line
        held += 1
    for body in vectors["refused bodies"]:
        try:
            wire.parse(body)
        except ValueError:
            held += 1
        else:
            raise AssertionError(body)
    stream = vectors["stream"]
    framer = wire.Framer()
    assert [b for b in map(framer.push, stream["bytes"].encode()) if b] == stream["bodies"]
    assert framer.refused == stream["refused"]
    return held + 1


if __name__ == "__main__":
    print(run(sys.argv[1]))
