//! The command as a process: on a machine that misbehaves, and in a dialogue.

mod machine;
mod prompt;

const PROGRAM: &str = env!("CARGO_BIN_EXE_set-sim");
/// The cards of a game, on two lines.
const CARDS: &str = "1111 1112 1113\r\n2222 1333 3121";
const GAME: &str = "\
= 1111 1112 1113 2222 1333 3121
- 1111 1112 1113
= 2222 1333 3121
";
