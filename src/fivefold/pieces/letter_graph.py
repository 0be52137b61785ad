"""The graph of a dictionary, in which words with equal endings share nodes, built from a list of words."""

from array import array
from collections.abc import Mapping
from typing import NamedTuple

SIZES: tuple[int, ...] = (0, 10, 20, 35, 40, 50, 55, 60, 70, 80, 95)
"""How common a word is, from 10 (very common) to 95 (very rare); 0 is not a word."""


class Graph(NamedTuple):
    """The three arrays of a lexicon."""

    marks: "array[int]"
    starts: "array[int]"
    links: "array[int]"


def marks_of(alphabet: str) -> "array[int]":
    """Return an array for integers with a bit for each letter and a level above them."""
    return array("I" if len(alphabet) + len(SIZES).bit_length() <= 32 else "Q")


class _Node:
    """A node under construction; nodes that lead to the same words are equal."""

    __slots__ = ("level", "links", "number")

    def __init__(self) -> None:
        self.level, self.links, self.number = 0, dict[str, _Node](), -1


def graph_of(levels: Mapping[str, int], alphabet: str) -> Graph:
    """Return the graph of some words; each finished branch is merged with an equal one."""
    root = _Node()
    kept: dict[object, _Node] = {}
    path: list[tuple[_Node, str, _Node]] = []
    before = ""

    def finish(length: int) -> None:
        while len(path) > length:
            parent, letter, node = path.pop()
            key = (node.level, *((letter, id(child)) for letter, child in node.links.items()))
            parent.links[letter] = kept.setdefault(key, node)

    for word in sorted(levels):
        common = 0
        while common < min(len(word), len(before)) and word[common] == before[common]:
            common += 1
        finish(common)
        node = path[-1][2] if path else root
        for letter in word[common:]:
            child = _Node()
            node.links[letter] = child
            path.append((node, letter, child))
            node = child
        node.level, before = SIZES.index(levels[word]), word
    finish(0)
    return _numbered(root, alphabet)


def _numbered(root: _Node, alphabet: str) -> Graph:
    root.number, order = 0, [root]
    for node in order:
        for child in node.links.values():
            if child.number < 0:
                child.number = len(order)
                order.append(child)
    marks, starts, links = marks_of(alphabet), array("I"), array("I")
    bits = {letter: 1 << n for n, letter in enumerate(alphabet)}
    for node in order:
        marks.append(sum(bits[letter] for letter in node.links) | node.level << len(alphabet))
        starts.append(len(links))
        links.extend(child.number for child in node.links.values())
    return Graph(marks, starts, links)
