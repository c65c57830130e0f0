//! How cards are left out, and broken rules are named.

use super::leave_out_set;
use crate::simplify::tests::simplified_for;
use crate::tasks::named;
use crate::tests::broken_rule;

#[test]
fn white_space_alone_is_empty() {
    let task = named("set-sim");
    assert!(task.is_empty(" \n") && !task.is_empty("1111\n"));
    assert!(!named("connect4").is_empty("\n"));
}

#[test]
fn a_game_of_set_is_left_with_the_set_that_matters() {
    let game = include_str!(
        "../../../../../fixtures/set-sim/full-deck-of-81-ends-with-cards-on-the-table.in"
    );
    // The first three cards of a table are taken.
    let differs = |input: &str| {
        let game = String::from_utf8(named("set-sim").output(input)).expect("a game is ASCII");
        let lines: Vec<_> = game.lines().map(|line| &line[1..]).collect();
        lines.windows(2).any(|lines| lines[1].len() == 15 && lines[0].starts_with(lines[1]))
    };
    let found = simplified_for("set-sim", game, differs);
    assert!(found.split_whitespace().count() <= 6, "{found}");
}

#[test]
fn each_set_that_the_game_takes_may_be_left_out() {
    let game = "1111 1112 1113 2221 2222 2223\n";
    let without: Vec<_> = leave_out_set(game).collect();
    assert_eq!(without, ["2221 2222 2223\n", "1111 1112 1113\n"]);
}

#[test]
fn cards_are_left_out_of_a_game_without_a_set() {
    let game = "1111 1112 1121 1122 1211 1212 1221 1222 2111 2112 2121 2122\n";
    assert_eq!(simplified_for("set-sim", game, |_| true).split_whitespace().count(), 3);
}

#[track_caller]
fn case(input: &str, found: &str, sentence: &str) {
    assert_eq!(broken_rule("set-sim", input, found).unwrap_or_default(), sentence, "{found}");
}

const PAIR: &str =
    "1111 1112 1121 is no set: they have two equal and one different in the third place.";

#[test]
fn a_wrong_move_is_explained() {
    let game = "1111 1112 1121 1113 1122 1123\n";
    let case = |moved: &str, sentence: &str| case(game, &format!("= {game}{moved}"), sentence);
    case("+\n", "There is a set: 1111 1112 1113.");
    case("", "There is a set: 1111 1112 1113.");
    case("- 1111 1112 1121\n", PAIR);
    case("- 1111 1121 1112\n", &PAIR.replace("1112 1121", "1121 1112"));
    case("- 1111 1111 1112\n", "1111 1111 1112 is no set: a card is there twice.");
    case("- 1121 1122 1123\n", "1121 1122 1123 is a set, but 1111 1112 1113 comes first.");
    let order = "The cards of a set stand in the order of the table: 1111 1112 1113.";
    case("- 1111 1113 1112\n", order);
    case("- 1111 1112 4444\n", "Card 4444 is not on the table.");
    let layouts = [
        "- 1111 1112  1113",
        "- = 1111 1112",
        "-1111 1112 1113",
        "- 1111 1112",
        "- 1111 1112 \x1b3",
        "= ",
    ];
    for layout in layouts {
        case(&format!("{layout}\n"), "");
    }
}

#[test]
fn without_a_set_the_game_goes_on_or_ends() {
    let game = "1111 1112 1121 1122 1211 1212 1221 1222 2111 2112 2121 2122 3333 1113 1123\n";
    let table = &format!("= {}\n", &game[..59]);
    case(game, table, "There is no set, and cards are left.");
    let game = "1111 1112 1121\n";
    case(game, &format!("= {game}+\n"), "There is no set, and no cards are left.");
    case(game, &format!("= {game}- {game}"), PAIR);
    case(game, "= 1111 1112\n", "");
}

#[test]
fn a_wrong_table_is_explained() {
    // The first set is taken from 12 cards.
    let after = |deck: &str, found: &str, sentence| {
        let kept = "1121 1122 1211 1212 1221 1222";
        let cards = format!("1111 1112 1113 {kept} 2111 2112 2121");
        let found = format!("= {cards}\n- 1111 1112 1113\n= {kept} {found}\n");
        case(&format!("{cards} {deck}\n"), &found, sentence);
    };
    let deck = "3331 3332 3313";
    let dealt = "After a set is taken, fewer than 12 cards are left: three are dealt.";
    after(deck, "2111 2112 2121", dealt);
    let empty = "After a set is taken, the deck is empty: no cards are dealt.";
    after("", "2111 2112 2121 3331 3332 3313", empty);
    let order = "The cards on the table keep their order, and cards that are dealt come last.";
    after(deck, "3331 2111 2112 2121 3332 3313", order);
    after(deck, "2111 2112 2121 3331 3332 3333", "");
    after(deck, "2111 2112 2121 3331 3332 3313 ", "");
    after("", "2111 2112 2121 ", "");
    after("", "2111 2112 2121 1111 1113", "The cards of a set leave the table.");
}

#[test]
fn no_cards_are_dealt_to_a_table_of_12() {
    let cards = "1112 1121 1122 1211 1212 1221 1222 2111 2112 2121 2122";
    let game = format!("1111 {cards} 1113 3333 3323 3332 3331 3313\n");
    let moves = format!("+\n= 1111 {cards} 1113 3333 3323\n- 1111 1112 1113\n");
    let found = format!("= {} 3333 3323 3332 3331 3313\n", &cards[5..]);
    let none = "After a set is taken, 12 or more cards are left: none are dealt.";
    case(&game, &format!("= 1111 {cards}\n{moves}{found}"), none);
}
