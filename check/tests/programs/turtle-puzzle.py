# All solutions of a turtle puzzle, place by place.
import sys

lines = sys.stdin.read().splitlines()
types, left = [], []
for line in lines[1:]:
    card = tuple(map(int, line.split()))
    turns = [card[-turn:] + card[:-turn] for turn in range(4)]
    for number, known in enumerate(types):
        if card in known:
            left[number] += 1
            break
    else:
        types.append(sorted(set(turns), key=turns.index))
        left.append(1)

board, found = [], 0
print("Es gibt", len(types), "verschiedene Kartentypen:")
for number, turns in enumerate(types):
    print(f"{number + 1}. {left[number]} * [{' '.join(map(str, turns[0]))}]")


def show():
    for row in board[:3], board[3:6], board[6:]:
        print("|", " | ".join(f"   {top:2}   " for _, (top, *_) in row), "|")
        print("|", " | ".join(f"{left:2} {number + 1:2} {right:2}" for number, (_, right, _, left) in row), "|")
        print("|", " | ".join(f"   {bottom:2}   " for _, (*_, bottom, _) in row), "|")
    print("CHECK: " + "".join(f"{number + 1},{t},{r},{b},{l};" for number, (t, r, b, l) in board))


def search():
    global found
    place = len(board)
    if place == 9:
        found += 1
        if found <= 50:
            show()
        return
    for number, turns in enumerate(types):
        if left[number]:
            left[number] -= 1
            for card in turns:
                above = place < 3 or board[place - 3][1][2] == -card[0]
                beside = place % 3 == 0 or board[place - 1][1][1] == -card[3]
                if above and beside:
                    board.append((number, card))
                    search()
                    board.pop()
            left[number] += 1


search()
if found > 50:
    print(f"Es gibt insgesamt {found} Loesungen.")
elif not found:
    print("Es gibt keine Loesung.")
