//! Mistakes that programs for SET make. A row is what a program does, and the part of the model that it exchanges.

use crate::mistake::{follows, prints, reads, Mistake, Shared};
use crate::mistakes::printing::{by_line, each, each_line, each_of, replaced, Answers, Kinds};
use crate::mistakes::{at_times, each_time, reads_lines};
use rules::answer::Answer;
use rules::set_sim::model::{
    cards, pairs, sets, take, Game, Places, Player, ATTRIBUTES, DEAL, ENOUGH, SET, TABLE,
};
use std::fmt::Display;
use std::iter::zip;

/// Lines, as clauses call them.
const NAMED: [(&str, Kinds); 4] =
    [("tables", &[TABLE]), ("sets", &[SET]), ("+", &[DEAL]), ("moves", &[SET, DEAL])];

/// Returns the mistakes.
pub(crate) fn mistakes() -> Vec<Mistake> {
    let rules = [
        searches(),
        sets_of_other_cards(),
        wrong_attributes(),
        tables(),
        draws(),
        dealt(),
        taken(),
        deals(),
    ];
    let printing = [lines(), moves(), spelling()];
    let parts = [crate::mistakes::mistakes(), reading()].into_iter().chain(rules).chain(printing);
    parts.flatten().collect()
}

fn reading() -> Vec<Mistake> {
    const COUNTS: [usize; 7] = [12, 20, 30, 40, 50, 64, 80];
    /// Reads some of the words of an input, or in another order.
    fn words(clause: impl Into<String>, change: impl Fn(&mut Vec<&str>) + Shared) -> Mistake {
        reads(clause, move |input| {
            let mut words = input.split_ascii_whitespace().collect();
            change(&mut words);
            words.join(" ")
        })
    }
    let mut all = vec![
        words("does not read the first card", |words| drop(words.drain(..words.len().min(1)))),
        words("does not read the last card", |words| words.truncate(words.len().max(1) - 1)),
        words("does not read the last three cards", |words| words.truncate(words.len().max(3) - 3)),
        words("lays no cards if there are fewer than 12", |words| {
            words.truncate(if words.len() < ENOUGH { 0 } else { words.len() });
        }),
        words("begins with the last card of the input", |words| words.reverse()),
        words("sorts the cards that it reads", |words| words.sort_unstable()),
        reads("reads the last card twice if a space or a line end follows it", |input| {
            let last = input.split_ascii_whitespace().last().filter(|card| !input.ends_with(card));
            input.to_owned() + last.unwrap_or_default()
        }),
        reads("does not read the last line if it has no end", |input| {
            input.split_inclusive('\n').filter(|line| line.ends_with('\n')).collect()
        }),
        reads_lines("reads only two lines", |before, _| before < 2),
        reads("stops reading at a line without cards, also if it has spaces", |input| {
            input.split_inclusive('\n').take_while(|line| !line.trim().is_empty()).collect()
        }),
    ];
    all.extend([(1, "card"), (12, "12 cards")].map(|(count, name)| {
        reads(format!("reads only the first {name} of each line"), move |input| {
            let cards = input.lines().flat_map(|line| line.split_whitespace().take(count));
            cards.collect::<Vec<_>>().join(" ")
        })
    }));
    all.extend(COUNTS.map(|count| {
        words(format!("reads at most {count} cards"), move |words| words.truncate(count))
    }));
    all
}

/// Describes a program that plays otherwise.
fn player(clause: &str, player: Player) -> Mistake {
    follows(clause, move |input| player.answers(input))
}

/// Describes a program that finds another set.
fn finds(clause: &str, search: impl Fn(&Game) -> Option<Places> + Shared) -> Mistake {
    player(clause, Player { search: Box::new(search), ..Player::right() })
}

/// Where sets lie that programs do not see, or see alone, by their places and the number of cards on the table.
const PLACES: [(&str, fn(Places, usize) -> bool); 8] = [
    ("of three adjacent cards", |[x, _, z], _| z == x + 2),
    ("whose first two cards are adjacent", |[x, y, _], _| y == x + 1),
    ("whose last two cards are adjacent", |[_, y, z], _| z == y + 1),
    ("with the first card of the table", |[x, ..], _| x == 0),
    ("with the last card of the table", |[.., z], count| z + 1 == count),
    ("with one of the last two cards", |[.., z], count| z + 2 >= count),
    ("with one of the last three cards", |[.., z], count| z + 3 >= count),
    ("of the last three cards", |[x, ..], count| x + 3 == count),
];

