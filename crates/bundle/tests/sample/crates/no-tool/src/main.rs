//! A program, but no tool: it has nothing in common with them.

fn main() {}
