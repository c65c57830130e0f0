//! Pictures show the solutions of the report, or the cards as given; any title fits.

use crate::oracle::{least_rotation, Board};
use proptest::prelude::*;
use roxmltree::{Document, Node};
use std::fs;
use test_support::svg::{
    assert_apart, assert_golden, assert_layouts, assert_rejected, checked, numbered, reference,
    texts, unnamed, uses,
};
use test_support::{answer, assert_same, fixtures, Filter};
use turtle_puzzle::{draw, run, DEFAULT_LIMIT};

const PROGRAM: &str = env!("CARGO_BIN_EXE_turtle-puzzle");
const DRAW: Filter = &|input, output| draw(DEFAULT_LIMIT, input, output);

/// Nine cards that have no solution.
const CARDS: &str = "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1";

#[test]
fn the_golden_picture_is_unchanged() {
    let first: Filter = &|input, output| draw(1, input, output);
    assert_golden("turtle-puzzle", "turtle-puzzle/standard-example", first);
}

#[test]
fn two_pictures_can_be_in_one_page() {
    assert_apart([&drawn(0, CARDS), &drawn(1, CARDS)]);
}

#[test]
fn layouts_are_unchanged() {
    let alike = |card: &str, number| format!("{card} ").repeat(number);
    let one = alike("1 1 1 1", 5) + &alike("-1 -1 -1 -1", 4);
    let [two, many] = ["1 -1 1 -1", "1 1 -1 -1"].map(|card| alike(card, 9));
    let layouts = [
        ("cards to cut out fill the sheet", drawn(0, &many)),
        (
            "cards without solution are as large as two, with gaps, below a sentence",
            drawn(1, CARDS),
        ),
        ("one solution fills the sheet", drawn(1, &one)),
        ("two solutions are side by side above their number", drawn(2, &two)),
        ("the number of all is below three boards in a row", drawn(3, &many)),
        ("four boards are in two rows", drawn(4, &many)),
    ];
    assert_layouts(PROGRAM, &layouts);
}

#[test]
fn pictures_show_the_solutions_of_the_report_or_the_cards_as_given() {
    for input in fixtures("turtle-puzzle") {
        println!("{}", input.display());
        let report = fs::read(input.with_extension("out")).expect("a fixture has a report");
        let report = String::from_utf8_lossy(&report);
        if report.matches("Eingabedaten:").count() > 1 {
            continue;
        }
        let input = fs::read(input).expect("a fixture can be read");
        for limit in [0, 3, DEFAULT_LIMIT] {
            let picture = unnamed(&drawn(limit, &input));
            assert!(picture.len() < 150_000);
            assert_eq!(picture.contains("\"#cut\""), limit == 0, "these cards are cut out");
            assert_same(limit, &expected(&report, limit), &shown(&checked(&picture)));
        }
    }
}

/// Returns the captions and CHECK lines of a report, up to a limit, or its cards if there are none.
/// A caption names the first solution with the same rotations.
fn expected(report: &str, limit: usize) -> String {
    let checks = report.lines().filter(|line| line.starts_with("CHECK")).take(limit);
    let checks: Vec<_> = checks.map(|line| (line, least_rotation(&solution(line)))).collect();
    let caption = |(index, (line, least)): (usize, &(&str, Board))| {
        let (number, first) = (index + 1, checks.iter().position(|(_, other)| other == least));
        let first = first.expect("the board is one of them") + 1;
        let turned = if first == number { String::new() } else { format!(" ({first}. gedreht)") };
        format!("{number}. gefundene Lösung{turned}\n{line}\n")
    };
    let is_card = |line: &&str| line.split(' ').all(|side| side.parse::<i32>().is_ok());
    match checks.len() {
        0 => report.lines().filter(is_card).map(|line| line.replace(' ', ",") + "\n").collect(),
        _ => checks.iter().enumerate().map(caption).collect(),
    }
}

/// Returns the board of a CHECK line.
fn solution(check: &str) -> Board {
    let numbers: Vec<i32> = check.split([' ', ',', ';']).flat_map(str::parse).collect();
    let places = numbers.chunks_exact(5);
    places.map(|place| (place[0] as usize, [place[1], place[2], place[3], place[4]])).collect()
}

/// Returns what a picture shows in the form of a report: for each board, its caption, and the type
/// and the sides of each card. Without a caption, returns only the sides.
fn shown(picture: &Document) -> String {
    let captions = texts(picture.root_element(), "caption");
    let board = |(index, board)| {
        let cards = cards(picture, board);
        match captions.get(index) {
            Some(caption) => format!("{caption}\nCHECK: {};\n", cards.join(";")),
            None => cards.iter().map(|card| card[2..].to_owned() + "\n").collect(),
        }
    };
    numbered(picture, "board-").enumerate().map(board).collect()
}

