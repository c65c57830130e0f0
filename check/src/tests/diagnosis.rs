//! That each mistake is found and named, and none in place of another.
//!
//! The programs of the catalogues take the place of real ones: they run in this process.

use super::{
    arguments, first_found, judged, note, program, programs, tried, verdict, wrong_if, Tried,
};
use crate::arguments::Arguments;
use crate::case::Case;
use crate::diagnosis::{diagnose, Diagnosed};
use crate::fixtures::{fixtures, sorted};
use crate::mutant::Mutant;
use crate::run::Exit;
use crate::runner::{Input, Runner, TryInput};
use crate::task::Task;
use crate::tasks::{self, ALL};
use mistakes::printing::{whole, without};
use mistakes::{prints, prints_by_input, reads, Catalogue, Mistake};
use rules::connect4::model::FULL;
use rules::turtle_puzzle::report::CHECK;
use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::env;
use std::thread::sleep;
use std::time::Duration;

/// `cargo test` tries the rows with these texts, two or more of each task, which take little time.
/// With `ROW`, it tries those with that text in their place.
const SOME: [&str; 6] = [
    "prints FULL if any column is full",
    "prints the board before each line of moves, too",
    "prints the last table twice",
    "does not read the last three cards",
    "does not list how many cards of a type there are",
    "prints only 8 places in CHECK lines",
];
/// `just test-check` tries this many rows of each task; with an empty `ROW`, each.
const MORE: usize = 5;
/// If no fixture and none of this many random inputs distinguishes two mistakes, one may be named
/// in place of the other.
const RANDOM: usize = 1_000;
/// At most one in this many mistakes may get no name, because random inputs expose it too seldom.
/// Long buffers, for example, hardly matter for SET.
const ONE_SILENT: usize = 90;

/// Returns the mistakes that a program is said to make, if they explain everything.
fn names(task: &'static dyn Task, program: &Mutant, known: Catalogue) -> Option<Vec<Mutant>> {
    let try_input = |input: &str, _| Ok(judged(task, program, input));
    names_after(&arguments(&["--all", task.name()]), &try_input, known)
}

/// Returns the mistakes that runs show.
fn names_after(
    arguments: &Arguments,
    try_input: &TryInput,
    known: Catalogue,
) -> Option<Vec<Mutant>> {
    let mut runner = Runner::new(try_input, arguments).one_at_a_time();
    let task = arguments.task;
    let found = first_found(&mut runner, sorted(fixtures(task), task));
    let diagnosed = diagnose(known, &found, &mut runner);
    let diagnosis = diagnosed.diagnosis().filter(|diagnosis| diagnosis.is_in_full())?;
    Some(diagnosis.mutants().cloned().collect())
}

/// Returns the fixtures of a task, and random inputs.
fn cases(task: &'static dyn Task) -> Vec<Case> {
    let random = task.inputs().random(1).take(RANDOM);
    let texts = fixtures(task).into_iter().map(|input| input.text).chain(random);
    texts.filter_map(|text| task.thorough_case(&text)).collect()
}

/// Returns the first of some inputs that distinguishes two programs.
fn distinguishing<'a>(cases: &'a [Case], one: &Mutant, other: &Mutant) -> Option<&'a Case> {
    cases.iter().find(|case| {
        one.normalized(case).zip(other.normalized(case)).is_some_and(|(one, other)| one != other)
    })
}

/// Which rows of a catalogue are tried, by their numbers.
type Rows = fn(&[Mutant]) -> Vec<usize>;

/// Returns the rows that `cargo test` tries.
fn some(known: &[Mutant]) -> Vec<usize> {
    SOME.iter().flat_map(|text| with_text(known, text)).collect()
}

/// Returns more rows, with as many between one and the next.
fn more(known: &[Mutant]) -> Vec<usize> {
    (0..MORE).map(|number| (2 * number + 1) * known.len() / (2 * MORE)).collect()
}

/// Returns the rows whose clause has a text.
fn with_text(known: &[Mutant], text: &str) -> Vec<usize> {
    let has_text = |index: &usize| known[*index].mistakes[0].clause.contains(text);
    (0..known.len()).filter(has_text).collect()
}

/// Returns the rows to try; if `ROW` is in the environment, those with this text, which some task
/// must have.
fn tried_rows(known: &[Mutant], rows: Rows) -> Vec<usize> {
    let Ok(row) = env::var("ROW") else { return rows(known) };
    let has_some = |task: &&dyn Task| !with_text(&programs(*task), &row).is_empty();
    assert!(ALL.iter().any(has_some), "no row has the text {row:?}");
    with_text(known, &row)
}

/// Returns a catalogue of some mistakes.
fn only(mistakes: Vec<Mistake>) -> Catalogue {
    Catalogue { mistakes, numbered: Vec::new() }
}

