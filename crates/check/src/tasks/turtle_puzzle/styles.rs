//! Ways in which boards are drawn: none is blamed, wherever it stands. What can be read is compared.
//!
//! A style is whether it can be read, how many cards are in a row, a card, what stands between cards, and what stands above and below a row. In a
//! card, `t`, `r`, `b` and `l` in braces are its sides, and `n` is its type; capital letters are two columns wide.

use super::tests::{assert_right, is_same, puzzle, report};
use crate::tasks::named;
use rules::turtle_puzzle::{turns, Board, Card};

type Style = (bool, usize, &'static str, &'static str, &'static str);

const STYLES: &[Style] = &[
    (true, 3, "    {T}    \n {L} {N} {R} \n    {B}    ", "|", "+----------+"),
    (true, 3, "\t{t}\t\n{l}\t{n}\t{r}\n\t{b}\t", "\t", ""),
    (true, 3, "{t}\n{l} {n} {r}\n{b}", "  ", "\n"),
    (true, 3, "│  {T}  │\n│{L} {N}{R}│\n│  {B}  │", "", "┌───────┐┌───────┐┌───────┐"),
    (true, 3, "# {T} #\n#{L} {N}{R}#\n# {B} #", "#", "###############"),
    (false, 3, "+---{t}---+\n|{l}  {n}  {r}|\n+---{b}---+", " ", ""),
    (true, 3, "  {t}  \n{l}({n}){r}\n  {b}  ", " ", ""),
    (true, 3, "  {T}\n{L} <Typ {n}> {R}\n  {B}", "   ", ""),
    (false, 3, "[{n}: {t}, {r}, {b}, {l}]", ", ", ""),
    (true, 3, "  v{t}v\nv{l}v {n} v{r}v\n  v{b}v", " ", ""),
    (false, 1, "Typ {n}: {t} {r} {b} {l}", "", ""),
    (false, 1, "Karte {n}: oben {t}, rechts {r}\n  unten {b}, links {l}", "", ""),
    (false, 9, "<td>{t}<br>{l} <b>{n}</b> {r}<br>{b}</td>", "", "<tr>"),
];

fn drawn(board: &Board, &(_, columns, card, between, border): &Style) -> String {
    let border = if border.is_empty() { String::new() } else { border.to_owned() + "\n" };
    let rows = board.chunks(columns).map(|row| {
        let cards: Vec<_> =
            row.iter().map(|(number, sides)| filled(card, number + 1, *sides)).collect();
        beside(&cards, between)
    });
    border.clone() + &rows.map(|row| row + &border).collect::<String>()
}

fn filled(card: &str, number: usize, [top, right, bottom, left]: Card) -> String {
    let number = i32::try_from(number).expect("one of nine types");
    let numbers = [("t", top), ("r", right), ("b", bottom), ("l", left), ("n", number)];
    numbers.iter().fold(card.to_owned(), |card, (name, value)| {
        let card = card.replace(&format!("{{{name}}}"), &value.to_string());
        card.replace(&format!("{{{}}}", name.to_uppercase()), &format!("{value:2}"))
    })
}

/// Puts texts with equally many lines beside each other.
fn beside(texts: &[String], between: &str) -> String {
    let lines = |text: &String| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let columns: Vec<_> = texts.iter().map(lines).collect();
    let row =
        |row: usize| columns.iter().map(|lines| &*lines[row]).collect::<Vec<_>>().join(between);
    (0..columns[0].len()).map(|line| row(line) + "\n").collect()
}

#[test]
fn boards_may_be_drawn_in_any_style_and_place() {
    let (task, (puzzle, input)) = (named("turtle-puzzle"), puzzle("standard-example"));
    let expected = task.output(&input);
    let none = vec![String::new(); puzzle.solutions.len()];
    for style in STYLES {
        let boards: Vec<_> = puzzle.solutions.iter().map(|board| drawn(board, style)).collect();
        let (mut first, mut last) = (none.clone(), none.clone());
        first[0] = boards.concat();
        last[boards.len() - 1] = boards.concat();
        for [before, after] in [
            [&boards, &none],
            [&none, &boards],
            [&first, &none],
            [&none, &last],
            [&boards, &boards],
        ] {
            let found = report(&puzzle, &input, before, after);
            assert_right(&expected, &found, &format!("{style:?}\n{found}"));
            assert!(is_same(&expected, &expected, found.as_bytes()), "{style:?}\n{found}");
            let are_judged = task.not_judged(&expected, found.as_bytes()).is_none();
            assert_eq!(are_judged, style.0, "{style:?}\n{found}");
        }
        let mut wrong = puzzle.solutions.clone();
        for place in wrong.iter_mut().flatten() {
            place.1 = turns(place.1)[2];
        }
        let wrong: Vec<_> = wrong.iter().map(|board| drawn(board, style)).collect();
        let found = report(&puzzle, &input, &wrong, &none);
        assert_eq!(task.compare(&expected, found.as_bytes()).is_empty(), !style.0, "{style:?}");
    }
}
