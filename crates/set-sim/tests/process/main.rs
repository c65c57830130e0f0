//! The command as a process: when it answers, how it fares on faulty streams, and its memory.

#[cfg(target_os = "linux")]
mod memory;
mod prompt;

const PROGRAM: &str = env!("CARGO_BIN_EXE_set-sim");
/// The cards of a game, on two lines.
const CARDS: &str = "1111 1112 1113\r\n2222 1333 3121";
const GAME: &str = "\
= 1111 1112 1113 2222 1333 3121
- 1111 1112 1113
= 2222 1333 3121
";

test_support::robustness_tests! {
    program: PROGRAM,
    run: set_sim::run,
    inputs: &["", CARDS, "1111 1112 4444 1113"],
    short: "",
    long: CARDS,
    refused: "1111 1112 4444 1113",
    // Cards are no game before the end of the input.
    broken_off: (CARDS, ""),
}
