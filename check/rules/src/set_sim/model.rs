//! The reference model, and what its mutants exchange.
//!
//! This file has two parts. [`Player`] is what is decided: [`Player::reference`] decides by the
//! rules, each time in a line, and a mutant exchanges one of these lines. [`Player::play`] plays a
//! game by what the player decides; it is the same for all. Comments say which fields are there for
//! mutants alone.

use crate::answer::Answer;

/// The place values of the four digits of a card.
pub const ATTRIBUTES: [i32; 4] = [1000, 100, 10, 1];
/// The number of cards on the table from which no more are dealt after a set.
pub const ENOUGH: usize = 12;

/// A game is given up after this many moves: that of a mutant may never end.
const MOST: usize = 250;

/// A table.
pub const TABLE: &str = "table";
/// A set that is taken.
pub const SET: &str = "set";
/// Cards that are dealt since there is no set.
pub const DEAL: &str = "deal";

const FIRST: &str = "The first table has the first 12 cards, or all if there are fewer.";
const NO_SET: &str = "There is no set, and the deck is not empty: three cards are dealt.";
const OVER: &str = "There is no set, and the deck is empty: nothing more comes.";
const DEALT: &str = "Three cards are dealt, and come last on the table";
const REFILLED: &str =
    "The set leaves the table. Fewer than 12 cards are left, so three are dealt, which come last";
/// Why no cards are dealt after a set at the end of a game.
pub const NO_DECK: &str = "The set leaves the table. The deck is empty.";
const ENOUGH_LEFT: &str =
    "The set leaves the table. At least 12 cards are left, so none are dealt.";

/// Some cards of a table, by their places, in order.
pub type Places = [usize; 3];

/// A game, as its player sees it.
#[derive(Debug, Default)]
pub struct Game {
    /// The cards on the table.
    pub table: Vec<i32>,
    /// The cards in the deck, the next one first.
    pub deck: Vec<i32>,
    /// The places of the set that the last move took; `None` if it dealt cards.
    pub set: Option<Places>,
    // For mutants alone: the rules never look at these.
    /// The place of the first card of the last set, or 0.
    pub last: usize,
    /// How many moves were made.
    pub moves: usize,
    /// How many moves since the last set dealt cards.
    pub deals: usize,
    /// How many moves in all dealt cards.
    pub all_deals: usize,
}

/// What a player decides by looking at a game.
pub type Decision<T> = Box<dyn Fn(&Game) -> T + Send + Sync>;

/// Takes a set off a table.
type Take = dyn Fn(&mut Vec<i32>, Places) + Send + Sync;

/// Takes cards off a deck.
type Draw = dyn Fn(&mut Vec<i32>, usize, bool) -> Vec<i32> + Send + Sync;

/// Lays dealt cards on a table.
type Lay = dyn Fn(&[i32], &[i32], Option<Places>) -> Vec<i32> + Send + Sync;

/// What a player decides. Each field can be exchanged.
#[expect(missing_debug_implementations, reason = "it is a table of functions")]
pub struct Player {
    /// How many cards the first table has.
    pub first: usize,
    /// Returns the places of the set that is taken.
    pub search: Decision<Option<Places>>,
    /// Takes a set off the table.
    pub take: Box<Take>,
    /// Returns how many cards are dealt after a set, when it has left the table.
    pub refill: Decision<usize>,
    /// Returns how many cards are dealt if there is no set, and a deck; `None` if the game ends.
    pub deal: Decision<Option<usize>>,
    /// Takes some cards off the deck, after a set or not.
    pub draw: Box<Draw>,
    /// Returns a table with dealt cards. The places are those of the set that was taken before, if
    /// there was one.
    pub lay: Box<Lay>,
    // For mutants alone: by the rules this is never so.
    /// Returns whether the game is over before we look for a set.
    pub is_over: Decision<bool>,
}

impl Player {
    /// Returns the player of the rules.
    pub fn reference() -> Self {
        Player {
            first: ENOUGH,
            search: Box::new(|game| first_set(&game.table)),
            take: Box::new(|table, set| take(table, &set)),
            refill: Box::new(|game| if game.table.len() < ENOUGH { 3 } else { 0 }),
            deal: Box::new(|_| Some(3)),
            draw: Box::new(|deck, count, _| deck.drain(..count).collect()),
            lay: Box::new(|table, cards, _| [table, cards].concat()),
            // For mutants alone.
            is_over: Box::new(|_| false),
        }
    }

