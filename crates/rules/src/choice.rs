//! Which of many inputs to try first: those that show what few inputs before them have shown.
//!
//! An input shows some mistakes of the catalogue, and something happens in it: an answer is due for a reason, and the layout
//! is of some kind. What is chosen by the mistakes alone shows few others, so what happens counts, too. All of it counts
//! the less, the more often it has been shown before. A long input has to show more: its worth is divided by the logarithm
//! of its length. The idea is adaptive random testing (Chen, Leung, Mak 2004), with mistakes as the measure (mutation
//! testing: `DeMillo`, Lipton, Sayward 1978).

use crate::answer::Answer;
use crate::layout::rounded;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};
use std::hash::Hash;

/// How much counts what happens for the first time. It is large, so that a division loses little.
pub const EVENT: u64 = 1 << 40;
/// How much a mistake counts that shows for the first time.
pub(crate) const MISTAKE: u64 = 4 * EVENT;
/// What is shown once more counts a sixteenth: nearly nothing, but more than nothing.
const SHIFT: u32 = 4;
/// What is added to the length of an input, so that tiny inputs do not come first only for their length.
const SHORT: usize = 64;

/// The length of an input, and all that it shows, each with what it counts the first time.
pub type Shown<Key = String> = (usize, Vec<(u64, Key)>);

/// Returns inputs in order: each shows most that those before it have not shown.
pub fn ordered<T, Key: Eq + Hash>(inputs: Vec<T>, shown: impl Fn(&T) -> Shown<Key>) -> Vec<T> {
    let shown: Vec<_> = inputs.iter().map(shown).collect();
    let mut inputs: Vec<_> = inputs.into_iter().map(Some).collect();
    let (mut times, mut order) = (HashMap::<&Key, u32>::new(), Vec::new());
    let mut heap: BinaryHeap<_> =
        (0..shown.len()).map(|index| (u64::MAX, Reverse(index))).collect();
    while let Some((before, Reverse(index))) = heap.pop() {
        let (length, all) = &shown[index];
        let counts = |(first, key): &(u64, Key)| {
            let times = times.get(key).copied().unwrap_or_default();
            first.checked_shr(SHIFT * times).unwrap_or_default()
        };
        let now = all.iter().map(counts).sum::<u64>() / u64::from((length + SHORT).ilog2());
        // What an input adds never grows. If it is still the same, no other one adds more.
        if now < before {
            heap.push((now, Reverse(index)));
            continue;
        }
        for (_, key) in all {
            *times.entry(key).or_default() += 1;
        }
        order.extend(inputs[index].take());
    }
    order
}

/// Returns what happens: answers of some kind and length, for a reason without its numbers, and about how many of them.
pub(crate) fn events(answers: &[Answer]) -> Vec<String> {
    let mut times = BTreeMap::new();
    for Answer { kind, text, reason } in answers {
        let reason = reason.replace(|char: char| char.is_ascii_digit(), "");
        let event = format!("{kind} of {} bytes: {reason}", text.len());
        *times.entry(event).or_default() += 1;
    }
    let events = |(event, times)| [format!("{} times {event}", rounded(times)), event];
    times.into_iter().flat_map(events).collect()
}