/// Which of several sets is taken, and which are not seen.
fn searches() -> Vec<Mistake> {
    /// Sees only some sets, by their places and the number of cards on the table.
    fn sees(clause: &str, is_seen: impl Fn(Places, usize) -> bool + Shared) -> Mistake {
        finds(clause, move |game| sets(&game.table).find(|set| is_seen(*set, game.table.len())))
    }
    let mut all = vec![
        finds("takes the last set, not the first one", |game| sets(&game.table).last()),
        finds("takes the set with the lowest numbers, not the first one", |game| {
            sets(&game.table).min_by_key(|set| sorted(&set.map(|place| game.table[place])))
        }),
        finds("takes the set with the lowest numbers in the order of the table", |game| {
            sets(&game.table).min_by_key(|set| set.map(|place| game.table[place]))
        }),
        finds("finds no sets", |_| None),
        finds("takes the last three cards if there is a set", |game| {
            let count = game.table.len();
            sets(&game.table).next().map(|_| [count - 3, count - 2, count - 1])
        }),
        finds("takes a card for a set with itself", |game| {
            (game.table.len() > 2).then_some([0; 3])
        }),
        finds("looks after a set only at the cards after its first one", |game| {
            sets(&game.table).find(|[x, ..]| game.set.map_or(true, |[last, ..]| *x > last))
        }),
        finds("goes on from the first card of the last set, not from the start", |game| {
            sets(&game.table).find(|[x, ..]| *x >= game.last)
        }),
        finds(
            "goes on from the place of a set that it took, and from the start only after +",
            |game| sets(&game.table).find(|[x, ..]| game.set.map_or(true, |[last, ..]| *x >= last)),
        ),
    ];
    let orders = (0..3).flat_map(|one| (0..3).map(move |other| (one, other)));
    for (one, other) in orders.filter(|(one, other)| one != other) {
        for (is_last, is_high) in [(false, false), (false, true), (true, false), (true, true)] {
            let key = move |set: &Places| {
                let order = |place: usize, is_turned| if is_turned { !place } else { place };
                [order(set[one], is_last), order(set[other], is_high)]
            };
            let name = |is_turned| if is_turned { "highest" } else { "lowest" };
            let (first, then) = (name(is_last), name(is_high));
            let clause = format!(
                "takes the set with the {first} {}, then the {then} {} (x < y < z are its places)",
                ["x", "y", "z"][one],
                ["x", "y", "z"][other]
            );
            // The first set, and the last one.
            let known = [(0, 1, false, false), (0, 1, true, true)];
            if !known.contains(&(one, other, is_last, is_high)) {
                all.push(finds(&clause, move |game| sets(&game.table).min_by_key(key)));
            }
        }
    }
    for (name, is_it) in PLACES {
        all.push(sees(&format!("sees only sets {name}"), is_it));
        let is_other = move |set: Places, count: usize| !is_it(set, count);
        all.push(sees(&format!("does not see sets {name}"), is_other));
    }
    all.extend([12, 15, 18].map(|count| {
        finds(&format!("looks for sets among the first {count} cards only"), move |game| {
            sets(&game.table[..game.table.len().min(count)]).next()
        })
    }));
    all
}

fn reversed(cards: &[i32]) -> Vec<i32> {
    cards.iter().rev().copied().collect()
}

fn sorted<T: Clone + Ord>(cards: &[T]) -> Vec<T> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

/// The digits of three cards in an attribute.
type Digits = [i32; 3];
/// Those in each attribute.
type All = [Digits; 4];
/// What makes an attribute fit.
type Fit = fn(Digits) -> bool;

fn differ([a, b, c]: Digits) -> bool {
    a != b && b != c && a != c
}

fn fit([a, b, c]: Digits) -> bool {
    (a == b && b == c) || differ([a, b, c])
}

