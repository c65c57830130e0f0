//! A naive model of the rules. Two cards determine the third of a set, so pairs of cards are searched.

/// The place values of the four digits of a card.
pub(super) const ATTRIBUTES: [i32; 4] = [1000, 100, 10, 1];
/// The number of cards on the table from which no more are dealt after a set.
pub(super) const ENOUGH: usize = 12;

/// A move: it takes a set, or deals cards if there is none.
#[derive(Debug)]
pub(super) struct Move {
    /// The table before the move.
    pub(super) table: Vec<i32>,
    pub(super) set: Option<[i32; 3]>,
}

/// Returns the output for a game.
pub fn play(cards: &[i32]) -> String {
    let (moves, table) = moves(cards);
    let text = moves.iter().map(|made| {
        let change = made.set.map_or(line('+', &[]), |set| line('-', &set));
        line('=', &made.table) + &change
    });
    text.collect::<String>() + &line('=', &table)
}

/// Returns the moves of a game, and the table at its end.
pub(super) fn moves(cards: &[i32]) -> (Vec<Move>, Vec<i32>) {
    let (table, deck) = cards.split_at(cards.len().min(ENOUGH));
    let (mut table, mut deck, mut moves) = (table.to_vec(), deck.to_vec(), Vec::new());
    loop {
        let set = first_set(&table);
        if set.is_none() && deck.is_empty() {
            return (moves, table);
        }
        moves.push(Move { table: table.clone(), set });
        table.retain(|card| !set.is_some_and(|set| set.contains(card)));
        if set.is_none() || table.len() < ENOUGH {
            table.extend(deck.drain(..deck.len().min(3)));
        }
    }
}

/// Returns the first set of a table.
pub(super) fn first_set(table: &[i32]) -> Option<[i32; 3]> {
    sets(table).next()
}

/// Returns the sets of a table, the first one first.
pub(super) fn sets(table: &[i32]) -> impl Iterator<Item = [i32; 3]> + '_ {
    pairs(table).filter_map(|(place, [a, b])| {
        let c = third(a, b);
        table[place + 1..].contains(&c).then_some([a, b, c])
    })
}

/// Returns all pairs of cards in lexicographic order of their places, each with the place of the second.
pub(super) fn pairs(table: &[i32]) -> impl Iterator<Item = (usize, [i32; 2])> + '_ {
    let places = 0..table.len();
    places.flat_map(move |x| (x + 1..table.len()).map(move |y| (y, [table[x], table[y]])))
}

/// Returns the card that makes a set with two cards: their digit where they are alike, else the third one.
pub(super) fn third(a: i32, b: i32) -> i32 {
    let digits = ATTRIBUTES.map(|place| match (a / place % 10, b / place % 10) {
        (a, b) if a == b => a * place,
        (a, b) => (1 + 2 + 3 - a - b) * place,
    });
    digits.iter().sum()
}

fn line(sign: char, cards: &[i32]) -> String {
    cards.iter().fold(sign.to_string(), |line, card| format!("{line} {card}")) + "\n"
}
