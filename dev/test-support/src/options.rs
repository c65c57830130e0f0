//! Options: what `--help` lists is tried and documented, so that no option does nothing unnoticed.

use crate::console::{assert_commands, with_own, OPTIONS};
use crate::fixtures::{root, tool};
use crate::page::{commands, Command};
use std::fs;

/// The width of a terminal.
const COLUMNS: usize = 80;

/// Asserts that `--help` fits a terminal, that each option that it lists is named in the README,
/// and that a command on a page uses it and shows the output. Runs the pages about options; the
/// tests of examples run the others.
#[track_caller]
pub(crate) fn assert_options(program: &str) {
    let tool = tool(program);
    let [help, own] =
        ["src/help.txt", "tests/options.md"].map(|file| format!("crates/{tool}/{file}"));
    assert_documented(&help, "README.md");
    let about_options = with_own(OPTIONS, &[&own]);
    let pages = [&about_options[..], &["README.md", &help]].concat();
    let commands = pages.iter().flat_map(|page| commands(&read(page).replace("TOOL", tool)));
    let commands: Vec<_> = commands.collect();
    for option in options(&read(&help)) {
        let is_tried = commands.iter().any(|command| uses(command, tool, &option));
        assert!(is_tried, "no page shows the output of {tool} {option}: add a command to {own}");
    }
    if cfg!(unix) {
        assert_commands(program, &about_options);
    }
}

/// Asserts that a help text fits a terminal, and that a page names each option that it lists.
#[track_caller]
pub fn assert_documented(help: &str, page: &str) {
    let (path, text, help) = (help, read(page), read(help));
    let wide: Vec<_> = help.lines().filter(|line| line.chars().count() > COLUMNS).collect();
    assert!(wide.is_empty(), "{path} has lines of more than {COLUMNS} columns: {wide:#?}");
    let mut unnamed = options(&help).into_iter().filter(|option| !names(&text, option));
    assert_eq!(unnamed.next(), None, "{page} does not name an option of {path}");
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect("a page can be read")
}

/// Returns the names of all options in a help text, short and long.
fn options(help: &str) -> Vec<String> {
    let (_, options) = help.split_once("\nOptions:\n").expect("the help text lists options");
    let lines = options.lines().map(str::trim_start).take_while(|line| !line.is_empty());
    let starts = lines.filter_map(|line| line.split("  ").next());
    let names =
        starts.filter(|start| start.starts_with('-')).flat_map(|start| start.split([' ', ',']));
    names.filter(|name| name.starts_with('-')).map(str::to_owned).collect()
}

/// Returns whether a command calls a tool with an option, and shows the output.
fn uses(command: &Command, tool: &str, option: &str) -> bool {
    let mut calls = command.text.split(['|', ';', '&', '(', ')', '\n']).map(str::split_whitespace);
    let is_option = |word: &str| word.split('=').next() == Some(option);
    !command.is_block
        && calls.any(|mut words| words.any(|word| word == tool) && words.any(is_option))
}

/// Returns whether a page has an option at the start of a code span, such as `--limit N`.
fn names(page: &str, option: &str) -> bool {
    page.split('`').any(|code| code.split(' ').next() == Some(option))
}
