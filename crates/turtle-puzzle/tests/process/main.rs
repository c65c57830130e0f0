//! The command as a process: on a machine that misbehaves, and in a dialogue.

mod machine;
mod prompt;

const PROGRAM: &str = env!("CARGO_BIN_EXE_turtle-puzzle");
/// The sides of nine cards that do not fit.
const SIDES: &str = "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 ";

/// What is reported about them, under these comment lines.
fn report(comments: &str) -> String {
    let cards = "1 1 1 1\n".repeat(9);
    let types = "Es gibt 1 verschiedene Kartentypen:\n1. 9 * [1 1 1 1]";
    format!("Eingabedaten:\n{comments}{cards}\n{types}\n\nEs gibt keine Loesung.\n")
}
