//! Proposals with a shorter streak of equal pieces: what overflows a buffer or a counter.

use super::leave_out::pieces;
use super::Proposals;
use std::iter::successors;

/// The most pieces that are kept one by one: a counter of eight bits starts again within as many.
const FEW: usize = 300;

/// Shortens the longest streak by a half, a quarter and so on to one piece; then keeps one, two, three pieces
/// and so on. The former leads to the length from which a program differs, the latter to a length like 256.
pub(crate) fn shorten_streak(input: &str) -> Proposals<'_> {
    let all = pieces(input);
    let mut end = 0;
    let streaks = all.chunk_by(|piece, next| piece == next).map(|streak| {
        end += streak.len();
        end - streak.len()..end
    });
    let streak = streaks.max_by_key(ExactSizeIterator::len).unwrap_or(0..0);
    let length = streak.len();
    let halves = successors(Some(length / 2), |removed| Some(removed / 2));
    let shorter = halves.take_while(|removed| *removed > 0).map(move |removed| length - removed);
    let kept = shorter.chain(1..length.min(FEW));
    Box::new(
        kept.map(move |kept| [&all[..streak.start + kept], &all[streak.end..]].concat().concat()),
    )
}
