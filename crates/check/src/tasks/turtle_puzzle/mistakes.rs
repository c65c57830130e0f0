//! Mistakes that programs for turtle puzzles make. A row is what a program does, and the part of the model that it exchanges.

use crate::mistake::{prints, reads, searches, Mistake, Shared};
use crate::mistakes::printing::{each, replaced, whole, without, Answers};
use rules::answer::Answer;
use rules::turtle_puzzle::model::{
    self, least_rotation, orientations, turned, turns, Board, Card, Solver, Type,
};
use rules::turtle_puzzle::model::{BOTTOM, LEFT, RIGHT, RIGHT_SIDE, TOP};
use rules::turtle_puzzle::report::{check, drawing, sides, solution, BOARD, CHECK, ENTRY, TOTAL};
use std::collections::HashSet;
use std::hash::Hash;
use std::ops::Range;

/// A place of a board: the number of a type, and its card as turned.
type Place = (usize, Card);
/// Returns whether two halves may touch.
type Fits = fn(i32, i32) -> bool;
/// Changes the list of solutions.
type Kept = fn(Vec<Board>) -> Vec<Board>;

/// Orders of sides that are not the right one.
const ORDERS: [(&str, fn(Card) -> Card); 4] = [
    ("anticlockwise", |[t, r, b, l]| [t, l, b, r]),
    ("as top, bottom, left, right", |[t, r, b, l]| [t, b, l, r]),
    ("as top, left, right, bottom", |[t, r, b, l]| [t, l, r, b]),
    ("as top, right, left, bottom", |[t, r, b, l]| [t, r, l, b]),
];

/// Returns the mistakes.
pub(crate) fn mistakes() -> Vec<Mistake> {
    let solving = [reading(), halves(), seams(), turning(), types(), solutions(), limits()];
    let printing = [orders(), parts(), lists(), checks(), boards()];
    solving.into_iter().chain(printing).flatten().collect()
}

fn reading() -> Vec<Mistake> {
    /// Changes the cards.
    fn cards(clause: &str, edit: fn(&mut Vec<Card>)) -> Mistake {
        reads(clause, move |input| {
            let mut cards = model::cards(input);
            edit(&mut cards);
            with_cards(input, cards)
        })
    }
    vec![
        cards("does not read the first card", |cards| *cards = cards.split_off(1)),
        cards("does not read the last card", |cards| cards.truncate(8)),
        cards("reads the last card twice", |cards| cards.extend(cards.last().copied())),
        reads("does not read minus signs", |input| input.replace('-', "")),
    ]
}

/// Returns an input with other cards.
fn with_cards(input: &str, cards: impl IntoIterator<Item = Card>) -> String {
    let comment = input.lines().next().unwrap_or_default();
    let cards = cards.into_iter().map(|card| sides(card) + "\n");
    format!("{comment}\n{}", cards.collect::<String>())
}

fn solver(clause: impl Into<String>, solver: Solver) -> Mistake {
    searches(clause, move |input, most_steps| solver.answers(input, most_steps))
}

/// Halves that are wrongly let touch.
fn halves() -> Vec<Mistake> {
    let kinds: [(_, Fits); 3] = [
        ("lets equal halves touch, not a front and a hind half", |a, b| a == b),
        ("compares the patterns only, not front and hind halves", |a, b| a.abs() == b.abs()),
        ("compares front and hind halves only, not the patterns", |a, b| (a > 0) != (b > 0)),
    ];
    let [above, beside] = RIGHT.fits;
    let fits = kinds.into_iter().flat_map(|(clause, fits)| {
        let cards = [
            ("", [fits; 2]),
            (", of cards one above the other", [fits, beside]),
            (", of cards beside each other", [above, fits]),
        ];
        cards.map(|(cards, fits)| solver(format!("{clause}{cards}"), Solver { fits, ..RIGHT }))
    });
    let (upright, across) = (RIGHT.upright, RIGHT.across);
    let sides = [
        ("compares top sides with bottom sides the wrong way round", [TOP, BOTTOM], across),
        ("compares left sides with right sides the wrong way round", upright, [LEFT, RIGHT_SIDE]),
        ("compares two top sides", [TOP, TOP], across),
        ("compares two bottom sides", [BOTTOM, BOTTOM], across),
        ("compares two left sides", upright, [LEFT, LEFT]),
        ("compares two right sides", upright, [RIGHT_SIDE, RIGHT_SIDE]),
    ];
    let compares = |(clause, upright, across)| solver(clause, Solver { upright, across, ..RIGHT });
    fits.chain(sides.map(compares)).collect()
}

