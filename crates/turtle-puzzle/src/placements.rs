//! The types of a card set, and the placements that they allow.
//!
//! A placement is a type in one of its orientations. There are at most 36, so a set of them is a
//! `u64`. Placements are numbered in the order in which the task tries them: by type, and for each
//! type as given and then turned clockwise. So a board is nine small numbers, and boards compare
//! as the task orders its solutions.

use crate::card::{Card, BOTTOM, LEFT, RIGHT, TOP};
use crate::card_set::CARDS;

/// A set of placements, a bit each.
pub(crate) type Set = u64;

/// Cards that are equal up to turning.
#[derive(Clone, Debug)]
pub struct CardType {
    /// The first of the cards, as it was given.
    pub card: Card,
    /// How many of the cards there are.
    pub multiplicity: usize,
    first_placement: usize,
    orientations: usize,
}

#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// The index of the type.
    pub card_type: usize,
    /// The card as it lies.
    pub card: Card,
}

