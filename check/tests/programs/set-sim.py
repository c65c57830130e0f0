# The end of a game of SET, by triples of positions.
import itertools
import sys

cards = sys.stdin.read().split()
table, deck = cards[:12], cards[12:]


def is_set(triple):
    return all(len(set(digits)) != 2 for digits in zip(*triple))


def show(sign, cards):
    print(" ".join([sign] + cards))


show("=", table)
while True:
    first = next((list(triple) for triple in itertools.combinations(table, 3) if is_set(triple)), None)
    if first:
        show("-", first)
        table = [card for card in table if card not in first]
        if len(table) < 12:
            table, deck = table + deck[:3], deck[3:]
    elif deck:
        show("+", [])
        table, deck = table + deck[:3], deck[3:]
    else:
        break
    show("=", table)
