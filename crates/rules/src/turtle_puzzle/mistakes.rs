//! Mistakes that programs for turtle puzzles make. A row is what a program does, and the part of the model that it exchanges.

use super::model::{least_rotation, orientations, turned, turns, Board, Card, Solver, RIGHT};
use super::model::{BOTTOM, LEFT, RIGHT_SIDE, TOP};
use super::report::{check, drawing, solution, BOARD, CHECK, ENTRY, TOTAL, TYPES};
use crate::printing::{each, replaced, whole, without, Answers};
use crate::program::{follows, prints, reads, Mistake};
use std::cmp::Reverse;
use std::collections::HashSet;

/// A place of a board: the number of a type, and its card as turned.
type Place = (usize, Card);

/// Returns whether two halves may touch.
type Fits = fn(i32, i32) -> bool;
/// Changes the list of solutions.
type Kept = fn(Vec<Board>) -> Vec<Board>;

/// The least steps that a wrong solver is given up after.
const STEPS: usize = 10_000;

/// Returns the mistakes.
pub(super) fn mistakes() -> Vec<Mistake> {
    let all = [
        reading(),
        halves(),
        seams(),
        turning(),
        types(),
        solutions(),
        lists(),
        checks(),
        boards(),
    ];
    all.into_iter().flatten().collect()
}

fn reading() -> Vec<Mistake> {
    fn cards(clause: &str, edit: fn(Vec<&str>) -> Vec<&str>) -> Mistake {
        reads(clause, move |input| edit(input.split_inclusive('\n').collect()).concat())
    }
    vec![
        cards("does not read the last card", |lines| lines[..lines.len().max(1) - 1].to_vec()),
        cards("reads the first card twice, and not the last one", |mut lines| {
            lines.insert(1, lines[1]);
            lines
        }),
        reads("does not read minus signs", |input| input.replace('-', "")),
        reads("takes numbers in the comment line for sides", |input| {
            let (comment, cards) = input.split_once('\n').unwrap_or_default();
            let words = comment.split(|char: char| char != '-' && !char.is_ascii_digit());
            let numbers = words.filter(|word| word.parse::<i32>().is_ok());
            format!("#\n{}\n{cards}", numbers.collect::<Vec<_>>().join(" "))
        }),
    ]
}

fn solver(clause: impl Into<String>, solver: Solver) -> Mistake {
    let solver = Solver { most_steps: STEPS, ..solver };
    follows(clause, move |input| solver.answers(input))
}

/// Halves that are wrongly let touch.
fn halves() -> Vec<Mistake> {
    let kinds: [(_, Fits); 3] = [
        ("lets equal halves touch, not a front and a hind half", |a, b| a == b),
        ("compares the patterns only, not front and hind halves", |a, b| a.abs() == b.abs()),
        ("compares front and hind halves only, not the patterns", |a, b| (a > 0) != (b > 0)),
    ];
    let fits = kinds.into_iter().flat_map(|(clause, fits)| {
        let [above, beside] = RIGHT.fits;
        [
            solver(clause, Solver { fits: [fits; 2], ..RIGHT }),
            solver(
                format!("{clause}, of cards one above the other"),
                Solver { fits: [fits, beside], ..RIGHT },
            ),
            solver(
                format!("{clause}, of cards beside each other"),
                Solver { fits: [above, fits], ..RIGHT },
            ),
        ]
    });
    let compares = |clause, upright, across| solver(clause, Solver { upright, across, ..RIGHT });
    let (upright, across) = (RIGHT.upright, RIGHT.across);
    let sides = vec![
        compares("compares top sides with bottom sides the wrong way round", [TOP, BOTTOM], across),
        compares(
            "compares left sides with right sides the wrong way round",
            upright,
            [LEFT, RIGHT_SIDE],
        ),
        compares("compares two top sides", [TOP, TOP], across),
        compares("compares two bottom sides", [BOTTOM, BOTTOM], across),
        compares("compares two left sides", upright, [LEFT, LEFT]),
        compares("compares two right sides", upright, [RIGHT_SIDE, RIGHT_SIDE]),
    ];
    fits.chain(sides).collect()
}

