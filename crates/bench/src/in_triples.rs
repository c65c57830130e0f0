//! A game of SET as a beginner would write it: three loops and formatted printing.

use std::fmt::Write;

/// Plays the game of the given cards, and gives all that is printed.
///
/// # Panics
///
/// If the input is no game.
pub fn play_in_triples(input: &str) -> String {
    let mut deck: Vec<u32> =
        input.split_whitespace().map(|card| card.parse().expect("a card")).collect();
    let mut table: Vec<u32> = deck.drain(..deck.len().min(12)).collect();
    let mut text = String::new();
    print(&mut text, '=', &table);
    loop {
        if let Some([x, y, z]) = first_set(&table) {
            print(&mut text, '-', &[table[x], table[y], table[z]]);
            table.remove(z);
            table.remove(y);
            table.remove(x);
            if table.len() < 12 {
                table.extend(deck.drain(..deck.len().min(3)));
            }
        } else if deck.is_empty() {
            return text;
        } else {
            print(&mut text, '+', &[]);
            table.extend(deck.drain(..3));
        }
        print(&mut text, '=', &table);
    }
}

fn print(text: &mut String, sign: char, cards: &[u32]) {
    write!(text, "{sign}").expect("a string takes all");
    for card in cards {
        write!(text, " {card}").expect("a string takes all");
    }
    writeln!(text).expect("a string takes all");
}

fn first_set(table: &[u32]) -> Option<[usize; 3]> {
    for x in 0..table.len() {
        for y in x + 1..table.len() {
            for z in y + 1..table.len() {
                if is_set(table[x], table[y], table[z]) {
                    return Some([x, y, z]);
                }
            }
        }
    }
    None
}

fn is_set(a: u32, b: u32, c: u32) -> bool {
    [1000, 100, 10, 1]
        .iter()
        .all(|place| (a / place % 10 + b / place % 10 + c / place % 10) % 3 == 0)
}
