//! Which of many inputs to try first: those that show what few inputs before them have shown.
//!
//! An input shows some mistakes of the catalogue, and its layout has some features. What it adds counts the less, the more
//! often it has been shown before. A long input has to show more: its worth is divided by the logarithm of its length. The
//! idea is adaptive random testing (Chen, Leung, Mak 2004), with mistakes as the measure (mutation testing: `DeMillo`, Lipton, Sayward 1978).

/// The precision of a quotient.
const SCALE: usize = 1 << 20;
/// What is added to the length of an input, so that tiny inputs do not come first only for their length.
const SHORT: usize = 64;

/// Returns the indices of inputs in order. Each input has a length, and the numbers of what it shows.
pub fn ordered(inputs: &[(usize, Vec<usize>)]) -> Vec<usize> {
    let count = inputs.iter().flat_map(|(_, shown)| shown).max().map_or(0, |most| most + 1);
    let mut times = vec![0_u32; count];
    let mut left: Vec<_> = (0..inputs.len()).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let worth = |index: &usize| {
            let (length, shown) = &inputs[*index];
            let worth: usize = shown.iter().map(|one| SCALE >> times[*one].min(20)).sum();
            worth / (length + SHORT).ilog2() as usize
        };
        // Of equal ones, the first.
        let best = (0..left.len()).rev().max_by_key(|place| worth(&left[*place])).unwrap_or(0);
        let index = left.remove(best);
        inputs[index].1.iter().for_each(|one| times[*one] += 1);
        order.push(index);
    }
    order
}