/// Sides that touch, but are not compared.
fn seams() -> Vec<Mistake> {
    let blind = |clause: String, is_blind: &dyn Fn(usize, bool) -> bool| {
        let seams = |seams: [bool; 9], is_above| {
            std::array::from_fn(|place| seams[place] && !is_blind(place, is_above))
        };
        let (above, beside) = (seams(RIGHT.above, true), seams(RIGHT.beside, false));
        solver(clause, Solver { above, beside, ..RIGHT })
    };
    let name = |clause: &str| format!("does not compare {clause}");
    let mut all = vec![
        blind(name("cards with those above them"), &|_, is_above| is_above),
        blind(name("cards with those beside them"), &|_, is_above| !is_above),
        blind(name("the last row with the one above it"), &|place, is_above| place > 5 && is_above),
        blind(name("the last column with the one beside it"), &|place, is_above| {
            place % 3 == 2 && !is_above
        }),
        blind(
            name("a card with the one above it if there is one to its left"),
            &|place, is_above| place % 3 > 0 && is_above,
        ),
        solver(
            "compares the first card of a row with the last one of the row before",
            Solver { beside: [false, true, true, true, true, true, true, true, true], ..RIGHT },
        ),
        blind(name("the last card with the two that it touches"), &|place, _| place == 8),
        blind(name("the card in the centre with the two before it"), &|place, _| place == 4),
    ];
    for place in 1..9 {
        for (neighbour, is_above, seams) in
            [("above it", true, RIGHT.above), ("to its left", false, RIGHT.beside)]
        {
            if seams[place] {
                let (row, column) = (place / 3 + 1, place % 3 + 1);
                let clause =
                    format!("the card in row {row}, column {column} with the one {neighbour}");
                let is_blind = move |other, above| (other, above) == (place, is_above);
                all.push(blind(name(&clause), &is_blind));
            }
        }
    }
    all
}

fn turning() -> Vec<Mistake> {
    let laid = |clause, laid: fn(Card) -> Vec<Card>| solver(clause, Solver { laid, ..RIGHT });
    let fixed = |clause, may_lie: fn(usize, usize, Card, (Card, usize)) -> bool| {
        solver(clause, Solver { may_lie, ..RIGHT })
    };
    vec![
        laid("does not turn cards", |card| vec![card]),
        laid("does not turn cards by three quarters", |card| {
            orientations(card).into_iter().take(3).collect()
        }),
        solver(
            "turns cards neither to compare them nor to lay them",
            Solver { laid: |card| vec![card], is_same: |one, other| one == other, ..RIGHT },
        ),
        laid("turns cards by half a turn only", |card| vec![card, turns(card)[2]]),
        laid("turns cards by a quarter turn only", |card| turns(card)[..2].to_vec()),
        laid("turns cards by at most half a turn", |card| turns(card)[..3].to_vec()),
        laid(
            "turns a card into itself, so that solutions with symmetric cards come again",
            |card| turns(card).to_vec(),
        ),
        laid(
            "leaves out only turns that give the card as it was, so that some come again",
            |card| {
                let others = turns(card).into_iter().filter(|turned| *turned != card);
                [card].into_iter().chain(others).collect()
            },
        ),
        laid("does not know that half a turn carries some cards into themselves", |card| {
            if turns(card)[1] == card {
                vec![card]
            } else {
                turns(card).to_vec()
            }
        }),
        laid("takes a card for symmetric if only two opposite sides are equal", |card| {
            let [top, right, bottom, left] = card;
            let is_symmetric = top == bottom || right == left;
            if is_symmetric {
                distinct([card, turns(card)[1]].to_vec())
            } else {
                orientations(card)
            }
        }),
        solver(
            "mirrors a card in place of turning it by half a turn",
            Solver {
                laid: |card| mirrored(card)[..orientations(card).len()].to_vec(),
                is_same: |one, other| mirrored(one).contains(&other),
                ..RIGHT
            },
        ),
        laid("mirrors a card in place of turning it by half a turn", |card| {
            mirrored(card)[..orientations(card).len()].to_vec()
        }),
        laid("turns over cards, too, like a mirror", |[top, right, bottom, left]| {
            [orientations([top, right, bottom, left]), orientations([top, left, bottom, right])]
                .concat()
        }),
        solver(
            "lays a card only in the first orientation that fits",
            Solver { only_first: true, ..RIGHT },
        ),
        solver(
            "lays a card only in the first orientation that fits",
            Solver { only_first: true, laid: anticlockwise, ..RIGHT },
        ),
        fixed("does not turn the card in the top left corner", |place, _, card, (first, _)| {
            place > 0 || card == first
        }),
        fixed("does not turn the card in the centre", |place, _, card, (first, _)| {
            place != 4 || card == first
        }),
        fixed("does not turn the last card", |place, _, card, (first, _)| {
            place < 8 || card == first
        }),
        fixed("lays only a card of type 1 in the top left corner", |place, number, _, _| {
            place > 0 || number == 0
        }),
        fixed(
            "lays only the first card, as given, in the top left corner",
            |place, number, card, (first, _)| place > 0 || number == 0 && card == first,
        ),
        fixed("never lays a card of type 1 in the top left corner", |place, number, _, _| {
            place > 0 || number > 0
        }),
    ]
}

