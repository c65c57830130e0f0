//! The reference model, and what its mutants exchange.
//!
//! This file has two parts. [`Player`] is what is decided: [`Player::default`] decides by the
//! rules, each time in a line, and a mistake exchanges some of these lines. `Player::play` plays
//! a game by what the player decides; it is the same for all. Comments say which fields are there
//! for mistakes alone.

use crate::answer::Answer;
use crate::model::Model;
use std::any::Any;
use std::array;
use std::iter::zip;
use std::sync::Arc;

/// The place values of the four digits of a card.
const ATTRIBUTES: [i32; 4] = [1000, 100, 10, 1];
/// The number of cards on the table from which no more are dealt after a set.
pub const ENOUGH: usize = 12;

/// A game is given up after this many moves: that of a wrong program may never end.
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
    // For mistakes alone: the rules never look at these.
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
pub type Decision<T> = Arc<dyn Fn(&Game) -> T + Send + Sync>;
/// The digits of three cards in an attribute.
pub type Digits = [i32; 3];
/// Returns whether the digits of an attribute fit.
pub type Fit = fn(Digits) -> bool;
/// Returns whether three cards are a set, by their digits in each attribute and by what fits there.
pub type IsSet = Arc<dyn Fn([Digits; 4], [Fit; 4]) -> bool + Send + Sync>;
/// Returns whether a set is seen.
pub type Sees = Arc<dyn Fn(Places, &Game) -> bool + Send + Sync>;
/// Chooses the set that is taken among those that are seen, the first one first.
pub type Choose =
    Arc<dyn Fn(&mut dyn Iterator<Item = Places>, &Game) -> Option<Places> + Send + Sync>;
/// Changes the first table and the deck.
pub type Begin = Arc<dyn Fn(&mut Vec<i32>, &mut Vec<i32>) + Send + Sync>;
/// Takes a set off a table.
type Take = dyn Fn(&mut Vec<i32>, Places) + Send + Sync;
/// Takes a number of cards off a deck. Also gets whether a set was taken before.
type Draw = dyn Fn(&mut Vec<i32>, usize, bool) -> Vec<i32> + Send + Sync;
/// Lays dealt cards on a table.
type Lay = dyn Fn(&[i32], &[i32], Option<Places>) -> Vec<i32> + Send + Sync;

/// What a player decides. Each field can be exchanged.
#[expect(missing_debug_implementations, reason = "it is a table of functions")]
pub struct Player {
    /// Returns how many cards of an input lie on the first table.
    pub first: Arc<dyn Fn(&str) -> usize + Send + Sync>,
    /// Chooses one of the sets.
    pub choose: Choose,
    /// Takes a set off the table.
    pub take: Arc<Take>,
    /// Returns how many cards are dealt after a set, when it has left the table.
    pub refill: Decision<usize>,
    /// Returns how many cards are dealt if there is no set, and a deck; `None` if the game ends.
    pub deal: Decision<Option<usize>>,
    /// Takes some cards off the deck, after a set or not.
    pub draw: Arc<Draw>,
    /// Returns a table with dealt cards. The places are those of the set that was taken before, if
    /// there was one.
    pub lay: Arc<Lay>,
    // For mistakes alone: by the rules there are none of these.
    /// Changes of the first table and the deck, one after the other.
    pub begins: Vec<Begin>,
    /// When the digits of each attribute fit, if that is not by the rules.
    pub fits: Option<[Fit; 4]>,
    /// When three cards are a set, if that is not by the rules.
    pub is_set: Option<IsSet>,
    /// Sets are seen only if all of these see them.
    pub sees: Vec<Sees>,
    /// Returns whether the game is over before we look for a set.
    pub is_over: Decision<bool>,
}

impl Default for Player {
    /// Returns the player of the rules.
    fn default() -> Self {
        Player {
            first: Arc::new(|_| ENOUGH),
            choose: Arc::new(|sets, _| sets.next()),
            take: Arc::new(|table, set| take(table, &set)),
            refill: Arc::new(|game| if game.table.len() < ENOUGH { 3 } else { 0 }),
            deal: Arc::new(|_| Some(3)),
            draw: Arc::new(|deck, count, _| deck.drain(..count).collect()),
            lay: Arc::new(|table, cards, _| [table, cards].concat()),
            // For mistakes alone.
            begins: Vec::new(),
            fits: None,
            is_set: None,
            sees: Vec::new(),
            is_over: Arc::new(|_| false),
        }
    }
}

impl Model for Player {
    fn answers(&self, input: &str, _most_steps: usize) -> Option<Vec<Answer>> {
        Some(self.play(input))
    }

