//! Runs the commands on pages: the README, the example of `--help`, and pages about streams and memory.

use crate::difference::difference;
use crate::fixtures::{fixtures, rejected, root, tool, TIMEOUT};
use crate::hang::hangs;
use crate::outputs::is_blessing;
use crate::page::{Command, Page};
use std::env::consts::EXE_EXTENSION;
use std::ffi::OsString;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{self, Stdio};
use std::thread;
use std::{env, fs, iter};

/// The page about the fixtures. Unlike other pages, it need not have a command of each tool.
const FIXTURES: &str = "fixtures/README.md";
/// The scripts that it is about. They need `check`.
const SCRIPTS: [&str; 3] = ["fixtures/grade", "fixtures/kattis", "fixtures/jutge"];

/// Asserts that a tool's commands in the README, on the page about the fixtures, on its own page and in the example
/// of its `--help` do what is shown. Needs a shell, and the programs that a command names.
#[track_caller]
pub fn assert_examples(program: &str) {
    if process::Command::new("sh").args(["-c", ":"]).status().is_err() {
        return skip("the program sh, which runs the examples, is not in PATH");
    }
    let tool = tool(program);
    let own = ["README.md", "src/help.txt"].map(|file| format!("crates/{tool}/{file}"));
    let pages = ["README.md", FIXTURES, &own[0], &own[1]].into_iter();
    let pages = pages.filter(|path| root().join(path).exists());
    let pages = pages.map(|path| Page { path, placeholders: &[] });
    assert_pages(program, pages, |command| owner(command) == tool && is_ready(program, command));
}

/// Says why a test is skipped. Fails in continuous integration, which sets the variable `CI` and has all that
/// a test may need.
#[track_caller]
fn skip(reason: &str) {
    assert!(env::var_os("CI").is_none(), "skipped in continuous integration: {reason}");
    eprintln!("skipped: {reason}");
}

/// Asserts how a tool handles missing, closed, full and failing streams, and those on its own pages: long and
/// endless ones.
#[track_caller]
pub fn assert_streams(program: &str) {
    let tool = tool(program);
    let name = |file: &Path| file.strip_prefix(root()).expect("a fixture").display().to_string();
    let (good, bad) = (name(&fixtures(tool)[0]), name(&rejected(tool)[0]));
    let placeholders = &[("TOOL", tool), ("GOOD", &good), ("BAD", &bad)];
    let pages = [
        ("dev/test-support/src/streams.md", cfg!(unix)),
        ("dev/test-support/src/streams-of-linux.md", cfg!(target_os = "linux")),
        (&format!("crates/{tool}/tests/endless.md"), cfg!(unix)),
        (&format!("crates/{tool}/tests/memory.md"), cfg!(target_os = "linux")),
    ];
    let known = pages.iter().filter(|(path, known)| *known && root().join(path).exists());
    assert_pages(program, known.map(|(path, _)| Page { path, placeholders }), |_| true);
}

/// Asserts that all commands on some pages do what is shown.
#[track_caller]
pub fn assert_commands(program: &str, paths: &[&str]) {
    let pages = paths.iter().map(|path| Page { path, placeholders: &[] });
    assert_pages(program, pages, |_| true);
}

