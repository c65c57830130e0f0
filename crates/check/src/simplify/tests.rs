//! What the passes make of an input.

use super::{go_through, simplify, Unfinished};
use crate::passes::comment::{plain_comment, shorten_comment};
use crate::passes::leave_out::{leave_out, leave_out_three, leave_out_two};
use crate::passes::Pass::{BySize, Plain};
use crate::passes::{by_size, general, Pass};
use crate::tasks::named;
use crate::trials::Input;
use std::cell::Cell;

/// Returns what simplifying makes of an input if the program differs as `differs` says.
fn simplified(
    input: &str,
    passes: &[Pass],
    is_fine: impl Fn(&str) -> bool,
    differs: impl Fn(&str) -> bool,
) -> String {
    let first = |inputs: &[Input]| Ok(inputs.iter().position(|input| differs(&input.text)));
    let mut found = input.to_owned();
    let result = go_through(&mut found, passes, |proposal, _| is_fine(proposal), first);
    result.expect("no process is run");
    assert!(differs(&found) && is_fine(&found));
    found
}

/// Returns what simplifying makes of an input of a task.
pub(crate) fn simplified_for(task: &str, input: &str, differs: fn(&str) -> bool) -> String {
    let first = |inputs: &[Input]| Ok(inputs.iter().position(|input| differs(&input.text)));
    let mut found = input.to_owned();
    simplify(&mut found, named(task), first).expect("no process is run");
    found
}

/// Asserts what passes that know no task make of an input.
#[track_caller]
fn case(input: &str, differs: fn(&str) -> bool, is_fine: fn(&str) -> bool, simplest: &str) {
    let more = vec![Plain(leave_out_two), Plain(leave_out_three)];
    let passes = [general(), more, by_size(shorten_comment), by_size(plain_comment)].concat();
    assert_eq!(simplified(input, &passes, is_fine, differs), simplest, "{input:?}");
}

#[test]
fn words_and_blank_lines_are_left_out() {
    let has_seven = |input: &str| input.contains('7') && input.contains("\n\n");
    case("8 2 7\n3\n\n\n5 6\n\n\n", has_seven, |_| true, "7\n\n");
    case("1 2 3", |input| input.contains('2'), |_| true, "2\n");
    case("7 2\n", |input| input.contains('7'), |input| input.ends_with('\n'), "7\n");
    case("1 2 3\n", |_| true, |_| true, "");
    case("1 2 3\n", |_| true, |input| !input.is_empty(), "1\n");
}

#[test]
fn separate_words_are_left_out_together() {
    // The number of 2s before the 5 equals that of 3s after it.
    let differs = |input: &str| {
        let (before, after) = input.split_once('5').unwrap_or(("2", ""));
        before.matches('2').count() == after.matches('3').count()
    };
    let has_five = |input: &str| input.contains('5');
    case("2 2 5 3 3\n", differs, has_five, "5\n");
}

#[test]
fn three_separate_cards_are_left_out_together() {
    let has_triples = |input: &str| input.split_whitespace().count() % 3 == 0;
    let differs = |input: &str| ["11", "12", "13"].iter().all(|card| input.contains(card));
    case("21 11 22 12 23 13\n", differs, has_triples, "12 11 13\n");
}

#[test]
fn lines_are_joined_and_numbers_lowered() {
    let has_four_words = |input: &str| input.split_whitespace().count() == 4;
    case("3\n2\n8\n5\n", |_| true, has_four_words, "1 1 1 1\n");
    case("-3 2 8\n-4\n", |_| true, has_four_words, "1 1 1 1\n");
    let differs = |input: &str| input.contains('8') && input.matches('6').count() > 1;
    case("6 8 6 7\n", differs, has_four_words, "6 8 6 1\n");
    case("8 8\n", |input| !input.contains(['1', '2']), |input| input.len() == 4, "3 3\n");
    let has_two = |input: &str| input.contains('2') && input.split_whitespace().count() == 2;
    case("2 2\n", has_two, |_| true, "1 2\n");
    let has_one_word_thrice = |input: &str| {
        let words: Vec<_> = input.split_whitespace().collect();
        words.len() == 3 && words.iter().all(|word| *word == words[0])
    };
    case("8 8 8\n", has_one_word_thrice, |_| true, "1 1 1\n");
    let has_blank_line = |input: &str| input.contains("\n\n") && input.matches('1').count() == 4;
    case("1\n1\n\n1\n1\n", has_blank_line, |_| true, "1 1\n\n1 1\n");
}

#[test]
fn a_free_layout_becomes_plain_unless_it_matters() {
    let has_three_words = |input: &str| input.split_whitespace().count() == 3;
    case("\n 11  12\n\n13", |_| true, has_three_words, "11 11 11\n");
    let has_two_spaces = |input: &str| input.contains("  ");
    case("\n 11  11\n\n11  ", has_two_spaces, has_three_words, "11  11 11\n");
    let has_words = |input: &str| {
        let count = input.split_whitespace().count();
        count > 0 && count % 3 == 0
    };
    let has_no_end = |input: &str| !input.ends_with('\n');
    case("\n11  11\n11 11 11 \n 11", has_no_end, has_words, "11 11 11");
    case("11 11\n11 11 11 11 ", |input| input.ends_with(' '), has_words, "11 11 11 ");
}

