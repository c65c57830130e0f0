//! Runs the commands on pages: the README, the example of `--help`, and pages about streams and
//! memory.
//!
//! `trycmd` does not do that: it has no shell. Of the page about streams it skips what begins with
//! another program, such as `yes`, and passes `< /` to the tool as two operands.

use crate::fixtures::{fixtures, rejected, root, tool, TIMEOUT};
use crate::hang::hangs;
use crate::outputs::assert_golden_file;
use crate::page::{commands, Command};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::Read;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::{self, Stdio};
use std::thread;
use std::time::Duration;
use std::{env, fs, iter};

/// The page about the options that all tools have.
pub(crate) const OPTIONS: &str = "dev/test-support/src/options.md";
/// The pages about streams that fail.
const STREAMS: &str = "dev/test-support/src/streams.md";
const STREAMS_OF_LINUX: &str = "dev/test-support/src/streams-of-linux.md";

/// Asserts that a tool's commands in the README, on its own page and in the example of its `--help`
/// do what is shown. Needs a shell.
#[track_caller]
pub fn assert_examples(program: &str) {
    if process::Command::new("sh").args(["-c", ":"]).status().is_err() {
        return skip("the program sh, which runs the examples, is not in PATH");
    }
    let tool = tool(program);
    let own = ["README.md", "src/help.txt"].map(|file| format!("crates/{tool}/{file}"));
    let pages = with_own("README.md", &[&own[0], &own[1]]);
    assert_pages(program, &pages, |command| owner(command) == tool);
}

/// Says why a test is skipped. Fails in continuous integration, which sets the variable `CI` and
/// has all that a test may need.
#[track_caller]
fn skip(reason: &str) {
    assert!(env::var_os("CI").is_none(), "skipped in continuous integration: {reason}");
    eprintln!("skipped: {reason}");
}

/// Asserts how a tool handles missing, closed, full and failing streams, and what its own pages
/// show: the names of its fixtures tell the truth, and streams may be endless and long.
#[track_caller]
pub fn assert_tool_pages(program: &str) {
    let own = ["names", "endless", "memory"];
    let [names, endless, memory] =
        &own.map(|page| format!("crates/{}/tests/{page}.md", tool(program)));
    let mut pages = Vec::new();
    if cfg!(unix) {
        pages.extend(with_own(STREAMS, &[names, endless]));
    }
    if cfg!(target_os = "linux") {
        pages.extend(with_own(STREAMS_OF_LINUX, &[memory]));
    }
    assert_commands(program, &pages);
}

/// Asserts that all commands on some pages do what is shown.
#[track_caller]
pub fn assert_commands(program: &str, pages: &[&str]) {
    assert_pages(program, pages, |_| true);
}

