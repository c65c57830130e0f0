//! What is a difference, and what is left of an input.

mod compare;
mod shrink;
