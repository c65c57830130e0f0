//! A naive model of the rules: each search for a set tries all triples of positions.

/// The number of cards on the table from which no more are dealt after a set.
const ENOUGH: usize = 12;

/// A move: it takes a set, or deals cards if there is none.
#[derive(Debug)]
pub(super) struct Move {
    /// The table before the move.
    pub(super) table: Vec<i32>,
    /// How many cards are left in the deck before the move.
    pub(super) left: usize,
    pub(super) set: Option<[i32; 3]>,
}

/// Returns the output for a game.
pub fn play(cards: &[i32]) -> String {
    let (moves, table) = moves(cards, first_set);
    let text = moves.iter().map(|made| {
        let change = made.set.map_or(line('+', &[]), |set| line('-', &set));
        line('=', &made.table) + &change
    });
    text.collect::<String>() + &line('=', &table)
}

/// Returns the moves of a game, and the table at its end.
pub(super) fn moves(
    cards: &[i32],
    first_set: fn(&[i32]) -> Option<[i32; 3]>,
) -> (Vec<Move>, Vec<i32>) {
    let (table, deck) = cards.split_at(cards.len().min(ENOUGH));
    let (mut table, mut deck, mut moves) = (table.to_vec(), deck.to_vec(), Vec::new());
    loop {
        let set = first_set(&table);
        if set.is_none() && deck.is_empty() {
            return (moves, table);
        }
        moves.push(Move { table: table.clone(), left: deck.len(), set });
        table.retain(|card| !set.is_some_and(|set| set.contains(card)));
        if set.is_none() || table.len() < ENOUGH {
            table.extend(deck.drain(..deck.len().min(3)));
        }
    }
}

fn first_set(table: &[i32]) -> Option<[i32; 3]> {
    triples(table).find(is_set)
}

/// Returns all triples of cards, in lexicographic order of their positions.
pub fn triples(cards: &[i32]) -> impl Iterator<Item = [i32; 3]> + '_ {
    pairs(cards.len())
        .flat_map(move |(x, y)| cards[y + 1..].iter().map(move |&z| [cards[x], cards[y], z]))
}

/// Returns all pairs of different indices, in lexicographic order.
pub(super) fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |first| (first + 1..count).map(move |second| (first, second)))
}

fn is_set(cards: &[i32; 3]) -> bool {
    [1000, 100, 10, 1].iter().all(|attribute| {
        let [a, b, c] = cards.map(|card| card / attribute % 10);
        (a == b && b == c) || (a != b && b != c && a != c)
    })
}

fn line(sign: char, cards: &[i32]) -> String {
    cards.iter().fold(sign.to_string(), |line, card| format!("{line} {card}")) + "\n"
}
