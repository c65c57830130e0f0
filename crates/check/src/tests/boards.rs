//! How a difference of boards is shown.

use super::differences::case;

const BOARD: &str = "\
|        |
|        |
|        |
|        |
|0       |
|01      |
\\--------/
";

#[test]
fn a_board_keeps_its_shape() {
    let empty = "          |        |";
    let foot = "          \\--------/";
    let [expected, found] = ["expected  |0       |", "found     |1       |"];
    let first = BOARD.replace("|0   ", "|1   ");
    let shown = [
        "Output:",
        empty,
        empty,
        empty,
        empty,
        expected,
        found,
        "           ^",
        "          |01      |",
        foot,
    ];
    case(BOARD, &first, &shown);
    let swapped = first.replace("|01", "|10");
    let rows = [expected, "expected  |01      |", found, "found     |10      |"];
    case(BOARD, &swapped, &[&["Output:", empty, empty, empty, empty], &rows[..], &[foot]].concat());
}

#[test]
fn a_board_stands_with_its_title() {
    let marked = |mark: &str| {
        BOARD.replace("\n|", &format!("\n{mark}|")).replace('\\', &format!("{mark}\\"))
    };
    let text = format!("CONNECT4\n{BOARD}");
    let shown =
        format!("Output:\nexpected  CONNECT4\nexpected  {}found     QUIT", marked("expected  "));
    case(&text, "QUIT\n", &shown.lines().collect::<Vec<_>>());
    let shown =
        format!("Output:\nexpected  CONNECT4\nfound     WON\n          {}", marked("          "));
    case(&text, &text.replace("CONNECT4", "WON"), &shown.lines().collect::<Vec<_>>());
    let shown = format!(
        "Output:\n          CONNECT4\nexpected  {}found     [nothing more]",
        marked("expected  ")
    );
    case(&text, "CONNECT4\n", &shown.lines().collect::<Vec<_>>());
}