/// Returns a card as turned, but mirrored in place of half a turn.
fn mirrored([top, right, bottom, left]: Card) -> [Card; 4] {
    let mut turns = turns([top, right, bottom, left]);
    turns[2] = [left, bottom, right, top];
    turns
}

/// Returns cards, each once.
fn distinct(mut cards: Vec<Card>) -> Vec<Card> {
    let mut seen = HashSet::new();
    cards.retain(|card| seen.insert(*card));
    cards
}

/// Returns a card as it is written, after a space.
fn text(card: Card) -> String {
    card.map(|side| format!(" {side}")).concat()
}

fn types() -> Vec<Mistake> {
    let same =
        |clause, is_same: fn(Card, Card) -> bool| solver(clause, Solver { is_same, ..RIGHT });
    vec![
        same("gives each card a type of its own", |_, _| false),
        same("gives cards one type only if they are equal as given", |a, b| a == b),
        same("does not see that cards are equal after half a turn", |a, b| {
            turns(a).contains(&b) && (turns(a)[2] != b || a == b)
        }),
        same("sees that cards are equal only as given or after half a turn", |a, [t, r, b, l]| {
            a == [t, r, b, l] || a == [b, l, t, r]
        }),
        same("does not see that cards are equal after a quarter turn to one side", |a, b| {
            turns(a)[..3].contains(&b)
        }),
        same("does not see that cards are equal after a quarter turn to one side", |a, b| {
            turns(b)[..3].contains(&a)
        }),
        same("looks for a card in the text of another one, where a sign can be lost", |a, b| {
            text(a).repeat(2).contains(text(b).trim_start())
        }),
        same("looks for a card in the text of another one, where a sign can be lost", |a, b| {
            text(b).repeat(2).contains(text(a).trim_start())
        }),
        same("gives mirrored cards one type", |a, [t, r, b, l]| {
            turns(a).contains(&[t, r, b, l]) || turns(a).contains(&[t, l, b, r])
        }),
        same("gives cards with equal sides in another order one type", |mut a, mut b| {
            a.sort_unstable();
            b.sort_unstable();
            a == b
        }),
        solver(
            "counts only cards of a type that are equal as given",
            Solver { counts: |first, card| first == card, ..RIGHT },
        ),
        solver(
            "sorts the types by the number of their cards",
            Solver {
                sorted: |mut types| {
                    types.sort_by_key(|(_, count)| Reverse(*count));
                    types
                },
                ..RIGHT
            },
        ),
        solver(
            "compares a card only with the last type before it",
            Solver { skipped: |count| count.max(1) - 1, ..RIGHT },
        ),
        solver(
            "lays a type more often than there are cards of it",
            Solver { count: |_| 9, ..RIGHT },
        ),
        solver("lays each type once", Solver { count: |_| 1, ..RIGHT }),
        solver("does not put cards back when it tries others", Solver { returned: 0, ..RIGHT }),
    ]
}

