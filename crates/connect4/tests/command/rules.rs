//! Compares the filter with the reference model of the rules, byte for byte.

use rules::connect4::INPUTS;
use test_support::assert_answer;

#[test]
fn any_game_is_refereed_by_the_rules() {
    for input in INPUTS.random(1).take(512) {
        assert_answer(
            &|input, output| connect4::run(input, output),
            &input,
            &INPUTS.output(&input),
        );
    }
}
