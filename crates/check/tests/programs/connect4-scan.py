# A game of Connect 4 that looks for a line from each cell of the board, row 0 at the top.
import sys

board = [[" "] * 8 for _ in range(6)]
discs = 0


def show():
    print("".join("|" + "".join(row) + "|\n" for row in board) + "\\--------/")


def is_line(row, column, down, right):
    cells = [board[row + n * down][column + n * right] for n in range(4)]
    return cells in (["0"] * 4, ["1"] * 4)


def is_won():
    horizontal = any(is_line(row, column, 0, 1) for row in range(0, 6) for column in range(0, 5))
    vertical = any(is_line(row, column, 1, 0) for row in range(0, 3) for column in range(0, 8))
    falling = any(is_line(row, column, 1, 1) for row in range(0, 3) for column in range(0, 5))
    rising = any(is_line(row, column, 1, -1) for row in range(0, 3) for column in range(3, 8))
    return horizontal or vertical or falling or rising


for line in sys.stdin:
    if line == "\n":
        show()
    for word in line.split():
        column = int(word) - 1
        free = [row for row in range(6) if board[row][column] == " "]
        if not free:
            print("INVALID")
            continue
        board[free[-1]][column] = "01"[discs % 2]
        discs += 1
        if is_won() or discs == 48:
            print("CONNECT4" if is_won() else "FULL")
            show()
            sys.exit()
print("QUIT")