/// The attributes.
const NAMES: [&str; 4] = ["first (number)", "second (colour)", "third (filling)", "last (shape)"];

fn digits(game: &Game, set: Places) -> All {
    ATTRIBUTES.map(|attribute| set.map(|place| game.table[place] / attribute % 10))
}

/// Takes other cards for sets, too.
fn accepts(clause: &str, is_set: impl Fn(All) -> bool + Shared) -> Mistake {
    finds(clause, move |game| {
        let third = |(x, y)| (y + 1..game.table.len()).map(move |z| [x, y, z]);
        let mut triples = pairs(game.table.len()).flat_map(third);
        triples.find(|set| is_set(digits(game, *set)))
    })
}

/// Takes some sets for none.
fn rejects(clause: &str, is_set: impl Fn(All) -> bool + Shared) -> Mistake {
    finds(clause, move |game| sets(&game.table).find(|set| is_set(digits(game, *set))))
}

/// Which three cards are a set.
fn sets_of_other_cards() -> Vec<Mistake> {
    let mut all = vec![
        accepts("takes any three cards for a set", |_| true),
        accepts("takes cards for a set if the sum of their digits is divisible by 3", |all| {
            all.as_flattened().iter().sum::<i32>() % 3 == 0
        }),
        rejects("sees only sets that differ in each attribute", |all| all.into_iter().all(differ)),
        rejects("sees only sets that are alike in an attribute", |all| {
            !all.into_iter().all(differ)
        }),
        accepts("does not look at the attributes after the first that is alike", |all| {
            let last = all.iter().position(|[a, b, c]| a == b && b == c).unwrap_or(3);
            all[..=last].iter().all(|digits| fit(*digits))
        }),
        accepts("does not look at the attributes after the first that differs", |all| {
            let last = all.iter().position(|digits| differ(*digits)).unwrap_or(3);
            all[..=last].iter().all(|digits| fit(*digits))
        }),
        rejects("takes digits for fitting only if their sum is 6", |all| {
            all.iter().all(|digits| digits.iter().sum::<i32>() == 6)
        }),
        accepts("takes digits for fitting if the differences are equal", |all| {
            all.iter().all(|[a, b, c]| (a - b).abs() == (b - c).abs())
        }),
    ];
    all.extend([1, 2, 3].map(|digit| {
        let clause = &format!("does not see that the digits {digit} {digit} {digit} are alike");
        rejects(clause, move |all| !all.contains(&[digit; 3]))
    }));
    all.extend([1, 2, 3].map(|least| {
        let clause = &format!("takes cards for a set if {least} of the attributes fit, or more");
        accepts(clause, move |all| all.into_iter().filter(|digits| fit(*digits)).count() >= least)
    }));
    for (attribute, name) in NAMES.into_iter().enumerate() {
        all.push(accepts(&format!("does not look at the {name} attribute"), move |mut all| {
            all[attribute] = [1; 3];
            all.into_iter().all(fit)
        }));
        let only = format!("looks only at the {name} attribute");
        all.push(accepts(&only, move |all| fit(all[attribute])));
        let differs = format!("sees only sets that differ in the {name} attribute");
        all.push(rejects(&differs, move |all| differ(all[attribute])));
        let alike = format!("sees only sets that are alike in the {name} attribute");
        all.push(rejects(&alike, move |all| !differ(all[attribute])));
    }
    let fits: [(_, Fit); 5] = [
        ("does not compare the first card with the second", |[a, b, c]| (a == c) == (b == c)),
        ("does not compare the first card with the third", |[a, b, c]| (a == b) == (b == c)),
        ("does not compare the second card with the third", |[a, b, c]| (a == b) == (a == c)),
        ("takes digits for fitting if two beside each other are equal", |[a, b, c]| {
            a == b || b == c || differ([a, b, c])
        }),
        ("wants only the first two digits to be equal", |[a, b, _]| a == b),
    ];
    // No cards have the last one in all attributes.
    let alone = fits.into_iter().take(4);
    all.extend(alone.map(|(clause, fit)| accepts(clause, move |all| all.into_iter().all(fit))));
    for (attribute, name) in NAMES.into_iter().enumerate() {
        all.extend(fits.map(|(clause, other)| {
            accepts(&format!("{clause} in the {name} attribute"), move |all| {
                let fits =
                    |(place, digits)| if place == attribute { other(digits) } else { fit(digits) };
                zip(0.., all).all(fits)
            })
        }));
    }
    all
}

