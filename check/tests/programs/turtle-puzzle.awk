# All solutions of a turtle puzzle, in another layout: the types are turned and in another order, and the boards
# without borders follow their CHECK lines.
/^#/ { print "Kartensatz:" $0; next }
{ add($1, $2, $3, $4) }
END { for (type = types; type; type--) print type "." left[type] "*[ " side[type, 1], side[type, 2], side[type, 3], side[type, 0] " ]" }
END { search(0); print "\nAnzahl:", total + 0, "\n" }

function add(a, b, c, d,   type) {
    type = number[a, b, c, d]
    if (!type) {
        type = ++types
        number[a, b, c, d] = number[d, a, b, c] = number[c, d, a, b] = number[b, c, d, a] = type
        turns[type] = a == c && b == d ? (a == b ? 1 : 2) : 4
        for (type = 0; type < 4; type++) side[types, type] = type == 0 ? a : type == 1 ? b : type == 2 ? c : d
        type = types
    }
    left[type]++
}
function search(place,   type, turn, start) {
    if (place == 9) { if (total++ < 50) show(); return }
    for (type = 1; type <= types; type++) if (left[type]) {
        left[type]--
        for (turn = 0; turn < turns[type]; turn++) {
            start = 4 - turn
            if (place > 2 && side[type, start % 4] + bottom[place - 3]) continue
            if (place % 3 && side[type, (start + 3) % 4] + right[place - 1]) continue
            right[place] = side[type, (start + 1) % 4]
            bottom[place] = side[type, (start + 2) % 4]
            check[place] = type ", " side[type, start % 4] ", " right[place] ", " bottom[place] ", " side[type, (start + 3) % 4] "; "
            search(place + 1)
        }
        left[type]++
    }
}
function show(   place, card, top, middle, bottom) {
    printf "  CHECK: "
    for (place = 0; place < 9; place++) printf "%s", check[place]
    print ""
    for (place = 0; place < 9; place++) {
        split(check[place], card, /[,;] /)
        top = top "  " card[2]
        middle = middle " " card[5] " " card[1] " " card[3]
        bottom = bottom "  " card[4]
        if (place % 3 == 2) { print top "\n" middle "\n" bottom; top = middle = bottom = "" }
    }
}