    /// Returns what is expected for an input, line by line, and why.
    pub fn answers(&self, input: &str) -> Vec<Answer> {
        self.play(&cards(input))
    }

    /// Returns what is expected for some cards.
    pub fn play(&self, cards: &[i32]) -> Vec<Answer> {
        let (table, deck) = cards.split_at(cards.len().min(self.first));
        let mut game = Game { table: table.to_vec(), deck: deck.to_vec(), ..Game::default() };
        let mut answers = vec![Answer::new(TABLE, line("=", &game.table), FIRST)];
        while game.moves < MOST && !(self.is_over)(&game) {
            let Some((made, count)) = self.begin_move(&mut game) else { break };
            answers.extend([made, self.end_move(&mut game, count)]);
        }
        answers.push(Answer::new("", "", OVER));
        answers
    }

    /// Takes a set, or decides to deal. Returns the move, and how many cards are then dealt; `None`
    /// if the game ends.
    fn begin_move(&self, game: &mut Game) -> Option<(Answer, usize)> {
        game.set = (self.search)(game);
        let Some(places) = game.set else {
            let count = (self.deal)(game).filter(|_| !game.deck.is_empty())?;
            return Some((Answer::new(DEAL, "+\n", NO_SET), count));
        };
        let set = line("-", &places.map(|place| game.table[place]));
        let reason = format!("The first set is {}.", set[1..].trim());
        (self.take)(&mut game.table, places);
        game.last = places[0];
        Some((Answer::new(SET, set, reason), (self.refill)(game)))
    }

    /// Deals some cards, which ends the move. Returns the new table.
    fn end_move(&self, game: &mut Game, count: usize) -> Answer {
        let why = match (game.set, count) {
            (None, _) => DEALT,
            _ if game.deck.is_empty() => NO_DECK,
            (_, 0) => ENOUGH_LEFT,
            _ => REFILLED,
        };
        let count = game.deck.len().min(count);
        let cards = (self.draw)(&mut game.deck, count, game.set.is_some());
        game.table = (self.lay)(&game.table, &cards, game.set);
        game.moves += 1;
        game.deals = if game.set.is_some() { 0 } else { game.deals + 1 };
        game.all_deals += usize::from(game.set.is_none());
        let end =
            if cards.is_empty() { String::new() } else { line(":", &cards).replace('\n', ".") };
        Answer::new(TABLE, line("=", &game.table), why.to_owned() + &end)
    }
}

/// Returns the cards in an input. Mutants cut cards in pieces and join them, so a word may have
/// fewer or more digits than a card. Those with more, and other words, are left out.
pub fn cards(input: &str) -> Vec<i32> {
    let words = input.split_ascii_whitespace().filter_map(|card| card.parse().ok());
    words.filter(|card| (1..=9_999).contains(card)).collect()
}

/// Returns the places of the first set of a table. Two cards determine the third, so pairs of cards
/// are searched.
pub fn first_set(table: &[i32]) -> Option<Places> {
    sets(table).next()
}

/// Returns the places of the sets of a table, those of the first one first.
pub fn sets(table: &[i32]) -> impl Iterator<Item = Places> + '_ {
    pairs(table.len()).filter_map(|(x, y)| {
        let third = third(table[x], table[y]);
        let z = table[y + 1..].iter().position(|card| *card == third)?;
        Some([x, y, y + 1 + z])
    })
}

/// Takes cards off a table. Their places are in order.
pub fn take(table: &mut Vec<i32>, places: &[usize]) {
    for place in places.iter().rev() {
        table.remove(*place);
    }
}

/// Returns the places of all pairs of some cards in lexicographic order.
pub fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |x| (x + 1..count).map(move |y| (x, y)))
}

/// Returns the card that makes a set with two cards: their digit where they are alike, else the
/// third one.
pub fn third(a: i32, b: i32) -> i32 {
    let digits = ATTRIBUTES.map(|place| match (a / place % 10, b / place % 10) {
        (a, b) if a == b => a * place,
        (a, b) => (1 + 2 + 3 - a - b) * place,
    });
    digits.iter().sum()
}

fn line(sign: &str, cards: &[i32]) -> String {
    cards.iter().fold(sign.to_owned(), |line, card| line + " " + &card.to_string()) + "\n"
}
