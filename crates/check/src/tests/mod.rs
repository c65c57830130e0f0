//! Unit tests of the differences and of shrinking.

mod compare;
mod shrink;
