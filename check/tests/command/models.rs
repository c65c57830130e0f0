//! The reference models print what the filters print, on random inputs and on the fixtures that the
//! statements allow.

use rules::Inputs;
use test_support::{answer, assert_same, fixtures, Filter};

#[test]
fn models_and_filters_agree() {
    let filters: [(Inputs, Filter); 3] = [
        (rules::set_sim::INPUTS, &|input, output| set_sim::run(input, output)),
        (rules::connect4::INPUTS, &|input, output| connect4::run(input, output)),
        (rules::turtle_puzzle::INPUTS, &|input, output| turtle_puzzle::run(input, output)),
    ];
    for (inputs, filter) in filters {
        let files = fixtures(inputs.task).into_iter();
        let fixtures = files.filter_map(|file| std::fs::read_to_string(file).ok());
        for input in
            inputs.random(1).take(256).chain(fixtures.filter(|text| (inputs.is_valid)(text)))
        {
            assert_same(&input, &answer(filter, input.as_bytes()), &inputs.output(&input));
        }
    }
}
