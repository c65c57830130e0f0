# A game of Connect 4, line by line.
import sys

columns = [[] for _ in range(8)]
discs = 0


def at(column, row):
    return columns[column][row] if 0 <= column < 8 and 0 <= row < len(columns[column]) else None


def board():
    for row in range(5, -1, -1):
        print("|" + "".join(at(column, row) or " " for column in range(8)) + "|")
    print("\\--------/")


def is_won(column, row):
    for right, up in (1, 0), (0, 1), (1, 1), (1, -1):
        for start in range(-3, 1):
            line = [at(column + n * right, row + n * up) for n in range(start, start + 4)]
            if line == [at(column, row)] * 4:
                return True
    return False


for line in sys.stdin:
    if line == "\n":
        board()
    for word in line.split():
        column = int(word) - 1
        if len(columns[column]) == 6:
            print("INVALID")
            continue
        columns[column].append("01"[discs % 2])
        discs += 1
        if is_won(column, len(columns[column]) - 1):
            print("CONNECT4")
            board()
            sys.exit()
        if discs == 48:
            print("FULL")
            board()
            sys.exit()
print("QUIT")
