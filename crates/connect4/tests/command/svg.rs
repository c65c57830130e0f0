//! Pictures show the discs at the end of a game, as the oracle has them.

use crate::games::inputs;
use crate::oracle::{Cell, Game};
use connect4::{draw, run};
use roxmltree::{Document, Node};
use std::fs;
use test_support::svg::{
    assert_apart, assert_golden, assert_layouts, assert_rejected, checked, place, reference,
    unnamed,
};
use test_support::{answer, assert_dialog, assert_same, End, Filter};

const PROGRAM: &str = env!("CARGO_BIN_EXE_connect4");
const DRAW: Filter = &|input, output| draw(input, output);

#[test]
fn the_end_of_any_game_is_drawn() {
    let files = test_support::fixtures("connect4").into_iter();
    let fixtures = files.map(|file| fs::read(file).expect("a fixture can be read"));
    let random = inputs(128).map(String::into_bytes);
    for input in fixtures.chain(random) {
        assert_shows_the_end(&String::from_utf8_lossy(&input));
    }
}

#[test]
fn golden_pictures_are_unchanged() {
    let counterexample = "connect4/falling-line-into-the-bottom-right-corner-wins";
    assert_golden("connect4", "connect4/two-lines-at-once-are-one-connect4", DRAW);
    assert_golden("counterexample", counterexample, DRAW);
}

#[test]
fn two_pictures_can_be_in_one_page() {
    assert_apart([&drawn("1 2 3"), &drawn("1 2 4")]);
}

#[test]
fn layouts_are_unchanged() {
    let full = include_str!("../../../../fixtures/connect4/full-board-with-no-line-is-full.in");
    let layouts = [
        ("a board may have no discs", drawn("")),
        ("an invalid move is below the verdict", drawn("1 1 1 1 1 1 1")),
        ("invalid moves are below the verdict", drawn("1 1 1 1 1 1 1 1")),
        ("a full board has no four in a row", drawn(full)),
    ];
    assert_layouts(PROGRAM, &layouts);
}

#[test]
fn the_picture_is_written_when_the_game_is_over() {
    let turns = [("1 2 1 2 1 2\n\n1\n", &*drawn("1 2 1 2 1 2 1"))];
    assert_dialog(PROGRAM, &["--svg"], &turns, End::ByItself(0, "", ""));
}

#[test]
fn rejected_inputs_are_not_drawn() {
    assert_rejected("connect4", &|input, output| run(input, output), DRAW);
}

/// Asserts that the picture of a game shows the discs at its end, as the oracle has them.
#[track_caller]
fn assert_shows_the_end(input: &str) {
    let (picture, game) = (unnamed(&drawn(input)), Game::of(input));
    let numbered = (1..).zip(&game.discs);
    let expected: String = numbered.map(|(number, cell)| disc(number, *cell, &game)).collect();
    assert_same(input, &expected, &shown(&checked(&picture)));
}

/// Returns what is drawn of a disc: its colour, a mark if it is in a four in a row, and the number
/// of its move.
fn disc(number: usize, cell: Cell, game: &Game) -> String {
    let colour = ["yellow", "red"][number % 2];
    let mark = if game.is_in_four(cell) { format!("winning {cell:?}\n") } else { String::new() };
    format!("{colour} {cell:?}\n{mark}{colour} {number} {cell:?}\n")
}

/// Returns what a picture shows of all this.
fn shown(picture: &Document) -> String {
    let line = |node: Node| match (node.attribute("class"), place(node)) {
        (Some(colour @ ("red" | "yellow")), [x, y]) => {
            let number = node.text().unwrap_or_default();
            Some(format!("{colour} {number} {:?}\n", cell([x, y - 12])))
        }
        (None, place) if node.tag_name().name() == "use" => Some(reference(node))
            .filter(|name| ["red", "yellow", "winning"].contains(name))
            .map(|name| format!("{name} {:?}\n", cell(place))),
        _ => None,
    };
    picture.descendants().filter_map(line).collect()
}

/// Returns the cell whose hole is drawn at a position.
fn cell([x, y]: [u32; 2]) -> Cell {
    assert_eq!([x % 100, y % 100], [70, 70], "the position is the centre of a hole");
    (y as usize / 100, x as usize / 100)
}

fn drawn(input: &str) -> String {
    answer(DRAW, input.as_bytes())
}