/// Solutions that are missing, or come again.
fn solutions() -> Vec<Mistake> {
    let kept = |clause: &str, kept: Kept| solver(clause, Solver { kept, ..RIGHT });
    let limit = |limit| {
        solver(format!("prints {limit} solutions if there are so many"), Solver { limit, ..RIGHT })
    };
    // Which solution comes first depends on how cards are turned.
    let by_turn = |(clause, kept): (&str, Kept)| {
        [orientations, anticlockwise].map(|laid| solver(clause, Solver { laid, kept, ..RIGHT }))
    };
    let by_turn = [
        ("stops after the first solution", (|all| all.into_iter().take(1).collect()) as Kept),
        ("does not find the last solution", |mut all| {
            all.pop();
            all
        }),
        ("does not find the first solution", |all| all.into_iter().skip(1).collect()),
        ("counts solutions once that are equal after turning the board", |all| {
            let mut seen = HashSet::new();
            all.into_iter().filter(|board| seen.insert(least_rotation(board))).collect()
        }),
        ("counts solutions once that have the same types in the same places", |all| {
            let types = |board: &Board| board.iter().map(|(number, _)| *number).collect::<Vec<_>>();
            let mut seen = HashSet::new();
            all.into_iter().filter(|board| seen.insert(types(board))).collect()
        }),
        ("counts solutions once that have the same cards in the same places, as turned", |all| {
            let mut seen = HashSet::new();
            let cards = |board: &Board| {
                let mut cards: Vec<_> = board.iter().map(|(_, card)| *card).collect();
                cards.sort_unstable();
                cards
            };
            all.into_iter().filter(|board| seen.insert(cards(board))).collect()
        }),
        ("counts solutions once that are equal after half a turn of the board", |all| {
            let mut seen = HashSet::new();
            let half = |board: &Board| turned(&turned(board)).min(board.clone());
            all.into_iter().filter(|board| seen.insert(half(board))).collect()
        }),
    ]
    .into_iter()
    .flat_map(by_turn);
    let others = vec![
        kept("stops after 49 solutions", |all| all.into_iter().take(49).collect()),
        kept("stops after 51 solutions", |all| all.into_iter().take(51).collect()),
        kept("stops after 50 solutions", |all| all.into_iter().take(50).collect()),
        kept("stops after 100 solutions", |all| all.into_iter().take(100).collect()),
        kept("does not find solutions that half a turn carries into themselves", |all| {
            all.into_iter().filter(|board| turned(&turned(board)) != *board).collect()
        }),
        solver("finds each solution twice", Solver { found: |_| 2, ..RIGHT }),
        solver(
            "finds solutions again that exchange equal cards",
            Solver {
                found: |board| (0..9).map(|number| factorial(board, number)).product(),
                ..RIGHT
            },
        ),
        limit(49),
        limit(51),
        limit(100),
    ];
    by_turn.chain(others).collect()
}

/// Returns the rotations of a card that differ, the anticlockwise one second.
fn anticlockwise(card: Card) -> Vec<Card> {
    let mut all = orientations(card);
    all[1..].reverse();
    all
}

/// Returns in how many orders the cards of a type can be laid.
fn factorial(board: &Board, number: usize) -> usize {
    (1..=board.iter().filter(|(other, _)| *other == number).count()).product()
}

