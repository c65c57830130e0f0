//! What an online judge would say of the bundles, whatever compiler it has and whatever edition it
//! asks for: they compile without a word, and do on every fixture what the tool's own program does.
//!
//! The last three tests hand in what is not sound, for a judge that finds no fault is none. What has
//! been judged is written to stderr itself, of which the test harness captures nothing. `JUDGE` in
//! the environment names the one tool to judge.

#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]

use bundle::{bundle, tools};
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use std::{fs, iter, thread};
use tempfile::tempdir;

/// The longest bundle, in bytes. Judges take 50,000.
const LIMIT: usize = 48_000;
/// The oldest compiler that bundles are made for.
const OLDEST: &str = "rustc 1.63.";
/// The first stands for the edition that is meant if none is named.
const EDITIONS: [&str; 5] =
    ["", "--edition=2015", "--edition=2018", "--edition=2021", "--edition=2024"];

#[test]
fn bundles_do_what_the_tools_do() {
    let compilers = Compiler::all();
    if !compilers.iter().any(|compiler| compiler.version.starts_with(OLDEST)) {
        say(&format!("no {OLDEST}x in PATH, so nothing is known of judges that have it"));
    }
    let chosen = env::var("JUDGE");
    let tools = chosen.as_ref().map_or_else(|_| tools(), |tool| vec![tool]);
    let bundles: Vec<_> = tools.iter().map(|tool| (tool, text(tool))).collect();
    let faults: Vec<_> = thread::scope(|scope| {
        let compilers = &compilers;
        let threads: Vec<_> = bundles
            .iter()
            .map(|(tool, text)| scope.spawn(|| judge(tool, text, compilers)))
            .collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().expect("a judge comes to an end"))
            .collect()
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// All that is wrong with the bundle of a tool with any compiler and edition.
fn judge(tool: &str, text: &str, compilers: &[Compiler]) -> Vec<String> {
    let trials = trials(tool);
    say(&format!("{tool}: {} bytes, {} inputs", text.len(), trials.len()));
    let mut all = Vec::new();
    for Compiler { rustc, version, editions } in compilers {
        for edition in editions {
            let faults = faults(text, rustc, edition, &trials);
            all.extend(faults.iter().map(|fault| format!("{tool}, {version} {edition}: {fault}")));
        }
        say(&format!("{tool}: {version} in {} editions, {} faults", editions.len(), all.len()));
    }
    all
}

#[test]
fn a_bundle_that_does_something_else_is_found_out() {
    for (old, new) in [
        ("b\"QUIT\\n\"", "b\"quit\\n\""),
        ("\"<stdin>\"", "\"stdin\""),
        ("ExitCode::FAILURE", "ExitCode::SUCCESS"),
    ] {
        let text = text("connect4");
        assert!(text.contains(old), "there is no {old} to replace");
        let faults = faults_of_connect4(&text.replace(old, new));
        assert!(faults.iter().any(|fault| fault.contains("expected Output")), "{new}: {faults:?}");
    }
}

#[test]
fn a_bundle_that_warns_is_found_out() {
    let faults = faults_of_connect4(&(text("connect4") + "fn warn() { let unused = 1; }\n"));
    assert!(faults[..].concat().contains("unused variable: `unused`"), "{faults:?}");
}

#[test]
fn a_bundle_that_is_too_long_is_found_out() {
    let text = text("connect4");
    let padding = "\n".repeat(LIMIT - text.len());
    assert_eq!(faults_of_connect4(&(text.clone() + &padding)), [""; 0]);
    let faults = faults_of_connect4(&(text + &padding + "\n"));
    assert_eq!(faults, ["48001 bytes, and 48000 are allowed"]);
}

#[track_caller]
fn text(tool: &str) -> String {
    bundle(tool).unwrap_or_else(|error| panic!("{error}"))
}

fn say(line: &str) {
    writeln!(io::stderr(), "judge: {line}").expect("stderr is open");
}

fn faults_of_connect4(text: &str) -> Vec<String> {
    static TRIALS: LazyLock<Vec<Trial>> = LazyLock::new(|| trials("connect4"));
    faults(text, &Compiler::in_use(), EDITIONS[1], &TRIALS)
}

/// All that is wrong with a bundle: its length, what the compiler says, what its program does.
fn faults(text: &str, rustc: &OsString, edition: &str, trials: &[Trial]) -> Vec<String> {
    if text.len() > LIMIT {
        return vec![format!("{} bytes, and {LIMIT} are allowed", text.len())];
    }
    let folder = tempdir().expect("there is room");
    let (source, program) = (folder.path().join("bundle.rs"), folder.path().join("program.exe"));
    fs::write(&source, text).expect("there is room");
    let mut compiler = command(rustc, edition);
    // Judges optimize, which takes three times as long; editions differ in what they parse.
    compiler.args(Some("-O").filter(|_| edition.is_empty()));
    let said = compiler.arg("-o").args([&program, &source]).output().expect("rustc runs");
    if !said.stderr.is_empty() {
        return vec![String::from_utf8_lossy(&said.stderr).into_owned()];
    }
    trials.iter().filter_map(|trial| trial.fault(&program)).collect()
}

fn command(rustc: &OsString, edition: &str) -> Command {
    let mut command = Command::new(rustc);
    command.args(Some(edition).filter(|edition| !edition.is_empty()));
    command
}

/// A compiler, its name and number, and the editions that it knows.
struct Compiler {
    rustc: OsString,
    version: String,
    editions: Vec<&'static str>,
}

impl Compiler {
    fn in_use() -> OsString {
        env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"))
    }

    /// The compiler in use, and those of other versions in `PATH`.
    fn all() -> Vec<Compiler> {
        let path = env::var_os("PATH").unwrap_or_default();
        let rustc = format!("rustc{EXE_SUFFIX}");
        let found = env::split_paths(&path).map(|folder| folder.join(&rustc).into_os_string());
        let mut all: Vec<Compiler> = Vec::new();
        for compiler in iter::once(Compiler::in_use()).chain(found).filter_map(Compiler::new) {
            if all.iter().all(|known| known.version != compiler.version) {
                all.push(compiler);
            }
        }
        all
    }

    fn new(rustc: OsString) -> Option<Compiler> {
        let output = Command::new(&rustc).arg("--version").output().ok()?;
        let version = String::from_utf8(output.stdout).ok()?.trim().to_owned();
        let knows = |edition: &&str| {
            let asked = command(&rustc, edition).args(["--print", "cfg"]).output();
            asked.is_ok_and(|output| output.status.success())
        };
        let editions: Vec<_> = EDITIONS.into_iter().filter(knows).collect();
        Some(Compiler { rustc, version, editions })
    }
}

/// An input, and what the tool's own program does with it.
struct Trial {
    input: PathBuf,
    expected: Output,
}

impl Trial {
    /// How a program differs from the tool's own, if it does.
    fn fault(&self, program: &Path) -> Option<String> {
        let Trial { input, expected } = self;
        let found = test_support::run(program, input);
        let name = input.file_stem().unwrap_or_default().to_string_lossy();
        (found != *expected).then(|| format!("{name}: expected {expected:?}, found {found:?}"))
    }
}

fn trials(tool: &str) -> Vec<Trial> {
    let program = own_program(tool);
    let inputs = [test_support::fixtures(tool), test_support::refused(tool)].concat();
    let trial = |input: PathBuf| Trial { expected: test_support::run(&program, &input), input };
    inputs.into_iter().map(trial).collect()
}

/// Builds a tool, where the tools' own tests build it, too, and as they do: it is what they run next.
fn own_program(tool: &str) -> PathBuf {
    let test = env::current_exe().expect("a program knows its file");
    let target = test.ancestors().nth(3).expect("tests lie in target/debug/deps");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    cargo.args(["build", "--quiet", "--profile", "test", "--package", tool]);
    cargo.arg("--target-dir").arg(target);
    assert!(cargo.status().expect("cargo runs").success(), "{tool} does not build");
    target.join("debug").join(format!("{tool}{EXE_SUFFIX}"))
}
