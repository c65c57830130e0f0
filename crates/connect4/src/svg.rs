//! A picture of the final position, as one SVG document.
//!
//! Players record a game as the columns of its moves, which is all we store: the number of a disc
//! determines its colour, and the discs below it in its column determine its row.

use crate::game::ROWS;
use crate::{Column, Game, Outcome};
use common::svg::{ratio, write_text, Document, HEADER, MARGIN};
use common::{with_session, Error, Session};
use std::io::{self, Read, Write};

/// The style, the holes of a column, the discs `red` and `yellow`, and the mark of `winning` discs.
const DRAWINGS: &str = include_str!("svg/drawings.xml");
/// The empty board and its foot.
const BOARD: &str = include_str!("svg/board.xml");

/// The size of the board as it is drawn, its foot included, and of a cell.
const SIZE: [usize; 2] = [840, 675];
const CELL: usize = 100;
/// The centre of the first disc, from the corner of the board, and the baseline of its number.
const CENTRE: usize = 70;
const BASELINE: usize = 12;
/// The width of the board on paper.
const WIDTH: usize = 700;

/// The baselines of the verdict and of the number of invalid moves, from the bottom of the board.
const VERDICT: usize = 44;
const INVALID: usize = 76;

/// A game as it was recorded.
struct Record {
    game: Game,
    /// The columns of the valid moves.
    columns: Vec<Column>,
    invalid: u64,
    /// The result of the last move.
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
/// As for [`run`](crate::run). Nothing is written if the input is wrong.
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
        let [width, height] = SIZE;
        let bottom_of_board = HEADER + height * WIDTH / width;
        let document = Document {
            language: "en",
            title: "A game of Connect 4",
            description: &self.description(),
            drawings: DRAWINGS,
            width: WIDTH,
            bottom: bottom_of_board + if self.invalid > 0 { INVALID } else { VERDICT },
        };
        document.write(output, |output| {
            self.write_board(ratio(WIDTH, width), output)?;
            write_text("verdict", bottom_of_board + VERDICT, self.verdict(), output)?;
            if self.invalid > 0 {
                let sentence = invalid_moves(self.invalid);
                write_text("total", bottom_of_board + INVALID, &sentence, output)?;
            }
            Ok(())
        })
    }

    fn write_board(&self, scale: f64, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, r#"  <g transform="translate({MARGIN} {HEADER}) scale({scale})">"#)?;
        output.write_all(BOARD.as_bytes())?;
        self.discs().try_for_each(|disc| self.write_disc(&disc, output))?;
        writeln!(output, "  </g>")
    }

    fn write_disc(&self, disc: &Disc, output: &mut impl Write) -> io::Result<()> {
        let Disc { number, colour, column, row } = *disc;
        let [x, y] = [CELL * column.index(), CELL * (ROWS - 1 - row)].map(|corner| corner + CENTRE);
        let place = format!(r#"x="{x}" y="{y}""#);
        writeln!(output, r##"    <use xlink:href="#~{colour}" {place}/>"##)?;
        if self.game.is_in_four(column, row) {
            writeln!(output, r##"    <use xlink:href="#~winning" {place}/>"##)?;
        }
        let line = y + BASELINE;
        writeln!(output, r#"    <text class="~{colour}" x="{x}" y="{line}">{number}</text>"#)
    }

    /// The text alternative: the result and the record.
    fn description(&self) -> String {
        let (verdict, result, invalid) =
            (self.verdict(), self.result(), invalid_moves(self.invalid));
        let columns = self.columns.iter().map(|column| format!(" {}", column.number()));
        let record = match self.columns.len() {
            0 => "No discs".to_owned(),
            _ => format!("Columns of the discs, red first:{}", columns.collect::<String>()),
        };
        format!("{verdict}: {result}. {invalid}. {record}.")
    }

    fn result(&self) -> String {
        match (self.outcome, self.discs().last()) {
            (Outcome::Connect4, Some(last)) => format!("{} has four in a row", last.colour),
            (Outcome::Full, _) => "the board is full, with no four in a row".to_owned(),
            _ => "the moves ended before the game did".to_owned(),
        }
    }
}

fn invalid_moves(number: u64) -> String {
    format!("{number} invalid move{}", if number == 1 { "" } else { "s" })
}