/// Sides that touch, but are not compared.
fn seams() -> Vec<Mistake> {
    let blind = |clause: &str, is_blind: &dyn Fn(usize, bool) -> bool| {
        let seams = |seams: [bool; 9], is_above| {
            std::array::from_fn(|place| seams[place] && !is_blind(place, is_above))
        };
        let (above, beside) = (seams(RIGHT.above, true), seams(RIGHT.beside, false));
        solver(format!("does not compare {clause}"), Solver { above, beside, ..RIGHT })
    };
    let several: [(_, fn(usize, bool) -> bool); 7] = [
        ("cards with those above them", |_, is_above| is_above),
        ("cards with those beside them", |_, is_above| !is_above),
        ("the last row with the one above it", |place, is_above| place > 5 && is_above),
        ("the last column with the one beside it", |place, is_above| place % 3 == 2 && !is_above),
        ("a card with the one above it if there is one to its left", |place, is_above| {
            place % 3 > 0 && is_above
        }),
        ("the last card with the two that it touches", |place, _| place == 8),
        ("the card in the centre with the two before it", |place, _| place == 4),
    ];
    let mut all: Vec<_> =
        several.iter().map(|(clause, is_blind)| blind(clause, is_blind)).collect();
    all.push(solver(
        "compares the first card of a row with the last one of the row before",
        Solver { beside: [false, true, true, true, true, true, true, true, true], ..RIGHT },
    ));
    for (neighbour, is_above, seams) in
        [("above it", true, RIGHT.above), ("to its left", false, RIGHT.beside)]
    {
        for place in (0..9).filter(|place| seams[*place]) {
            let (row, column) = (place / 3 + 1, place % 3 + 1);
            let clause = format!("the card in row {row}, column {column} with the one {neighbour}");
            all.push(blind(&clause, &|other, above| (other, above) == (place, is_above)));
        }
    }
    all
}

fn turning() -> Vec<Mistake> {
    fn laid(clause: &str, laid: fn(Card) -> Vec<Card>) -> Mistake {
        solver(clause, Solver { laid, ..RIGHT })
    }
    fn fixed(clause: &str, may_lie: fn(usize, usize, Card, Type) -> bool) -> Mistake {
        solver(clause, Solver { may_lie, ..RIGHT })
    }
    /// Cards are compared as they are laid.
    fn both(clause: &str, laid: fn(Card) -> Vec<Card>, is_same: fn(Card, Card) -> bool) -> Mistake {
        solver(clause, Solver { is_same, laid, ..RIGHT })
    }
    vec![
        laid("does not turn cards", |card| vec![card]),
        both(
            "turns cards neither to compare them nor to lay them",
            |card| vec![card],
            |one, other| one == other,
        ),
        laid("turns cards by half a turn only", half_turns),
        laid("turns cards by a quarter turn only", |card| few(card, 2)),
        laid("turns cards by at most half a turn", |card| turns(card)[..3].to_vec()),
        both(
            "mirrors a card in place of turning it by half a turn",
            |card| mirrored(card)[..orientations(card).len()].to_vec(),
            |one, other| mirrored(one).contains(&other),
        ),
        laid("mirrors a card in place of turning it by half a turn", |card| {
            mirrored(card)[..orientations(card).len()].to_vec()
        }),
        solver(
            "lays a card only in the first orientation that fits",
            Solver { only_first: true, ..RIGHT },
        ),
        solver(
            "lays a card only in the first orientation that fits",
            Solver { only_first: true, laid: anticlockwise, ..RIGHT },
        ),
        fixed("does not turn the card in the top left corner", is_unturned::<0>),
        fixed("does not turn the card in the centre", is_unturned::<4>),
        fixed("does not turn the last card", is_unturned::<8>),
    ]
}

/// Returns whether a card is as given, or lies at another place.
fn is_unturned<const PLACE: usize>(place: usize, _: usize, card: Card, (first, _): Type) -> bool {
    place != PLACE || card == first
}

/// Returns only the first of the rotations of a card.
fn few(card: Card, most: usize) -> Vec<Card> {
    orientations(card).into_iter().take(most).collect()
}