/// Returns a catalogue without the mistake of a program, in whatever way it is made.
fn leaving_out(task: &dyn Task, program: &Mutant) -> Catalogue {
    let clause = &program.mistakes[0].clause;
    let mut known = task.catalogue();
    known.mistakes.retain(|mistake| mistake.clause != *clause);
    known.numbered.retain(|row| (row.row)(row.example).clause != *clause);
    known
}

/// Leaves each mistake out of the catalogue in turn. Nothing else is named in its place, unless no
/// input distinguishes them.
fn assert_none_replaces(rows: Rows) {
    let mut wrong = Vec::new();
    for task in ALL {
        let cases = LazyCell::new(|| cases(*task));
        let all = programs(*task);
        for index in tried_rows(&all, rows) {
            let program = &all[index];
            let others = names(*task, program, leaving_out(*task, program)).into_iter().flatten();
            for other in others.filter(|other| other.name() != program.name()) {
                if let Some(case) = distinguishing(&cases, program, &other) {
                    wrong.push(format!(
                        "{program:?} is called {other:?}, but not for {:?}",
                        case.input
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Runs a program with each mistake: nearly all are named.
fn assert_each_is_named(rows: Rows) {
    let (mut count, mut silent) = (0, Vec::new());
    for task in ALL {
        let (known, cases) = (programs(*task), LazyCell::new(|| cases(*task)));
        for program in tried_rows(&known, rows).into_iter().map(|index| &known[index]) {
            count += 1;
            match names(*task, program, task.catalogue()) {
                None => silent.push(format!("{}: {program:?}", task.name())),
                Some(named) => {
                    let is_same = |other: &Mutant| {
                        other.name() == program.name()
                            || distinguishing(&cases, program, other).is_none()
                    };
                    assert!(named.iter().any(is_same), "{program:?} is called {named:?}");
                }
            }
        }
    }
    assert!(silent.len() <= count / ONE_SILENT, "{} of {count}: {silent:#?}", silent.len());
}

#[test]
fn at_least_two_rows_of_each_task_are_tried() {
    for task in ALL {
        let rows: BTreeSet<_> = some(&programs(*task)).into_iter().collect();
        assert!(rows.len() >= 2, "of {}, SOME has only {rows:?}", task.name());
    }
}

#[test]
fn mistakes_are_named_and_none_in_place_of_others() {
    assert_none_replaces(some);
    assert_each_is_named(some);
}

#[test]
#[ignore = "takes minutes"]
fn more_mistakes_are_named_and_none_in_place_of_others() {
    assert_none_replaces(more);
    assert_each_is_named(more);
}

#[test]
fn a_program_that_fails_is_not_named_but_one_that_is_sometimes_slow_is() {
    let arguments = arguments(&["--all", "connect4"]);
    let program = program(arguments.task, "does not see rising lines");
    // A program that times out only once on its first input is tried again.
    let timeout = Exit::TimedOut(Duration::ZERO);
    for (end, failing, fails_if_empty, is_named) in [
        (timeout, 0..=1, false, false),
        (timeout, 2..=4, false, true),
        (timeout, 2..=5, false, false),
        (Exit::WroteTooMuch, 2..=2, false, true),
        (Exit::WroteTooMuch, 99..=99, true, true),
    ] {
        let wrong = Tried::default();
        let try_input = |input: &str, limit| {
            if fails_if_empty && input.is_empty() {
                return Ok(verdict(end, b"", false));
            }
            let mut verdict = judged(arguments.task, &program, input);
            if verdict.is_wrong() && failing.contains(&note(&wrong, input, limit)) {
                verdict.run.exit = end;
            }
            Ok(verdict)
        };
        let named = names_after(&arguments, &try_input, arguments.task.catalogue());
        assert_eq!(named.is_some(), is_named, "{end:?} {failing:?} {named:?}");
    }
}

/// What distinguishes two mistakes from one comes first.
#[test]
fn two_mistakes_are_not_named_as_one_however_slow_the_program_is() {
    let task = tasks::named("connect4");
    let [one, other] = ["top row", "last column"]
        .map(|border| program(task, &format!("does not see lines that touch the {border}")));
    let both = one.and(&other);
    for pause in [0, 25].map(Duration::from_millis) {
        let arguments = arguments(&["--time", "4.5", "connect4"]);
        let try_input = |input: &str, _| {
            sleep(pause);
            Ok(judged(task, &both, input))
        };
        let is_shown = |input: &Input| judged(task, &one, &input.text).is_wrong();
        let inputs: Vec<_> = fixtures(task).into_iter().filter(is_shown).take(1).collect();
        let runner = &mut Runner::new(&try_input, &arguments);
        let diagnosed = diagnose(task.catalogue(), &first_found(runner, inputs), runner);
        let diagnosis = diagnosed.diagnosis().expect("there is time");
        assert!(diagnosis.mutants().all(|mutant| mutant.name() == both.name()), "{pause:?}");
    }
}

/// Returns what is said of a program's mistakes.
fn said(task: &str, program: &Mutant, known: Catalogue) -> String {
    let arguments = arguments(&["--all", task]);
    let try_input = |input: &str, _| Ok(judged(arguments.task, program, input));
    let runner = &mut Runner::new(&try_input, &arguments).one_at_a_time();
    let inputs = sorted(fixtures(arguments.task), arguments.task);
    match diagnose(known, &first_found(runner, inputs), runner) {
        Diagnosed::Named(diagnosis) => diagnosis.sentence(),
        Diagnosed::Unnamed(never) => never.unwrap_or_default(),
        _ => String::new(),
    }
}

#[test]
fn mistakes_are_named_together_with_what_is_read_off_an_output() {
    let greets =
        prints("prints 'Hi\\n' before its first answer", whole(|all| format!("Hi\n{all}")));
    for (task, clauses) in [
        ("connect4", ["does not print QUIT", "does not see rising lines"]),
        ("set-sim", ["sorts the deck", "does not print +"]),
    ] {
        let task = tasks::named(task);
        let [one, other] = clauses.map(|clause| program(task, clause));
        let all = one.and(&other).and(&greets.clone().into());
        let said = said(task.name(), &all, task.catalogue());
        assert!(said.starts_with("Likely mistakes: it "), "{all:?}: {said}");
        assert!(all.name().into_iter().all(|clause| said.contains(clause)), "{all:?}: {said}");
    }
}

#[test]
fn what_is_written_otherwise_is_read_off_an_output_step_by_step() {
    let change = |text: &str| {
        let board = text.replace('1', "2").replace('0', "1").replace("\\--------/", "+--+");
        board.replace("|        |", "|........|")
    };
    let program = prints("a beginner's board", whole(change)).into();
    let said = said("connect4", &program, Catalogue::default());
    for part in ["'1' for '0'", "'2' for '1'", "'+--+' for '\\--------/'"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn numbers_are_found_in_outputs() {
    let known = || tasks::named("connect4").catalogue();
    for number in [20, 35] {
        let clause = format!("reads only {number} moves");
        let mut rows = known().numbered.into_iter().map(|row| (row.row)(number));
        let mistake = rows.find(|mistake| mistake.clause == clause).expect("there is such a row");
        let said = said("connect4", &mistake.into(), known());
        assert!(said.contains(&clause), "{said}");
    }
}

#[test]
fn if_the_known_mistakes_explain_a_part_it_says_how_much() {
    let task = tasks::named("connect4");
    let [one, other] = ["prints no board after CONNECT4", "prints boards upside down"]
        .map(|clause| program(task, clause));
    let known = || only(one.mistakes.clone());
    let both = said("connect4", &one.and(&other), known());
    // It explains less than two thirds.
    assert!(!both.contains("Likely"), "{both}");
    let rare = program(task, "prints no board after FULL");
    let part = said("connect4", &one.and(&rare), known());
    assert!(
        part.contains("it prints no board after CONNECT4 (") && part.contains("On the other"),
        "{part}"
    );
}

/// Returns programs that make a mistake each, of which only the first one shows often.
fn often_and_rarely() -> [Mutant; 3] {
    [
        "prints no board after CONNECT4",
        "prints no board after FULL",
        "prints FULL if columns 1 to 7 are full",
    ]
    .map(|clause| program(tasks::named("connect4"), clause))
}

/// Three mistakes print no board after FULL, so none of them has strong evidence.
#[test]
fn of_mistakes_that_explain_a_part_only_those_with_strong_evidence_are_named() {
    let [one, rare, unknown] = often_and_rarely();
    let like_rare =
        |clause: &str| Mistake { clause: clause.to_owned(), ..rare.mistakes[0].clone() };
    let alike = ["is one", "is another one", "is a third one"].map(like_rare);
    let known = only([one.mistakes.clone(), alike.to_vec()].concat());
    let said = said("connect4", &one.and(&rare).and(&unknown), known);
    assert!(said.starts_with("Likely mistake: it prints no board after CONNECT4 ("), "{said}");
}

/// It takes too many steps where the program makes another mistake.
#[test]
fn what_takes_too_many_steps_explains_nothing() {
    let [one, rare, unknown] = often_and_rarely();
    let program = one.and(&rare).and(&unknown);
    let edit = one.mistakes[0].prints.clone().expect("it prints something else");
    let slow = prints_by_input("prints no board after CONNECT4", move |answers, asked| {
        let is_full = answers.iter().any(|answer| answer.kind == FULL);
        edit(answers, asked).filter(|_| !is_full)
    });
    let expected = said("connect4", &program, only(one.mistakes.clone()));
    assert_eq!(said("connect4", &program, only(vec![slow])), expected);
}

/// No output could refute the mistake there.
#[test]
fn inputs_on_which_a_mistake_takes_too_many_steps_are_not_tried() {
    let arguments = arguments(&["--all", "connect4"]);
    let task = arguments.task;
    let texts: BTreeSet<_> = fixtures(task).into_iter().map(|input| input.text).collect();
    let program = program(task, "prints no board after CONNECT4");
    let edit = program.mistakes[0].prints.clone().expect("it prints something else");
    let are_fixtures = texts.clone();
    let slow = prints_by_input("prints no board after CONNECT4", move |answers, asked| {
        edit(answers, asked).filter(|_| are_fixtures.contains(asked.input))
    });
    let noted = Tried::default();
    let try_input = |input: &str, limit| {
        note(&noted, input, limit);
        Ok(judged(task, &program, input))
    };
    let named = names_after(&arguments, &try_input, only(vec![slow]));
    assert!(named.is_some() && tried(noted).iter().all(|(input, _)| texts.contains(input)));
}

#[test]
fn of_a_program_without_a_name_it_says_what_it_never_prints() {
    let program = program(tasks::named("connect4"), "does not print INVALID");
    let said = said("connect4", &program, Catalogue::default());
    assert!(said.starts_with("It printed no INVALID: "), "{said}");
}

#[test]
fn a_program_that_is_wrong_where_its_mistake_does_not_show_is_not_named() {
    let arguments = arguments(&["--all", "connect4"]);
    let task = arguments.task;
    let program = program(task, "prints FULL if columns 1 to 7 are full");
    let texts: Vec<_> = fixtures(task).into_iter().map(|input| input.text).collect();
    for (is_wrong, is_named) in [(false, true), (true, false)] {
        let try_input = |input: &str, _| {
            let verdict = judged(task, &program, input);
            let is_known = verdict.is_wrong() || texts.iter().any(|text| text == input);
            if is_known || !is_wrong {
                Ok(verdict)
            } else {
                wrong_if(true)
            }
        };
        let named = names_after(&arguments, &try_input, task.catalogue());
        assert_eq!(named.is_some(), is_named, "{named:?}");
    }
}

#[test]
fn a_random_input_distinguishes_what_no_fixture_does() {
    let task = tasks::named("connect4");
    let program = || reads("reads only columns 1 to 6", |input| input.replace(['7', '8'], " "));
    let texts: Vec<_> = fixtures(task).into_iter().map(|input| input.text).collect();
    let other = reads("reads column 7 of what is no fixture", move |input| {
        let is_fixture = texts.iter().any(|text| text == input);
        let text = input.replace('8', " ");
        if is_fixture {
            text.replace('7', " ")
        } else {
            text
        }
    });
    let mistakes = vec![program(), other];
    let named = names(task, &program().into(), only(mistakes)).expect("a name");
    assert!(named.len() == 1 && named[0].name().contains(&*program().clause), "{named:?}");
}

#[test]
fn what_is_inferred_from_an_output_must_explain_all_of_it() {
    let task = tasks::named("turtle-puzzle");
    for (title, is_named) in [("Eingabedaten", true), ("EINGABEDATEN", false)] {
        let change =
            move |text: &str| text.replace("CHECK", "CHECk").replace("Eingabedaten", title);
        let program = prints("writes k, and perhaps another title", whole(change));
        let names = names(task, &program.into(), Catalogue::default()).map(|names| names.len());
        assert_eq!(names, is_named.then_some(1), "{title}");
    }
}

#[test]
fn a_long_search_is_worked_out_in_the_end() {
    let task = tasks::named("turtle-puzzle");
    let program = program(task, "prints no CHECK lines");
    let is_long = |input: &Input| task.quick_case(&input.text).is_none();
    let long: Vec<_> = fixtures(task).into_iter().filter(is_long).map(|input| input.text).collect();
    let like = prints_by_input("does so where a search is short", move |mut answers, asked| {
        if !long.iter().any(|input| input == asked.input) {
            without(CHECK)(&mut answers);
        }
        Some(answers)
    });
    assert!(names(task, &program, only(vec![like])).is_none());
}

/// "Reads only 1 byte", 2 bytes, and so on explain each output that misses a line.
#[test]
fn a_mistake_with_many_numbers_leaves_room_for_others() {
    let task = tasks::named("connect4");
    let clauses = [
        "does not see rising lines",
        "does not see lines of more than four discs",
        "lets the other player move after INVALID",
    ];
    let all = clauses.map(|clause| program(task, clause));
    let all = all.iter().fold(Mutant::default(), |all, one| all.and(one));
    let said = said("connect4", &all, task.catalogue());
    assert!(clauses.iter().all(|clause| said.contains(clause)), "{said}");
}
