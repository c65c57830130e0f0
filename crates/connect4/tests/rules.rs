//! Compares the filter with a naive model of the rules, byte for byte. Among the games is one to each of the 84
//! windows for each player.

use rules::connect4::{referee, INPUTS};

#[test]
fn any_game_is_refereed_by_the_rules() {
    for input in (INPUTS.random)(1).take(512) {
        test_support::assert_answer(
            &|input, output| connect4::run(input, output),
            &input,
            &referee(&input),
        );
    }
}