    fn parts(&mut self) -> &mut dyn Any {
        self
    }
}

impl Player {
    /// Returns what is expected for an input, line by line, and why.
    fn play(&self, input: &str) -> Vec<Answer> {
        let mut game = self.begin(input);
        let mut answers = vec![Answer::new(TABLE, line("=", &game.table), FIRST)];
        while game.moves < MOST && !(self.is_over)(&game) {
            let Some((made, count)) = self.begin_move(&mut game) else { break };
            answers.extend([made, self.end_move(&mut game, count)]);
        }
        answers.push(Answer::new("", "", OVER));
        answers
    }

    /// Lays the first table.
    fn begin(&self, input: &str) -> Game {
        let mut table = cards(input);
        let mut deck = table.split_off(table.len().min((self.first)(input)));
        self.begins.iter().for_each(|begin| begin(&mut table, &mut deck));
        Game { table, deck, ..Game::default() }
    }

    /// Returns the places of the set that is taken.
    fn search(&self, game: &Game) -> Option<Places> {
        let is_seen = |set: &Places| self.sees.iter().all(|sees| sees(*set, game));
        // By the rules: two cards determine the third one, so we look at pairs, which is faster.
        if self.fits.is_none() && self.is_set.is_none() {
            return (self.choose)(&mut sets(&game.table).filter(is_seen), game);
        }
        let fits = self.fits.unwrap_or([fit; 4]);
        let cards: Vec<_> = game.table.iter().map(|card| digits(*card)).collect();
        let is_set = |set: &Places| {
            let cards = set.map(|place| cards[place]);
            let all = array::from_fn(|attribute| cards.map(|digits| digits[attribute]));
            match &self.is_set {
                Some(is_set) => is_set(all, fits),
                None => all_fit(all, fits),
            }
        };
        let third = |(x, y)| (y + 1..game.table.len()).map(move |z| [x, y, z]);
        let triples = pairs(game.table.len()).flat_map(third);
        (self.choose)(&mut triples.filter(is_set).filter(is_seen), game)
    }

    /// Takes a set, or decides to deal. Returns the move, and how many cards are then dealt; `None`
    /// if the game ends.
    fn begin_move(&self, game: &mut Game) -> Option<(Answer, usize)> {
        game.set = self.search(game);
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

/// Returns the cards in an input. Mistakes cut cards in pieces and join them, so a word may have
/// fewer or more digits than a card. Those with more, and other words, are left out. A program may
/// take 0 for a card where there is none.
pub fn cards(input: &str) -> Vec<i32> {
    let words = input.split_ascii_whitespace().filter_map(|card| card.parse().ok());
    words.filter(|card| (0..=9_999).contains(card)).collect()
}

/// Returns the places of the sets of a table, those of the first one first. Two cards determine the
/// third, so pairs of cards are searched.
pub fn sets(table: &[i32]) -> impl Iterator<Item = Places> + '_ {
    let cards: Vec<_> = table.iter().map(|card| digits(*card)).collect();
    pairs(table.len()).filter_map(move |(x, y)| {
        let third = third_of(cards[x], cards[y]);
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

/// Returns the card that makes a set with two cards.
pub fn third(a: i32, b: i32) -> i32 {
    third_of(digits(a), digits(b))
}

/// Returns the card that makes a set with two cards, by their digits: their digit where they are
/// alike, else the third one.
fn third_of(a: [i32; 4], b: [i32; 4]) -> i32 {
    let digit = |(a, b)| if a == b { a } else { 1 + 2 + 3 - a - b };
    zip(ATTRIBUTES, zip(a, b)).map(|(place, digits)| place * digit(digits)).sum()
}

/// Returns the digit of a card in each attribute.
fn digits(card: i32) -> [i32; 4] {
    ATTRIBUTES.map(|attribute| card / attribute % 10)
}

/// Returns whether digits are all alike or all different.
pub fn fit([a, b, c]: Digits) -> bool {
    (a == b) == (b == c) && (a == b) == (a == c)
}

/// Returns whether the digits of each attribute fit.
pub fn all_fit(digits: [Digits; 4], fits: [Fit; 4]) -> bool {
    zip(digits, fits).all(|(digits, fit)| fit(digits))
}

fn line(sign: &str, cards: &[i32]) -> String {
    let mut line = String::with_capacity(2 + 5 * cards.len());
    line.push_str(sign);
    for card in cards {
        // A search prints millions of cards, and `format!` takes longer.
        line.push(' ');
        line.push_str(&card.to_string());
    }
    line + "\n"
}
