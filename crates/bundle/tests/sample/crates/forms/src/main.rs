//! Makes a tool of the package.

fn main() {}