/// Returns a card as given, and after half a turn, if that differs.
fn half_turns(card: Card) -> Vec<Card> {
    orientations(card).into_iter().step_by(2).collect()
}

/// Returns a card whose sides are in order.
fn ascending(mut card: Card) -> Card {
    card.sort_unstable();
    card
}

/// Returns a card as turned, but mirrored in place of half a turn.
fn mirrored([top, right, bottom, left]: Card) -> [Card; 4] {
    let mut turns = turns([top, right, bottom, left]);
    turns[2] = [left, bottom, right, top];
    turns
}

/// Returns values that differ in a part, each once.
fn distinct_by<T, Part: Eq + Hash>(mut all: Vec<T>, part: impl Fn(&T) -> Part) -> Vec<T> {
    let mut seen = HashSet::new();
    all.retain(|one| seen.insert(part(one)));
    all
}

fn types() -> Vec<Mistake> {
    let same =
        |clause, is_same: fn(Card, Card) -> bool| solver(clause, Solver { is_same, ..RIGHT });
    let counts = |clause, counted: fn(Card, Card, usize) -> usize| {
        solver(clause, Solver { counted, ..RIGHT })
    };
    let compares = |clause, compared: fn(usize) -> Range<usize>| {
        solver(format!("compares a card only with {clause}"), Solver { compared, ..RIGHT })
    };
    vec![
        same("gives each card a type of its own", |_, _| false),
        same("gives cards one type only if they are equal as given", |a, b| a == b),
        same("sees that cards are equal only as given or after half a turn", |a, b| {
            half_turns(a).contains(&b)
        }),
        same("does not see that cards are equal as given", |a, b| turns(a)[1..].contains(&b)),
        counts("counts only cards of a type that are equal as given", |first, card, before| {
            before + usize::from(first == card)
        }),
        counts(
            "counts a card again for each turn in which it equals the first one",
            |a, b, count| count + turns(a).iter().filter(|turn| **turn == b).count(),
        ),
        compares("the last type before it", |known| known.max(1) - 1..known),
        solver("lays a type more often than it has cards", Solver { count: |_| 9, ..RIGHT }),
        solver("lays each type once", Solver { count: |_| 1, ..RIGHT }),
        solver("does not put cards back when it tries others", Solver { returned: 0, ..RIGHT }),
    ]
}

/// Solutions that are missing, or come again.
fn solutions() -> Vec<Mistake> {
    let kept = |clause: &str, kept: Kept| solver(clause, Solver { kept, ..RIGHT });
    // Which solution comes first depends on how cards are turned.
    let by_turn: [(_, Kept); 7] = [
        ("stops after the first solution", first::<1>),
        ("does not find the last solution", |all| all[..all.len().max(1) - 1].to_vec()),
        ("does not find the first solution", |all| all.into_iter().skip(1).collect()),
        ("counts solutions once that are equal after turning the board", |all| {
            distinct_by(all, least_rotation)
        }),
        ("counts solutions once that have the same types in the same places", |all| {
            distinct_by(all, |board| board.iter().map(|(number, _)| *number).collect::<Vec<_>>())
        }),
        ("counts solutions once that have the same cards in the same places, as turned", |all| {
            distinct_by(all, |board| {
                let mut cards: Vec<_> = board.iter().map(|(_, card)| *card).collect();
                cards.sort_unstable();
                cards
            })
        }),
        ("counts solutions once that are equal after half a turn of the board", |all| {
            distinct_by(all, |board| turned(&turned(board)).min(board.clone()))
        }),
    ];
    let by_turn = by_turn.into_iter().flat_map(|(clause, kept)| {
        [orientations, anticlockwise].map(|laid| solver(clause, Solver { laid, kept, ..RIGHT }))
    });
    let others = [
        kept("finds no solutions", first::<0>),
        kept("stops after 49 solutions", first::<49>),
        kept("stops after 50 solutions", first::<50>),
        kept("stops after 51 solutions", first::<51>),
        kept("stops after 100 solutions", first::<100>),
        solver("finds each solution twice", Solver { found: |_| 2, ..RIGHT }),
        solver(
            "finds solutions again that exchange equal cards",
            Solver { found: exchanges, ..RIGHT },
        ),
    ];
    by_turn.chain(others).collect()
}

fn first<const COUNT: usize>(all: Vec<Board>) -> Vec<Board> {
    all.into_iter().take(COUNT).collect()
}