/// Attributes that are taken from a wrong place.
fn wrong_attributes() -> Vec<Mistake> {
    let places = (0..4).flat_map(|one| (0..4).map(move |other| (one, other)));
    let wrong = places.filter(|(one, other)| one != other).flat_map(|(one, other)| {
        [0, 1, 2].map(|card| {
            let clause = format!("takes another attribute of a card for the {} one", NAMES[one]);
            accepts(&clause, move |mut all| {
                all[one][card] = all[other][card];
                all.into_iter().all(fit)
            })
        })
    });
    wrong.collect()
}

/// Describes a program that begins with another table and another deck, and lays dealt cards in its way.
fn begins(
    clause: &str,
    change: fn(&mut Vec<i32>, &mut Vec<i32>),
    lay: fn(&mut Vec<i32>, &[i32], Option<Places>),
) -> Mistake {
    follows(clause, move |input| {
        let mut table = cards(input);
        let mut deck = table.split_off(table.len().min(ENOUGH));
        change(&mut table, &mut deck);
        let player = Player { first: table.len(), lay, ..Player::right() };
        player.play(&[table, deck].concat())
    })
}

fn takes(clause: &str, take: impl Fn(&mut Vec<i32>, Places) + Shared) -> Mistake {
    player(clause, Player { take: Box::new(take), ..Player::right() })
}

fn lays(clause: &str, lay: fn(&mut Vec<i32>, &[i32], Option<Places>)) -> Mistake {
    player(clause, Player { lay, ..Player::right() })
}

/// Takes some cards off a deck, and returns others.
fn drawn(deck: &mut Vec<i32>, returned: usize, taken: usize) -> Vec<i32> {
    let cards = deck.iter().copied().take(returned).collect();
    deck.drain(..taken.min(deck.len()));
    cards
}

/// Which cards leave the deck, and which are laid.
fn draws() -> Vec<Mistake> {
    /// Takes some cards off a deck, and returns those that are laid.
    const DRAWS: [(&str, fn(&mut Vec<i32>, usize) -> Vec<i32>); 5] = [
        ("takes two cards off the deck if it deals three", |deck, _| drawn(deck, 3, 2)),
        ("takes four cards off the deck if it deals three", |deck, _| drawn(deck, 3, 4)),
        ("takes cards off the deck, but does not lay them", |deck, _| drawn(deck, 0, 3)),
        ("deals the last three cards of the deck", |deck, count| {
            deck.split_off(deck.len() - count)
        }),
        ("deals the last card of the deck first", |deck, count| {
            reversed(&deck.split_off(deck.len() - count))
        }),
    ];
    let whens = [("", [true, false].as_slice()), (" after a set", &[true]), (" with +", &[false])];
    let all = whens.into_iter().flat_map(|(when, refills)| {
        DRAWS.map(|(clause, draw)| {
            let draw = move |deck: &mut Vec<i32>, count: usize, is_refill: bool| {
                if count > 0 && refills.contains(&is_refill) {
                    draw(deck, count)
                } else {
                    deck.drain(..count).collect()
                }
            };
            let other = Player { draw: Box::new(draw), ..Player::right() };
            player(&format!("{clause}{when}"), other)
        })
    });
    all.collect()
}

