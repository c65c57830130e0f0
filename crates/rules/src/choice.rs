//! Which of many inputs to try first: those whose layout has most that no input before them has.
//!
//! An input has a list of features, such as "256 lines". Bugs often need two
//! conditions to meet, so an input counts by its features and by the pairs of its features that are new.
//! A long input, or one in which much happens, has to contain more of them: its worth is divided by the
//! logarithm of its length and by the number of its features. The idea is adaptive random testing (Chen,
//! Leung, Mak 2004) with pairs of features, as in combinatorial testing (Kuhn, Wallace, Gallo 2004).

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap};

/// How many pairs of features a single new feature counts for.
const SINGLE: usize = 10;
/// The precision of a quotient.
const SCALE: usize = 1 << 20;
/// What is added to the length of an input, so that tiny inputs do not come first only for their length.
const SHORT: usize = 64;

/// An input and what happens in it.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The input.
    pub input: String,
    /// What happens in it.
    pub features: Vec<String>,
}

/// Features that have happened, and pairs of them.
struct Seen {
    count: usize,
    /// A feature and itself, or two features.
    pairs: Vec<bool>,
}

/// Returns the indices of the candidates in order: each adds most to what happens in those before it.
pub fn ordered(candidates: &[Candidate]) -> Vec<usize> {
    let (of_each, count) = numbered(candidates);
    let mut seen = Seen { count, pairs: vec![false; count * count] };
    let worth = |index: usize, seen: &Seen| {
        let length = (candidates[index].input.len() + SHORT).ilog2() as usize;
        SCALE * seen.new_pairs(&of_each[index]) / ((of_each[index].len() + 1) * length)
    };
    let all = (0..candidates.len()).map(|index| (worth(index, &seen), Reverse(index)));
    let mut heap: BinaryHeap<_> = all.collect();
    let mut chosen = Vec::new();
    while let Some((before, Reverse(index))) = heap.pop() {
        // What a candidate adds never grows. If it is still the same, no other one adds more.
        let now = worth(index, &seen);
        if now < before {
            heap.push((now, Reverse(index)));
        } else {
            seen.add(&of_each[index]);
            chosen.push(index);
        }
    }
    chosen
}

/// Replaces the features of each input by different numbers, in ascending order. Equal features have equal
/// numbers. Returns how many there are, too.
fn numbered(inputs: &[Candidate]) -> (Vec<Vec<usize>>, usize) {
    let (mut numbers, mut of_each) = (HashMap::new(), Vec::new());
    for input in inputs {
        let mut features = BTreeSet::new();
        for feature in &input.features {
            let next = numbers.len();
            features.insert(*numbers.entry(feature).or_insert(next));
        }
        of_each.push(features.into_iter().collect());
    }
    (of_each, numbers.len())
}

impl Seen {
    fn add(&mut self, features: &[usize]) {
        for one in features {
            for other in features {
                self.pairs[one * self.count + other] = true;
            }
        }
    }

    /// Returns how many pairs of features are new, and counts each single new feature as several pairs.
    fn new_pairs(&self, features: &[usize]) -> usize {
        let mut new = 0;
        for (index, one) in features.iter().enumerate() {
            for other in &features[index..] {
                if !self.pairs[one * self.count + other] {
                    new += if one == other { SINGLE } else { 1 };
                }
            }
        }
        new
    }
}