/// Returns the cards of a board, each with the number of its type and its sides clockwise from the
/// top. There are gaps between cards that have no solution.
fn cards(picture: &Document, board: Node) -> Vec<String> {
    let is_unsolved = texts(picture.root_element(), "total").contains(&"Es gibt keine Lösung.");
    let step = if is_unsolved { 120 } else { 100 };
    let places = (0..9).map(|place| [50 + place % 3 * step, 50 + place / 3 * step]);
    let cards = board.children().filter(|node| node.tag_name().name() == "use");
    let numbers = board.children().filter(|node| node.tag_name().name() == "text");
    let card = |((card, [x, y]), number): ((Node, [u32; 2]), Node)| {
        let transform = card.attribute("transform").unwrap_or_default();
        let turned = transform.strip_prefix(&format!("translate({x} {y}) rotate("));
        let degrees: usize =
            turned.and_then(|turned| turned.strip_suffix(')')?.parse().ok()).expect(transform);
        assert_eq!(test_support::svg::place(number), [x, y + 4]);
        let (name, number) = (reference(card), number.text().unwrap_or_default());
        assert_eq!(name, format!("card-{number}"));
        let of = picture.descendants().find(|node| Some(name) == node.attribute("id"));
        let mut sides: Vec<_> = uses(of.expect(name)).skip(1).map(|(half, _)| half).collect();
        sides.rotate_right(degrees / 90);
        format!("{number},{}", sides.join(",").replace("front-", "").replace("hind", ""))
    };
    cards.zip(places).zip(numbers).map(card).collect()
}

#[test]
fn rejected_inputs_are_not_drawn() {
    assert_rejected("turtle-puzzle", &|input, output| run(input, output), DRAW);
}

fn drawn(limit: usize, input: impl AsRef<[u8]>) -> String {
    answer(&|input, output| draw(limit, input, output), input.as_ref())
}

/// Returns the title of the picture of a card set with this description, and its font size.
fn title(description: &[u8]) -> (String, usize) {
    let picture = unnamed(&drawn(1, [b"# ", description, b"\n", CARDS.as_bytes()].concat()));
    let picture = Document::parse(&picture).expect("a picture is XML");
    let spoken = picture.descendants().find(|node| node.attribute("id") == Some("title"));
    let printed = picture.descendants().find(|node| node.attribute("class") == Some("title"));
    let printed = printed.expect("there is a title");
    assert_eq!(printed.text(), spoken.and_then(|node| node.text()));
    let size = printed.attribute("font-size").and_then(|size| size.parse().ok());
    (printed.text().unwrap_or_default().to_owned(), size.expect("the title has a font size"))
}

/// In bold Verdana, one of the widest common fonts, a W is 1.128 em wide, also with an accent. The
/// title may be 990 px wide.
#[test]
fn titles_of_wide_letters_stay_inside_the_sheet() {
    for length in 1..100 {
        let (text, size) = title("Ẃ".repeat(length).as_bytes());
        assert!(text.chars().count() * size * 1128 <= 990_000, "{text} in {size} px");
        assert_eq!(size == 28, length <= 31);
        assert_eq!(text, if length <= 57 { "Ẃ".repeat(length) } else { "Ẃ".repeat(56) + "…" });
    }
}

#[test]
fn invisible_titles_and_invalid_characters_are_replaced() {
    for invisible in
        ["", "\u{200B} \u{200B}", "\x1B\0\t", "\u{AD}\u{2060}\u{202E}", "\u{2003}\u{3000}"]
    {
        assert_eq!(title(invisible.as_bytes()).0, "Schildkrötenpuzzle", "{invisible:?}");
    }
    for visible in ["'", "]]>", "~", "🐢", "龜", "\u{301}e"] {
        assert_eq!(title(visible.as_bytes()).0, visible);
    }
    assert_eq!(title(b"a\xED\xA0\t\x1B").0, "a\u{FFFD}\u{FFFD} \u{FFFD}");
    assert_eq!(title("\u{FFFE}a\u{FFFF}".as_bytes()).0, "\u{FFFD}a\u{FFFD}");
}

proptest! {
    #![proptest_config(test_support::config(64))]

    #[test]
    fn any_text_is_shown_unchanged(text in r#"[<>&"'](\PC|[<>&"'\]]){0,40}[<>&"']"#) {
        prop_assert_eq!(title(text.as_bytes()).0, text);
    }
}