/// Which cards lie on the table first, and in what order the deck is dealt.
fn tables() -> Vec<Mistake> {
    let stack = |clause: &str, change: fn(&mut Vec<_>, &mut Vec<_>)| {
        begins(clause, change, Player::right().lay)
    };
    let mut all = vec![
        follows("takes the first line for the table, and the others for the deck", |input| {
            let first = cards(input.lines().next().unwrap_or_default()).len();
            Player { first, ..Player::right() }.answers(input)
        }),
        stack("lays all cards on the first table", std::vec::Vec::append),
        stack("does not deal the first card of the deck", |_, deck| {
            drop(deck.drain(..deck.len().min(1)));
        }),
        stack("does not deal the last three cards of the deck", |_, deck| {
            deck.truncate(deck.len().max(3) - 3);
        }),
        stack("lays the first card of the deck on the first table, too", |table, deck| {
            table.extend(deck.first());
        }),
        stack("sorts the deck", |_, deck| deck.sort_unstable()),
        stack("sorts the first table", |table, _| table.sort_unstable()),
        begins(
            "keeps the table sorted",
            |table, _| table.sort_unstable(),
            |table, cards, _| *table = sorted(&[table, cards].concat()),
        ),
        follows("prints all cards for the first table", |input| {
            let mut answers = Player::right().answers(input);
            answers[0].text = line("=", cards(input));
            answers
        }),
    ];
    all.extend([9, 10, 11, 13, 15, 16, 18].map(|count| {
        let clause = format!("begins with {count} cards on the table, not 12");
        player(&clause, Player { first: count, ..Player::right() })
    }));
    all
}

/// Lays cards where those of a set were.
fn lay_into_gaps(table: &mut Vec<i32>, cards: &[i32], set: Option<Places>) {
    match set {
        Some(gaps) => zip(gaps, cards).for_each(|(gap, card)| table.insert(gap, *card)),
        None => table.extend(cards),
    }
}

/// Where dealt cards lie.
fn dealt() -> Vec<Mistake> {
    vec![
        lays("sorts the table after each move", |table, cards, _| {
            *table = sorted(&[table, cards].concat());
        }),
        lays("lays dealt cards before the others", |table, cards, _| {
            *table = [cards, table].concat();
        }),
        lays("lays each dealt card before the others", |table, cards, _| {
            *table = [&reversed(cards), &table[..]].concat();
        }),
        lays("lays dealt cards where the first card of the set was", |table, cards, set| {
            let place = set.map_or(table.len(), |[x, ..]| x);
            table.splice(place..place, cards.iter().copied());
        }),
        lays("lays dealt cards in reverse order", |table, cards, _| {
            table.extend(cards.iter().rev());
        }),
        lays("lays dealt cards into the gaps of the set", lay_into_gaps),
        player(
            "deals cards into the gaps of each set, also if 12 cards or more are left",
            Player { lay: lay_into_gaps, refill: Box::new(|_| 3), ..Player::right() },
        ),
    ]
}

/// What leaves the table with a set.
fn taken() -> Vec<Mistake> {
    let mut all = vec![
        takes("moves the last card into each gap of a set, the last gap first", |table, set| {
            for place in set.into_iter().rev() {
                table.swap_remove(place);
            }
        }),
        takes("moves the last card into each gap of a set, the first gap first", |table, set| {
            for card in set.map(|place| table[place]) {
                table.swap_remove(table.iter().position(|other| *other == card).unwrap_or(0));
            }
        }),
        takes("sorts the table when it takes a set", |table, set| {
            take(table, set);
            table.sort_unstable();
        }),
        takes("does not take off a card of a set that follows another one", |table, set| {
            let cards = set.map(|place| table[place]);
            let mut place = 0;
            while place < table.len() {
                if cards.contains(&table[place]) {
                    table.remove(place);
                }
                place += 1;
            }
        }),
        takes("leaves the third card of a set on the table", |table, [x, y, _]| {
            table.remove(y);
            table.remove(x);
        }),
        takes("takes only the first card of a set away", |table, [x, ..]| {
            table.remove(x);
        }),
    ];
    // The right places are y - 1 and z - 2 when the cards before these have left.
    all.extend([(0, 0), (0, 1), (1, 0), (1, 1)].map(|(y, z)| {
        let clause = "takes off wrong cards, since those after the first card move up";
        takes(clause, move |table, [first, second, third]| {
            for place in [first, second - y, third - z] {
                table.remove(place.min(table.len() - 1));
            }
        })
    }));
    all
}

