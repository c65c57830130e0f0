//! The report on a card set, part by part.

use super::model::{Board, Card, Puzzle, Solver};
use crate::answer::Answer;
use crate::model::Model;
use std::any::Any;

/// The title, the comment lines, and the cards as given.
pub const ECHO: &str = "echo";
/// The line with the number of types.
const TYPES: &str = "types";
/// A line of the list of types.
pub const ENTRY: &str = "entry";
/// The line above a solution.
const TITLE: &str = "title";
/// The drawing of a solution.
pub const BOARD: &str = "board";
/// The line with a solution.
pub const CHECK: &str = "CHECK";
/// The line with the number of solutions.
pub const TOTAL: &str = "total";

/// The most solutions that are printed.
const MOST_PRINTED: usize = 1_000;
const BORDER: &str = "+----------+----------+----------+\n";

impl Model for Solver {
    fn answers(&self, input: &str, most_steps: usize) -> Option<Vec<Answer>> {
        let comments: Vec<_> = input.lines().filter(|line| line.starts_with('#')).collect();
        let mut cards = (self.read)(input)?;
        self.changes.iter().for_each(|change| change(&mut cards));
        let puzzle = self.solve(&cards, most_steps)?;
        let is_short = puzzle.solutions.len().min(self.printed) <= MOST_PRINTED;
        is_short.then(|| answers(&comments, &puzzle, self.printed, self.total))
    }

    fn parts(&mut self) -> &mut dyn Any {
        self
    }
}

/// Returns the report on a puzzle, with at most `printed` solutions, and the total if there are
/// more than `most`.
fn answers(comments: &[&str], puzzle: &Puzzle, printed: usize, most: usize) -> Vec<Answer> {
    let mut answers = Vec::new();
    let mut print = |kind, text: String| answers.push(Answer::new(kind, text, ""));
    let comments = comments.iter().map(|line| format!("{line}\n"));
    let cards = puzzle.cards.iter().map(|&card| sides(card) + "\n");
    print(ECHO, format!("Eingabedaten:\n{}", comments.chain(cards).collect::<String>()));
    print(TYPES, format!("\nEs gibt {} verschiedene Kartentypen:\n", puzzle.types.len()));
    for (number, &(card, multiplicity)) in (1..).zip(&puzzle.types) {
        print(ENTRY, format!("{number}. {multiplicity} * [{}]\n", sides(card)));
    }
    for (number, board) in (1..).zip(puzzle.solutions.iter().take(printed)) {
        let board: Vec<_> = board.iter().map(|(number, card)| (number + 1, *card)).collect();
        print(TITLE, format!("\n{number}. gefundene Loesung:\n"));
        print(BOARD, drawing(&board));
        print(CHECK, check(&board));
    }
    match puzzle.solutions.len() {
        0 => print(TOTAL, "\nEs gibt keine Loesung.\n".to_owned()),
        total if total > most => {
            print(TOTAL, format!("\nEs gibt insgesamt {total} Loesungen.\n"));
        }
        _ => {}
    }
    answers
}

/// Returns the sides of a card with single spaces between them.
pub fn sides(card: Card) -> String {
    card.map(|side| side.to_string()).join(" ")
}

/// Draws a board. Its types count from 1.
pub fn drawing(board: &Board) -> String {
    let mut drawing = BORDER.to_owned();
    for row in board.chunks(3) {
        for (_, [top, ..]) in row {
            drawing += &format!("|    {top:2}    ");
        }
        drawing += "|\n";
        for (number, [_, right, _, left]) in row {
            drawing += &format!("| {left:2} {number:2} {right:2} ");
        }
        drawing += "|\n";
        for (_, [_, _, bottom, _]) in row {
            drawing += &format!("|    {bottom:2}    ");
        }
        drawing += "|\n";
        drawing += BORDER;
    }
    drawing
}

/// Returns the line with a solution. Its types count from 1.
pub fn check(board: &Board) -> String {
    let mut check = "CHECK: ".to_owned();
    for (number, [top, right, bottom, left]) in board {
        check += &format!("{number},{top},{right},{bottom},{left};");
    }
    check + "\n"
}

/// Returns the places in a line that [`check`] returned.
pub fn solution(check: &str) -> Board {
    let place = |five: &[i32]| (five[0] as usize, [five[1], five[2], five[3], five[4]]);
    numbers(check).chunks_exact(5).map(place).collect()
}

/// Returns the board in a line that [`check`] returned; `None` if it has not nine places.
pub fn checked(line: &str) -> Option<Board> {
    Some(solution(line)).filter(|board| board.len() == 9)
}

/// Returns the board that [`drawing`] drew; `None` if its lines have not as many numbers.
pub fn drawn(drawing: &str) -> Option<Board> {
    let lines: Vec<_> = drawing.lines().map(numbers).filter(|line| !line.is_empty()).collect();
    let is_drawn = lines.len() == 9 && (0..9).all(|line| lines[line].len() == [3, 9, 3][line % 3]);
    is_drawn.then(|| {
        let place = |place: usize| {
            let [top, middle, bottom] = [0, 1, 2].map(|line| &lines[place / 3 * 3 + line]);
            let column = place % 3;
            let [left, number, right] = [0, 1, 2].map(|at| middle[3 * column + at]);
            (number as usize, [top[column], right, bottom[column], left])
        };
        (0..9).map(place).collect()
    })
}

/// Returns the numbers in a line.
pub fn numbers(line: &str) -> Vec<i32> {
    let words = line.split(|char: char| char != '-' && !char.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}
