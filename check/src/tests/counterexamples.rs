//! How an input is simplified, and what is then reported.

use super::{
    arguments, first_found, fixture, judged, note, program, timeout_if, tried, verdict, wrong_if,
    Tried,
};
use crate::counterexample::Counterexample;
use crate::diagnosis::{diagnose, Diagnosed, Diagnosis};
use crate::ended::Unfinished;
use crate::error::Error;
use crate::fixtures::{fixtures, sorted};
use crate::report::difference;
use crate::run::Exit;
use crate::runner::{Found, Input, Outcome, Runner};
use crate::stop::Stop;
use crate::tasks::named;
use mistakes::Catalogue;
use std::process::ExitStatus;
use std::sync::Mutex;
use std::thread::sleep;
use std::time::Duration;
use tempfile::tempdir;

const LIMIT: Duration = Duration::from_secs(5);

/// Simplifies an input, and notes the runs. The program does what `run` says, by the number of the
/// run, the input and the time limit.
fn simplified(
    task: &str,
    time: &str,
    input: &str,
    run: impl Fn(usize, &str, Duration) -> Outcome + Sync,
) -> (Counterexample, Vec<(String, Duration)>) {
    let noted = Tried::default();
    let run = |input: &str, limit| run(note(&noted, input, limit), input, limit);
    let verdict = run(input, LIMIT).expect("no run fails");
    let arguments = arguments(&["--time", time, task]);
    let mut runner = Runner::new(&run, &arguments);
    let found = Found { input: Input::from(input.to_owned()), verdict, agreed: 0 };
    let example = Counterexample::new(found).simplified(&mut runner);
    (example, tried(noted))
}

#[test]
fn a_hanging_program_has_less_time_until_its_input_is_simple() {
    let run = |_, input: &str, limit| {
        if !input.contains('7') {
            return wrong_if(false);
        }
        Ok(verdict(Exit::TimedOut(limit), b"QUIT\n", false))
    };
    let (example, tried) = simplified("connect4", "60", "1 2 7 3\n\n", run);
    assert_eq!(example.verdict.run.exit, Exit::TimedOut(LIMIT));
    assert_eq!((&*example.input, example.runs, example.differing), ("7\n", 10, 10));
    // The first run is that of the search, and the last ten are those that are reported.
    let (simplifying, again) = tried[1..].split_at(tried.len() - 11);
    let is_sooner = |limit: Duration| (Duration::from_secs(1)..LIMIT).contains(&limit);
    assert!(simplifying.iter().all(|(_, limit)| is_sooner(*limit)));
    assert!(again.iter().all(|tried| *tried == ("7\n".to_owned(), LIMIT)), "{again:?}");
}

#[test]
fn a_slow_program_that_seemed_to_hang_keeps_its_input() {
    let run = |_, input: &str, limit| timeout_if(limit < LIMIT || input.contains('3'));
    let (example, _) = simplified("connect4", "60", "1 2 7 3\n\n", run);
    assert_eq!((&*example.input, example.runs, example.differing), ("1 2 7 3\n\n", 1, 1));
}

#[test]
fn after_ctrl_c_an_input_stays_as_found() {
    let run =
        |number, _: &str, _| if number == 0 { wrong_if(true) } else { Err(Stop::Interrupted) };
    let (example, tried) = simplified("connect4", "60", "1 2 3\n", run);
    assert_eq!((&*example.input, example.runs, example.differing), ("1 2 3\n", 1, 1));
    assert!(matches!(example.unfinished, Some(Unfinished::Stopped(Stop::Interrupted))));
    // One when it was found, one while it is simplified, and one to try the result again.
    assert_eq!(tried.len(), 3);
}