/// Other limits than 50 solutions. The total is printed if it is above 50, too, or above the limit.
fn limits() -> Vec<Mistake> {
    let limit = |limits: [usize; 2]| {
        let clause = match limits[0] {
            usize::MAX => "prints all solutions, also of more than 50".to_owned(),
            limit => format!("prints {limit} solutions if there are so many"),
        };
        solver(clause, Solver { limits, ..RIGHT })
    };
    let all = [usize::MAX; 2];
    [[49, 49], [51, 50], [51, 51], [100, 50], [100, 100], [all[0], 50], all].map(limit).into()
}

/// Returns the rotations of a card that differ, the anticlockwise one second.
fn anticlockwise(card: Card) -> Vec<Card> {
    let mut all = orientations(card);
    all[1..].reverse();
    all
}

/// Returns in how many orders the cards of a board can be laid, if those of a type are exchanged.
fn exchanges(board: &Board) -> usize {
    let count = |number| board.iter().filter(|(other, _)| *other == number).count();
    (0..9).map(|number| (1..=count(number)).product::<usize>()).product()
}

/// The order of sides, as it is read and printed.
fn orders() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (order, change) in ORDERS {
        all.extend([
            reads(format!("reads sides {order}"), move |input| {
                // To change the order five more times gives the right one.
                let read = |card| (0..5).fold(card, |card, _| change(card));
                with_cards(input, model::cards(input).into_iter().map(read))
            }),
            entry(&format!("lists sides {order}"), move |[number, count, t, r, b, l]| {
                let [t, r, b, l] = change([t, r, b, l]);
                [number, count, t, r, b, l]
            }),
            places(&format!("prints the sides in CHECK lines {order}"), move |(number, card)| {
                (number, change(card))
            }),
        ]);
    }
    all
}

/// Only some of the lines of a kind, or of the boards.
fn parts() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (kind, verb, part) in [
        (ENTRY, "list", "the # type"),
        (BOARD, "draw", "the board of the # solution"),
        (CHECK, "print", "the CHECK line of the # solution"),
    ] {
        let mut add = |verb: String, which, keeps: fn(usize, usize) -> bool| {
            let clause = format!("{verb} {}", part.replace('#', which));
            all.push(prints(clause, move |mut answers| {
                let of_kind = |answer: &&mut Answer| answer.kind == kind;
                let parts: Vec<_> = answers.iter_mut().filter(of_kind).collect();
                let last = parts.len().max(1) - 1;
                let all = parts.into_iter().enumerate();
                all.filter(|(index, _)| !keeps(*index, last))
                    .for_each(|(_, part)| part.text.clear());
                answers
            }));
        };
        add(format!("{verb}s only"), "first", |index, _| index == 0);
        add(format!("{verb}s only"), "last", |index, last| index == last);
        add(format!("does not {verb}"), "first", |index, _| index > 0);
        add(format!("does not {verb}"), "last", |index, last| index < last);
    }
    all
}

/// Changes the numbers of each line of the list: type, multiplicity and four sides.
fn entry(clause: &str, change: impl Fn([i32; 6]) -> [i32; 6] + Shared) -> Mistake {
    let entry = move |line: &str| {
        let [number, count, top, right, bottom, left] = change(numbers(line));
        format!("{number}. {count} * [{top} {right} {bottom} {left}]\n")
    };
    prints(clause, each(ENTRY, entry))
}

/// Changes the number in each line of a kind.
fn number(clause: &str, kind: &'static str, change: fn(i32) -> i32) -> Mistake {
    let line = move |line: &str| {
        let [number] = numbers(line);
        line.replace(&number.to_string(), &change(number).to_string())
    };
    prints(clause, each(kind, line))
}

/// The list of types, and the total.
fn lists() -> Vec<Mistake> {
    vec![
        prints("does not list each type on a line", without(ENTRY)),
        prints(
            "does not list how many cards of a type there are",
            each(ENTRY, |line| {
                let [number, _, t, r, b, l]: [i32; 6] = numbers(line);
                format!("{number}. [{t} {r} {b} {l}]\n")
            }),
        ),
        entry("lists each type with one card", |[n, _, t, r, b, l]| [n, 1, t, r, b, l]),
        entry("numbers the list from 0", |[n, m, t, r, b, l]| [n - 1, m, t, r, b, l]),
        entry("lists sides in ascending order", |[n, m, t, r, b, l]| {
            let [t, r, b, l] = ascending([t, r, b, l]);
            [n, m, t, r, b, l]
        }),
        prints("prints no total", without(TOTAL)),
        number("prints a total that is too high by one", TOTAL, |total| total + 1),
        number("prints a total that is too low by one", TOTAL, |total| total - 1),
        number("prints the number of printed solutions as the total", TOTAL, |_| 50),
        prints("prints nothing", whole(|_| String::new())),
    ]
}

