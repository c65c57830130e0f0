// All solutions of a turtle puzzle, in another layout: the boards have no borders and follow their
// CHECK lines.
#include <stdio.h>
#include <string.h>

enum { TOP, RIGHT, BOTTOM, LEFT };

static int side[9][4], left[9], types, total;
// what lies at each place, and by how many quarter turns it is turned
static int type[9], turn[9];

static int at(int place, int where) { return side[type[place]][(where + 4 - turn[place]) % 4]; }

static int is_of_type(int type, const int *card) {
    for (int turn = 0; turn < 4; turn++) {
        int n = 0;
        while (n < 4 && card[n] == side[type][(n + turn) % 4]) n++;
        if (n == 4) return 1;
    }
    return 0;
}

static void add(const int *card) {
    int type = 0;
    while (type < types && !is_of_type(type, card)) type++;
    if (type == types) memcpy(side[types++], card, sizeof side[type]);
    left[type]++;
}

// After so many quarter turns, a card looks as before.
static int turns(const int *card) {
    if (card[TOP] != card[BOTTOM] || card[LEFT] != card[RIGHT]) return 4;
    return card[TOP] == card[LEFT] ? 1 : 2;
}

static void show(void) {
    printf("CHECK: ");
    for (int place = 0; place < 9; place++)
        printf("%d,%d,%d,%d,%d;", type[place] + 1, at(place, TOP), at(place, RIGHT), at(place, BOTTOM), at(place, LEFT));
    printf("\n");
    for (int row = 0; row < 9; row += 3) {
        for (int place = row; place < row + 3; place++) printf("  %d", at(place, TOP));
        printf("\n");
        for (int place = row; place < row + 3; place++) printf(" %d %d %d", at(place, LEFT), type[place] + 1, at(place, RIGHT));
        printf("\n");
        for (int place = row; place < row + 3; place++) printf("  %d", at(place, BOTTOM));
        printf("\n");
    }
}

static int fits(int place) {
    return (place < 3 || at(place, TOP) == -at(place - 3, BOTTOM)) &&
           (place % 3 == 0 || at(place, LEFT) == -at(place - 1, RIGHT));
}

static void search(int place) {
    if (place == 9) {
        if (total++ < 50) show();
        return;
    }
    for (int next = 0; next < types; next++) {
        if (!left[next]) continue;
        left[next]--;
        type[place] = next;
        for (turn[place] = 0; turn[place] < turns(side[next]); turn[place]++)
            if (fits(place)) search(place + 1);
        left[next]++;
    }
}

int main(void) {
    int card[4];
    scanf("#%*[^\n]");
    while (scanf("%d %d %d %d", card, card + 1, card + 2, card + 3) == 4) add(card);
    for (int n = 0; n < types; n++)
        printf("%d. %d * [%d %d %d %d]\n", n + 1, left[n], side[n][TOP], side[n][RIGHT], side[n][BOTTOM], side[n][LEFT]);
    search(0);
    printf("Anzahl: %d\n", total);
    return 0;
}
