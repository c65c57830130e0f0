//! What a viewer sees of a position: the discs in the holes of the board, and the texts.

use crate::model::{Cell, COLUMNS, ROWS};
use roxmltree::Document;
use test_support::svg::{lengths, near, size, text, texts, translated, visit, Bounds, Point};

/// The texts below the board are a line for the verdict, and another for the invalid moves.
pub(crate) struct Position {
    pub(crate) board: Bounds,
    pub(crate) discs: Vec<Disc>,
    pub(crate) verdict: String,
    pub(crate) invalid: Option<String>,
}

/// A disc in a hole.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Disc {
    pub(crate) cell: Cell,
    pub(crate) player: char,
    pub(crate) number: usize,
    pub(crate) is_marked: bool,
}

/// The centre of a circle, the distance from there to its rim, and its class.
type Circle = (Point, f64, String);

impl Position {
    pub(crate) fn of(picture: &Document) -> Self {
        let (mut board, mut circles, mut numbers) = (None, Vec::new(), Vec::new());
        let mut lines = Vec::new();
        visit(picture.root_element(), &mut |node, here| {
            let class = node.attribute("class").unwrap_or_default().to_owned();
            match (node.tag_name().name(), &*class) {
                ("defs", _) => return true,
                ("rect", "board") => board = Some(here.area(node)),
                ("circle", _) => {
                    let [x, y, radius] = lengths(node, ["cx", "cy", "r"]);
                    circles.push((here.point([x, y]), here.step([radius, 0.0])[0], class));
                }
                ("text", "red" | "yellow") => {
                    numbers.push((here.point(lengths(node, ["x", "y"])), class, text(node)));
                }
                ("text", "total verdict" | "total") => {
                    lines.push(here.point(lengths(node, ["x", "y"]))[1]);
                }
                _ => {}
            }
            false
        });
        let board: Bounds = board.expect("there is a board");
        let below = board.bottom + 40.0..size(picture)[1];
        assert!(lines.iter().all(|line| below.contains(line)), "{lines:?} stand below the board");
        assert!(lines.windows(2).all(|pair| pair[0] + 20.0 < pair[1]), "{lines:?}");
        let discs = circles.iter().filter_map(|circle| disc(circle, &circles, &numbers)).collect();
        let [verdict] = &texts(picture, "total verdict")[..] else { panic!("there is a verdict") };
        let invalid = texts(picture, "total").pop();
        Position { board, discs, verdict: verdict.clone(), invalid }
    }

    /// Where each disc lies, whose it is, and its number, by the numbers.
    pub(crate) fn record(&self) -> Vec<(Cell, char, usize)> {
        let discs = self.discs.iter().map(|disc| (disc.cell, disc.player, disc.number));
        let mut record: Vec<_> = discs.collect();
        record.sort_by_key(|&(_, _, number)| number);
        record
    }

    /// The rows as the protocol prints them.
    pub(crate) fn rows(&self) -> Vec<String> {
        let at = |cell| self.discs.iter().find(|disc| disc.cell == cell);
        let cell = |cell| at(cell).map_or(' ', |disc| disc.player);
        let row = |row| (0..COLUMNS).map(|column| cell((row, column))).collect::<String>();
        (0..ROWS).map(|number| format!("|{}|", row(number))).collect()
    }
}

/// The disc that a circle is, if it is one.
fn disc(
    (centre, radius, class): &Circle,
    circles: &[Circle],
    numbers: &[(Point, String, String)],
) -> Option<Disc> {
    let colour = class.strip_prefix("disc-")?;
    let is_here = |place: &Point, slack: f64| near_by(*place, *centre, slack * radius);
    let (_, _, number) =
        numbers.iter().find(|(place, class, _)| class == colour && is_here(place, 0.4))?;
    let is_mark = |(place, rim, class): &Circle| {
        class == "in-line" && near(*place, *centre) && (1.0..1.2).contains(&(rim / radius))
    };
    Some(Disc {
        cell: cell(*centre, circles),
        player: if colour == "red" { '0' } else { '1' },
        number: number.parse().expect("a disc has a number"),
        is_marked: circles.iter().any(is_mark),
    })
}

/// The cell whose hole lies at a point.
fn cell(centre: Point, circles: &[Circle]) -> Cell {
    let holes = circles.iter().filter(|(_, _, class)| class == "hole").map(|(hole, _, _)| *hole);
    let holes: Vec<_> = holes.collect();
    assert_eq!(holes.len(), ROWS * COLUMNS);
    assert!(holes.iter().any(|hole| near(*hole, centre)), "a disc lies in a hole");
    let before = |axis: usize| holes.iter().filter(|hole| hole[axis] < centre[axis] - 1.0).count();
    (before(1) / COLUMNS, before(0) / ROWS)
}

fn near_by(one: Point, other: Point, distance: f64) -> bool {
    let [right, down] = translated(one, other, -1.0);
    right.hypot(down) < distance
}
