//! Pictures are compared with golden pictures and snapshots, and with the output of the filter.

use connect4::{draw, run};
use roxmltree::Document;
use rules::connect4::{any_moves, cautious_moves, Cell, COLUMNS, ROWS, WINDOWS};
use rules::samples;
use std::fs;
use std::path::Path;
use test_support::svg::{assert_nothing_drawn, assert_picture, assert_pictures, texts, uses};
use test_support::{assert_dialog, assert_same, spelled, End};

const PROGRAM: &str = env!("CARGO_BIN_EXE_connect4");

#[test]
fn the_end_of_any_game_is_drawn() {
    let games = samples(1, |rng| {
        let moves = if rng.bool() { any_moves(rng) } else { cautious_moves(rng) };
        spelled(&moves, rng)
    });
    for input in games.take(512) {
        println!("{input:?}");
        assert_shows_the_output(input.as_bytes());
    }
}

#[test]
fn the_end_of_each_fixture_is_drawn() {
    for input in test_support::fixtures("connect4") {
        println!("{}", input.display());
        assert_shows_the_output(&fs::read(input).expect("a fixture can be read"));
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
        ("upright-line-of-yellow-wins", &[]),
        ("last-disc-in-a-column-is-valid", &[]),
        ("board-for-each-blank-line-and-invalid-drops-ignored", &[]),
    ];
    assert_pictures(PROGRAM, golden, &others);
}

#[test]
fn the_counterexample_of_the_readme_is_unchanged() {
    let input = "../../fixtures/connect4/falling-line-into-the-bottom-right-corner-wins.in";
    let found = drawn(&fs::read(input).expect("a fixture can be read"));
    let file = "../../fixtures/pictures/counterexample.svg";
    let expected = test_support::expected(Path::new(file), found.as_bytes());
    assert_same(file, &String::from_utf8_lossy(&expected), &found);
}

#[test]
fn the_picture_is_written_when_the_game_is_over() {
    let turns = [("1 2 1 2 1 2\n\n1\n", &*drawn(b"1 2 1 2 1 2 1"))];
    assert_dialog(PROGRAM, &["--svg"], &turns, End::ByItself(0, "", ""));
}

#[test]
fn rejected_inputs_are_not_drawn() {
    assert_nothing_drawn(PROGRAM, &["--svg"]);
}

#[track_caller]
fn assert_shows_the_output(input: &[u8]) {
    let picture = drawn(input);
    let picture = Document::parse(&picture).expect("a picture is XML");
    assert_picture(&picture);
    let root = picture.root_element();
    // A blank line at the end prints the last board, unless the game has already ended and printed it.
    let mut output = Vec::new();
    run(&*[input, b"\n\n"].concat(), &mut output).expect("the moves are legal");
    let output = String::from_utf8(output).expect("the output is text");
    let mut lines: Vec<_> = output.lines().collect();
    let invalid = match lines.iter().filter(|line| **line == "INVALID").count() {
        1 => "1 invalid move".to_owned(),
        number => format!("{number} invalid moves"),
    };
    let verdict = lines.iter().rposition(|line| line.chars().all(char::is_alphanumeric));
    let verdict = lines.remove(verdict.expect("there is a verdict"));
    assert_eq!(texts(root, "verdict"), [verdict]);
    assert_eq!(texts(root, "total").pop().unwrap_or("0 invalid moves"), invalid);
    let discs: Vec<_> =
        uses(root).filter_map(|(name, place)| Some((colour(name)?, cell(place)))).collect();
    assert_eq!(rows(&discs), lines[lines.len() - 7..lines.len() - 1]);
    assert_record(&discs, &numbers(&picture));
    let marks = uses(root).filter(|(name, _)| *name == "winning").map(|(_, place)| cell(place));
    assert_marks(&discs, &marks.collect::<Vec<_>>());
    let result = match (verdict, discs.len() % 2) {
        ("CONNECT4", 1) => "red has four in a row",
        ("CONNECT4", _) => "yellow has four in a row",
        ("FULL", _) => "the board is full, with no four in a row",
        _ => "the moves ended before the game did",
    };
    let columns = discs.iter().map(|(_, (_, column))| format!(" {}", column + 1));
    let columns: String = columns.collect();
    let record = match &*columns {
        "" => "No discs".to_owned(),
        _ => format!("Columns of the discs, red first:{columns}"),
    };
    let told = format!("{verdict}: {result}. {invalid}. {record}.<");
    assert!(picture.input_text().contains(&told), "{told}");
}

/// Returns the player of a colour.
fn colour(name: &str) -> Option<char> {
    ["red", "yellow"].iter().position(|colour| *colour == name).map(|player| ['0', '1'][player])
}

/// Returns the cell whose hole is drawn at a position.
fn cell([x, y]: [u32; 2]) -> Cell {
    assert_eq!([x % 100, y % 100], [70, 70], "the position is the centre of a hole");
    (y as usize / 100, x as usize / 100)
}

/// Returns the rows as the filter prints them.
fn rows(discs: &[(char, Cell)]) -> Vec<String> {
    let at = |cell| discs.iter().find(|(_, of)| *of == cell).map_or(' ', |(player, _)| *player);
    let row = |row| (0..COLUMNS).map(|column| at((row, column))).collect::<String>();
    (0..ROWS).map(|number| format!("|{}|", row(number))).collect()
}

/// Returns the numbers on the discs, each with the player of its colour and its cell.
fn numbers(picture: &Document) -> Vec<(char, Cell, String)> {
    let texts = picture.descendants().filter(|node| node.tag_name().name() == "text");
    let texts = texts.filter_map(|node| Some((colour(node.attribute("class")?)?, node)));
    let number = |(colour, node)| {
        let [x, y] = test_support::svg::place(node);
        (colour, cell([x, y - 12]), node.text().unwrap_or_default().to_owned())
    };
    texts.map(number).collect()
}

/// Asserts that each disc has its number and is above all earlier discs in its column.
#[track_caller]
fn assert_record(discs: &[(char, Cell)], numbers: &[(char, Cell, String)]) {
    for (number, &(player, (row, column))) in discs.iter().enumerate() {
        assert_eq!(player, ['0', '1'][number % 2]);
        assert_eq!(numbers[number], (player, (row, column), (number + 1).to_string()));
        let below = discs[..number].iter().filter(|(_, (_, of))| *of == column).count();
        assert_eq!(row, ROWS - 1 - below);
    }
}

/// Asserts that exactly the discs in a four in a row are marked.
#[track_caller]
fn assert_marks(discs: &[(char, Cell)], marks: &[Cell]) {
    let player = |cell| discs.iter().find(|(_, of)| *of == cell).map(|(player, _)| player);
    let is_line = |line: &&[Cell; 4]| {
        line.iter().all(|&cell| player(cell).is_some() && player(cell) == player(line[0]))
    };
    let lines: Vec<_> = WINDOWS.iter().filter(is_line).flatten().copied().collect();
    let expected: Vec<_> =
        discs.iter().map(|(_, cell)| *cell).filter(|cell| lines.contains(cell)).collect();
    assert_eq!(marks, expected);
}

fn drawn(input: &[u8]) -> String {
    let mut output = Vec::new();
    draw(input, &mut output).expect("the moves are legal");
    String::from_utf8(output).expect("a picture is UTF-8")
}
