//! The command as a process: when it answers, how it fares on faulty streams, and its memory.

#[cfg(target_os = "linux")]
mod memory;
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

/// Two sets.
fn two_sets() -> String {
    format!("# same\r\n{SIDES}\n\n# again\n{SIDES}")
}

test_support::robustness_tests! {
    program: PROGRAM,
    run: turtle_puzzle::run,
    inputs: &[&two_sets(), &(two_sets() + " 1 2 5 3"), &(two_sets() + " # 1 2")],
    short: SIDES,
    long: &SIDES.repeat(1_000),
    refused: &(two_sets() + " 5"),
    broken_off: (&format!("# same\n{SIDES}\n# more\n1 2"), &report("# same\n")),
}