/// The list of types, and the total.
fn lists() -> Vec<Mistake> {
    /// Changes the numbers of each line of the list: type, multiplicity and four sides.
    fn entry(clause: &str, change: fn([i32; 6]) -> [i32; 6]) -> Mistake {
        prints(
            clause,
            each(ENTRY, move |line| {
                let [number, count, top, right, bottom, left] = change(numbers(line));
                format!("{number}. {count} * [{top} {right} {bottom} {left}]\n")
            }),
        )
    }
    /// Changes the number in each line of a kind.
    fn number(clause: &str, kind: &'static str, change: fn(i32) -> i32) -> Mistake {
        prints(
            clause,
            each(kind, move |line| {
                let [number] = numbers(line);
                line.replace(&number.to_string(), &change(number).to_string())
            }),
        )
    }
    vec![
        prints("does not list the types", without(ENTRY)),
        prints("does not list the last type", |mut answers| {
            answers
                .iter()
                .rposition(|answer| answer.kind == ENTRY)
                .map(|last| answers.remove(last));
            answers
        }),
        entry("lists each type with one card", |[n, _, t, r, b, l]| [n, 1, t, r, b, l]),
        entry("numbers the list from 0", |[n, m, t, r, b, l]| [n - 1, m, t, r, b, l]),
        entry("lists the number of cards before that of the type", |[n, m, t, r, b, l]| {
            [m, n, t, r, b, l]
        }),
        entry("lists sides anticlockwise", |[n, m, t, r, b, l]| [n, m, t, l, b, r]),
        entry("lists sides as top, bottom, left, right", |[n, m, t, r, b, l]| [n, m, t, b, l, r]),
        entry("lists sides as top, left, right, bottom", |[n, m, t, r, b, l]| [n, m, t, l, r, b]),
        entry("lists sides in ascending order", |[n, m, t, r, b, l]| {
            let mut sides = [t, r, b, l];
            sides.sort_unstable();
            [n, m, sides[0], sides[1], sides[2], sides[3]]
        }),
        number("prints 9 as the number of types", TYPES, |_| 9),
        number("counts one type too many", TYPES, |number| number + 1),
        number("counts one type too few", TYPES, |number| number - 1),
        prints("prints no total", without(TOTAL)),
        number("prints a total that is too high by one", TOTAL, |total| total + 1),
        number("prints a total that is too low by one", TOTAL, |total| total - 1),
        number("prints the number of printed solutions as the total", TOTAL, |_| 50),
        number(
            "prints the number of solutions that are not printed as the total",
            TOTAL,
            |total| total - 50,
        ),
        number("prints a quarter of the total", TOTAL, |total| total / 4),
        prints("prints nothing", whole(|_| String::new())),
    ]
}

/// Returns the first numbers in a line.
fn numbers<const COUNT: usize>(line: &str) -> [i32; COUNT] {
    let words = line.split(|char: char| char != '-' && !char.is_ascii_digit());
    let numbers: Vec<_> = words.filter_map(|word| word.parse().ok()).collect();
    std::array::from_fn(|index| numbers.get(index).copied().unwrap_or_default())
}

/// The lines of solutions.
fn checks() -> Vec<Mistake> {
    let line = |clause, old, new| prints(clause, replaced(CHECK, old, new));
    let places = |clause, change: fn(Place) -> Place| {
        prints(
            clause,
            each(CHECK, move |line| check(&solution(line).into_iter().map(change).collect())),
        )
    };
    vec![
        line("leaves out the ; at the end of a CHECK line", ";\n", "\n"),
        line("prints no CHECK: before solutions", "CHECK: ", ""),
        line("writes Check: for CHECK:", "CHECK", "Check"),
        line("leaves out the : of CHECK:", ":", ""),
        line("writes , for ; in CHECK lines", ";", ","),
        line("writes spaces for , in CHECK lines", ",", " "),
        line("writes spaces for ; in CHECK lines", ";", " "),
        line("leaves out minus signs in CHECK lines", "-", ""),
        places("numbers types from 0 in CHECK lines", |(n, card)| (n - 1, card)),
        places("prints the sides in CHECK lines anticlockwise", |(n, [t, r, b, l])| {
            (n, [t, l, b, r])
        }),
        places(
            "prints the sides in CHECK lines as top, bottom, left, right",
            |(n, [t, r, b, l])| (n, [t, b, l, r]),
        ),
        places(
            "prints the sides in CHECK lines as top, left, right, bottom",
            |(n, [t, r, b, l])| (n, [t, l, r, b]),
        ),
        places(
            "prints the sides in CHECK lines as top, right, left, bottom",
            |(n, [t, r, b, l])| (n, [t, r, l, b]),
        ),
        places("begins the sides in CHECK lines with the left one", |(n, [t, r, b, l])| {
            (n, [l, t, r, b])
        }),
        prints(
            "prints the places in CHECK lines column by column",
            each(CHECK, |line| check(&transposed(&solution(line)))),
        ),
        prints("prints cards in CHECK lines as given, not as turned", |answers| {
            let given = given(&answers);
            each(CHECK, move |line| check(&as_given(&solution(line), &given)))(answers)
        }),
        prints(
            "prints the type after the sides in CHECK lines",
            each(CHECK, |line| {
                let place = |(n, [t, r, b, l]): Place| format!("{t},{r},{b},{l},{n};");
                format!("CHECK: {}\n", solution(line).into_iter().map(place).collect::<String>())
            }),
        ),
    ]
}

