# The end of a game of SET: two cards determine the third.
{ for (word = 1; word <= NF; word++) card[++count] = $word }
END {
    dealt = count < 12 ? count : 12
    for (size = 0; size < dealt; size++) table[size + 1] = card[size + 1]
    show()
    while (take() || more()) show()
}

function take(   x, y, z, place) {
    for (x = 1; x <= size; x++)
        for (y = x + 1; y <= size; y++)
            for (z = y + 1; z <= size; z++)
                if (table[z] == third(table[x], table[y])) {
                    print "-", table[x], table[y], table[z]
                    place = 0
                    for (n = 1; n <= size; n++) if (n != x && n != y && n != z) table[++place] = table[n]
                    size = place
                    if (size < 12) deal()
                    return 1
                }
}
function third(a, b,   digits, n) {
    for (n = 1; n <= 4; n++) digits = digits (substr(a, n, 1) == substr(b, n, 1) ? substr(a, n, 1) : 6 - substr(a, n, 1) - substr(b, n, 1))
    return digits
}
function more() {
    if (dealt < count) { print "+"; deal(); return 1 }
}
function deal(   n) { for (n = 0; n < 3 && dealt < count; n++) table[++size] = card[++dealt] }
function show(   n) {
    printf "="
    for (n = 1; n <= size; n++) printf " %s", table[n]
    print ""
}