/// Asserts that the chosen commands on some pages, which run side by side, do what is shown. The message shows
/// all that do not.
#[track_caller]
pub(crate) fn assert_pages<'a>(
    program: &str,
    pages: impl IntoIterator<Item = Page<'a>>,
    is_chosen: impl Fn(&Command) -> bool + Sync,
) {
    let is_chosen = &is_chosen;
    let differences: Vec<_> = thread::scope(|scope| {
        let start = |page| scope.spawn(move || differences(program, &page, is_chosen));
        let started: Vec<_> = pages.into_iter().map(start).collect();
        started.into_iter().flat_map(|page| page.join().expect("the page can be run")).collect()
    });
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// Runs the chosen commands on a page and returns how they differ from what is shown. When blessing,
/// rewrites the expected output on the page, and returns only what cannot be rewritten.
fn differences(program: &str, page: &Page, is_chosen: impl Fn(&Command) -> bool) -> Vec<String> {
    let commands: Vec<_> = page.commands().into_iter().filter(is_chosen).collect();
    let may_be_empty = page.path == FIXTURES;
    assert!(may_be_empty || !commands.is_empty(), "{} has no command of {program}", page.path);
    let can_bless = |command: &Command| is_blessing() && command.output.is_some();
    let wrong = wrong_commands(program, page, commands).into_iter();
    let (blessed, wrong): (Vec<_>, Vec<_>) = wrong.partition(|(_, command)| can_bless(command));
    page.bless(&blessed);
    let difference = |(found, command): (String, Command)| {
        let situation = format!("{}:{}: {}", page.path, command.line + 1, command.text);
        difference(situation, &command.output.unwrap_or_default(), &found)
    };
    wrong.into_iter().map(difference).collect()
}

/// Runs commands on a page. Returns those that do not do what is shown, each after its output. The folder
/// of the page is kept if there are any.
fn wrong_commands(program: &str, page: &Page, commands: Vec<Command>) -> Vec<(String, Command)> {
    let folder = folder_for(program, page);
    let wrong = |command| Some((wrong(program, &folder, &command)?, command));
    let wrong: Vec<_> = commands.into_iter().filter_map(wrong).collect();
    if wrong.is_empty() {
        fs::remove_dir_all(folder).expect("a folder can be removed");
    }
    wrong
}

/// Makes a folder for a page, beside the program, with links to what commands read.
fn folder_for(program: &str, page: &Page) -> PathBuf {
    let pages = Path::new(program).with_file_name("pages");
    let folder = pages.join(tool(program)).join(page.path);
    let _ = fs::remove_dir_all(&folder); // A failing test leaves one.
    fs::create_dir_all(&folder).expect("a folder can be made");
    let mut link = process::Command::new("sh");
    link.args(["-c", r#"ln -s "$0/fixtures" "$0/crates" ."#]).arg(root()).current_dir(&folder);
    assert!(link.status().is_ok_and(|status| status.success()), "{link:?} fails");
    folder
}

/// Returns the output of a command if it is not as shown, or if the command is a block that fails.
fn wrong(program: &str, folder: &Path, command: &Command) -> Option<String> {
    if let Some(output) = &command.output {
        let (found, _) = run(program, folder, &command.text);
        return (found != *output).then_some(found);
    }
    let (found, succeeds) = run(program, folder, &format!("set -ex\n{}", command.text));
    (!succeeds).then_some(found)
}

/// Returns the tool whose test runs a command: the first that the command names. Each tool has fixtures.
#[track_caller]
fn owner(command: &Command) -> &str {
    let is_tool = |word: &&str| root().join("fixtures").join(word).join("rejected").exists();
    let owner = words(command).find(is_tool);
    owner.unwrap_or_else(|| panic!("no test runs the command: {}", command.text))
}

/// Returns whether all programs that a command runs are built: `cargo test --package` builds only one.
fn is_ready(program: &str, command: &Command) -> bool {
    let is_program = |word: &&str| root().join("crates").join(word).join("src/main.rs").exists();
    let file = |word: &str| Path::new(program).with_file_name(word).with_extension(EXE_EXTENSION);
    let called = |word| if SCRIPTS.contains(&word) { "check" } else { word };
    let missing = words(command).map(called).filter(is_program).find(|word| !file(word).exists());
    missing.inspect(|word| skip(&format!("{word} is not built, for {}", command.text))).is_none()
}

fn words(command: &Command) -> impl Iterator<Item = &str> {
    command.text.split(|char: char| !char.is_alphanumeric() && !"-_./".contains(char))
}

/// Runs a command in a folder, with the program in `PATH`. Returns its stdout and stderr, and whether it
/// succeeds. If it hangs, kills all its processes and adds a last line that says so.
fn run(program: &str, folder: &Path, command: &str) -> (String, bool) {
    let mut shell = process::Command::new("sh");
    let command = format!("exec 2>&1\n{command}");
    shell.arg("-c").arg(command).env("PATH", path(program)).current_dir(folder);
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut shell, 0);
    let mut shell = shell.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("sh starts");
    let (group, mut text) = (format!("kill -s KILL -- -{}", shell.id()), Vec::new());
    let kill = || drop(process::Command::new("sh").args(["-c", &group]).status());
    let (mut stdout, mut succeeds) = (shell.stdout.take().expect("stdout is a pipe"), false);
    let hangs = hangs(TIMEOUT, kill, || {
        stdout.read_to_end(&mut text).expect("stdout can be read");
        succeeds = shell.wait().expect("the shell ends").success();
    });
    let note = if hangs { "[hangs]\n" } else { "" };
    (String::from_utf8_lossy(&text).into_owned() + note, succeeds)
}

/// Returns `PATH` with the folder of a program in front.
pub fn path(program: &str) -> OsString {
    let folder = Path::new(program).parent().expect("a program is in a folder").to_owned();
    let path = env::var_os("PATH").unwrap_or_default();
    env::join_paths(iter::once(folder).chain(env::split_paths(&path))).expect("a path")
}