/// Returns a page about all tools, and the pages of one tool, as far as it has them.
pub(crate) fn with_own<'a>(page: &'a str, own: &[&'a str]) -> Vec<&'a str> {
    let own = own.iter().copied().filter(|page| root().join(page).exists());
    iter::once(page).chain(own).collect()
}

/// Asserts that the chosen commands on some pages, which run side by side, do what is shown.
fn assert_pages(program: &str, pages: &[&str], is_chosen: impl Fn(&Command) -> bool + Sync) {
    let is_chosen = &is_chosen;
    thread::scope(|scope| {
        let start = |page| scope.spawn(move || assert_page(program, page, is_chosen));
        let started: Vec<_> = pages.iter().copied().map(start).collect();
        for page in started {
            page.join().unwrap_or_else(|message| resume_unwind(message));
        }
    });
}

/// Asserts that a page is as its chosen commands make it, that there are some, and that no block
/// fails. The folder of the page is kept otherwise.
fn assert_page(program: &str, page: &str, is_chosen: impl Fn(&Command) -> bool) {
    let text = fs::read_to_string(root().join(page)).expect("a page can be read");
    let placeholders = placeholders(program, page);
    let filled = |text: String, (name, meaning): &(&str, String)| text.replace(name, meaning);
    let named = |text: String, (name, meaning): &(&str, String)| text.replace(meaning, name);
    let mut commands = commands(&placeholders.iter().fold(text.clone(), filled));
    commands.retain(is_chosen);
    assert!(!commands.is_empty(), "{page} has no command of {program}");
    let folder = folder_for(program, page);
    let outputs: Vec<_> =
        commands.iter().map(|command| run(program, &folder, command, TIMEOUT)).collect();
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    for (command, (output, succeeds)) in commands.iter().zip(outputs).rev() {
        if command.is_block {
            assert!(succeeds, "{page}:{}: a command fails\n{output}", command.output.start + 1);
            continue;
        }
        let output = placeholders.iter().rev().fold(output, named);
        let indented = |line| format!("{:1$}{line}", "", command.indentation);
        lines.splice(command.output.clone(), output.split_terminator('\n').map(indented));
    }
    assert_golden_file(&root().join(page), &(lines.join("\n") + "\n"));
    fs::remove_dir_all(folder).expect("a folder can be removed");
}

/// Returns the placeholders on a page and their meanings. Only pages about all tools have some.
fn placeholders(program: &str, page: &str) -> Vec<(&'static str, String)> {
    if ![OPTIONS, STREAMS, STREAMS_OF_LINUX].contains(&page) {
        return Vec::new();
    }
    let tool = tool(program);
    let name = |file: &Path| file.strip_prefix(root()).expect("a fixture").display().to_string();
    let (good, bad) = (name(&fixtures(tool)[0]), name(&rejected(tool)[0]));
    vec![("TOOL", tool.to_owned()), ("GOOD", good), ("BAD", bad)]
}

/// Makes a folder for a page, beside the program, with links to what commands read: the fixtures,
/// the tools, and where the page is.
fn folder_for(program: &str, page: &str) -> PathBuf {
    let pages = Path::new(program).with_file_name("pages");
    let folder = pages.join(tool(program)).join(page);
    let _ = fs::remove_dir_all(&folder); // A failing test leaves one.
    fs::create_dir_all(&folder).expect("a folder can be made");
    let of_page = page.split('/').next().unwrap_or(page);
    let linked = BTreeSet::from(["fixtures", "crates", of_page]).into_iter();
    let mut link = process::Command::new("ln");
    link.arg("-s").args(linked.map(|name| root().join(name))).arg(&folder);
    assert!(link.status().is_ok_and(|status| status.success()), "{link:?} fails");
    folder
}

/// Returns the tool whose test runs a command: the first that the command names. Each tool has
/// fixtures.
#[track_caller]
fn owner(command: &Command) -> &str {
    let is_tool = |word: &&str| root().join("fixtures").join(word).join("rejected").exists();
    let is_between = |char: char| !char.is_alphanumeric() && !"-_./".contains(char);
    let owner = command.text.split(is_between).find(is_tool);
    owner.unwrap_or_else(|| panic!("no test runs the command: {}", command.text))
}

/// Runs a command in a folder, with the program in `PATH`. Returns its stdout and stderr, and
/// whether it succeeds. If it takes longer than a limit, kills all its processes and adds a last
/// line that says so.
fn run(program: &str, folder: &Path, command: &Command, limit: Duration) -> (String, bool) {
    let mut shell = process::Command::new("sh");
    let options = if command.is_block { "set -ex\n" } else { "" };
    shell
        .arg("-c")
        .arg(format!("exec 2>&1\n{options}{}", command.text))
        .env("PATH", path(program))
        .current_dir(folder);
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut shell, 0);
    let mut shell = shell.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("sh starts");
    let (group, mut text) = (format!("kill -s KILL -- -{}", shell.id()), Vec::new());
    let kill = || drop(process::Command::new("sh").args(["-c", &group]).status());
    let (mut stdout, mut succeeds) = (shell.stdout.take().expect("stdout is a pipe"), false);
    let hangs = hangs(limit, kill, || {
        stdout.read_to_end(&mut text).expect("stdout can be read");
        succeeds = shell.wait().expect("the shell ends").success();
    });
    let note = match text.last() {
        _ if hangs => "[hangs]\n",
        None | Some(b'\n') => "",
        Some(_) => "\n[no line end]\n",
    };
    (String::from_utf8_lossy(&text).into_owned() + note, succeeds)
}

/// Returns `PATH` with the folder of a program in front.
pub fn path(program: &str) -> OsString {
    let folder = Path::new(program).parent().expect("a program is in a folder").to_owned();
    let path = env::var_os("PATH").unwrap_or_default();
    env::join_paths(iter::once(folder).chain(env::split_paths(&path))).expect("a path")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg_attr(windows, ignore = "no process group is killed there")]
    #[test]
    fn a_command_that_hangs_is_said_to() {
        let text = "echo 1; sleep 60".to_owned();
        let command = Command { text, is_block: false, output: 0..0, indentation: 0 };
        let (text, _) = run("sh", Path::new("."), &command, Duration::from_millis(200));
        assert!(text.ends_with("[hangs]\n"), "{text}");
    }
}
