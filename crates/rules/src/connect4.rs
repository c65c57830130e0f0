//! Connect 4.

mod games;
mod model;

pub use games::{any_moves, cautious_moves, moves_to, Goal};
pub use model::{referee, Board, Cell, Window, COLUMNS, EMPTY, PLAYERS, ROWS, WINDOWS};
