//! Ways in which boards are drawn: none is blamed, wherever it stands.
//!
//! A style is how many cards are in a row, a card, what stands between cards, and what stands above and below a row. In a
//! card, `t`, `r`, `b` and `l` in braces are its sides, and `n` is its type; capital letters are two columns wide.

use super::tests::{assert_right, is_same, puzzle, report};
use crate::tasks::named;
use rules::turtle_puzzle::{Board, Card};

type Style = (usize, &'static str, &'static str, &'static str);

const STYLES: &[Style] = &[
    (3, "    {T}    \n {L} {N} {R} \n    {B}    ", "|", "+----------+"),
    (3, " {T} \n{L}{N}{R}\n {B} ", "", ""),
    (3, "\t{t}\t\n{l}\t{n}\t{r}\n\t{b}\t", "\t", ""),
    (3, "{t}\n{l} {n} {r}\n{b}", "  ", "\n"),
    (
        3,
        "|    {T}    |\n| {L} {N} {R} |\n|    {B}    |",
        "",
        "|----------||----------||----------|",
    ),
    (3, "│  {T}  │\n│{L} {N}{R}│\n│  {B}  │", "", "┌───────┐┌───────┐┌───────┐"),
    (3, "║  {T}  \n║{L} {N}{R}\n║  {B}  ", "", "╠═══════╬═══════╬═══════╣"),
    (3, "# {T} #\n#{L} {N}{R}#\n# {B} #", "#", "###############"),
    (3, "* {T} *\n*{L} {N}{R}*\n* {B} *", " ", "* * * * * *"),
    (3, "/ {T} \\\n{L} {N} {R}\n\\ {B} /", " ", "= = = = ="),
    (3, "+---{T}---+\n|{L}  {N}  {R}|\n+---{B}---+", "", ""),
    (3, "+---{t}---+\n|{l}  {n}  {r}|\n+---{b}---+", " ", ""),
    (3, "---{t}---\n{l}  {n}  {r}\n---{b}---", "---", "-----"),
    (3, "+-{t}-+\n{l} {n} {r}\n+-{b}-+", " ", ""),
    (3, "  {t}  \n{l}-{n}-{r}\n  {b}  ", "|", ""),
    (3, "  {t}  \n{l} - {n} - {r}\n  {b}  ", " | ", "- - -"),
    (3, "  {t}  \n{l}({n}){r}\n  {b}  ", " ", ""),
    (3, "  {T}\n{L}[{N}]{R}\n  {B}", "   ", ""),
    (3, "  {T}\n{L} T{n} {R}\n  {B}", " ; ", "----- Zeile -----"),
    (3, "  {T}\n{L} <Typ {n}> {R}\n  {B}", "   ", ""),
    (3, "  o: {t}\nl: {l} Typ: {n} r: {r}\n  u: {b}", " | ", ""),
    (3, "0 {t} 0\n{l} {n} {r}\n0 {b} 0", " ", ""),
    (3, ". {T} .\n{L} {N} {R}\n. {B} .", "  ", ""),
    (3, "{n}: {t} {r} {b} {l}", " | ", "---"),
    (3, "[{n}: {t}, {r}, {b}, {l}]", ", ", ""),
    (3, "{t}\n{l}   {r}\n{n}\n{b}", " ", ""),
    (3, "-----\n{T}\n-----\n{L} {N} {R}\n-----\n{B}\n-----", "-", ""),
    (3, "{T}\n\n{L} {N} {R}\n\n{B}", "!", "\n\n"),
    (3, "  v{t}v\nv{l}v {n} v{r}v\n  v{b}v", " ", ""),
    (3, "({t})\n({l}) {n} ({r})\n({b})", " ", ""),
    (1, "    {T}\n {L} {N} {R}\n    {B}", "", "---------"),
    (1, "Typ {n}: {t} {r} {b} {l}", "", ""),
    (1, "Karte: {n}\n  oben {t}\n  rechts {r}\n  unten {b}\n  links {l}", "", ""),
    (1, "{n}\n{t} {r} {b} {l}", "", "--"),
    (1, "{n},{t},{r},{b},{l}", "", ""),
    (1, "Platz 1: Typ {n}: {t} {r} {b} {l}", "", ""),
    (1, "Platz 9: {t} / {l} [{n}] {r} / {b}", "", ""),
    (1, "| {N} | {T} | {R} | {B} | {L} |", "", "+----+----+----+----+----+"),
    (1, "{{\"typ\": {n}, \"seiten\": [{t}, {r}, {b}, {l}]}}", "", ""),
    (1, "{t}\n{l}\n{n}\n{r}\n{b}", "", ""),
    (9, "    {T}    \n {L} {N} {R} \n    {B}    ", "|", ""),
    (9, "{n}({t},{r},{b},{l})", " ", ""),
    (9, "<td>{t}<br>{l} <b>{n}</b> {r}<br>{b}</td>", "", "<tr>"),
    (3, "<td>{t}<br>{l} <b>{n}</b> {r}<br>{b}</td>", "\n", "<tr>"),
];

/// Signs of a board, each with one that may stand in its place.
const SIGNS: [(&str, &str); 6] = [
    ("-", "\u{2212}"),
    ("-", "- "),
    ("-", "v"),
    (" ", "\u{A0}"),
    ("|", "\u{FFFD}"),
    ("\n", "\r\n"),
];

/// Other puzzles: with a type of several cards, and with few solutions or many.
const PUZZLES: [&str; 4] = [
    "51-solutions-are-50-and-the-total",
    "all-cards-alike-with-solutions",
    "only-solution-is-carried-into-itself-by-a-quarter-turn",
    "solution-is-carried-into-itself-by-a-half-turn",
];

fn drawn(board: &Board, &(columns, card, between, border): &Style) -> String {
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

/// Returns what may stand before and after each `CHECK` line.
fn reports(boards: &[String]) -> Vec<[Vec<String>; 2]> {
    let none = vec![String::new(); boards.len()];
    let mut all = none.clone();
    all[0] = boards.concat();
    let last = all.iter().rev().cloned().collect();
    let pairs = boards.chunks(2).flat_map(|pair| [beside(pair, "   "), String::new()]);
    let signs =
        SIGNS.map(|(sign, other)| boards.iter().map(|board| board.replace(sign, other)).collect());
    let before = [vec![boards.to_vec(), all, pairs.collect()], signs.to_vec()].concat();
    let after = vec![boards.to_vec(), last];
    let before = before.into_iter().map(|before| [before, none.clone()]);
    let after = after.into_iter().map(|after| [none.clone(), after]);
    before.chain(after).chain([[boards.to_vec(), boards.to_vec()]]).collect()
}

/// Returns a report in which nothing, or only a blank line, separates the list of types from the first board.
fn without_titles(report: &str) -> [String; 2] {
    let lines = report.split_inclusive('\n').filter(|line| !line.contains("gefundene"));
    let lines = lines.collect::<String>();
    [lines.replace("\n\n", "\n"), lines]
}

#[test]
fn boards_may_be_drawn_in_any_style() {
    assert_right_in_any_style("standard-example");
}

#[test]
#[ignore = "takes seconds"]
fn boards_of_other_puzzles_may_be_drawn_in_any_style() {
    PUZZLES.into_iter().for_each(assert_right_in_any_style);
}

#[track_caller]
fn assert_right_in_any_style(name: &str) {
    let (task, (puzzle, input)) = (named("turtle-puzzle"), puzzle(name));
    let expected = task.output(&input);
    for style in STYLES {
        let boards: Vec<_> =
            puzzle.solutions.iter().take(50).map(|board| drawn(board, style)).collect();
        for [before, after] in reports(&boards) {
            let report = report(&puzzle, &input, &before, &after);
            // Boards that are drawn twice need a title.
            let untitled = without_titles(&report).into_iter().filter(|_| before != after);
            for found in untitled.chain([report.clone()]) {
                assert_right(&expected, &found, &format!("{name} {style:?}\n{found}"));
                assert!(
                    is_same(&expected, &expected, found.as_bytes()),
                    "{name} {style:?}\n{found}"
                );
            }
        }
    }
}

#[test]
fn the_cards_as_given_may_be_drawn_below_the_list() {
    let name = "only-solution-is-carried-into-itself-by-a-quarter-turn";
    let (task, (puzzle, input)) = (named("turtle-puzzle"), puzzle(name));
    let expected = task.output(&input);
    let cards = drawn(&puzzle.cards.iter().copied().enumerate().collect(), &STYLES[0]);
    let report = |boards: String| report(&puzzle, &input, &[boards], &[String::new()]);
    for style in STYLES {
        let found = report(cards.clone() + &drawn(&puzzle.solutions[0], style));
        assert_right(&expected, &found, &format!("{style:?}\n{found}"));
    }
    assert_ne!(task.compare(&expected, report(cards).as_bytes()), "");
}
