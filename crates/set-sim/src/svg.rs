//! A picture of a game, table after table, as one SVG document.
//!
//! Each card of the game is drawn once, from the figures of its filling and shape; a table is uses of
//! its cards, and those that the next move takes are framed:
//!
//! ```text
//!   <defs>  empty-diamond … solid-oval   figures, from drawings.xml
//!   <defs>  card-2211 …                  cards: one to three figures in a colour, and the number
//!   <g>     table-1 …                    tables: cards, three a column, and the move
//! ```

mod card;
mod table;

use crate::{read_cards, Card, Game, Move};
use card::write_card;
use common::svg::Document;
use common::{with_session, Error};
use std::io::{self, Read, Write};
use table::{Layout, Stage};

/// The style, the figures, the card without any, and the frame.
const DRAWINGS: &str = include_str!("svg/drawings.xml");

/// What is said about the picture to those who cannot see it.
const EXPLANATION: &str = "\
Cards lie in table order, three a column. Each shows one to three figures in a colour (red, green, \
purple) and a filling (empty, striped, solid): diamonds, squiggles or ovals. Beneath it stands its \
number. The cards of the set that is taken next are framed, and the move stands below the table.";

/// Reads the cards of one game from `input` and writes a picture of the game to `output`.
///
/// # Errors
///
/// Those of [`run`](crate::run).
pub fn draw(input: impl Read, output: impl Write) -> Result<(), Error> {
    with_session(input, output, |session| {
        let cards = read_cards(session)?;
        write_picture(&cards, &mut session.output).map_err(Error::Write)
    })
}

fn write_picture(cards: &[Card], output: &mut impl Write) -> io::Result<()> {
    let stages = stages(Game::new(cards.to_vec()));
    let layout = Layout::of(&stages);
    let (language, title, drawings) = ("en", "A game of SET", DRAWINGS);
    let (description, end) = (&description(&stages), layout.grid.end(stages.len()));
    Document { language, title, description, drawings, end }.write(output, |output| {
        writeln!(output, "  <defs>")?;
        cards.iter().try_for_each(|card| write_card(*card, output))?;
        writeln!(output, "  </defs>")?;
        let mut numbered = stages.iter().enumerate();
        numbered.try_for_each(|(index, stage)| layout.write_stage(index, stage, output))
    })
}

/// Plays the game, and keeps its tables.
fn stages(mut game: Game) -> Vec<Stage> {
    let mut stages = Vec::new();
    loop {
        let table = game.table().to_vec();
        let next = game.play();
        stages.push(Stage { table, next });
        if next.is_none() {
            return stages;
        }
    }
}

/// The result in words.
fn description(stages: &[Stage]) -> String {
    let taken = stages.iter().filter(|stage| matches!(stage.next, Some(Move::Take(_)))).count();
    let dealt = stages.iter().filter(|stage| stage.next == Some(Move::Deal)).count();
    let left = stages.last().map_or(0, |stage| stage.table.len());
    format!(
        "Sets taken: {taken}. Deals because there was no set: {dealt}. Cards left: {left}. {EXPLANATION}"
    )
}
