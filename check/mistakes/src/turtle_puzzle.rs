//! Mistakes that programs for turtle puzzles make. A row is what a program does, and the part of
//! the model that it exchanges.
//!
//! A row reads other cards, sets any fields of the [`Solver`] of the rules, or prints other lines
//! of a kind: `ENTRY`, `BOARD`, `CHECK` or `TOTAL`. Places count from 0, row by row. Types count
//! from 0 in the solver, and from 1 in what is printed.

mod boards;
mod lines;
mod reading;
mod solutions;
mod touching;
mod turning;

use crate::catalogue::{Catalogue, Numbered};
use crate::mistake::{follows, prints, Mistake, Shared};
use crate::printing::Answers;
use lines::{each_entry, entry_line, Entry};
use rules::turtle_puzzle::model::{cards, turns, Board, Card, Solver, RULES};
use rules::turtle_puzzle::report::{check, checked, drawing, drawn, BOARD, CHECK, ECHO};

/// A place of a board: the number of a type, and its card as turned.
type Place = (usize, Card);

/// Orders of sides that are not the right one.
const ORDERS: [(&str, fn(Card) -> Card); 4] = [
    ("anticlockwise", |[t, r, b, l]| [t, l, b, r]),
    ("as top, bottom, left, right", |[t, r, b, l]| [t, b, l, r]),
    ("as top, left, right, bottom", |[t, r, b, l]| [t, l, r, b]),
    ("as top, right, left, bottom", |[t, r, b, l]| [t, r, l, b]),
];

/// Where a solution is shown, as clauses call it. (Where a `CHECK` line is wrong, we do not judge
/// the board. So a program that is wrong in both is said to be wrong in `CHECK` lines.)
const SHOWN: [(&str, &str); 2] = [("boards", BOARD), ("CHECK lines", CHECK)];

/// What is shown for each place, by what is right, and the card as given. `{}` says where.
const PLACES: [(&str, fn(Place, Card) -> Place); 9] = [
    ("shows the top side also at the bottom in {}", |(n, [t, r, _, l]), _| (n, [t, r, t, l])),
    ("numbers types from 0 in {}", |(n, card), _| (n.saturating_sub(1), card)),
    ("gives each card type 1 in {}", |(_, card), _| (1, card)),
    ("exchanges left and right in {}", |(n, [t, r, b, l]), _| (n, [t, l, b, r])),
    ("exchanges top and bottom in {}", |(n, [t, r, b, l]), _| (n, [b, r, t, l])),
    ("exchanges signs in {}", |(n, card), _| (n, card.map(|side| -side))),
    ("turns cards once more in {}", |(n, card), _| (n, turns(card)[1])),
    ("shows cards in {} as given, not as turned", |(n, _), given| (n, given)),
    ("shows cards in {} turned the other way", |(n, card), given| {
        let turns = turns(given);
        let count = turns.iter().position(|turn| *turn == card).unwrap_or_default();
        (n, turns[(4 - count) % 4])
    }),
];

/// Sequences of places that are not the right one.
const SEQUENCES: [(&str, fn(&Board) -> Board); 4] = [
    ("column by column", |board| moved(board, |row, column| [column, row])),
    ("from the bottom row up", |board| moved(board, |row, column| [2 - row, column])),
    ("from right to left", |board| moved(board, |row, column| [row, 2 - column])),
    ("from the last place to the first", |board| moved(board, |row, column| [2 - row, 2 - column])),
];

/// Returns the mistakes that programs for the task make.
pub fn catalogue() -> Catalogue {
    Catalogue { mistakes: mistakes(), numbered: numbered() }
}

fn mistakes() -> Vec<Mistake> {
    let solving = [turning::mistakes(), touching::mistakes(), solutions::mistakes()];
    let shown = SHOWN.into_iter().flat_map(|(name, kind)| {
        let places = PLACES.map(|(clause, edit)| places(clause.replace("{}", name), kind, edit));
        let numbers = [false, true].map(|is_used| {
            let clause = format!("prints the number of a card, not of its type, in {name}");
            shows(clause, kind, move |board, cards| by_card(board, cards, is_used))
        });
        places.into_iter().chain(numbers)
    });
    let shown = shown.chain([numbers_by_first_card()]).collect();
    let printed = [lines::mistakes(), boards::mistakes(), shown];
    [reading::mistakes()].into_iter().chain(solving).chain(printed).flatten().collect()
}

