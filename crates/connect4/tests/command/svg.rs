//! Pictures are compared with golden pictures and snapshots, and with a naive model of the rules.

use connect4::draw;
use roxmltree::{Document, Node};
use rules::connect4::{referee, requests, Board, Cell, INPUTS};
use std::fs;
use test_support::svg::{
    assert_golden, assert_nothing_drawn, assert_picture, assert_pictures, place, reference,
};
use test_support::{answer, assert_dialog, assert_same, End};

const PROGRAM: &str = env!("CARGO_BIN_EXE_connect4");

#[test]
fn the_end_of_any_game_is_drawn() {
    let files = test_support::fixtures("connect4").into_iter();
    let fixtures = files.map(|file| fs::read(file).expect("a fixture can be read"));
    let random = (INPUTS.random)(1).take(512).map(String::into_bytes);
    for input in fixtures.chain(random) {
        assert_shows_the_end(&String::from_utf8_lossy(&input));
    }
}

#[test]
fn pictures_are_unchanged() {
    let golden = ("two-lines-at-once-are-one-connect4", &[][..]);
    let others = [
        ("empty-input-is-quit", &[][..]),
        ("full-board-with-no-line-is-full", &[]),
        ("diagonal-win-on-the-48th-disc", &[]),
        ("seven-in-line-is-one-connect4", &[]),
        ("vertical-line-of-yellow-wins", &[]),
        ("last-disc-in-a-column-is-valid", &[]),
        ("board-for-each-blank-line-and-invalid-drops-ignored", &[]),
    ];
    assert_pictures(PROGRAM, golden, &others);
}

#[test]
fn the_counterexample_of_the_readme_is_unchanged() {
    let input = "../../fixtures/connect4/falling-line-into-the-bottom-right-corner-wins.in";
    let input = fs::read_to_string(input).expect("a fixture is text");
    assert_golden("counterexample", &drawn(&input));
}

#[test]
fn the_picture_is_written_when_the_game_is_over() {
    let turns = [("1 2 1 2 1 2\n\n1\n", &*drawn("1 2 1 2 1 2 1"))];
    assert_dialog(PROGRAM, &["--svg"], &turns, End::ByItself(0, "", ""));
}

#[test]
fn rejected_inputs_are_not_drawn() {
    assert_nothing_drawn(PROGRAM, &["--svg"]);
}

/// Asserts that the picture of a game shows its end, as the model has it.
#[track_caller]
fn assert_shows_the_end(input: &str) {
    let picture = drawn(input);
    let picture = Document::parse(&picture).expect("a picture is XML");
    assert_picture(&picture);
    assert_same(input, &expected(input), &shown(&picture));
}

/// Returns what the picture of a game should show, line by line: the description, the discs, and the texts
/// below the board.
fn expected(input: &str) -> String {
    let (mut board, mut cells, mut invalid) = (Board::default(), Vec::new(), 0);
    let output = referee(input);
    let verdict = ["CONNECT4", "FULL", "QUIT"].into_iter().find(|word| output.contains(word));
    let verdict = verdict.expect("each game has an end");
    for column in requests(input).flatten() {
        match board.with(column) {
            Some((cell, next)) => {
                cells.push(cell);
                board = next;
            }
            None => invalid += 1,
        }
        if cells.len() == 48 || cells.last().is_some_and(|cell| board.fours(*cell).next().is_some())
        {
            break;
        }
    }
    let (result, record) = (result(verdict, cells.len()), record(&cells));
    let sentence = format!("{invalid} invalid move{}", if invalid == 1 { "" } else { "s" });
    let total = if invalid > 0 { format!("{sentence}\n") } else { String::new() };
    let discs = (1..).zip(&cells).map(|(number, cell)| disc(number, *cell, &board));
    let discs: String = discs.collect();
    format!("{verdict}: {result}. {sentence}. {record}.\n{discs}{verdict}\n{total}")
}

fn result(verdict: &str, discs: usize) -> &'static str {
    match (verdict, discs % 2) {
        ("CONNECT4", 1) => "red has four in a row",
        ("CONNECT4", _) => "yellow has four in a row",
        ("FULL", _) => "the board is full, with no four in a row",
        _ => "the moves ended before the game did",
    }
}

fn record(cells: &[Cell]) -> String {
    if cells.is_empty() {
        return "No discs".to_owned();
    }
    let start = "Columns of the discs, red first:".to_owned();
    cells.iter().fold(start, |text, (_, column)| format!("{text} {}", column + 1))
}

/// Returns what is drawn of a disc: its colour, a mark if it is in a four in a row, and the number of its move.
fn disc(number: usize, cell: Cell, board: &Board) -> String {
    let colour = ["yellow", "red"][number % 2];
    let marks = board.fours(cell).take(1).map(|_| format!("winning {cell:?}\n"));
    format!("{colour} {cell:?}\n{}{colour} {number} {cell:?}\n", marks.collect::<String>())
}

/// Returns what a picture shows of all this.
fn shown(picture: &Document) -> String {
    let line = |node: Node| {
        let ([x, y], text) = (place(node), node.text().unwrap_or_default());
        match (node.tag_name().name(), node.attribute("class")) {
            ("desc", _) | (_, Some("verdict" | "total")) => Some(format!("{text}\n")),
            (_, Some(colour @ ("red" | "yellow"))) => {
                Some(format!("{colour} {text} {:?}\n", cell([x, y - 12])))
            }
            ("use", None) => Some(reference(node))
                .filter(|name| ["red", "yellow", "winning"].contains(name))
                .map(|name| format!("{name} {:?}\n", cell([x, y]))),
            _ => None,
        }
    };
    picture.descendants().filter_map(line).collect()
}

/// Returns the cell whose hole is drawn at a position.
fn cell([x, y]: [u32; 2]) -> Cell {
    assert_eq!([x % 100, y % 100], [70, 70], "the position is the centre of a hole");
    (y as usize / 100, x as usize / 100)
}

fn drawn(input: &str) -> String {
    answer(&|input, output| draw(input, output), input.as_bytes())
}
