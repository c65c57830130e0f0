//! Runs the commands on a page and compares their output: the README, the example of `--help`, and pages
//! about streams and memory.
//!
//! A command is a line that starts with `$ `, and the lines after it that start with `> `, as in a shell.
//! Its expected output follows, up to the next command or the end of the block.

use crate::difference::assert_same;
use crate::fixtures::root;
use crate::hang::hangs;
use crate::{fixtures, rejected, tool};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs, iter};

/// Asserts that a tool's commands in the README and in the example of its `--help` print the output shown
/// below them. If there is no shell, prints a note and asserts nothing.
#[track_caller]
pub fn assert_examples(program: &str) {
    if Command::new("sh").args(["-c", ":"]).status().is_err() {
        return eprintln!("skipped: the examples need the program sh");
    }
    // Some commands write files to this folder.
    fs::create_dir_all(root().join("target")).expect("the folder can be created");
    let tool = tool(Path::new(program));
    let readme = fs::read_to_string(root().join("README.md")).expect("the README can be read");
    let mut readme = commands(&readme);
    readme.retain(|(command, _)| owner(command) == tool);
    assert_commands(program, readme);
    let help = printed(program, &format!("{tool} --help"));
    assert_commands(program, commands(&help.replace("\n  ", "\n")));
}

/// Asserts that the commands on a page print the output shown below them.
#[track_caller]
pub fn assert_console(program: &str, page: &str) {
    assert_commands(program, commands(page));
}

/// Asserts how a tool handles missing, closed, full and failing streams.
#[track_caller]
pub fn assert_streams(program: &str) {
    let tool = tool(Path::new(program));
    let name = |file: &Path| file.strip_prefix(root()).expect("a fixture").display().to_string();
    let (good, bad) = (name(&fixtures(tool)[0]), name(&rejected(tool)[0]));
    let of_tool =
        |page: &str| page.replace("TOOL", tool).replace("GOOD", &good).replace("BAD", &bad);
    if cfg!(unix) {
        assert_console(program, &of_tool(include_str!("streams.md")));
    }
    if cfg!(target_os = "linux") {
        assert_console(program, &of_tool(include_str!("streams-of-linux.md")));
    }
}

/// Returns the commands on a page, each with its expected output.
fn commands(page: &str) -> Vec<(String, String)> {
    let mut commands: Vec<(String, String)> = Vec::new();
    let mut in_block = false;
    for line in page.lines() {
        if let Some(command) = line.trim_start().strip_prefix("$ ") {
            commands.push((command.to_owned(), String::new()));
            in_block = true;
        } else if line.starts_with("```") {
            in_block = false;
        } else if let Some((command, output)) = commands.last_mut().filter(|_| in_block) {
            match line.strip_prefix("> ") {
                Some(more) => command.extend(["\n", more]),
                None => output.extend([line, "\n"]),
            }
        }
    }
    commands
}

/// Returns the program whose test runs a command: the first tested program that the command names.
#[track_caller]
fn owner(command: &str) -> &str {
    let mut words = command.split(|char: char| !char.is_alphanumeric() && !"-_./".contains(char));
    let owner = words.find(|word| {
        let test = root().join("crates").join(word).join("tests/command.rs");
        fs::read_to_string(test).is_ok_and(|test| test.contains("assert_examples"))
    });
    owner.unwrap_or_else(|| panic!("no test runs the command: $ {command}"))
}

#[track_caller]
fn assert_commands(program: &str, commands: Vec<(String, String)>) {
    assert!(!commands.is_empty(), "the page has no command of {program}");
    for (command, output) in commands {
        assert_same(format!("$ {command}"), &output, &printed(program, &command));
    }
}

/// Runs a command at the root of the workspace, with the program in `PATH`. Returns its stdout and stderr.
/// If the command hangs, kills all its processes and adds a last line that says so.
fn printed(program: &str, command: &str) -> String {
    let folder = Path::new(program).parent().expect("a program is in a folder").to_owned();
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(iter::once(folder).chain(env::split_paths(&path))).expect("a path");
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("exec 2>&1\n{command}")).env("PATH", path).current_dir(root());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut shell, 0);
    let mut shell = shell.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("sh starts");
    let (group, mut text) = (format!("kill -s KILL -- -{}", shell.id()), Vec::new());
    let kill = || drop(Command::new("sh").args(["-c", &group]).status());
    let mut stdout = shell.stdout.take().expect("stdout is a pipe");
    let hangs = hangs(kill, || {
        stdout.read_to_end(&mut text).expect("stdout can be read");
        shell.wait().expect("the shell ends");
    });
    String::from_utf8_lossy(&text).into_owned() + if hangs { "[hangs]\n" } else { "" }
}
