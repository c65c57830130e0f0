//! Commands and what they print, as a terminal shows them, in `console` blocks of Markdown: those of
//! the README and of `--help` for users, and those of our own about streams and memory.

use crate::difference::assert_same;
use crate::fixtures::root;
use crate::{fixtures, rejected, tool};
use assert_cmd::Command;
use std::path::Path;
use std::{env, fs, process};

/// What is called by the shells of Linux only: devices that fail, and limits of memory.
const STREAMS: &str = include_str!("streams.md");

/// Asserts that each command of a tool in the README's `console` blocks, and in the example of its
/// `--help`, prints what stands below it. Where there is no shell, says so and asserts nothing.
#[track_caller]
pub fn assert_examples(program: &str) {
    if process::Command::new("sh").arg("-c").arg(":").status().is_err() {
        return eprintln!("skipped: there is no program sh to run the examples");
    }
    // Some of them write their output there.
    fs::create_dir_all(root().join("target")).expect("a folder can be made");
    let readme = fs::read_to_string(root().join("README.md")).expect("there is a README");
    let help = shell(program, &format!("{} --help", tool(program.as_ref())));
    let example = help.split_once("\nExample:\n").map_or("", |(_, example)| example);
    let calls =
        |command: &str| command.split_whitespace().any(|word| word == tool(program.as_ref()));
    assert_commands(program, &consoles(&readme), calls);
    assert_commands(program, &example.replace("\n  ", "\n"), calls);
}

/// Asserts that each command in the `console` blocks of a text prints what stands below it, on Linux.
#[track_caller]
pub fn assert_console(program: &str, text: &str) {
    if cfg!(target_os = "linux") {
        assert_commands(program, &consoles(text), |_| true);
    }
}

/// Asserts that a tool fares on missing, closed, full and failing streams as all tools do, on Linux.
#[track_caller]
pub fn assert_streams(program: &str) {
    let tool = tool(program.as_ref());
    let name = |file: &Path| file.strip_prefix(root()).expect("it is ours").display().to_string();
    let (good, bad) = (name(&fixtures(tool)[0]), name(&rejected(tool)[0]));
    assert_console(
        program,
        &STREAMS.replace("TOOL", tool).replace("GOOD", &good).replace("BAD", &bad),
    );
}

/// The `console` blocks of a Markdown text.
fn consoles(text: &str) -> String {
    text.split("```console\n").skip(1).filter_map(|block| block.split("```\n").next()).collect()
}

#[track_caller]
fn assert_commands(program: &str, text: &str, is_run: impl Fn(&str) -> bool) {
    // A command may go on in lines that begin with `> `, as a shell shows them.
    let text = text.replace("\n> ", "\r");
    let transcripts = text.split("$ ").skip(1).filter_map(|transcript| transcript.split_once('\n'));
    let run: Vec<_> = transcripts.filter(|(command, _)| is_run(command)).collect();
    assert!(!run.is_empty(), "no command of {program} in the `console` blocks, or its help");
    for (command, output) in run {
        let command = command.replace('\r', "\n");
        assert_same(format!("$ {command}"), output, &shell(program, &command));
    }
}

/// What a command line prints at the root of the workspace, the program within reach.
fn shell(program: &str, command: &str) -> String {
    let folder = Path::new(program).parent().expect("a program lies in a folder").to_path_buf();
    let path = env::var_os("PATH").unwrap_or_default();
    let path =
        env::join_paths([folder].into_iter().chain(env::split_paths(&path))).expect("a path");
    // Where there is coreutils' timeout, it ends all processes of a command that hangs.
    let mut shell = Command::new(if cfg!(target_os = "linux") { "timeout" } else { "sh" });
    shell.args(cfg!(target_os = "linux").then_some(["60", "sh"]).into_iter().flatten());
    let line = format!("exec 2>&1\n{command}");
    let output = shell.args(["-c", &line]).env("PATH", path).current_dir(root()).output();
    String::from_utf8_lossy(&output.expect("there is a shell").stdout).into_owned()
}