fn numbered() -> Vec<Numbered> {
    [reading::numbered(), solutions::numbered(), lines::numbered()].into_iter().flatten().collect()
}

/// Describes a program that solves in another way.
fn solves(clause: impl Into<String>, change: impl Fn(&mut Solver) + Shared) -> Mistake {
    follows(clause, change)
}

/// Describes a program that prints another text for each solution in its lines of a kind.
fn writes(
    clause: impl Into<String>,
    kind: &'static str,
    text: impl Fn(&Board) -> String + Shared,
) -> Mistake {
    prints(clause, move |answers| each_board(answers, kind, &text))
}

/// Describes a program that shows another board for each solution, by the right one and the cards.
fn shows(
    clause: impl Into<String>,
    kind: &'static str,
    change: impl Fn(&Board, &[Card]) -> Board + Shared,
) -> Mistake {
    prints(clause, move |answers| {
        let cards = echoed(answers);
        let text = if kind == BOARD { drawing } else { check };
        each_board(answers, kind, |board| text(&change(board, &cards)));
    })
}

/// Returns the cards as given.
fn echoed(answers: &Answers) -> Vec<Card> {
    let echo = answers.iter().find(|answer| answer.kind == ECHO);
    echo.map_or(Vec::new(), |echo| cards(&echo.text))
}

/// Describes a program that numbers types by their first cards, in the list, too.
fn numbers_by_first_card() -> Mistake {
    prints("gives each type the number of its first card", |answers| {
        let cards = echoed(answers);
        let numbered = |(number, count, card): Entry| {
            let number =
                (1..).zip(&cards).find(|(_, other)| **other == card).map_or(number, |(n, _)| n);
            (number, count, card)
        };
        each_entry(|entry| entry_line(numbered(entry)))(answers);
        each_board(answers, BOARD, |board| drawing(&by_card(board, &cards, false)));
        each_board(answers, CHECK, |board| check(&by_card(board, &cards, false)));
    })
}

/// Describes a program that shows other places, each of which depends on the right one and its card
/// as given.
fn places(
    clause: impl Into<String>,
    kind: &'static str,
    change: impl Fn(Place, Card) -> Place + Shared,
) -> Mistake {
    shows(clause, kind, move |board, cards| {
        let types = RULES.types(cards);
        let given = |number: usize| types.get(number.checked_sub(1)?);
        let changed =
            |place: &Place| given(place.0).map_or(*place, |(card, _)| change(*place, *card));
        board.iter().map(changed).collect()
    })
}

/// Numbers places by the first card that lies there when it is turned. A card may be used up: then
/// each lies in one place.
fn by_card(board: &Board, cards: &[Card], is_used: bool) -> Board {
    let mut left: Vec<_> = (1..).zip(cards).collect();
    let place = |(_, laid): &Place| {
        let at = left.iter().position(|(_, card)| turns(**card).contains(laid))?;
        let number = left[at].0;
        left.drain(at..at + usize::from(is_used));
        Some((number, *laid))
    };
    board.iter().filter_map(place).collect()
}

/// Prints another text for each board in the answers of a kind. What another mistake has written so
/// that we cannot read it stays as it is.
fn each_board(answers: &mut Answers, kind: &str, mut text: impl FnMut(&Board) -> String) {
    let read = if kind == BOARD { drawn } else { checked };
    for answer in answers.iter_mut().filter(|answer| answer.kind == kind) {
        if let Some(board) = read(&answer.text) {
            answer.text = text(&board);
        }
    }
}

/// Returns a board with the cards of other places.
fn moved(board: &Board, from: fn(usize, usize) -> [usize; 2]) -> Board {
    let place = |[row, column]: [usize; 2]| board.get(3 * row + column).copied();
    (0..9).filter_map(|index| place(from(index / 3, index % 3))).collect()
}