/// How many cards are dealt, and when the game ends.
fn deals() -> Vec<Mistake> {
    fn refills(clause: &str, refill: impl Fn(&Game) -> usize + Shared) -> Mistake {
        player(clause, Player { refill: Box::new(refill), ..Player::right() })
    }
    fn deals(clause: &str, deal: impl Fn(&Game) -> Option<usize> + Shared) -> Mistake {
        player(clause, Player { deal: Box::new(deal), ..Player::right() })
    }
    fn ends(clause: &str, is_over: impl Fn(&Game) -> bool + Shared) -> Mistake {
        player(clause, Player { is_over: Box::new(is_over), ..Player::right() })
    }
    /// Deals some cards if few are left.
    fn below(few: usize, count: usize) -> impl Fn(&Game) -> usize {
        move |game| count * usize::from(game.table.len() < few)
    }
    let mut all = vec![
        refills("does not deal after a set", |_| 0),
        refills("deals after each set, also if 12 cards or more are left", |_| 3),
        refills("deals after a set also if 12 cards are left", below(13, 3)),
        refills(
            "deals after a set unless the move before it was +, however many are left",
            |game| 3 * usize::from(game.deals == 0),
        ),
        refills("deals after a set only if no cards are left on the table", below(1, 3)),
        deals("ends at the first table without a set, though there is a deck", |_| None),
        deals("deals with + only once", |game| (game.all_deals == 0).then_some(3)),
        deals("ends if there is no set after a +", |game| (game.deals == 0).then_some(3)),
        deals("ends if 18 cards have no set", |game| (game.table.len() < 18).then_some(3)),
        deals("does not deal the last 3 cards with +", |game| (game.deck.len() > 3).then_some(3)),
        ends("ends when the deck is empty, though there are sets", |game| game.deck.is_empty()),
        ends("ends when fewer than 12 cards lie on the table", |game| game.table.len() < ENOUGH),
        ends("does not take the last three cards", |game| game.table.len() <= 3),
    ];
    for (count, cards) in [(1, "one card"), (2, "two cards"), (4, "four cards"), (6, "six cards")] {
        all.push(refills(&format!("deals {cards} after a set, not three"), below(ENOUGH, count)));
        let clause = format!("deals {cards} with +, not three");
        all.push(deals(&clause, move |_| Some(count)));
    }
    all.extend([9, 10, 11, 15, 18].map(|first| {
        let other = Player { first, refill: Box::new(below(first, 3)), ..Player::right() };
        player(&format!("plays with {first} cards on the table, not 12"), other)
    }));
    for most in [10, 20, 25, 30] {
        all.push(ends(&format!("makes at most {most} moves"), move |game| game.moves >= most));
    }
    all
}

/// Returns the cards of a line.
fn words(line: &str) -> Vec<&str> {
    line.split_ascii_whitespace().skip(1).collect()
}

/// Returns a line of words after a sign.
fn line(sign: &str, words: impl IntoIterator<Item = impl Display>) -> String {
    words.into_iter().fold(sign.to_owned(), |line, word| format!("{line} {word}")) + "\n"
}

/// Returns a line of those cards of a line that are not in another one.
fn minus(sign: &str, cards: &str, others: &str) -> String {
    let others = words(others);
    line(sign, words(cards).into_iter().filter(|card| !others.contains(card)))
}

