//! Random inputs. Random players soon get four in a row; players who avoid it fill the board or
//! nearly so.

use crate::oracle::Game;
use fastrand::Rng;

/// Gaps between moves. A space comes most often.
const GAPS: [&str; 12] =
    [" ", " ", " ", " ", " ", "\t", "\n", "\r\n", "\n\n", "\r\n\r\n", "\n \n", "\n\n\n"];

/// Returns random inputs, the same in each run.
pub(crate) fn inputs(count: usize) -> impl Iterator<Item = String> {
    let mut rng = Rng::with_seed(1);
    (0..count).map(move |_| {
        let moves = if rng.u8(..4) > 0 { cautious_moves(&mut rng) } else { any_moves(&mut rng) };
        laid_out(&moves, &mut rng)
    })
}

/// Returns moves into a few columns only, which are soon full, or into all of them.
fn any_moves(rng: &mut Rng) -> Vec<usize> {
    let last = rng.usize(1..=8);
    (0..rng.usize(0..80)).map(|_| rng.usize(1..=last)).collect()
}

/// Returns moves without those that would make four in a row, then one move into each column. So
/// the last cells decide between a full board and a line.
fn cautious_moves(rng: &mut Rng) -> Vec<usize> {
    let (mut game, mut moves) = (Game::new(), Vec::new());
    for _ in 0..rng.usize(50..500) {
        let (column, mut next) = (rng.usize(1..=8), game.clone());
        next.drop(column);
        if !next.output.contains("CONNECT4") {
            game = next;
            moves.push(column);
        }
    }
    moves.into_iter().chain(1..=8).collect()
}

/// Lays moves out with blank lines before, between and after them. One game in sixteen begins with
/// more boards, or with more moves into one column, than a block of the input or output holds.
fn laid_out(moves: &[usize], rng: &mut Rng) -> String {
    let first = rng.usize(1..=8).to_string();
    let start = match rng.usize(0..48) {
        0 => "\n".repeat(rng.usize(500..2_000)),
        1 => (first.clone() + "\r\n").repeat(rng.usize(500..9_000)),
        2 => (first + " ").repeat(rng.usize(500..40_000)),
        _ => "\n".repeat(rng.usize(0..3)),
    };
    let moves = moves.iter().map(|column| format!("{column}{}", GAPS[rng.usize(0..GAPS.len())]));
    start + &moves.collect::<String>()
}