#[test]
fn a_comment_line_becomes_simple_unless_it_matters() {
    let is_card_set = |input: &str| {
        let comment = input.strip_prefix('#').and_then(|text| text.strip_suffix("\n1 1\n"));
        comment.is_some_and(|comment| !comment.trim().is_empty())
    };
    case("# 9 x%y!\n1 1\n", |_| true, is_card_set, "# a\n1 1\n");
    case("# 9 x%y!\n1 1\n", |input| input.contains('%'), is_card_set, "#%\n1 1\n");
    let is_long = |input: &str| input.len() == 12 && input.contains('%');
    case("# 9 x%y!\n1 1\n", |input| input.len() == 13, is_card_set, "#aaaaaaa\n1 1\n");
    case("#9 x%y!\n1 1\n", is_long, is_card_set, "#aaa%aa\n1 1\n");
}

#[test]
fn white_space_is_gathered_in_one_place() {
    let is_fine = |input: &str| input.split_whitespace().count() == 3;
    let lines = "\n".repeat(18);
    let many = |input: &str| input.matches('\n').count() > 30;
    case(&format!("3\n{lines}1 2{lines}"), many, is_fine, &format!("1 1 1\n{}", "\n".repeat(30)));
    let spaces = " ".repeat(20);
    let many = |input: &str| input.matches(' ').count() == 40 && input.ends_with("1\n");
    case(&format!("3{spaces}1{spaces}2\n"), many, is_fine, &format!("{}1 1 1\n", " ".repeat(38)));
}

#[test]
fn the_longest_streak_becomes_as_short_as_it_can_be() {
    case(&"\n".repeat(10_596), |input| input.len() >= 66, |_| true, &"\n".repeat(66));
    case(&"\n".repeat(129), |input| input.len() >= 65, |_| true, &"\n".repeat(65));
    // A counter of eight bits.
    let is_zero = |input: &str| !input.is_empty() && input.len() % 256 == 0;
    case(&"\n".repeat(1_024), is_zero, |_| true, &"\n".repeat(256));
}

#[test]
fn few_inputs_are_tried_for_a_long_one() {
    // With one piece at a time, there would be tens of thousands. There are at most six for each of the 18 sizes,
    // and 300 short streaks.
    let most = 6 * 18 + 300;
    for game in ["3 ".repeat(22_000) + "\n\n4 5\n", "1 2\n".to_owned() + &"\n".repeat(22_000)] {
        let count = Cell::new(0);
        let differs = |input: &str| {
            count.set(count.get() + 1);
            input.len() > 13_000
        };
        let found = simplified(&game, &general(), |_| true, differs);
        let (length, count) = (found.len(), count.get());
        assert!(length < 13_003 && count < most, "{length} bytes, {count} inputs");
    }
}

#[test]
fn an_input_that_cannot_be_simplified_is_kept() {
    case("2 1\n1\n", |input| input == "2 1\n1\n", |_| true, "2 1\n1\n");
}

#[test]
fn no_input_is_tried_twice_and_proposals_before_the_accepted_one_are_skipped() {
    let mut tried = Vec::new();
    let first = |inputs: &[Input]| {
        let index = inputs.iter().position(|input| input.text.contains("1 2"));
        let count = index.map_or(inputs.len(), |index| index + 1);
        tried.extend(inputs[..count].iter().map(|input| input.text.clone()));
        Ok(index)
    };
    let mut input = "1 2 3 4\n".to_owned();
    go_through(&mut input, &[BySize(leave_out, 1); 2], |_, _| true, first)
        .expect("no process is run");
    assert_eq!(tried, ["2 3 4\n", "1 3 4\n", "1 2 4\n", "1 2\n", "2\n", "1\n"]);
}

#[test]
fn of_equal_pieces_one_is_left_out() {
    assert_eq!(leave_out("2 2 2 1 1\n", 1).count(), 3);
    let mut pairs: Vec<_> = leave_out_two("2 2 2 1 1 1 \n").collect();
    pairs.sort();
    pairs.dedup();
    let left = ["2 1 1 1 \n", "2 2 1 1 \n", "2 2 1 1 1\n", "2 2 2 1 \n", "2 2 2 1 1\n"];
    assert_eq!(pairs, left);
}

#[test]
fn the_last_pieces_are_left_out_even_if_they_are_few() {
    let proposals: Vec<_> = leave_out("1 2 3\n", 2).collect();
    assert_eq!(proposals, ["3\n", "1 2\n"]);
}

#[test]
fn the_time_is_asked_for_even_if_no_proposal_may_replace_the_input() {
    let over = |inputs: &[Input]| {
        assert!(inputs.is_empty());
        Err(Unfinished::OutOfTime)
    };
    let mut input = "1 2 3\n".to_owned();
    assert!(go_through(&mut input, &general(), |_, _| false, over).is_err());
}

#[test]
fn an_input_does_not_become_empty() {
    assert_eq!(simplified_for("connect4", "1 2 3\n\n", |_| true), "1\n");
    assert_eq!(simplified_for("set-sim", "1111 1112 1113\n", |_| true), "1111 1112 1113\n");
}