/// Lines that are left out, or printed more than once.
fn lines() -> Vec<Mistake> {
    /// Prints each answer some times, by its place (those of moves are odd) and the last place.
    fn times(clause: &str, times: fn(usize, usize) -> usize) -> Mistake {
        prints(clause, move |answers| {
            let last = answers.len() - 2;
            let all = answers.into_iter().enumerate();
            all.flat_map(|(place, answer)| vec![answer; times(place, last)]).collect()
        })
    }
    fn changes(clause: &str, change: fn(&mut Answers)) -> Mistake {
        prints(clause, move |mut answers| {
            change(&mut answers);
            answers
        })
    }
    vec![
        times("prints only the last table, no moves", |place, last| usize::from(place == last)),
        times("does not print the table after the last move", |place, last| {
            usize::from(place < last || last == 0)
        }),
        times("prints the first table twice", |place, _| 1 + usize::from(place == 0)),
        times("prints the last table twice", |place, last| 1 + usize::from(place == last)),
        changes("does not print an empty table after a set", |answers| {
            let end = answers.len() - 2;
            if answers[end].text == "=\n" && end > 0 {
                answers.remove(end);
            }
        }),
        changes("prints the number of sets at the end", |answers| {
            let sets = answers.iter().filter(|answer| answer.kind == SET).count();
            answers.push(Answer::new(SET, format!("{sets}\n"), ""));
        }),
        changes("prints + at the end", |answers| answers.push(Answer::new(DEAL, "+\n", ""))),
        changes("prints the last table each time", |answers| {
            let last = answers[answers.len() - 2].text.clone();
            let tables = answers.iter_mut().filter(|answer| answer.kind == TABLE);
            tables.for_each(|answer| answer.text.clone_from(&last));
        }),
        changes("prints the cards of a table in ascending order after moves", |answers| {
            for answer in answers.iter_mut().skip(1).filter(|answer| answer.kind == TABLE) {
                answer.text = line("=", sorted(&words(&answer.text)));
            }
        }),
        changes("prints nothing if there are no cards", |answers| {
            answers.truncate(if answers[0].text == "=\n" { 0 } else { answers.len() });
        }),
    ]
}

/// Moves that are printed with other lines.
fn moves() -> Vec<Mistake> {
    /// A set after which cards are dealt.
    const REFILL: &str = "refill";
    /// A set or a deal.
    const MOVE: &str = "move";
    /// A deal that another one follows.
    const AGAIN: &str = "again";
    fn places(first: usize, table: &str, set: &str) -> String {
        let table = words(table);
        let place = |card: &str| table.iter().position(|other| *other == card);
        line("-", words(set).into_iter().filter_map(place).map(|place| place + first))
    }
    /// Returns what lies in the places of a set when the other cards have moved up in an array.
    fn moved(table: &str, set: &str) -> String {
        let (before, left, set) = (words(table), minus("=", table, set), words(set));
        let left = words(&left);
        let at = |place: usize| left.get(place).unwrap_or(&before[place]).to_string();
        line("-", (0..before.len()).filter(|place| set.contains(&before[*place])).map(at))
    }
    fn text(name: &str, [before, made, after]: [&str; 3]) -> String {
        match name {
            "before" => before.to_owned(),
            "move" => made.to_owned(),
            "left" => minus("=", before, made),
            "dealt" => minus("+", after, before),
            "moved" => moved(before, made),
            "places-from-0" => places(0, before, made),
            "places-from-1" => places(1, before, made),
            "after" => after.to_owned(),
            "new" => minus("=", after, before),
            sign => format!("{sign}\n"),
        }
    }
    let moves = |(clause, kind, names): (&str, &'static str, &'static str)| {
        prints(clause, move |mut answers| {
            for place in (1..answers.len() - 1).step_by(2).rev() {
                let texts = [place - 1, place, place + 1].map(|place| &*answers[place].text);
                let is_meant = match kind {
                    MOVE => true,
                    REFILL => answers[place].kind == SET && text("left", texts) != texts[2],
                    AGAIN => [place, place + 2].iter().all(|place| answers[*place].kind == DEAL),
                    kind => answers[place].kind == kind,
                };
                if is_meant {
                    let texts = names.split_whitespace().map(|name| text(name, texts));
                    answers[place].text = texts.collect();
                    answers[place + 1].text.clear();
                }
            }
            answers
        })
    };
    let rows = [
        ("prints no table after +", DEAL, "move"),
        ("prints neither + nor a table after it", DEAL, ""),
        ("prints no table between two + in a row", AGAIN, "move"),
        ("prints one + and one table for several deals in a row", AGAIN, ""),
        ("prints no table after a set", SET, "move"),
        ("prints the table before it deals after a set, too", REFILL, "move left after"),
        ("prints the table before it deals after a set, not afterwards", REFILL, "move left"),
        ("prints the table before it deals with +, not afterwards", DEAL, "move before"),
        ("prints the table twice after a set, first before it deals", SET, "move left after"),
        ("prints the old table after a set", SET, "move before"),
        ("prints the old table after each move", MOVE, "move before"),
        ("prints the new table before the set", SET, "after move"),
        ("prints the new table before +", DEAL, "after move"),
        ("prints only the dealt cards after +", DEAL, "move new"),
        ("prints + also if it deals after a set", REFILL, "move + after"),
        ("prints + and one more table if it deals after a set", REFILL, "move left + after"),
        ("prints the dealt cards after +", DEAL, "dealt after"),
        ("prints in place of a set the cards that have moved into its places", SET, "moved after"),
        ("prints the places of a set's cards, counted from 1", SET, "places-from-1 after"),
        ("prints the places of a set's cards, counted from 0", SET, "places-from-0 after"),
    ];
    rows.map(moves).into()
}