/// Returns the first numbers in a line.
fn numbers<const COUNT: usize>(line: &str) -> [i32; COUNT] {
    let words = line.split(|char: char| char != '-' && !char.is_ascii_digit());
    let numbers: Vec<_> = words.filter_map(|word| word.parse().ok()).collect();
    std::array::from_fn(|index| numbers.get(index).copied().unwrap_or_default())
}

/// Changes each place of the lines of solutions.
fn places(clause: &str, change: impl Fn(Place) -> Place + Shared) -> Mistake {
    printed(clause, move |board| check(&board.into_iter().map(&change).collect()))
}

/// Prints other lines of solutions.
fn printed(clause: &str, line: impl Fn(Board) -> String + Shared) -> Mistake {
    prints(clause, each(CHECK, move |check| line(solution(check))))
}

/// The lines of solutions.
fn checks() -> Vec<Mistake> {
    let line = |clause, old, new| prints(clause, replaced(CHECK, old, new));
    let written = |clause, place: fn(&Place) -> String| {
        printed(clause, move |board| {
            format!("CHECK: {}\n", board.iter().map(place).collect::<String>())
        })
    };
    vec![
        prints("prints no CHECK lines", without(CHECK)),
        line("leaves out the ; at the end of a CHECK line", ";\n", "\n"),
        line("prints no CHECK: before solutions", "CHECK: ", ""),
        line("writes Check: for CHECK:", "CHECK", "Check"),
        line("writes , for ; in CHECK lines", ";", ","),
        line("writes spaces for , in CHECK lines", ",", " "),
        line("leaves out minus signs in CHECK lines", "-", ""),
        places("numbers types from 0 in CHECK lines", |(n, card)| (n - 1, card)),
        places("begins the sides in CHECK lines with the left one", |(n, [t, r, b, l])| {
            (n, [l, t, r, b])
        }),
        printed("prints only eight places in CHECK lines", |board| check(&board[..8].to_vec())),
        printed("prints the places in CHECK lines column by column", |board| {
            check(&transposed(&board))
        }),
        written("prints no types in CHECK lines", |(_, [t, r, b, l])| format!("{t},{r},{b},{l};")),
        written("prints the type after the sides in CHECK lines", |(n, [t, r, b, l])| {
            format!("{t},{r},{b},{l},{n};")
        }),
    ]
}

/// The drawings of solutions.
fn boards() -> Vec<Mistake> {
    fn drawn(clause: &str, change: fn(Place) -> Place) -> Mistake {
        prints(clause, move |answers| {
            each_board(answers, |board| drawing(&board.iter().copied().map(change).collect()))
        })
    }
    vec![
        prints("draws the numbers of places, not of types", |answers| {
            each_board(answers, |board| {
                drawing(&(1..).zip(board).map(|(place, (_, card))| (place, *card)).collect())
            })
        }),
        drawn("numbers types from 0 in boards", |(n, card)| (n - 1, card)),
        prints("draws boards only for solutions that are new up to turning", |answers| {
            let mut seen = HashSet::new();
            each_board(answers, |board| {
                let is_new = seen.insert(least_rotation(board));
                if is_new {
                    drawing(board)
                } else {
                    String::new()
                }
            })
        }),
    ]
}

/// Draws each board anew. Its types count from 1.
fn each_board(mut answers: Answers, mut draw: impl FnMut(&Board) -> String) -> Answers {
    let checks = answers.iter().filter(|answer| answer.kind == CHECK);
    let all: Vec<_> = checks.map(|answer| solution(&answer.text)).collect();
    let boards = answers.iter_mut().filter(|answer| answer.kind == BOARD);
    for (answer, board) in boards.zip(&all) {
        answer.text = draw(board);
    }
    answers
}

fn transposed(board: &Board) -> Board {
    (0..9).map(|place| board[3 * (place % 3) + place / 3]).collect()
}
