//! What an online judge would say of the bundles, whatever compiler it has and whatever edition it
//! asks for: they compile without a word, and do on every fixture what the tool's own program does.
//!
//! Editions differ in what they parse, so in each a bundle is compiled; it is run as compiled in the
//! first, optimized as judges do, and in the last. What has been judged is written to stderr itself, of
//! which the test harness captures nothing. `JUDGE` in the environment names the one tool to judge.

use bundle::{bundle, tools};
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, iter, thread};
use tempfile::tempdir;

/// The longest bundle, in bytes. Judges take 50,000.
const LIMIT: usize = 48_000;
/// The oldest compiler that bundles are made for.
const OLDEST: &str = "rustc 1.63.";
/// The first stands for the edition that is meant if none is named.
const EDITIONS: [&str; 5] =
    ["--edition=2015", "--edition=2018", "--edition=2021", "--edition=2024", "-O"];

#[test]
fn bundles_do_what_the_tools_do() {
    let compilers = compilers();
    if !compilers.iter().any(|(_, version)| version.starts_with(OLDEST)) {
        say(&format!("no {OLDEST}x in PATH, so nothing is known of judges that have it"));
    }
    let chosen = env::var("JUDGE");
    let tools = chosen.as_ref().map_or_else(|_| tools(), |tool| vec![tool]);
    thread::scope(|scope| {
        for tool in tools {
            scope.spawn(|| judge(tool, &compilers));
        }
    });
}

/// Asserts that nothing is wrong with the bundle of a tool, with any compiler and edition.
fn judge(tool: &str, compilers: &[(OsString, String)]) {
    let text = bundle(tool).unwrap_or_else(|error| panic!("{error}"));
    assert!(text.len() <= LIMIT, "{tool}: {} bytes, and {LIMIT} are allowed", text.len());
    let inputs = [test_support::fixtures(tool), test_support::rejected(tool)].concat();
    say(&format!("{tool}: {} bytes, {} inputs", text.len(), inputs.len()));
    let (own, folder) = (own_program(tool), tempdir().expect("there is room"));
    let (source, program) = (folder.path().join("bundle.rs"), folder.path().join("program.exe"));
    fs::write(&source, text).expect("there is room");
    let expected: Vec<_> = inputs.iter().map(|input| test_support::run(&own, input)).collect();
    for (rustc, version) in compilers {
        let compile = |edition: &str, emit: &str| {
            let mut command = Command::new(rustc);
            command.args([edition, "--emit", emit, "-o"]).args([&program, &source]);
            command.output().expect("rustc runs")
        };
        let knows = |edition: &&str| {
            let asked = Command::new(rustc).args([edition, "--print", "cfg"]).output();
            asked.is_ok_and(|output| output.status.success())
        };
        let editions: Vec<_> = EDITIONS.into_iter().filter(knows).collect();
        let newest = editions[editions.len() - 2];
        for edition in &editions {
            let runs = *edition == "-O" || *edition == newest;
            let said = compile(edition, if runs { "link" } else { "metadata" });
            let said = String::from_utf8_lossy(&said.stderr).into_owned();
            assert!(said.is_empty(), "{tool}, {version} {edition}: {said}");
            for (input, expected) in inputs.iter().zip(&expected).filter(|_| runs) {
                let found = test_support::run(&program, input);
                assert_eq!(found, *expected, "{tool}, {version} {edition}: {}", input.display());
            }
        }
        say(&format!("{tool}: {version} with {editions:?}"));
    }
}

fn say(line: &str) {
    writeln!(io::stderr(), "judge: {line}").expect("stderr is open");
}

/// The compiler in use, and those of other versions in `PATH`.
fn compilers() -> Vec<(OsString, String)> {
    let path = env::var_os("PATH").unwrap_or_default();
    let rustc = format!("rustc{EXE_SUFFIX}");
    let found = env::split_paths(&path).map(|folder| folder.join(&rustc).into_os_string());
    let in_use = env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
    let mut all: Vec<(OsString, String)> = Vec::new();
    for rustc in iter::once(in_use).chain(found) {
        let Ok(output) = Command::new(&rustc).arg("--version").output() else { continue };
        let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        if all.iter().all(|(_, known)| *known != version) {
            all.push((rustc, version));
        }
    }
    all
}

/// Builds a tool, where the tools' own tests build it, too, and as they do: it is what they run next.
fn own_program(tool: &str) -> PathBuf {
    let test = env::current_exe().expect("a program knows its file");
    let target: &Path = test.ancestors().nth(3).expect("tests lie in target/debug/deps");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    cargo.args(["build", "--quiet", "--profile", "test", "--package", tool]);
    cargo.arg("--target-dir").arg(target);
    assert!(cargo.status().expect("cargo runs").success(), "{tool} does not build");
    target.join("debug").join(format!("{tool}{EXE_SUFFIX}"))
}
