//! Beginners' bugs, and bugs that are hard to find: edits that turn a correct program into a wrong one.

pub(crate) mod rare;

/// What is wrong, the program, the part of it that is replaced, and the replacement.
pub(crate) type Bug = (&'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip]
pub(crate) const SET_SIM: &[Bug] = &[
    ("a space follows the sign of an empty table", "set-sim.py", r#"print(" ".join([sign] + cards))"#, r#"print(sign, " ".join(cards)) if cards or sign == "=" else print(sign)"#),
    ("the table is not refilled", "set-sim.py", "        if len(table) < 12:", "        if False:"),
    ("the table is refilled beyond twelve", "set-sim.py", "        if len(table) < 12:", "        if True:"),
    ("the second card is the last that fits", "set-sim.awk", "y = x + 1; y <= size; y++)", "y = size; y > x; y--)"),
    ("the fourth attribute is ignored", "set-sim.awk", "return digits", "return substr(digits, 1, 3) substr(b, 4, 1)"),
    ("new cards go to the front", "set-sim.py", "            table, deck = table + deck[:3], deck[3:]\n    elif", "            table, deck = deck[:3] + table, deck[3:]\n    elif"),
    ("the cards of a set are sorted", "set-sim.py", r#"show("-", first)"#, r#"show("-", sorted(first))"#),
    ("15 cards are dealt first", "set-sim.py", "cards[:12], cards[12:]", "cards[:15], cards[15:]"),
    ("the table never has more than 18 cards", "set-sim.awk", "if (dealt < count) {", "if (dealt < count && size < 18) {"),
    ("only one card is refilled", "set-sim.pl", "splice @deck, 0, 3 if @table", "splice @deck, 0, 1 if @table"),
    ("the game ends with the deck", "set-sim.pl", "if (my @set = first_set())", "if ((my @set = first_set()) && @deck)"),
    ("two equal digits and a different one make a set", "set-sim.pl", "$sum % 3 == 0", "$sum % 3 != 1"),
    ("only 63 cards are read", "set-sim.awk", "card[++count] = $word", "if (count < 63) card[++count] = $word"),
    ("two spaces enclose an empty card", "set-sim.py", "sys.stdin.read().split()", "[card for line in sys.stdin for card in line.rstrip(\"\\n\").split(\" \") if line != \"\\n\"]"),
    ("a blank line is an error", "set-sim.awk", "{ for (word = 1; word <= NF; word++) card", "/^$/ { exit 1 }\n{ for (word = 1; word <= NF; word++) card"),
    ("the last line is not read without its end", "set-sim.py", "sys.stdin.read().split()", "sys.stdin.read().rpartition(\"\\n\")[0].split()"),
];

#[rustfmt::skip]
pub(crate) const CONNECT4: &[Bug] = &[
    ("FULL is tested before CONNECT4", "connect4.awk", "    if (line(", "    if (discs == 48) finish(\"FULL\")\n    if (line("),
    ("INVALID counts towards FULL", "connect4.py", "            print(\"INVALID\")\n", "            print(\"INVALID\")\n            discs += 2\n"),
    ("INVALID loses the turn", "connect4.py", "            print(\"INVALID\")\n", "            print(\"INVALID\")\n            discs += 1\n"),
    ("falling diagonals do not count", "connect4.py", "(1, 1), (1, -1):", "(1, 1), (1, 1):"),
    ("rising diagonals in the last columns do not count", "connect4.py", "for n in range(start, start + 4)]", "for n in range(start, start + 4) if (right, up, column + start) != (1, 1, 4)]"),
    ("a disc in column 5 never makes FULL", "connect4.py", "if discs == 48:", "if discs == 48 and column != 4:"),
    ("the 48th disc never makes CONNECT4", "connect4.py", "if is_won(column,", "if discs < 48 and is_won(column,"),
    ("lines wrap around the sides", "connect4.py", "columns[column][row] if 0 <= column < 8 and 0 <= row < len(columns[column])", "columns[column % 8][row] if 0 <= row < len(columns[column % 8])"),
    ("only the first of several blank lines prints the board", "connect4.py", "    if line == \"\\n\":\n        board()\n", "    if line == \"\\n\" != globals().get(\"last\"):\n        board()\n    last = line\n"),
    ("the game goes on after FULL", "connect4.awk", r#"if (discs == 48) finish("FULL")"#, r#"if (discs == 48) { print "FULL"; board() }"#),
    ("filling a gap does not win", "connect4.awk", "right) + length_of(row", "right) >= 4 || 1 + length_of(row"),
    ("column 8 is not read", "connect4.pl", r"$line =~ /\d/g", "$line =~ /[1-7]/g"),
    ("only 4096 bytes are read", "connect4.py", "in sys.stdin:", "in sys.stdin.read(4096).splitlines(True):"),
    ("only 300 moves are kept", "connect4.awk", "drop($word) }", "if (count++ < 300) drop($word) }"),
    ("yellow never wins vertically", "connect4.pl", "} 0, 8, 9, 7;", "} 0, 9, 7, $disc ? () : 8;"),
];

#[rustfmt::skip]
pub(crate) const TURTLE_PUZZLE: &[Bug] = &[
    ("51 solutions are printed", "turtle-puzzle.py", "found <= 50", "found <= 51"),
    ("the total stops at 50", "turtle-puzzle.awk", "if (total++ < 50) show(); return", "if (total < 50) { total++; show() } return"),
    ("the total stops at 100", "turtle-puzzle.awk", "if (total++ < 50) show(); return", "if (total < 100 && total++ < 50) show(); return"),
    ("the total is missing", "turtle-puzzle.py", "if found > 50:", "if found > 1000:"),
    ("equal cards have different types", "turtle-puzzle.py", "            left[number] += 1\n            break", "            continue"),
    ("rotations of a symmetric card count separately", "turtle-puzzle.py", "types.append(sorted(set(turns), key=turns.index))", "types.append(turns)"),
    ("a half turn of a symmetric card counts separately", "turtle-puzzle.awk", "(a == b ? 1 : 2) : 4", "(a == b ? 1 : 4) : 4"),
    ("solutions that a half turn maps to themselves are missing", "turtle-puzzle.py", "        found += 1\n", "        if board == [(number, card[2:] + card[:2]) for number, card in board[::-1]]:\n            return\n        found += 1\n"),
    ("mirrored cards have the same type", "turtle-puzzle.py", "        if card in known:", "        if card in known or card[::-1] in known:"),
    ("rotated cards have different types", "turtle-puzzle.awk", " = number[b, c, d, a] = type", " = type"),
    ("the left side of the last card is not compared", "turtle-puzzle.py", "place % 3 == 0 or", "place % 3 == 0 or place == 8 or"),
    ("no card is turned three times", "turtle-puzzle.awk", "turn < turns[type]; turn++", "turn < turns[type] && turn < 3; turn++"),
    ("numbers in the comment line are sides", "turtle-puzzle.py", "lines = sys.stdin.read().splitlines()", "import re; sides = re.findall(\"-?[0-9]+\", sys.stdin.read())\nlines = [\"\"] + [\" \".join(sides[n:n + 4]) for n in range(0, 36, 4)]"),
    ("the last card is not turned", "turtle-puzzle.py", "for card in turns:", "for card in turns[:1 + 3 * (place < 8)]:"),
    ("the list of types is missing", "turtle-puzzle.awk", "type \".\" left", "type \": \" left"),
    ("the list has the sides of a type in order", "turtle-puzzle.py", "map(str, turns[0])", "map(str, sorted(turns[0]))"),
    ("each multiplicity is 1", "turtle-puzzle.py", "{left[number]} *", "1 *"),
    ("the number of types is that of the cards", "turtle-puzzle.py", "len(types), \"ver", "len(lines) - 1, \"ver"),
    ("a board shows types from 0", "turtle-puzzle.py", "{number + 1:2} {right", "{number:2} {right"),
    ("a board shows its lowest row in all rows", "turtle-puzzle.awk", "split(check[place], card", "split(check[6 + place % 3], card"),
    ("left and right sides of a board are exchanged", "turtle-puzzle.awk", "card[5] \" \" card[1] \" \" card[3]", "card[3] \" \" card[1] \" \" card[5]"),
];
