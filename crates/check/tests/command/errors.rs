//! The command line of `check`: its messages and exit statuses.

use crate::calls::{assert_report, check, command, folder, text};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use tempfile::TempDir;

#[track_caller]
fn error(arguments: &[&str], message: &str) {
    let output = check(&folder(), arguments);
    assert_eq!((output.status.code(), &*output.stdout), (Some(2), &b""[..]), "{arguments:?}");
    assert_eq!(text(&output), format!("check: {message}\n"));
}

#[test]
fn usage_errors_are_one_line() {
    let missing = "the following required arguments were not provided:";
    usage_error(&[], &format!("{missing} <TASK> <COMMAND>..."));
    usage_error(&["connect4"], &format!("{missing} <COMMAND>..."));
    usage_error(&["--frob"], "unexpected argument '--frob' found");
    let unknown = "check: invalid value 'chess' for '<TASK>' [possible values: set-sim, connect4";
    let output = check(&folder(), &["chess", "true"]);
    assert_report(&output, 2, &[unknown, "]; see 'check --help'\n"]);
    let seed = "'--seed <N>': expected an integer from 0 to 18446744073709551615";
    usage_error(&["--seed", "x", "connect4", "true"], &format!("invalid value 'x' for {seed}"));
    let both = "the argument '--judge <INPUT>' cannot be used with '[COMMAND]...'";
    usage_error(&["--judge", "1.in", "connect4", "true"], both);
    for (option, least) in [("--limit", "0.1"), ("--time", "0")] {
        for seconds in ["-1", "1e7", "NaN", ""] {
            let value = format!("invalid value '{seconds}' for '{option} <SECONDS>'");
            let expected = format!("expected a number of seconds from {least} to 1000000");
            usage_error(&[option, seconds, "connect4", "true"], &format!("{value}: {expected}"));
        }
    }
}

#[track_caller]
fn usage_error(arguments: &[&str], message: &str) {
    error(arguments, &format!("{message}; see 'check --help'"));
}

#[test]
fn without_an_input_or_a_program_there_is_no_result() {
    let missing = "No such file or directory (os error 2)";
    error(&["--judge", "it's.in", "connect4"], &format!("it's.in: cannot read: {missing}"));
    error(&["--all", "connect4", "./nope"], &format!("cannot run './nope': {missing}"));
    let no_time = "there was no time to try an input; allow more with --time";
    error(&["--random", "--time", "0", "connect4", "true"], no_time);
}

#[test]
fn a_program_that_cannot_be_started_gets_a_hint() {
    let folder = folder();
    let missing = "No such file or directory (os error 2)";
    let denied = "Permission denied (os error 13)";
    for file in ["mine", "mine.py", "data", "my own.py", "other.cpp"] {
        fs::write(folder.path().join(file), "").expect("a file");
    }
    executable(&folder, "odd", "#!/nope\n");
    fs::create_dir(folder.path().join("my folder")).expect("a folder");
    for (program, message) in [
        ("./nope", missing.to_owned()),
        ("./my folder", format!("{denied}; it is a folder")),
        ("mine", format!("{missing}; try ./mine")),
        ("./mine.py", format!("{denied}; try python3 ./mine.py")),
        ("mine.py", format!("{missing}; try python3 mine.py")),
        ("./my own.py", format!("{denied}; try python3 './my own.py'")),
        ("my own.py", format!("{missing}; try python3 'my own.py'")),
        ("./other", format!("{missing}; compile ./other.cpp first")),
        ("other", format!("{missing}; compile other.cpp first")),
        ("./data", format!("{denied}; is it executable?")),
        ("./odd", format!("{missing}; does the interpreter in its first line exist?")),
        ("python3 mine.py", format!("{missing}; leave out the quotes around the command")),
    ] {
        not_started(&folder, program, &message);
    }
}

#[track_caller]
fn not_started(folder: &TempDir, program: &str, message: &str) {
    let output = check(folder, &["connect4", program]);
    assert_eq!(text(&output), format!("check: cannot run '{program}': {message}\n"));
    assert_eq!(output.status.code(), Some(2));
}

fn executable(folder: &TempDir, name: &str, text: &str) {
    let path = folder.path().join(name);
    fs::write(&path, text).expect("a file");
    fs::set_permissions(path, Permissions::from_mode(0o755)).expect("a file of ours");
}

#[test]
fn a_missing_folder_for_temporary_files_is_named() {
    let output = command(&folder(), &["connect4", "true"]).env("TMPDIR", "/nope").output();
    let message = "check: cannot create a temporary file in '/nope' for the program's input or output: No such file or directory";
    assert_report(&output.expect("check runs"), 2, &[message]);
}

/// Other systems run the first file with a shell.
#[test]
#[cfg(target_os = "linux")]
fn a_file_that_is_no_program_gets_a_hint() {
    let folder = folder();
    executable(&folder, "plain", "echo QUIT\n");
    executable(&folder, "mine.c", "echo QUIT\n");
    let error = "Exec format error (os error 8)";
    let script = "a script needs a first line such as #!/bin/sh";
    not_started(&folder, "./plain", &format!("{error}; {script}"));
    not_started(&folder, "./mine.c", &format!("{error}; compile it, and run the result"));
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_below_stdout_is_an_error() {
    for arguments in [&["--time", "0", "connect4", "true"][..], &["--help"]] {
        let full = fs::File::options().write(true).open("/dev/full").expect("a device");
        let output = command(&folder(), arguments).stdout(full).stderr(Stdio::piped()).output();
        assert_report(&output.expect("check runs"), 2, &["<stdout>: cannot write: No space left"]);
    }
}

#[test]
fn a_reader_that_has_gone_away_is_no_error() {
    let mut reader = Command::new("true").stdin(Stdio::piped()).spawn().expect("true runs");
    let writer = reader.stdin.take().expect("a pipe");
    reader.wait().expect("true ends");
    let output = command(&folder(), &["--time", "0", "connect4", "true"]).stdout(writer).output();
    assert_eq!(output.expect("check runs").status.code(), Some(1));
}
