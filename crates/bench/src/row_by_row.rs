//! A turtle puzzle searched as its task describes it: row by row, over masks of what fits.

type Card = [i8; 4];

/// The search in one card set. A placement is a type in one of its orientations.
#[derive(Default)]
struct Search {
    placements: Vec<Card>,
    /// The type of each placement.
    types: Vec<usize>,
    /// For each type, a mask of its placements.
    orientations: Vec<u64>,
    /// For each type, how many of its cards are not laid.
    left: Vec<usize>,
    /// For each placement and side, a mask of the placements that fit there.
    fitting: Vec<[u64; 4]>,
    /// The placements laid.
    board: [usize; 9],
}

/// Counts the solutions of all card sets of an input.
///
/// # Panics
///
/// If the input holds no card sets.
pub fn solutions_row_by_row(input: &str) -> u64 {
    let lines = input.lines().filter(|line| !line.starts_with('#'));
    let halves = lines.flat_map(str::split_whitespace);
    let halves: Vec<i8> = halves.map(|half| half.parse().expect("a half of a turtle")).collect();
    let cards: Vec<Card> = halves.chunks(4).map(|card| card.try_into().expect("a card")).collect();
    cards.chunks(9).map(|set| Search::new(set).solutions(0, u64::MAX)).sum()
}

impl Search {
    fn new(set: &[Card]) -> Self {
        let mut search = Search::default();
        for &card in set {
            search.add(card);
        }
        let sides =
            |&card: &Card| [0, 1, 2, 3].map(|side| search.fitting(-card[side], (side + 2) % 4));
        search.fitting = search.placements.iter().map(sides).collect();
        search
    }

    fn add(&mut self, mut card: Card) {
        if let Some(known) = self.placements.iter().position(|&placement| placement == card) {
            self.left[self.types[known]] += 1;
            return;
        }
        let first = self.placements.len();
        for _ in 0..4 {
            if !self.placements[first..].contains(&card) {
                self.placements.push(card);
            }
            card.rotate_right(1);
        }
        self.types.resize(self.placements.len(), self.left.len());
        self.orientations.push((1 << self.placements.len()) - (1 << first));
        self.left.push(1);
    }

    /// A mask of the placements that show this half on this side.
    fn fitting(&self, half: i8, side: usize) -> u64 {
        let shows = |card: &Card| u64::from(card[side] == half);
        (0..).zip(&self.placements).fold(0, |mask, (bit, card)| mask | shows(card) << bit)
    }

    /// How many solutions continue the board from a place on, with what of the placements is there.
    fn solutions(&mut self, place: usize, there: u64) -> u64 {
        if place == 9 {
            return 1;
        }
        let mut candidates = self.candidates(place, there);
        let mut solutions = 0;
        while candidates != 0 {
            let placement = candidates.trailing_zeros() as usize;
            candidates &= candidates - 1;
            solutions += self.solutions_with(placement, place, there);
        }
        solutions
    }

    fn solutions_with(&mut self, placement: usize, place: usize, there: u64) -> u64 {
        let card = self.types[placement];
        self.board[place] = placement;
        self.left[card] -= 1;
        let gone = if self.left[card] == 0 { self.orientations[card] } else { 0 };
        let solutions = self.solutions(place + 1, there & !gone);
        self.left[card] += 1;
        solutions
    }

    /// What fits the card above and the card on the left.
    fn candidates(&self, place: usize, there: u64) -> u64 {
        let mut candidates = there & ((1 << self.placements.len()) - 1);
        if place >= 3 {
            candidates &= self.fitting[self.board[place - 3]][2];
        }
        if place % 3 > 0 {
            candidates &= self.fitting[self.board[place - 1]][1];
        }
        candidates
    }
}
