//! A picture of the final position, as one SVG document.
//!
//! Players record a game as the columns in turn, and that is all that is kept of it: the number of a
//! disc tells its colour, and the discs below it in its column tell its row.

use crate::game::ROWS;
use crate::{Column, Game, Outcome};
use common::svg::{ratio, write_text, Document, CONTENT_WIDTH, HEADER, MARGIN};
use common::{with_session, Error, Session};
use std::io::{self, Read, Write};

/// The style, the board, the discs `red` and `yellow`, and the mark of those in line.
const DRAWINGS: &str = include_str!("svg/drawings.xml");

/// The size of the board as it is drawn, its foot included, and of a cell.
const BOARD: [usize; 2] = [840, 675];
const CELL: usize = 100;
/// Where the centre of the first disc is, from the corner of the board, and where its number stands.
const CENTRE: usize = 70;
const BASELINE: usize = 12;

/// How far below the board the verdict stands, and the number of invalid moves below that.
const VERDICT: usize = 44;
const INVALID: usize = 76;

/// A game as it was recorded.
struct Record {
    game: Game,
    /// The columns of the valid moves.
    columns: Vec<Column>,
    invalid: u64,
    /// What has become of the last move.
    outcome: Outcome,
}

/// A disc on the board.
struct Disc {
    number: usize,
    colour: &'static str,
    column: Column,
    /// Counted from 0 at the bottom.
    row: usize,
}

/// Reads the moves of one game from `input` and writes a picture of its final position to `output`.
///
/// # Errors
///
/// Those of [`run`](crate::run). Nothing is written then.
pub fn draw(input: impl Read, output: impl Write) -> Result<(), Error> {
    with_session(input, output, |session| {
        let record = Record::read(session)?;
        record.write(&mut session.output).map_err(Error::Write)
    })
}

impl Record {
    fn read(session: &mut Session) -> Result<Self, Error> {
        let (game, outcome) = (Game::default(), Outcome::Placed);
        let mut record = Record { game, columns: Vec::new(), invalid: 0, outcome };
        while !matches!(record.outcome, Outcome::Connect4 | Outcome::Full) {
            match session.next_integer()? {
                Some(column) => record.add(column),
                None => break,
            }
        }
        Ok(record)
    }

    fn add(&mut self, column: Column) {
        self.outcome = self.game.drop(column);
        match self.outcome {
            Outcome::Invalid => self.invalid += 1,
            _ => self.columns.push(column),
        }
    }

    fn discs(&self) -> impl Iterator<Item = Disc> + '_ {
        self.columns.iter().enumerate().map(move |(index, &column)| Disc {
            number: index + 1,
            colour: ["red", "yellow"][index % 2],
            column,
            row: self.columns[..index].iter().filter(|below| **below == column).count(),
        })
    }

    fn verdict(&self) -> &'static str {
        match self.outcome {
            Outcome::Connect4 => "CONNECT4",
            Outcome::Full => "FULL",
            Outcome::Placed | Outcome::Invalid => "QUIT",
        }
    }

    fn write(&self, output: &mut impl Write) -> io::Result<()> {
        let (language, title, drawings) = ("en", "A game of Connect 4", DRAWINGS);
        let [width, height] = BOARD;
        let bottom = HEADER + height * CONTENT_WIDTH / width;
        let end = bottom + if self.invalid > 0 { INVALID } else { VERDICT };
        let description = &self.description();
        Document { language, title, description, drawings, end }.write(output, |output| {
            self.write_board(ratio(CONTENT_WIDTH, width), output)?;
            write_text("total verdict", bottom + VERDICT, self.verdict(), output)?;
            match self.invalid {
                0 => Ok(()),
                number => write_text("total", bottom + INVALID, &invalid_moves(number), output),
            }
        })
    }

    fn write_board(&self, scale: f64, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, r#"  <g transform="translate({MARGIN} {HEADER}) scale({scale})">"#)?;
        writeln!(output, r##"    <use href="#board"/>"##)?;
        self.discs().try_for_each(|disc| self.write_disc(&disc, output))?;
        writeln!(output, "  </g>")
    }

    fn write_disc(&self, disc: &Disc, output: &mut impl Write) -> io::Result<()> {
        let Disc { number, colour, column, row } = *disc;
        let [x, y] = [CELL * column.index(), CELL * (ROWS - 1 - row)].map(|corner| corner + CENTRE);
        let place = format!(r#"x="{x}" y="{y}""#);
        writeln!(output, r##"    <use href="#{colour}" {place}/>"##)?;
        if self.game.is_in_four(column, row) {
            writeln!(output, r##"    <use href="#in-line" {place}/>"##)?;
        }
        let line = y + BASELINE;
        writeln!(output, r#"    <text class="{colour}" x="{x}" y="{line}">{number}</text>"#)
    }

    /// The result and the record in words.
    fn description(&self) -> String {
        let result = match (self.outcome, self.discs().last()) {
            (Outcome::Connect4, Some(last)) => format!("{} has four in line", last.colour),
            (Outcome::Full, _) => "the board is full, with no four in line".to_owned(),
            _ => "the moves ended before the game did".to_owned(),
        };
        let (verdict, invalid) = (self.verdict(), invalid_moves(self.invalid));
        let columns = self.columns.iter().map(|column| column.number().to_string());
        let columns = columns.collect::<Vec<_>>().join(" ");
        format!("{verdict}: {result}. {invalid}. Columns of the discs, red first: {columns}")
    }
}

fn invalid_moves(number: u64) -> String {
    format!("{number} invalid move{}", if number == 1 { "" } else { "s" })
}
