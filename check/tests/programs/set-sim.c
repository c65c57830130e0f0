// The end of a game of SET: the digits of a set sum to 3, 6 or 9.
#include <stdio.h>

int table[81], deck[81], count, dealt, size;

static void show(const char *sign, const int *cards, int length) {
    printf("%s", sign);
    for (int n = 0; n < length; n++) printf(" %d", cards[n]);
    printf("\n");
}

static int deal(int end) {
    int start = dealt;
    while (dealt < count && dealt < end) table[size++] = deck[dealt++];
    return dealt > start;
}

static int is_set(int a, int b, int c) {
    return !a || ((a % 10 + b % 10 + c % 10) % 3 == 0 && is_set(a / 10, b / 10, c / 10));
}

static int take(void) {
    for (int x = 0; x < size; x++)
        for (int y = x + 1; y < size; y++)
            for (int z = y + 1; z < size; z++)
                if (is_set(table[x], table[y], table[z])) {
                    int left = 0, set[] = {table[x], table[y], table[z]};
                    for (int n = 0; n < size; n++)
                        if (n != x && n != y && n != z) table[left++] = table[n];
                    size = left;
                    show("-", set, 3);
                    return 1;
                }
    return 0;
}

int main(void) {
    while (scanf("%d", &deck[count]) == 1) count++;
    deal(12);
    for (;;) {
        show("=", table, size);
        if (take()) {
            if (size < 12) deal(dealt + 3);
        } else if (deal(dealt + 3)) {
            printf("+\n");
        } else {
            return 0;
        }
    }
}
