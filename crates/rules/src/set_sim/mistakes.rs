//! Mistakes that programs for SET make. A row is what a program does, and the part of the model that it exchanges.

use super::model::{
    cards, first_set, pairs, sets, take, Game, Places, Player, ATTRIBUTES, DEAL, ENOUGH, SET, TABLE,
};
use crate::answer::Answer;
use crate::mistake::{follows, prints, reads, Mistake};
use crate::printing::{after, before, each, each_line, replaced, whole, without, Answers};

/// Returns the mistakes.
pub(super) fn mistakes() -> Vec<Mistake> {
    [
        crate::mistakes::mistakes(),
        reading(),
        searches(),
        sets_of_other_attributes(),
        sets_of_other_values(),
        tables(),
        refills(),
        deals(),
        ends(),
        lines(),
        spelling(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Describes a program that reads some of the words of an input.
fn words(clause: impl Into<String>, change: impl Fn(&mut Vec<&str>) + 'static) -> Mistake {
    reads(clause, move |input| {
        let mut words = input.split_ascii_whitespace().collect();
        change(&mut words);
        words.join(" ")
    })
}

fn reading() -> Vec<Mistake> {
    let mut all = vec![
        words("does not read the first card", |words| drop(words.drain(..words.len().min(1)))),
        words("does not read the last card", |words| drop(words.pop())),
        words("sorts the cards that it has read", |words| words.sort_unstable()),
        words("reads the cards in reverse order", |words| words.reverse()),
        reads("reads the last card twice if a space or a line end follows it", |input| {
            let last = input.split_ascii_whitespace().last().filter(|card| !input.ends_with(card));
            input.to_owned() + last.unwrap_or_default()
        }),
        reads(
            "reads a card 0 at the end if a space or a line end follows the last card",
            |input| input.to_owned() + if input.ends_with([' ', '\n']) { "0" } else { "" },
        ),
        reads("reads only the first card of each line", |input| {
            input.lines().flat_map(|line| line.split_whitespace().take(1).chain(["\n"])).collect()
        }),
        reads("reads only the first two lines", |input| {
            input.split_inclusive('\n').take(2).collect()
        }),
        reads("stops reading at the first line that has no card, but perhaps spaces", |input| {
            input.split_inclusive('\n').take_while(|line| !line.trim().is_empty()).collect()
        }),
        reads("does not read lines that begin with a space", |input| {
            input.split_inclusive('\n').filter(|line| !line.starts_with(' ')).collect()
        }),
    ];
    all.extend([12, 15, 18, 21, 24, 27, 30, 40, 50, 60, 64, 72, 78, 80].map(|count| {
        words(format!("reads at most {count} cards"), move |words| words.truncate(count))
    }));
    all
}

fn player(clause: impl Into<String>, player: Player) -> Mistake {
    follows(clause, move |input| Some(player.answers(input)))
}

/// Describes a program that finds another set.
fn finds(clause: impl Into<String>, search: impl Fn(&Game) -> Option<Places> + 'static) -> Mistake {
    player(clause, Player { search: Box::new(search), ..Player::right() })
}

/// Which of several sets is taken, and which sets are not seen.
fn searches() -> Vec<Mistake> {
    /// Takes the set with the lowest key.
    fn first_by(clause: &str, key: fn([i32; 3]) -> [i32; 3]) -> Mistake {
        finds(clause, move |game| {
            sets(&game.table).min_by_key(|places| key(places.map(|place| place as i32)))
        })
    }
    /// Sees only some sets, by their places and the number of cards on the table.
    fn sees(
        clause: impl Into<String>,
        is_seen: impl Fn(Places, usize) -> bool + 'static,
    ) -> Mistake {
        finds(clause, move |game| sets(&game.table).find(|set| is_seen(*set, game.table.len())))
    }
    let mut all = vec![
        first_by("takes the last set, not the first one", |[x, y, z]| [-x, -y, -z]),
        first_by("compares sets by their second card first, then by the first", |[x, y, z]| {
            [y, x, z]
        }),
        first_by("compares sets by their second card first, then by the third", |[x, y, z]| {
            [y, z, x]
        }),
        first_by("compares sets by their third card first, then by the first", |[x, y, z]| {
            [z, x, y]
        }),
        first_by("compares sets by their third card first, then by the second", |[x, y, z]| {
            [z, y, x]
        }),
        first_by("compares sets by their first card, then by the third", |[x, y, z]| [x, z, y]),
        first_by("looks for sets from the end of the table", |[x, y, z]| [-z, -y, -x]),
        first_by("takes the first set of the last card that begins one", |[x, y, z]| [-x, y, z]),
        first_by("takes the last set of the first card that begins one", |[x, y, z]| [x, -y, -z]),
        first_by(
            "takes, of the sets with the same first card, the one whose third card comes last",
            |[x, y, z]| [x, -z, y],
        ),
        finds("takes the set with the lowest numbers, not the first one", |game| {
            let cards = |set: &Places| {
                let mut cards = set.map(|place| game.table[place]);
                cards.sort_unstable();
                cards
            };
            sets(&game.table).min_by_key(cards)
        }),
        finds(
            "does not begin at the first card again when it looks for a set after a set",
            |game| {
                let start = game.set.map_or(0, |[x, ..]| x);
                sets(&game.table).find(|[x, ..]| *x >= start)
            },
        ),
        sees("does not look at the first card of the table", |[x, ..], _| x > 0),
        sees("does not look at the last card of the table", |[.., z], count| z + 1 < count),
        sees("does not look at the last two cards of the table", |[.., z], count| z + 2 < count),
        sees("does not see a set of the last three cards", |[x, ..], count| x + 3 < count),
        sees("does not see sets with the last two cards", |[_, y, _], count| y + 2 < count),
        sees("sees only sets whose cards lie next to each other", |[x, _, z], _| z == x + 2),
        sees("sees only sets whose first two cards lie next to each other", |[x, y, _], _| {
            y == x + 1
        }),
        sees("looks for the first card of a set among the first ten only", |[x, ..], _| x < 10),
        finds("finds no sets", |_| None),
    ];
    all.extend([12, 15, 18].map(|count| {
        sees(format!("looks for sets among the first {count} cards only"), move |[.., z], _| {
            z < count
        })
    }));
    all
}

/// The values of three cards in an attribute.
type Values = [i32; 3];

fn fits([a, b, c]: Values) -> bool {
    (a == b && b == c) || differ([a, b, c])
}

fn differ([a, b, c]: Values) -> bool {
    a != b && b != c && a != c
}

/// Describes a program that takes other cards for a set.
fn accepts(clause: impl Into<String>, is_set: impl Fn([Values; 4]) -> bool + 'static) -> Mistake {
    finds(clause, move |game| {
        let table: Vec<_> =
            game.table.iter().map(|card| ATTRIBUTES.map(|place| card / place % 10)).collect();
        let values = |set: Places| [0, 1, 2, 3].map(|place| set.map(|card| table[card][place]));
        let third = |(x, y)| (y + 1..table.len()).map(move |z| [x, y, z]);
        pairs(table.len()).flat_map(third).find(|set| is_set(values(*set)))
    })
}

fn sets_of_other_attributes() -> Vec<Mistake> {
    let count = |all: [Values; 4]| all.into_iter().filter(|values| fits(*values)).count();
    let mut all = vec![
        accepts("looks only at the first attribute (number)", |[a, ..]| fits(a)),
        accepts("looks only at the fourth attribute (shape)", |[.., d]| fits(d)),
        accepts("takes any three cards for a set", |_| true),
        accepts("does not see sets whose cards differ in all attributes", |all| {
            all.into_iter().all(fits) && !all.into_iter().all(differ)
        }),
    ];
    for (place, name) in [
        "first attribute (number)",
        "second attribute (colour)",
        "third attribute (filling)",
        "fourth attribute (shape)",
    ]
    .into_iter()
    .enumerate()
    {
        all.push(accepts(format!("does not look at the {name}"), move |mut all| {
            all[place] = [1; 3];
            all.into_iter().all(fits)
        }));
    }
    for (least, name) in
        [(1, "one attribute fits"), (2, "two attributes fit"), (3, "three attributes fit")]
    {
        all.push(accepts(format!("takes cards for a set if at least {name}"), move |all| {
            count(all) >= least
        }));
    }
    all
}

fn sets_of_other_values() -> Vec<Mistake> {
    /// Exchanges what makes an attribute fit.
    fn attribute(clause: &str, fits: fn(Values) -> bool) -> Mistake {
        accepts(clause, move |all| all.into_iter().all(fits))
    }
    vec![
        attribute("takes cards for a set only if they differ in each attribute", differ),
        attribute(
            "does not compare the first card with the second where not all are alike",
            |[a, b, c]| (a == c) == (b == c),
        ),
        attribute(
            "does not compare the first card with the third where not all are alike",
            |[a, b, c]| (a == b) == (b == c),
        ),
        attribute(
            "does not compare the second card with the third where not all are alike",
            |[a, b, c]| (a == b) == (a == c),
        ),
        attribute("takes an attribute for alike if the first two cards are alike", |[a, b, c]| {
            a == b || differ([a, b, c])
        }),
        attribute("takes an attribute for alike if the last two cards are alike", |[a, b, c]| {
            b == c || differ([a, b, c])
        }),
        attribute(
            "takes an attribute for alike if the first and the last card are alike",
            |[a, b, c]| a == c || differ([a, b, c]),
        ),
        attribute(
            "takes an attribute for different only if it is 1, 2, 3 or 3, 2, 1",
            |[a, b, c]| b - a == c - b,
        ),
        attribute("does not see that three cards with 3 are alike", |all| {
            fits(all) && all != [3; 3]
        }),
        attribute("does not see that three cards with 1 are alike", |all| {
            fits(all) && all != [1; 3]
        }),
        accepts("takes three cards for a set if their sum is divisible by 3", |all| {
            all.into_iter().flatten().sum::<i32>() % 3 == 0
        }),
    ]
}

/// How many cards the first table has, and where cards lie.
fn tables() -> Vec<Mistake> {
    /// Takes a set off the table in another way.
    fn takes(clause: &str, take: fn(&mut Vec<i32>, Places)) -> Mistake {
        player(clause, Player { take, ..Player::right() })
    }
    /// Lays dealt cards in another way.
    fn lays(clause: &str, lay: fn(&mut Vec<i32>, &[i32], Option<Places>)) -> Mistake {
        player(clause, Player { lay, ..Player::right() })
    }
    /// Begins with other cards.
    fn begins(clause: &str, change: fn(&mut Vec<i32>)) -> Mistake {
        follows(clause, move |input| {
            let mut cards = cards(input);
            change(&mut cards);
            Some(Player::right().play(&cards))
        })
    }
    /// Lays cards into the gaps of a set that has left the table.
    fn fill(table: &mut Vec<i32>, cards: &[i32], set: Places) {
        set.into_iter().zip(cards).for_each(|(place, card)| table.insert(place, *card));
    }
    /// Moves the last cards of the table into the gaps of a set that has left it.
    fn close(table: &mut Vec<i32>, set: Places) {
        let gaps = set.into_iter().filter(|place| *place < table.len()).count();
        let last = table.split_off(table.len() - gaps);
        fill(table, &last, set);
    }
    fn deck(cards: &mut [i32]) -> &mut [i32] {
        let first = cards.len().min(ENOUGH);
        &mut cards[first..]
    }
    let first = |first| Player { first, ..Player::right() };
    let mut all = vec![
        player("lays all cards on the first table", first(81)),
        follows(
            "takes the cards of the first line for the table, and the others for the deck",
            |input| {
                let first = cards(input.lines().next().unwrap_or_default()).len();
                Some(Player { first, ..Player::right() }.answers(input))
            },
        ),
        begins("deals from the end of the deck, the last card first", |cards| {
            deck(cards).reverse()
        }),
        begins("deals the last three cards of the deck first", |cards| {
            let last_first = deck(cards).rchunks(3).collect::<Vec<_>>().concat();
            deck(cards).copy_from_slice(&last_first);
        }),
        begins("does not deal the 13th card", |cards| {
            if cards.len() > ENOUGH {
                cards.remove(ENOUGH);
            }
        }),
        begins("deals the 12th card, which lies on the table already", |cards| {
            if cards.len() > ENOUGH {
                cards.insert(ENOUGH, cards[ENOUGH - 1]);
            }
        }),
        lays("lays dealt cards before the others", |table, cards, _| {
            drop(table.splice(..0, cards.iter().copied()))
        }),
        lays("lays the cards that it deals after a set before the others", |table, cards, set| {
            let place = if set.is_some() { 0 } else { table.len() };
            table.splice(place..place, cards.iter().copied());
        }),
        lays("lays three dealt cards in reverse order", |table, cards, _| {
            table.extend(cards.iter().rev())
        }),
        lays("lays dealt cards in the gaps that a set has left", |table, cards, set| match set {
            Some(set) => fill(table, cards, set),
            None => table.extend(cards),
        }),
        lays("lays dealt cards where the first card of the set lay", |table, cards, set| {
            let place = set.map_or(table.len(), |[x, ..]| x);
            table.splice(place..place, cards.iter().copied());
        }),
        lays("sorts the table after each deal", |table, cards, _| {
            table.extend(cards);
            table.sort_unstable();
        }),
        takes("moves the last card of the table into each gap of a set", |table, set| {
            for place in set.into_iter().rev() {
                table.swap_remove(place);
            }
        }),
        takes("moves the last three cards of the table into the gaps of a set", |table, set| {
            take(table, set);
            close(table, set);
        }),
        lays(
            "moves the last cards of the table into the gaps of a set if none are dealt",
            |table, cards, set| match set {
                Some(set) if cards.is_empty() => close(table, set),
                _ => table.extend(cards),
            },
        ),
        lays(
            "lays dealt cards, or else the last ones of the table, in the gaps of a set",
            |table, cards, set| match set {
                Some(set) if cards.is_empty() => close(table, set),
                Some(set) => fill(table, cards, set),
                None => table.extend(cards),
            },
        ),
        takes("takes only the first card of a set off the table", |table, [x, ..]| {
            drop(table.remove(x))
        }),
        takes("leaves the last card of a set on the table", |table, [x, y, _]| {
            table.remove(y);
            table.remove(x);
        }),
        takes(
            "takes the first card of a set off the table first, though the others move up then",
            |table, set| {
                for place in set {
                    table.remove(place.min(table.len() - 1));
                }
            },
        ),
        player(
            "keeps the gaps of a set on the table, as 0, until cards are dealt",
            Player {
                search: Box::new(|game| {
                    sets(&game.table).find(|set| set.iter().all(|place| game.table[*place] != 0))
                }),
                take: |table, set| set.into_iter().for_each(|place| table[place] = 0),
                refill: Box::new(|game| {
                    let left = game.table.iter().filter(|card| **card != 0).count();
                    if left < ENOUGH {
                        3
                    } else {
                        0
                    }
                }),
                lay: |table, cards, _| {
                    for card in cards {
                        match table.iter().position(|place| *place == 0) {
                            Some(gap) => table[gap] = *card,
                            None => table.push(*card),
                        }
                    }
                },
                ..Player::right()
            },
        ),
    ];
    all.extend([9, 11, 13, 15].map(|count| {
        player(format!("begins with {count} cards on the table, not 12"), first(count))
    }));
    all
}

/// What is dealt after a set.
fn refills() -> Vec<Mistake> {
    fn refills(clause: impl Into<String>, refill: impl Fn(&Game) -> usize + 'static) -> Mistake {
        player(clause, Player { refill: Box::new(refill), ..Player::right() })
    }
    fn left(game: &Game) -> usize {
        game.table.len()
    }
    let below = |most, count| move |game: &Game| if left(game) < most { count } else { 0 };
    let mut all = vec![
        refills("does not deal after a set", |_| 0),
        refills("deals three cards after each set, also if 12 or more are left", |_| 3),
        refills("deals three cards after a set also if 12 are left", below(13, 3)),
        refills("deals after a set only if fewer than 9 cards are left", below(9, 3)),
        refills("deals after a set until 15 cards lie on the table", |game| {
            15_usize.saturating_sub(left(game))
        }),
        refills("takes all sets that it finds before it deals up to 12 cards", |game| {
            if first_set(&game.table).is_some() {
                0
            } else {
                ENOUGH.saturating_sub(left(game))
            }
        }),
        refills("does not deal the last three cards of the deck after a set", |game| {
            if left(game) < ENOUGH && game.deck.len() > 3 {
                3
            } else {
                0
            }
        }),
    ];
    all.extend([1, 2, 4].map(|count| {
        refills(
            format!("deals {count} cards, not three, after a set").replace("1 cards", "one card"),
            below(ENOUGH, count),
        )
    }));
    all
}

/// What is dealt if there is no set.
fn deals() -> Vec<Mistake> {
    fn deals(
        clause: impl Into<String>,
        deal: impl Fn(&Game) -> Option<usize> + 'static,
    ) -> Mistake {
        player(clause, Player { deal: Box::new(deal), ..Player::right() })
    }
    let mut all = vec![
        deals("ends at the first table without a set, also if there is a deck", |_| None),
        deals("ends if there is no set after three cards were dealt for want of a set", |game| {
            (game.deals == 0).then_some(3)
        }),
        deals("deals all the deck if there is no set", |game| Some(game.deck.len())),
        deals("ends if there is no set and the deck has only three cards", |game| {
            (game.deck.len() > 3).then_some(3)
        }),
    ];
    all.extend([15, 18].map(|most| {
        deals(format!("has never more than {most} cards on the table: it ends if there is no set among them"), move |game| {
            (game.table.len() < most).then_some(3)
        })
    }));
    all.extend([1, 2, 6].map(|count| {
        deals(
            format!("deals {count} cards, not three, if there is no set")
                .replace("1 cards", "one card"),
            move |_| Some(count),
        )
    }));
    all
}

/// When the game is over, though there is a set.
fn ends() -> Vec<Mistake> {
    fn ends(clause: &str, is_over: fn(&Game) -> bool) -> Mistake {
        player(clause, Player { is_over: Box::new(is_over), ..Player::right() })
    }
    vec![
        ends("ends when the deck is empty, also if there are sets", |game| game.deck.is_empty()),
        ends("ends after its first move with an empty deck", |game| {
            game.deck.is_empty() && game.moves > 0
        }),
        ends("looks for no set when + has dealt the last cards", |game| {
            game.deck.is_empty() && game.deals > 0
        }),
        ends("ends when fewer than 12 cards lie on the table", |game| game.table.len() < ENOUGH),
        ends("makes no move if there are fewer than 12 cards in all", |game| {
            game.moves == 0 && game.table.len() < ENOUGH
        }),
        ends("makes only one move", |game| game.moves > 0),
        player("plays with 9 cards on the table, not 12", of(9)),
        player("plays with 15 cards on the table, not 12", of(15)),
    ]
}

/// Plays with another number of cards on the table.
fn of(count: usize) -> Player {
    let refill = move |game: &Game| if game.table.len() < count { 3 } else { 0 };
    Player { first: count, refill: Box::new(refill), ..Player::right() }
}

/// The cards of a line.
fn list(line: &str) -> Vec<&str> {
    line.split_ascii_whitespace().skip(1).collect()
}

/// A line of cards, or of other words.
fn line(sign: &str, words: &[impl AsRef<str>]) -> String {
    words.iter().fold(sign.to_owned(), |line, word| line + " " + word.as_ref()) + "\n"
}

/// The words that others do not contain, as a line.
fn minus(sign: &str, table: &str, cards: &str) -> String {
    let cards = list(cards);
    line(sign, &list(table).into_iter().filter(|card| !cards.contains(card)).collect::<Vec<_>>())
}

/// Lines that are left out, or printed more than once or elsewhere.
fn lines() -> Vec<Mistake> {
    /// Changes the whole list, which begins with a table, and ends with a table and an answer without a text.
    fn all(clause: &str, change: fn(&mut Answers)) -> Mistake {
        prints(clause, move |mut answers| {
            change(&mut answers);
            answers
        })
    }
    /// Changes a table, a move and the table after it: what is printed in place of the two last.
    fn steps(clause: &str, change: fn(&str, &str, &str) -> String) -> Mistake {
        prints(clause, move |mut answers| {
            for place in (1..answers.len() - 1).step_by(2).rev() {
                let text = |place: usize| &*answers[place].text;
                let changed = change(text(place - 1), text(place), text(place + 1));
                answers[place].text = changed;
                answers[place + 1].text.clear();
            }
            answers
        })
    }
    vec![
        all("does not print the first table", |answers| drop(answers.remove(0))),
        all("does not print the last table", |answers| drop(answers.remove(answers.len() - 2))),
        all("prints the first table twice", |answers| answers.insert(0, answers[0].clone())),
        all("prints the last table twice", |answers| {
            answers.insert(answers.len() - 1, answers[answers.len() - 2].clone());
        }),
        all("prints + at the end", |answers| answers.push(Answer::new(DEAL, "+\n", ""))),
        all("prints + and the table again at the end", |answers| {
            answers.push(Answer::new(DEAL, "+\n", ""));
            answers.push(answers[answers.len() - 3].clone());
        }),
        all("prints nothing if there are no cards", |answers| {
            if answers[0].text == "=\n" {
                answers.clear();
            }
        }),
        all("prints the number of sets at the end", |answers| {
            let sets = answers.iter().filter(|answer| answer.kind == SET).count();
            answers.push(Answer::new("", format!("{sets}\n"), ""));
        }),
        all("prints only the last table, and no moves", |answers| {
            answers.drain(..answers.len() - 2);
        }),
        all("prints only the first and the last table, and moves", |answers| {
            let last = answers.len() - 2;
            answers[1..last.max(1)]
                .iter_mut()
                .filter(|answer| answer.kind == TABLE)
                .for_each(|table| table.text.clear());
        }),
        prints("prints no tables, only moves", without(TABLE)),
        prints("does not print sets", without(SET)),
        prints("does not print +", without(DEAL)),
        prints("prints each table twice", each(TABLE, |table| table.repeat(2))),
        prints(
            "does not print an empty table",
            each(TABLE, |table| if table == "=\n" { String::new() } else { table.to_owned() }),
        ),
        steps("prints only the first table, and moves", |_, made, _| made.to_owned()),
        steps("prints no table after +", |_, made, table| {
            if made == "+\n" {
                made.to_owned()
            } else {
                made.to_owned() + table
            }
        }),
        steps("prints no table after a set", |_, made, table| {
            if made == "+\n" {
                made.to_owned() + table
            } else {
                made.to_owned()
            }
        }),
        steps("prints the table before each move, too", |first, made, table| {
            [first, made, table].concat()
        }),
        steps("prints the table before it deals after a set, too", |first, made, table| {
            let left = minus("=", first, made);
            if made == "+\n" || left == table {
                [made, table].concat()
            } else {
                [made, &left, table].concat()
            }
        }),
        steps(
            "prints the table after a set before it deals, not afterwards",
            |first, made, table| {
                if made == "+\n" {
                    [made, table].concat()
                } else {
                    [made, &minus("=", first, made)].concat()
                }
            },
        ),
        steps("prints the table after + before it deals, not afterwards", |first, made, table| {
            [made, if made == "+\n" { first } else { table }].concat()
        }),
        steps("prints + also before the table if it deals after a set", |first, made, table| {
            let dealt = made != "+\n" && minus("=", first, made) != table;
            [made, if dealt { "+\n" } else { "" }, table].concat()
        }),
        steps(
            "prints + and a table of its own also for cards that it deals after a set",
            |first, made, table| {
                let left = minus("=", first, made);
                if made == "+\n" || left == table {
                    [made, table].concat()
                } else {
                    [made, &left, "+\n", table].concat()
                }
            },
        ),
        steps("prints the dealt cards after +", |first, made, table| {
            if made == "+\n" {
                minus("+", table, first) + table
            } else {
                [made, table].concat()
            }
        }),
        steps("prints the places of a set's cards, counted from 1", |first, made, table| {
            places(1, first, made) + table
        }),
        steps("prints the places of a set's cards, counted from 0", |first, made, table| {
            places(0, first, made) + table
        }),
        all("prints one + and one table for several deals in a row", |answers| {
            for place in (1..answers.len().max(3) - 3).step_by(2) {
                if answers[place].kind == DEAL && answers[place + 2].kind == DEAL {
                    answers[place].text.clear();
                    answers[place + 1].text.clear();
                }
            }
        }),
    ]
}

/// Places of a set, instead of its cards.
fn places(first: usize, table: &str, made: &str) -> String {
    if made == "+\n" {
        return made.to_owned();
    }
    let table = list(table);
    let place =
        |card: &str| table.iter().position(|other| *other == card).map_or(0, |place| place + first);
    line("-", &list(made).into_iter().map(|card| place(card).to_string()).collect::<Vec<_>>())
}

/// How lines are written.
fn spelling() -> Vec<Mistake> {
    fn change(clause: &str, change: fn(&str) -> String) -> Mistake {
        prints(clause, each_line(change))
    }
    let mut all = vec![
        change("ends lines that have cards, and an empty table, with a space", |line| {
            if line == "+" {
                line.to_owned()
            } else {
                line.to_owned() + " "
            }
        }),
        change("prints a space after = if the table is empty", |line| {
            if line == "=" {
                "= ".to_owned()
            } else {
                line.to_owned()
            }
        }),
        change("prints no space after the sign", |line| line.replacen(' ', "", 1)),
        change("prints a space after each card, not before it", |line| {
            let changed = line.replacen(' ', "", 1);
            if changed.len() > 1 {
                changed + " "
            } else {
                changed
            }
        }),
        change("prints a space after +", |line| line.replace('+', "+ ")),
        change("prints - for + and + for -", |line| match line.chars().next() {
            Some('+') => line.replace('+', "-"),
            _ => line.replace('-', "+"),
        }),
        change("prints a comma after each card but the last", |line| {
            line.replace(' ', ", ").replacen(',', "", 1)
        }),
        change("prints cards with commas between them and in [ ]", |line| {
            match line.split_once(' ') {
                Some((sign, cards)) => format!("{sign} [{}]", cards.replace(' ', ", ")),
                None => line.to_owned(),
            }
        }),
        change("prints digits from 0 to 2, not from 1 to 3", |line| {
            line.replace('1', "0").replace('2', "1").replace('3', "2")
        }),
        change("prints no = before tables", |line| line.trim_start_matches(['=', ' ']).to_owned()),
        change("prints no - before sets", |line| line.trim_start_matches("- ").to_owned()),
        prints("prints a blank line after each table", after(TABLE, "\n")),
        prints("prints a blank line before each move", |answers| {
            before(SET, "\n")(before(DEAL, "\n")(answers))
        }),
        prints(
            "prints a move and the table after it on one line",
            whole(|text| text.replace("\n=", " =")),
        ),
        prints("prints each card of a table on a line of its own", replaced(TABLE, " ", "\n")),
        prints(
            "prints tables of fewer than 12 cards with a 0 for each one that is missing",
            each(TABLE, |table| {
                let missing = ENOUGH.saturating_sub(list(table).len());
                table.trim_end().to_owned() + &" 0".repeat(missing) + "\n"
            }),
        ),
        prints("ends tables with a space", replaced(TABLE, "\n", " \n")),
        prints("ends sets with a space", replaced(SET, "\n", " \n")),
    ];
    for (kind, sign, name) in [(TABLE, "=", "tables"), (SET, "-", "sets")] {
        let ordered = move |change: fn(&mut Vec<&str>)| {
            each(kind, move |text| {
                let mut cards = list(text);
                change(&mut cards);
                line(sign, &cards)
            })
        };
        all.push(prints(
            format!("prints the cards of {name} in ascending order"),
            ordered(|cards| cards.sort_unstable()),
        ));
        all.push(prints(
            format!("prints the cards of {name} in reverse order"),
            ordered(|cards| cards.reverse()),
        ));
    }
    all
}
