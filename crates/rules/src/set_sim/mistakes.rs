//! Mistakes that programs for SET make. A row is what a program does, and the part of the model that it exchanges.

use super::model::{Places, Player, RIGHT};
use crate::mistake::{follows, Mistake};

/// Returns the mistakes.
pub(super) fn mistakes() -> Vec<Mistake> {
    [crate::mistakes::mistakes(), rules(), cards_that_are_sets()].into_iter().flatten().collect()
}

fn player(clause: &str, player: Player) -> Mistake {
    follows(clause, move |input| Some(player.answers(input)))
}

fn rules() -> Vec<Mistake> {
    vec![
        player("does not deal after a set", Player { refill: |_| 0, ..RIGHT }),
        player(
            "deals three cards after each set, also if 12 are left",
            Player { refill: |_| 3, ..RIGHT },
        ),
    ]
}

/// Three cards that are wrongly taken for a set, or not.
fn cards_that_are_sets() -> Vec<Mistake> {
    /// The digits of three cards in an attribute.
    type Digits = [i32; 3];
    fn fits([a, b, c]: Digits) -> bool {
        (a + b + c) % 3 == 0
    }
    fn digits(cards: [i32; 3]) -> [Digits; 4] {
        super::model::ATTRIBUTES.map(|place| cards.map(|card| card / place % 10))
    }
    /// Finds the first three cards for which something holds.
    fn first(table: &[i32], is_set: fn([Digits; 4]) -> bool) -> Option<Places> {
        let z = |[x, y]: [usize; 2]| (y + 1..table.len()).map(move |z| [x, y, z]);
        let mut triples = super::model::pairs(table.len()).flat_map(|(x, y)| z([x, y]));
        triples.find(|places| is_set(digits(places.map(|place| table[place]))))
    }
    vec![player(
        "does not look at the fourth attribute (shape)",
        Player {
            set: |table| first(table, |[a, b, c, _]| [a, b, c].into_iter().all(fits)),
            ..RIGHT
        },
    )]
}
