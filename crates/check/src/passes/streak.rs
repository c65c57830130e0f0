//! Proposals with a shorter streak of equal pieces: what overflows a buffer or a counter.

use super::leave_out::pieces;
use super::{halves, Proposals};

/// A streak of more pieces is long. A counter of eight bits starts again within fewer.
const LONG: usize = 300;

/// Shortens the longest streak by a half, a quarter and so on to one piece. This leads to the length from which
/// a program differs.
pub(crate) fn shorten_streak(input: &str) -> Proposals<'_> {
    keep(input, |length| Box::new(halves(length)))
}

/// Keeps one, two, three pieces and so on of a long streak. This leads to a length like 256.
pub(crate) fn keep_few(input: &str) -> Proposals<'_> {
    keep(input, |length| Box::new(1..if length > LONG { LONG } else { 1 }))
}

/// Keeps some pieces of the longest streak: as many as `kept` says of its length.
fn keep(input: &str, kept: fn(usize) -> Box<dyn Iterator<Item = usize>>) -> Proposals<'_> {
    let all = pieces(input);
    let mut end = 0;
    let streaks = all.chunk_by(|piece, next| piece == next).map(|streak| {
        end += streak.len();
        end - streak.len()..end
    });
    let streak = streaks.max_by_key(ExactSizeIterator::len).unwrap_or(0..0);
    Box::new(
        kept(streak.len())
            .map(move |kept| [&all[..streak.start + kept], &all[streak.end..]].concat().concat()),
    )
}
