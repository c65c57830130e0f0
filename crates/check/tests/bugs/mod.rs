//! Bugs of beginners, and bugs that hide: what turns a right program into a wrong one.

/// What is wrong, in which program, which part of it is replaced, and by what.
pub(crate) type Bug = (&'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip]
pub(crate) const SET_SIM: &[Bug] = &[
    ("a space after the sign of an empty table", "set-sim.py", r#"print(" ".join([sign] + cards))"#, r#"print(sign, " ".join(cards)) if cards or sign == "=" else print(sign)"#),
    ("no refill", "set-sim.py", "        if len(table) < 12:", "        if False:"),
    ("refill beyond twelve", "set-sim.py", "        if len(table) < 12:", "        if True:"),
    ("wrong second card at a tie", "set-sim.awk", "y = x + 1; y <= size; y++)", "y = size; y > x; y--)"),
    ("the fourth attribute is ignored", "set-sim.awk", "return digits", "return substr(digits, 1, 3) substr(b, 4, 1)"),
    ("new cards go to the front", "set-sim.py", "            table, deck = table + deck[:3], deck[3:]\n    elif", "            table, deck = deck[:3] + table, deck[3:]\n    elif"),
    ("the cards of a set are sorted", "set-sim.py", r#"show("-", first)"#, r#"show("-", sorted(first))"#),
    ("15 cards are dealt first", "set-sim.py", "cards[:12], cards[12:]", "cards[:15], cards[15:]"),
    ("no more than 18 cards on the table", "set-sim.awk", "if (dealt < count) {", "if (dealt < count && size < 18) {"),
    ("one card is refilled", "set-sim.pl", "splice @deck, 0, 3 if @table", "splice @deck, 0, 1 if @table"),
    ("the game ends with the deck", "set-sim.pl", "if (my @set = first_set())", "if ((my @set = first_set()) && @deck)"),
    ("two alike and one different are a set", "set-sim.pl", "$sum % 3 == 0", "$sum % 3 != 1"),
    ("only 63 cards are read", "set-sim.awk", "card[++count] = $word", "if (count < 63) card[++count] = $word"),
];

#[rustfmt::skip]
pub(crate) const CONNECT4: &[Bug] = &[
    ("FULL is tested before CONNECT4", "connect4.awk", "    if (line(", "    if (discs == 48) finish(\"FULL\")\n    if (line("),
    ("INVALID counts towards FULL", "connect4.py", "            print(\"INVALID\")\n", "            print(\"INVALID\")\n            discs += 2\n"),
    ("INVALID loses the turn", "connect4.py", "            print(\"INVALID\")\n", "            print(\"INVALID\")\n            discs += 1\n"),
    ("no falling diagonal", "connect4.py", "(1, 1), (1, -1):", "(1, 1), (1, 1):"),
    ("no rising diagonal in the last columns", "connect4.py", "for n in range(start, start + 4)]", "for n in range(start, start + 4) if (right, up, column + start) != (1, 1, 4)]"),
    ("no FULL by a disc in column 5", "connect4.py", "if discs == 48:", "if discs == 48 and column != 4:"),
    ("no CONNECT4 by the 48th disc", "connect4.py", "if is_won(column,", "if discs < 48 and is_won(column,"),
    ("lines wrap round the sides", "connect4.py", "columns[column][row] if 0 <= column < 8 and 0 <= row < len(columns[column])", "columns[column % 8][row] if 0 <= row < len(columns[column % 8])"),
    ("blank lines show one board", "connect4.py", "    if line == \"\\n\":\n        board()\n", "    if line == \"\\n\" != globals().get(\"last\"):\n        board()\n    last = line\n"),
    ("the game goes on after FULL", "connect4.awk", r#"if (discs == 48) finish("FULL")"#, r#"if (discs == 48) { print "FULL"; board() }"#),
    ("no line whose gap is filled last", "connect4.awk", "right) + length_of(row", "right) >= 4 || 1 + length_of(row"),
    ("column 8 is not read", "connect4.pl", r"$line =~ /\d/g", "$line =~ /[1-7]/g"),
    ("yellow has no upright line", "connect4.pl", "} 0, 8, 9, 7;", "} 0, 9, 7, $disc ? () : 8;"),
];

#[rustfmt::skip]
pub(crate) const TURTLE_PUZZLE: &[Bug] = &[
    ("the 51st solution", "turtle-puzzle.py", "found <= 50", "found <= 51"),
    ("the total stops at 50", "turtle-puzzle.awk", "if (total++ < 50) show(); return", "if (total < 50) { total++; show() } return"),
    ("the total stops at 100", "turtle-puzzle.awk", "if (total++ < 50) show(); return", "if (total < 100 && total++ < 50) show(); return"),
    ("no total", "turtle-puzzle.py", "if found > 50:", "if found > 1000:"),
    ("equal cards count apart", "turtle-puzzle.py", "            left[number] += 1\n            break", "            continue"),
    ("turns of a symmetric card count apart", "turtle-puzzle.py", "types.append(sorted(set(turns), key=turns.index))", "types.append(turns)"),
    ("a half turn of a card counts apart", "turtle-puzzle.awk", "(a == b ? 1 : 2) : 4", "(a == b ? 1 : 4) : 4"),
    ("no solution that a half turn carries into itself", "turtle-puzzle.py", "        found += 1\n", "        if board == [(number, card[2:] + card[:2]) for number, card in board[::-1]]:\n            return\n        found += 1\n"),
    ("a mirrored card has the same type", "turtle-puzzle.py", "        if card in known:", "        if card in known or card[::-1] in known:"),
    ("a turned card has another type", "turtle-puzzle.awk", " = number[b, c, d, a] = type", " = type"),
    ("the last card fits anything at its left", "turtle-puzzle.py", "place % 3 == 0 or", "place % 3 == 0 or place == 8 or"),
    ("no card is turned three times", "turtle-puzzle.awk", "turn < turns[type]; turn++", "turn < turns[type] && turn < 3; turn++"),
    ("the last card is not turned", "turtle-puzzle.py", "for card in turns:", "for card in turns[:1 + 3 * (place < 8)]:"),
];
