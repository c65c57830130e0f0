//! The command as a process: on a machine that misbehaves, and in a dialogue.

mod machine;
mod prompt;

const PROGRAM: &str = env!("CARGO_BIN_EXE_connect4");
const EMPTY: &str = "\
|        |
|        |
|        |
|        |
|        |
|        |
\\--------/
";
