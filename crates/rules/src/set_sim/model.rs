//! A naive model of the rules: each search for a set tries all triples of positions.

/// Returns the output for a game.
pub fn play(cards: &[i32]) -> String {
    let (table, deck) = cards.split_at(cards.len().min(12));
    let (mut table, mut deck) = (table.to_vec(), deck.to_vec());
    let mut text = line('=', &table);
    loop {
        if let Some(set) = first_set(&table) {
            table.retain(|card| !set.contains(card));
            if table.len() < 12 && !deck.is_empty() {
                table.extend(deck.drain(..3));
            }
            text += &line('-', &set);
        } else if !deck.is_empty() {
            table.extend(deck.drain(..3));
            text += &line('+', &[]);
        } else {
            return text;
        }
        text += &line('=', &table);
    }
}

fn first_set(table: &[i32]) -> Option<[i32; 3]> {
    triples(table).find(is_set)
}

/// Returns all triples of cards, in lexicographic order of their positions.
pub fn triples(cards: &[i32]) -> impl Iterator<Item = [i32; 3]> + '_ {
    let pairs = (0..cards.len()).flat_map(move |x| (x + 1..cards.len()).map(move |y| (x, y)));
    pairs.flat_map(move |(x, y)| cards[y + 1..].iter().map(move |&z| [cards[x], cards[y], z]))
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
