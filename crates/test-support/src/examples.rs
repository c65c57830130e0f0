//! The examples shown to users, in the README and by `--help`, run as they stand there.

use crate::difference::assert_same;
use crate::fixtures::root;
use crate::tool;
use assert_cmd::Command;
use std::path::Path;
use std::{env, fs, process};

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
    let program = Path::new(program);
    let help = shell(program, &format!("{} --help", tool(program)));
    let example = help.split_once("\nExample:\n").map_or("", |(_, example)| example);
    assert_commands(program, &consoles(&readme));
    assert_commands(program, &example.replace("\n  ", "\n"));
}

/// The `console` blocks of a Markdown text.
fn consoles(text: &str) -> String {
    text.split("```console\n").skip(1).filter_map(|block| block.split("```\n").next()).collect()
}

#[track_caller]
fn assert_commands(program: &Path, text: &str) {
    // A command may go on in lines that begin with `> `, as a shell shows them.
    let text = text.replace("\n> ", "\r");
    let transcripts = text.split("$ ").skip(1).filter_map(|transcript| transcript.split_once('\n'));
    let ours: Vec<_> = transcripts.filter(|(command, _)| calls(command, tool(program))).collect();
    let tool = tool(program);
    assert!(!ours.is_empty(), "no command of {tool} in the README's `console` blocks, or its help");
    for (command, output) in ours {
        let command = command.replace('\r', "\n");
        assert_same(format!("$ {command}"), output, &shell(program, &command));
    }
}

/// Whether a command line calls the tool.
fn calls(command: &str, tool: &str) -> bool {
    command.split_whitespace().any(|word| word == tool)
}

/// What a command line prints at the root of the workspace, the program within reach.
fn shell(program: &Path, command: &str) -> String {
    let folder = program.parent().expect("a program lies in a folder").to_path_buf();
    let path = env::var_os("PATH").unwrap_or_default();
    let path =
        env::join_paths([folder].into_iter().chain(env::split_paths(&path))).expect("a path");
    let output =
        Command::new("sh").args(["-c", command]).env("PATH", path).current_dir(root()).output();
    let output = output.expect("there is a shell");
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}
