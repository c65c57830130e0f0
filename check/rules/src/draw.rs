//! Random decisions. The probabilities of kinds stand in tables of weights.

use fastrand::Rng;
use std::iter;
use std::ops::RangeInclusive;

/// Returns one of some values.
pub(crate) fn pick<T: Clone>(values: &[T], rng: &mut Rng) -> T {
    values[rng.usize(..values.len())].clone()
}

/// Values with weights.
pub(crate) type Weighted<T> = &'static [(usize, T)];

/// Returns one of some values, each as often as its weight says.
pub(crate) fn weighted<T: Clone>(values: &[(usize, T)], rng: &mut Rng) -> T {
    let sum: usize = values.iter().map(|(weight, _)| weight).sum();
    let mut number = rng.usize(..sum);
    for (weight, value) in values {
        if number < *weight {
            return value.clone();
        }
        number -= weight;
    }
    unreachable!("the number is less than the sum of the weights")
}

/// Returns a number from one of some ranges, each as often as its weight says.
pub(crate) fn number(ranges: &[(usize, RangeInclusive<usize>)], rng: &mut Rng) -> usize {
    let range = weighted(ranges, rng);
    rng.usize(range)
}

/// Returns `true` once in `times` times.
pub(crate) fn one_in(times: usize, rng: &mut Rng) -> bool {
    rng.usize(..times) == 0
}

/// Returns values in random order.
pub(crate) fn shuffled<T>(mut values: Vec<T>, rng: &mut Rng) -> Vec<T> {
    rng.shuffle(&mut values);
    values
}

/// Tries again and again, and returns the first value that a try gives. Some try must give one.
pub(crate) fn repeated<T>(attempt: impl FnMut() -> Option<T>) -> T {
    iter::repeat_with(attempt).flatten().next().expect("some try gives a value")
}
