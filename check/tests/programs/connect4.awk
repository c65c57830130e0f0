# A game of Connect 4, one grid of characters.
BEGIN { for (row = 1; row <= 6; row++) for (column = 1; column <= 8; column++) cell[row, column] = " " }
/^$/ { board() }
{ for (word = 1; word <= NF; word++) drop($word) }
END { if (!over) print "QUIT" }

function drop(column,   row) {
    for (row = 1; row <= 6 && cell[row, column] != " "; row++) { }
    if (row == 7) { print "INVALID"; return }
    cell[row, column] = discs++ % 2 ? "1" : "0"
    if (line(row, column, 0, 1) || line(row, column, 1, 0) || line(row, column, 1, 1) || line(row, column, 1, -1)) finish("CONNECT4")
    if (discs == 48) finish("FULL")
}
function line(row, column, up, right) {
    return 1 + length_of(row, column, up, right) + length_of(row, column, -up, -right) >= 4
}
function length_of(row, column, up, right,   n) {
    while (cell[row, column] == cell[row + up, column + right]) { n++; row += up; column += right }
    return n
}
function board(   row, column) {
    for (row = 6; row; row--) {
        printf "|"
        for (column = 1; column <= 8; column++) printf "%s", cell[row, column]
        print "|"
    }
    print "\\--------/"
}
function finish(verdict) { print verdict; board(); over = 1; exit }
