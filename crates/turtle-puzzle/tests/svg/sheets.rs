//! How a picture lies on its sheets, whatever the number of boards.

use crate::boards::boards;
use crate::scene::{length, moved, Scene};
use crate::{picture, CARDS};
use roxmltree::Document;

/// How many times as long as wide a sheet of A4 is.
const LENGTH: f64 = 297.0 / 210.0;

/// A ninth of a card set with 64 solutions.
const CARD: &[u8] = b"1 1 -1 -1 ";

/// How many of them are drawn.
const NUMBERS: [usize; 14] = [0, 1, 2, 3, 4, 5, 6, 11, 12, 13, 24, 25, 50, 64];

#[test]
fn boards_are_apart_and_not_cut() {
    each_number(|picture, areas| {
        let [width, height] = size(picture);
        let sheet = width * LENGTH;
        for (number, area) in areas.iter().enumerate() {
            assert!(area.left > 0.0 && area.right < width, "{area:?}");
            assert!(area.top > 0.0 && area.bottom < height, "{area:?}");
            assert!(area.top % sheet < area.bottom % sheet, "{area:?} is cut");
            assert!(areas[..number].iter().all(|other| area.is_apart_from(other)), "{area:?}");
        }
    });
}

#[test]
fn boards_are_as_large_as_one_sheet_allows_or_twelve_a_sheet() {
    each_number(|picture, areas| {
        let (columns, rows) = match areas.len() {
            1 => (1, 1),
            2 | 4 => (2, 2),
            _ => (3, 4),
        };
        let [width, _] = size(picture);
        for (number, area) in areas.iter().enumerate() {
            let row = f64::from(columns) * (area.right - area.left);
            assert!(0.8 * width < row && row < width, "{area:?}");
            assert_eq!((area.top / (width * LENGTH)) as usize, number / (columns * rows) as usize);
        }
    });
}

#[test]
fn sheets_are_as_wide_as_a4() {
    each_number(|picture, _| {
        let [width, height] = size(picture);
        let root = picture.root_element();
        let millimetres = |name| root.attribute(name).and_then(|length| length.strip_suffix("mm"));
        assert_eq!(millimetres("width"), Some("210"));
        assert_eq!(millimetres("height"), Some((height * 210.0 / width).to_string().as_str()));
    });
}

#[test]
fn the_total_stands_below_if_there_are_more() {
    each_number(|picture, areas| {
        let total = picture.descendants().find(|node| node.attribute("class") == Some("total"));
        let total = total.filter(|node| node.text() == Some("Es gibt insgesamt 64 Loesungen."));
        assert_eq!(total.is_some(), areas.len() < 64);
        if let Some(total) = total {
            let baseline = length(total, "y");
            assert!(areas.iter().all(|area| area.bottom + 20.0 < baseline));
            assert!(baseline < size(picture)[1]);
        }
    });
}

#[test]
fn without_solutions_the_picture_says_so() {
    let picture = picture(50, CARDS).expect("one card set has a picture");
    assert!(picture.contains(">Es gibt keine Loesung.</text>"));
}

/// Calls `check` with pictures of several numbers of boards, and the areas of these.
fn each_number(check: impl Fn(&Document, &[Area])) {
    for number in NUMBERS {
        let picture = picture(number, &CARD.repeat(9)).expect("one card set has a picture");
        let picture = Document::parse(&picture).expect("a picture is XML");
        let areas: Vec<_> = boards(&picture).iter().map(Area::of).collect();
        assert_eq!(areas.len(), number);
        check(&picture, &areas);
    }
}

/// The width and the height of a picture, in its own units.
fn size(picture: &Document) -> [f64; 2] {
    let view = picture.root_element().attribute("viewBox").expect("a picture has a view box");
    let numbers = view.split(' ').map(|number| number.parse().expect("a number"));
    let numbers: Vec<f64> = numbers.collect();
    [numbers[2], numbers[3]]
}

/// What a board and its caption cover.
#[derive(Debug)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    fn of(board: &Scene) -> Self {
        let (first, last) = (board.cards[0], board.cards[8]);
        let [left, _] = moved(first.centre, [-0.5, -0.5], first.side);
        let [right, bottom] = moved(last.centre, [0.5, 0.5], last.side);
        let [_, baseline] = board.texts[0].0;
        Area { left, top: baseline - 15.0, right, bottom }
    }

    fn is_apart_from(&self, other: &Area) -> bool {
        let beside = self.left > other.right || self.right < other.left;
        beside || self.top > other.bottom || self.bottom < other.top
    }
}
