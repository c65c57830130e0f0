//! Which of many inputs to try first: those in which most happens that happens in none before them.
//!
//! What happens in an input is a list of features, such as "18 cards on the table". Bugs often need two
//! conditions to meet, so an input counts by its features and by the pairs of its features that are new.
//! A long input has to contain more of them. The idea is adaptive random testing (Chen, Leung, Mak 2004)
//! with pairs of features, as in combinatorial testing (Kuhn, Wallace, Gallo 2004).

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashMap};
use std::mem;

/// How many pairs of features a single new feature counts for.
const SINGLE: usize = 20;
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

/// A candidate by its index, with what it adds, or has added when it was looked at last.
#[derive(PartialEq)]
struct Worth(f64, usize);

impl Eq for Worth {}

impl Ord for Worth {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0).then(other.1.cmp(&self.1))
    }
}

impl PartialOrd for Worth {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Features that have happened, and pairs of them.
struct Seen {
    count: usize,
    /// A feature and itself, or two features.
    pairs: Vec<bool>,
}

/// Returns all inputs of some candidates: first the `count` that add most, one after the other, to what
/// happens in those before them, then the others.
pub fn chosen_first(mut candidates: Vec<Candidate>, count: usize) -> Vec<String> {
    let chosen = choose(&[], &candidates, count);
    let mut inputs: Vec<_> =
        chosen.iter().map(|index| mem::take(&mut candidates[*index].input)).collect();
    let others = (0..candidates.len()).filter(|index| !chosen.contains(index));
    inputs.extend(others.map(|index| mem::take(&mut candidates[index].input)));
    inputs
}

/// Returns the indices of the `count` candidates that add most, one after the other, to what happens in
/// `known` and in those before them.
pub fn choose(known: &[Candidate], candidates: &[Candidate], count: usize) -> Vec<usize> {
    let mut numbers = HashMap::new();
    let [known, numbered] = [known, candidates].map(|inputs| numbered(inputs, &mut numbers));
    let mut seen = Seen { count: numbers.len(), pairs: vec![false; numbers.len() * numbers.len()] };
    known.iter().for_each(|features| seen.add(features));
    let worth = |index: usize, seen: &Seen| {
        let new = seen.new_pairs(&numbered[index]) as f64;
        let length = (candidates[index].input.len() + SHORT) as f64;
        Worth(new / (numbered[index].len() as f64 + 1.0) / length.log2(), index)
    };
    let mut heap: BinaryHeap<_> = (0..candidates.len()).map(|index| worth(index, &seen)).collect();
    let mut chosen = Vec::new();
    while let Some(Worth(_, index)) = heap.pop().filter(|_| chosen.len() < count) {
        // What a candidate adds never grows: the best one is still the best if it is so by its new worth.
        let now = worth(index, &seen);
        if heap.peek().is_some_and(|next| now < *next) {
            heap.push(now);
        } else {
            seen.add(&numbered[index]);
            chosen.push(index);
        }
    }
    chosen
}

/// Replaces the features of each input by numbers. Equal ones have equal numbers.
fn numbered<'a>(inputs: &'a [Candidate], numbers: &mut HashMap<&'a str, usize>) -> Vec<Vec<usize>> {
    let mut number = |feature: &'a String| {
        let next = numbers.len();
        *numbers.entry(feature).or_insert(next)
    };
    let features = inputs.iter().map(|input| input.features.iter().map(&mut number).collect());
    features
        .map(|mut features: Vec<_>| {
            features.sort_unstable();
            features.dedup();
            features
        })
        .collect()
}

impl Seen {
    fn add(&mut self, features: &[usize]) {
        for (index, one) in features.iter().enumerate() {
            for other in &features[index..] {
                self.pairs[one * self.count + other] = true;
            }
        }
    }

    /// Returns how many pairs of features are new, and counts each single new feature as several pairs.
    fn new_pairs(&self, features: &[usize]) -> usize {
        let mut new = 0;
        for (index, one) in features.iter().enumerate() {
            let row = &self.pairs[one * self.count..][..self.count];
            new += if row[*one] { 0 } else { SINGLE };
            new += features[index + 1..].iter().filter(|other| !row[**other]).count();
        }
        new
    }
}
