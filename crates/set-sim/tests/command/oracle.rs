//! The rules, written plainly: three cards are compared attribute by attribute, and all triples of
//! a table are tried in order.

use std::collections::VecDeque;

/// A card, as the digits of its four attributes.
pub(crate) type Card = [u8; 4];

/// Returns the output for the cards of a game.
pub(crate) fn output(cards: &[Card]) -> String {
    let mut deck = VecDeque::from(cards.to_vec());
    let mut table = dealt(12, &mut deck);
    let mut output = line("=", &table);
    loop {
        if let Some([x, y, z]) = first_set(&table) {
            output += &line("-", &[table[x], table[y], table[z]]);
            for place in [z, y, x] {
                table.remove(place);
            }
            if table.len() < 12 {
                table.extend(dealt(3, &mut deck));
            }
        } else if !deck.is_empty() {
            output += "+\n";
            table.extend(dealt(3, &mut deck));
        } else {
            return output;
        }
        output += &line("=", &table);
    }
}

/// Takes the next cards of a deck, or those that are left.
fn dealt(count: usize, deck: &mut VecDeque<Card>) -> Vec<Card> {
    deck.drain(..count.min(deck.len())).collect()
}

/// Returns the places of the first set of a table.
pub(crate) fn first_set(table: &[Card]) -> Option<[usize; 3]> {
    triples(table.len()).find(|places| is_set(places.map(|place| table[place])))
}

/// Returns whether three cards are all alike or all different in each attribute.
pub(crate) fn is_set(cards: [Card; 3]) -> bool {
    (0..4).all(|attribute| {
        let [a, b, c] = cards.map(|card| card[attribute]);
        (a == b && b == c) || (a != b && b != c && a != c)
    })
}

/// Returns all x < y < z below a number, in lexicographic order.
pub(crate) fn triples(count: usize) -> impl Iterator<Item = [usize; 3]> {
    (0..count)
        .flat_map(move |x| (x + 1..count).flat_map(move |y| (y + 1..count).map(move |z| [x, y, z])))
}

fn line(sign: &str, cards: &[Card]) -> String {
    cards.iter().fold(sign.to_owned(), |line, card| line + " " + &text(*card)) + "\n"
}

/// Returns the four digits of a card.
pub(crate) fn text(card: Card) -> String {
    card.iter().map(u8::to_string).collect()
}
