//! A picture of a game, table after table, as one SVG document.
//!
//! Each card of the game is drawn once; tables reference it with `<use>`. The cards that the next
//! move takes are framed:
//!
//! ```text
//!   <defs>  empty-diamond … solid-oval   figures, from drawings.xml
//!   <defs>  card-2211 …                  cards: one to three figures in a colour, and the number
//!   <g>     table-1 …                    tables: cards, three a column, and the move
//! ```

mod card;
mod layout;
mod table;

use crate::{read_cards, Card, Game, Move};
use card::write_card;
use common::svg::Document;
use common::{with_session, Error};
use layout::Layout;
use std::io::{self, Read, Write};
use table::Stage;

/// The style, the figures, the blank card, and the frame.
const DRAWINGS: &str = include_str!("svg/drawings.xml");

/// The text alternative for all games.
const EXPLANATION: &str = "\
Cards lie in table order, three a column. Each shows one to three figures in a colour (red, \
green, purple) and a filling (empty, striped, solid): diamonds, squiggles or ovals. Its number is \
below it. The cards of the set that is taken next are framed, and the move is below the table.";

/// Reads the cards of one game from `input` and writes a picture of the game to `output`.
///
/// # Errors
///
/// As for [`run`](crate::run).
pub fn draw(input: impl Read, output: impl Write) -> Result<(), Error> {
    with_session(input, output, |session| {
        let cards = read_cards(session)?;
        write_picture(&cards, &mut session.output).map_err(Error::Write)
    })
}

fn write_picture(cards: &[Card], output: &mut impl Write) -> io::Result<()> {
    let stages = stages(Game::new(cards.to_vec()));
    let tables: Vec<_> = stages.iter().map(|stage| stage.table.len()).collect();
    let layout = Layout::of(&tables);
    let document = Document {
        language: "en",
        title: "A game of SET",
        description: &description(&stages),
        drawings: DRAWINGS,
        width: layout.width,
        bottom: layout.bottom(),
    };
    document.write(output, |output| {
        writeln!(output, "  <defs>")?;
        cards.iter().try_for_each(|card| write_card(*card, output))?;
        writeln!(output, "  </defs>")?;
        let mut numbered = stages.iter().enumerate();
        numbered.try_for_each(|(index, stage)| stage.write(index, &layout, output))
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

/// The text alternative.
fn description(stages: &[Stage]) -> String {
    let taken = stages.iter().filter(|stage| matches!(stage.next, Some(Move::Take(_)))).count();
    let dealt = stages.iter().filter(|stage| stage.next == Some(Move::Deal)).count();
    let left = stages.last().map_or(0, |stage| stage.table.len());
    format!(
        "Sets taken: {taken}. Deals because there was no set: {dealt}. Cards left: {left}. \
         {EXPLANATION}"
    )
}
