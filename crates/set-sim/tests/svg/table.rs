//! What a viewer sees of a table: cards by their figures, frames around some of them, and the texts.

use roxmltree::{Document, Node};
use test_support::svg::{lengths, numbered, text, visit, Bounds, Point, Transform};

/// The table after some moves.
#[derive(Default)]
pub(crate) struct Table {
    cards: Vec<Card>,
    /// The frame that has been seen, until its card is.
    frame: Option<Bounds>,
    /// What has been seen of the next figure.
    outline: bool,
    stripes: Option<String>,
    texts: Vec<(Point, String, String)>,
}

/// A card on the table.
struct Card {
    area: Bounds,
    frame: Option<Bounds>,
    colour: char,
    /// The filling and the shape of each figure, as digits, and where it is.
    figures: Vec<(String, Point)>,
    number: String,
}

/// The tables of a picture in their order.
pub(crate) fn tables(picture: &Document) -> Vec<Table> {
    numbered(picture, "table-").map(Table::of).collect()
}

impl Table {
    fn of(table: Node) -> Self {
        let mut seen = Table::default();
        visit(table, &mut |node, here| {
            seen.visitor(node, here);
            false
        });
        assert!(seen.frame.is_none(), "a frame is around no card");
        seen
    }

    fn visitor(&mut self, node: Node, here: Transform) {
        let class = node.attribute("class").unwrap_or_default();
        match (node.tag_name().name(), node.attribute("id").unwrap_or_default(), class) {
            ("rect", "frame", _) => self.frame = Some(here.area(node)),
            ("g", _, colour @ ("red" | "green" | "purple")) => self.begin_card(colour),
            ("rect", "card", _) => self.last().area = here.area(node),
            ("use", _, "outline") => self.outline = true,
            ("use", _, "taken") => assert!(self.frame.is_some(), "a card is taken off no frame"),
            ("use", _, _) if self.frame.is_some() => panic!("a framed card is taken"),
            ("use", "", "") => self.see_clip(node),
            (_, shape @ ("diamond" | "squiggle" | "oval"), _) => {
                self.add_figure(shape, here.point([0.0, 28.0]));
            }
            ("text", _, "number") => self.add_number(&text(node), here.point(start(node))),
            ("text", _, _) => {
                self.texts.push((here.point(start(node)), class.to_owned(), text(node)));
            }
            _ => {}
        }
    }

    fn begin_card(&mut self, colour: &str) {
        let frame = self.frame.take();
        let colour = digit(colour, ["red", "green", "purple"]);
        let area = Bounds { left: 0.0, top: 0.0, right: 0.0, bottom: 0.0 };
        let (figures, number) = (Vec::new(), String::new());
        self.cards.push(Card { area, frame, colour, figures, number });
    }

    fn last(&mut self) -> &mut Card {
        self.cards.last_mut().expect("it is part of a card")
    }

    /// Stripes are seen where they are not clipped away.
    fn see_clip(&mut self, node: Node) {
        if node.attribute("href") == Some("#stripes") {
            self.stripes = node.attribute("clip-path").map(str::to_owned);
        }
    }

    fn add_figure(&mut self, shape: &str, place: Point) {
        let filling = match (self.outline, self.stripes.take()) {
            (true, None) => '1',
            (true, Some(clip)) => {
                assert_eq!(clip, format!("url(#in-{shape})"));
                '2'
            }
            (false, stripes) => {
                assert_eq!(stripes, None);
                '3'
            }
        };
        self.outline = false;
        let shape = digit(shape, ["diamond", "squiggle", "oval"]);
        self.last().figures.push((format!("{filling}{shape}"), place));
    }

    fn add_number(&mut self, number: &str, [right, down]: Point) {
        let Card { area, number: shown, .. } = self.last();
        let height = area.bottom - area.top;
        assert!((right - area.centre()[0]).abs() < 1e-6, "{number} stands in the middle");
        assert!((0.1..0.3).contains(&((down - area.bottom) / height)), "{number} stands beneath");
        number.clone_into(shown);
    }

    /// The numbers of the cards by their places, three a column.
    pub(crate) fn numbers(&self) -> Vec<String> {
        self.columns().iter().map(|card| card.attributes()).collect()
    }

    /// The numbers of the framed cards by their places.
    pub(crate) fn framed(&self) -> Vec<String> {
        let cards = self.columns();
        cards.iter().filter(|card| card.frame.is_some()).map(|card| card.attributes()).collect()
    }

    /// The texts of a class.
    pub(crate) fn texts(&self, class: &str) -> Vec<&str> {
        let of_class = self.texts.iter().filter(|(_, of, _)| of == class);
        of_class.map(|(_, _, text)| text.as_str()).collect()
    }

    /// What the table covers, with its frames and texts.
    pub(crate) fn area(&self) -> Bounds {
        let lines = self.texts.iter().map(|([left, down], _, _)| Bounds {
            left: *left,
            top: down - 15.0,
            right: left + 150.0,
            bottom: down + 5.0,
        });
        let cards = self.cards.iter().flat_map(|card| [Some(card.area), card.frame]);
        Bounds::around(cards.flatten().chain(lines)).expect("a table has a caption")
    }

    /// The cards column by column.
    fn columns(&self) -> Vec<&Card> {
        let mut cards: Vec<_> = self.cards.iter().collect();
        cards.sort_by(|one, other| one.area.left.total_cmp(&other.area.left));
        for column in cards.chunks_mut(3) {
            assert!(column.iter().all(|card| (card.area.left - column[0].area.left).abs() < 1e-6));
            column.sort_by(|one, other| one.area.top.total_cmp(&other.area.top));
        }
        assert!(cards.windows(2).all(|pair| !pair[0].area.contains(pair[1].area.centre())));
        cards
    }
}

impl Card {
    /// The number of the card, as its figures show it and as it stands beneath.
    fn attributes(&self) -> String {
        let figures = &self.figures;
        assert!(figures
            .iter()
            .all(|(kind, place)| *kind == figures[0].0 && self.area.contains(*place)));
        let ends = [&figures[0], &figures[figures.len() - 1]].map(|(_, place)| place[0]);
        let middle = (ends[0] + ends[1]) / 2.0;
        assert!((middle - self.area.centre()[0]).abs() < 1e-6, "{} is off the middle", self.number);
        let steps = figures.windows(2).map(|pair| pair[1].1[0] - pair[0].1[0]);
        steps.for_each(|step| assert!(step > (self.area.right - self.area.left) / 4.0));
        if let Some(frame) = self.frame {
            assert!(frame.contains([self.area.left, self.area.top]));
            assert!(frame.contains([self.area.right, self.area.bottom]));
        }
        let shown = format!("{}{}{}", figures.len(), self.colour, figures[0].0);
        assert_eq!(shown, self.number);
        shown
    }
}

fn start(text: Node) -> Point {
    lengths(text, ["x", "y"])
}

/// The digit that stands for a value of an attribute.
fn digit(value: &str, values: [&str; 3]) -> char {
    let digits = values.iter().zip('1'..);
    digits.filter(|(known, _)| **known == value).map(|(_, digit)| digit).last().expect(value)
}