/// Returns a line with another text between its cards.
fn between(text: &str, line: &str) -> String {
    line.replace(' ', text).replacen(text, " ", 1)
}

/// Returns a line as languages write lists of numbers or of texts.
fn list(line: &str, quote: &str) -> String {
    let cards: Vec<_> = words(line).iter().map(|card| format!("{quote}{card}{quote}")).collect();
    format!("{} [{}]", &line[..1], cards.join(", "))
}

/// How lines are written.
fn spelling() -> Vec<Mistake> {
    /// What is printed in place of each line of some kinds, which `{}` stands for.
    const LINES: [(&str, fn(&str) -> String); 12] = [
        ("ends {} with a space", |line| line.to_owned() + " "),
        ("prints no sign before {}", |line| line.trim_start_matches(['=', '-', ' ']).to_owned()),
        ("prints no space after the sign of {}", |line| line.replacen(' ', "", 1)),
        ("prints no space after the sign of {}, but one after each card", |line| {
            line.replacen(' ', "", 1) + if line.len() == 1 { "" } else { " " }
        }),
        ("prints commas between the cards of {}", |line| between(", ", line)),
        ("prints commas between the cards of {}, and no spaces", |line| between(",", line)),
        ("prints two spaces between the cards of {}", |line| between("  ", line)),
        ("prints {} in [ ] and with commas", |line| list(line, "")),
        ("prints {} in [ ] and with commas", |line| list(line, "'")),
        ("prints each card of {} on a line of its own", |line| line.replace(' ', "\n")),
        ("prints the cards of {} in ascending order", |text| {
            line(&text[..1], sorted(&words(text))).trim_end().to_owned()
        }),
        ("prints the cards of {} in reverse order", |text| {
            line(&text[..1], words(text).into_iter().rev()).trim_end().to_owned()
        }),
    ];
    const KINDS: [(&str, Kinds); 3] =
        [("tables", &[TABLE]), ("sets", &[SET]), ("tables and sets", &[TABLE, SET])];
    const TEXTS: [(&str, &str, &str, &str); 7] = [
        ("prints a space after = if the table is empty", TABLE, "=\n", "= \n"),
        ("prints a blank line for an empty table", TABLE, "=\n", "\n"),
        ("does not print an empty table", TABLE, "=\n", ""),
        ("prints = for -", SET, "-", "="),
        ("prints + for -", SET, "-", "+"),
        ("prints - for +", DEAL, "+", "-"),
        ("prints + once for each card", DEAL, "+\n", "+\n+\n+\n"),
    ];
    let mut all = vec![
        prints(
            "prints - for + and + for -",
            each_line(|line| line.replace('+', "*").replace('-', "+").replace('*', "-")),
        ),
        prints(
            "prints digits from 0 to 2",
            each_line(|line| line.replace('1', "0").replace('2', "1").replace('3', "2")),
        ),
        prints(
            "prints only 12 cards of a table",
            each(TABLE, |table| line("=", words(table).into_iter().take(ENOUGH))),
        ),
    ];
    all.extend(
        TEXTS.map(|(clause, kind, text, other)| prints(clause, replaced(kind, text, other))),
    );
    for (name, kinds) in KINDS {
        let changes = |(clause, change): (&str, _)| {
            prints(clause.replace("{}", name), each_of(kinds, by_line(change)))
        };
        all.extend(LINES.map(changes));
    }
    all.extend(NAMED.into_iter().flat_map(each_time));
    all.extend(NAMED.into_iter().take(3).flat_map(at_times));
    all
}