/// The drawings of solutions.
fn boards() -> Vec<Mistake> {
    fn drawn(clause: &str, change: fn(Place) -> Place) -> Mistake {
        prints(clause, move |answers| {
            each_board(answers, |board, _, _| drawing(&board.iter().copied().map(change).collect()))
        })
    }
    /// Draws boards by their number, from 0, and the first one.
    fn board(clause: &str, draw: fn(&Board, usize, &Board) -> String) -> Mistake {
        prints(clause, move |answers| each_board(answers, draw))
    }
    vec![
        prints("draws no boards", without(BOARD)),
        board("draws only the board of the first solution", |board, number, _| {
            if number == 0 {
                drawing(board)
            } else {
                String::new()
            }
        }),
        board("draws the board of the first solution again and again", |_, _, first| {
            drawing(first)
        }),
        board("draws boards column by column", |board, _, _| drawing(&transposed(board))),
        board("does not draw the last row of boards", |board, _, _| drawing(&board[..6].to_vec())),
        board("draws no types in the middle of cards", |board, _, _| {
            let rows = drawing(board);
            rows.split_inclusive('\n')
                .enumerate()
                .map(|(row, line)| match row % 4 {
                    2 => (0..3).fold(line.to_owned(), |line, card| {
                        let middle = 5 + 11 * card..7 + 11 * card;
                        line[..middle.start].to_owned() + "  " + &line[middle.end..]
                    }),
                    _ => line.to_owned(),
                })
                .collect()
        }),
        board("draws the numbers of places, not of types", |board, _, _| {
            drawing(&(1..).zip(board).map(|(place, (_, card))| (place, *card)).collect())
        }),
        drawn("numbers types from 0 in boards", |(n, card)| (n - 1, card)),
        drawn("draws type 1 in the middle of each card", |(_, card)| (1, card)),
        drawn("draws boards full of nines", |_| (9, [9; 4])),
        drawn("draws boards with left and right exchanged", |(n, [t, r, b, l])| (n, [t, l, b, r])),
        drawn("draws boards with top and bottom exchanged", |(n, [t, r, b, l])| (n, [b, r, t, l])),
        drawn("draws boards with cards that are turned once more", |(n, card)| (n, turns(card)[1])),
        prints("draws cards as given, not as turned", |answers| {
            let given = given(&answers);
            each_board(answers, |board, _, _| drawing(&as_given(board, &given)))
        }),
        prints("draws boards only for solutions that are new up to turning", |answers| {
            let mut seen = HashSet::new();
            each_board(answers, |board, _, _| {
                if seen.insert(least_rotation(board)) {
                    drawing(board)
                } else {
                    String::new()
                }
            })
        }),
    ]
}

/// Draws each board anew. Its types count from 1.
fn each_board(
    mut answers: Answers,
    mut draw: impl FnMut(&Board, usize, &Board) -> String,
) -> Answers {
    let checks = answers.iter().filter(|answer| answer.kind == CHECK);
    let all: Vec<_> = checks.map(|answer| solution(&answer.text)).collect();
    let boards = answers.iter_mut().filter(|answer| answer.kind == BOARD);
    for (number, answer) in boards.enumerate() {
        answer.text = draw(&all[number], number, &all[0]);
    }
    answers
}

/// Returns the card of each type, as given.
fn given(answers: &Answers) -> Vec<Card> {
    let entries = answers.iter().filter(|answer| answer.kind == ENTRY);
    let card = |[_, _, top, right, bottom, left]: [i32; 6]| [top, right, bottom, left];
    entries.map(|entry| card(numbers(&entry.text))).collect()
}

fn as_given(board: &Board, given: &[Card]) -> Board {
    board.iter().map(|&(number, _)| (number, given[number - 1])).collect()
}

fn transposed(board: &Board) -> Board {
    (0..9).map(|place| board[3 * (place % 3) + place / 3]).collect()
}
