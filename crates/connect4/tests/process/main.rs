//! The command as a process: when it answers, how it fares on faulty streams, and its memory.

#[cfg(target_os = "linux")]
mod memory;
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
// Only those tests need it that run on Linux alone.
#[cfg(target_os = "linux")]
const ONE_DISC: &str = "\
|        |
|        |
|        |
|        |
|        |
|0       |
\\--------/
";
/// A game with an invalid move, four in line, and more that is not read.
const WON: &str = "\n1 1 1 1 1 1 1\r\n\r\n2 1 2 3 2 4 2 and more";

test_support::robustness_tests! {
    program: PROGRAM,
    run: connect4::run,
    inputs: &["", "\n1 1 1 1 1 1 1\r\n\r\n2", WON, "\n1 9 2"],
    short: "",
    long: &"\n".repeat(5_000),
    refused: "\n1 9 2",
    broken_off: ("\n1\n\n2", &[EMPTY, ONE_DISC].concat()),
}