#[test]
fn an_error_that_ends_the_diagnosis_or_simplifying_is_said() {
    let folder = tempdir().expect("a folder");
    let mut arguments = arguments(&["connect4"]);
    arguments.folder = folder.path().to_owned();
    let fails = |_: &str, _| Err(Error::Command("no space left".to_owned()).into());
    let mut runner = Runner::new(&fails, &arguments);
    let verdict = wrong_if(true).expect("it is wrong");
    let found = Found { input: Input::from("1 2 3\n".to_owned()), verdict, agreed: 0 };
    let example = Counterexample::diagnosed(found, &mut runner).simplified(&mut runner);
    let text = difference(&example, &runner);
    for said in [
        "There may be a simpler input: an error ended simplifying (no space left).\n",
        "\nAn error ended the search for the likely mistake: no space left.\n",
    ] {
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn a_long_output_does_not_become_longer() {
    let puzzle = &*fixture(named("turtle-puzzle"), "standard-example");
    let (example, tried) = simplified("turtle-puzzle", "60", puzzle, |_, _, _| wrong_if(true));
    let size = |input: &str| named("turtle-puzzle").output_size(input);
    assert_eq!(tried.iter().map(|(input, _)| size(input)).max(), Some(size(puzzle)));
    assert!(example.input.len() < puzzle.len() && example.input.starts_with("# a\n"));
}

#[test]
fn of_many_equal_pieces_as_few_are_left_as_it_takes() {
    let fills_a_buffer = |_, input: &str, _| wrong_if(input.len() % 14 == 13);
    let (example, _) = simplified("connect4", "60", &"\n".repeat(69), fills_a_buffer);
    assert_eq!(example.input, "\n".repeat(13));
    // Then it may be simpler in another way, too.
    let or_has_few_moves = |_, input: &str, _| {
        wrong_if(input.len() % 14 == 13 || input.len() < 13 && !input.contains(' '))
    };
    let input = "\n".repeat(51) + "1 2\n";
    let (example, _) = simplified("connect4", "60", &input, or_has_few_moves);
    assert_eq!(example.input, "\n");
    let has_many = |_, input: &str, _| {
        sleep(Duration::from_millis(15));
        wrong_if(input.len() >= 150)
    };
    let (example, tried) = simplified("connect4", "2", &"\n".repeat(200), has_many);
    assert!(example.input.len() == 150 && example.unfinished.is_none(), "{}", tried.len());
}

#[test]
fn simplifying_keeps_the_kind_of_failure() {
    let too_much = |_, input: &str, _| {
        if input.contains('3') {
            return wrong_if(true);
        }
        Ok(verdict(Exit::WroteTooMuch, b"QUIT\n", true))
    };
    let (example, _) = simplified("connect4", "60", "1 2 3 4\n", too_much);
    assert_eq!((&*example.input, example.differing), ("3\n", 10));
    assert!(example.verdict.run.exit.failure().is_none());
    // So it is if the mistake is known: the simplest input is another one then.
    let clause = "does not see rising lines";
    let (simple, _) = named_and_simplified(clause, None);
    let odd = Odd { input: &simple.input, exit: Exit::WroteTooMuch, is_wrong: true };
    let (example, _) = named_and_simplified(clause, Some(&odd));
    assert!(example.input != simple.input && example.verdict.run.exit.failure().is_none());
    assert!(example.diagnosis().is_some());
}

#[test]
fn a_slow_program_is_not_tried_ten_times() {
    let (example, _) = simplified("connect4", "0", "1\n", |number, _, _| {
        // The first run is that of the search.
        sleep(Duration::from_secs(number.min(1) as u64));
        wrong_if(true)
    });
    assert_eq!(example.runs, 2);
}

#[test]
fn experiments_are_shown_and_end_with_the_time_unless_all_is_tried() {
    for (words, has_time) in [
        (&["--time", "1000", "connect4"][..], true),
        (&["--time", "0.001", "connect4"], false),
        (&["--all", "connect4"], true),
    ] {
        let falling = program(named("connect4"), "does not see falling lines");
        let run = |input: &str, _| {
            sleep(Duration::from_millis(2));
            Ok(judged(named("connect4"), &falling, input))
        };
        let mut arguments = arguments(words);
        if arguments.all {
            arguments.time = Duration::from_millis(1);
        }
        let mut runner = Runner::new(&run, &arguments);
        let found = first_found(&mut runner, fixtures(arguments.task));
        let example = Counterexample::diagnosed(found, &mut runner);
        assert!(runner.progress.message().starts_with("looking for the likely mistake"));
        assert!(runner.short_limit.is_none());
        // It is right on this input, so there is nothing to simplify.
        let is_simple = |diagnosis: &Diagnosis| diagnosis.simplest("1\n").is_none();
        assert_eq!(example.diagnosis().is_some_and(is_simple), has_time);
        assert_eq!(matches!(example.diagnosed, Diagnosed::OutOfTime(_)), !has_time);
    }
}

/// An input on which the program does not make its mistake: it is right, or wrong in another way.
struct Odd<'a> {
    input: &'a str,
    exit: Exit,
    is_wrong: bool,
}

/// Names the mistake of a program, and simplifies. Returns how many runs that took, too.
fn named_and_simplified(clause: &str, odd: Option<&Odd>) -> (Counterexample, usize) {
    let arguments = arguments(&["--all", "connect4"]);
    let program = program(arguments.task, clause);
    let noted = Tried::default();
    let run = |input: &str, limit| {
        note(&noted, input, limit);
        match odd {
            Some(odd) if odd.input == input => Ok(verdict(odd.exit, b"odd\n", odd.is_wrong)),
            _ => Ok(judged(arguments.task, &program, input)),
        }
    };
    let mut runner = Runner::new(&run, &arguments).one_at_a_time();
    // In the order of their names: the shortest would show the odd input too soon.
    let found = first_found(&mut runner, fixtures(arguments.task));
    let example = Counterexample::diagnosed(found, &mut runner);
    assert!(example.diagnosis().is_some());
    let before = noted.lock().expect("no test panics here").len();
    (example.simplified(&mut runner), tried(noted).len() - before)
}

#[test]
fn a_named_mistake_takes_one_run_more_unless_it_is_rare() {
    let (example, runs) = named_and_simplified("does not see rising lines", None);
    assert!(example.diagnosis().is_some() && runs == 1, "{runs} runs");
    let (example, runs) = named_and_simplified("prints FULL if columns 1 to 7 are full", None);
    assert!(example.diagnosis().is_some() && runs > 1, "{runs} runs");
}

#[test]
fn a_name_goes_if_the_simple_input_shows_something_else() {
    let clause = "does not see rising lines";
    let (simple, _) = named_and_simplified(clause, None);
    let exit = Exit::Status(ExitStatus::default());
    for is_wrong in [true, false] {
        let odd = Odd { input: &simple.input, exit, is_wrong };
        let (example, _) = named_and_simplified(clause, Some(&odd));
        assert!(example.diagnosis().is_none() && example.runs == 10);
        assert!(example.verdict.is_wrong() && example.differing == 10);
    }
}

/// Simplifies for a program of whose two mistakes only one is known. Once that is named, it does
/// something odd on one input.
fn named_in_part_and_simplified(odd: Option<&Odd>) -> Counterexample {
    let arguments = arguments(&["--all", "connect4"]);
    let task = arguments.task;
    let [one, rare] =
        ["CONNECT4", "FULL"].map(|end| program(task, &format!("prints no board after {end}")));
    let both = one.and(&rare);
    let run = |input: &str, _| Ok(judged(task, &both, input));
    let mut runner = Runner::new(&run, &arguments).one_at_a_time();
    let found = first_found(&mut runner, sorted(fixtures(task), task));
    let known = Catalogue { mistakes: one.mistakes.clone(), numbered: Vec::new() };
    let diagnosed = diagnose(known, &found, &mut runner);
    assert!(diagnosed.diagnosis().is_some_and(|diagnosis| !diagnosis.is_in_full()));
    let run = |input: &str, _| match odd {
        Some(odd) if odd.input == input => Ok(verdict(odd.exit, b"odd\n", odd.is_wrong)),
        _ => Ok(judged(task, &both, input)),
    };
    Counterexample { diagnosed, ..Counterexample::new(found) }
        .simplified(&mut Runner::new(&run, &arguments))
}

#[test]
fn an_input_is_tried_again_unless_the_named_mistake_explains_its_output() {
    let simple = named_in_part_and_simplified(None);
    assert_eq!(simple.runs, 1);
    let exit = Exit::Status(ExitStatus::default());
    let odd = Odd { input: &simple.input, exit, is_wrong: true };
    let example = named_in_part_and_simplified(Some(&odd));
    assert_eq!((&example.input, example.runs), (&simple.input, 10));
    assert!(example.diagnosis().is_some());
}

#[test]
fn steady_success_ends_with_the_time() {
    let moves = "1 2 3 4 5 6 7 8 ".repeat(12) + "1\n";
    let last = Mutex::new(moves.clone());
    let gets_shorter_move_by_move = |_, input: &str, _| {
        let mut last = last.lock().expect("no test panics here");
        let is_wrong = input == *last || input.len() + 2 == last.len();
        if is_wrong {
            sleep(Duration::from_millis(40));
            input.clone_into(&mut last);
        }
        wrong_if(is_wrong)
    };
    let (example, _) = simplified("connect4", "2", &moves, gets_shorter_move_by_move);
    // Each success takes 40 ms, so there are at most 50.
    let shorter = moves.len() - example.input.len();
    assert!((2..=100).contains(&shorter), "{shorter}");
    assert!(matches!(example.unfinished, Some(Unfinished::OutOfTime)));
}
