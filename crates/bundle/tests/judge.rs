//! Bundles compile without warnings in every edition, and pass the tool's tests of output and rejections.
//!
//! Each bundle runs as compiled in edition 2015. If the variable `JUDGE` is set, it is optimized there, as by
//! many judges, runs as compiled in the newest edition, too, and every compiler in `PATH` is tried; `JUDGE`
//! names the tool to judge, or is `all`.

use bundle::{bundle, tools};
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::Command;
use std::{fs, thread};
use tempfile::tempdir;

/// The maximum size of a bundle in bytes. Judges accept 50,000.
const LIMIT: usize = 48_000;
/// The oldest compiler that bundles support.
const OLDEST: &str = "rustc 1.63.";
/// The editions to try. Without an option, rustc uses the first.
const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

struct Compiler {
    program: OsString,
    /// What it says about itself.
    version: String,
    /// The editions that it knows.
    editions: Vec<&'static str>,
}

#[test]
fn bundles_behave_like_the_tools() {
    let chosen = env::var("JUDGE").ok();
    let is_chosen =
        |tool: &&str| chosen.as_ref().map_or(true, |name| name == "all" || name == tool);
    let compilers = compilers(chosen.is_some());
    if compilers.iter().all(|compiler| !compiler.version.starts_with(OLDEST)) {
        eprintln!("skipped: {OLDEST}x is not tried, since it is not in PATH");
    }
    thread::scope(|scope| {
        for tool in tools().into_iter().filter(is_chosen) {
            scope.spawn(|| judge(tool, &compilers, chosen.is_some()));
        }
    });
}

/// Returns the compiler in use and, if `all` is set, those of other versions in `PATH`.
fn compilers(all: bool) -> Vec<Compiler> {
    let mut programs = vec![env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())];
    let path = env::var_os("PATH").filter(|_| all).unwrap_or_default();
    programs.extend(env::split_paths(&path).map(|folder| folder.join("rustc").into()));
    let mut compilers: Vec<Compiler> = Vec::new();
    for program in programs {
        let Ok(output) = Command::new(&program).arg("--version").output() else { continue };
        let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        if compilers.iter().all(|known| known.version != version) {
            let editions = editions(&program);
            compilers.push(Compiler { program, version, editions });
        }
    }
    compilers
}

/// Asserts that the bundle of a tool says what it is, compiles, and behaves like the tool.
fn judge(tool: &str, compilers: &[Compiler], is_thorough: bool) {
    let text = bundle(tool).unwrap_or_else(|error| panic!("{error}"));
    let head = format!("// {tool} {}: ", env!("CARGO_PKG_VERSION"));
    let how = format!("\n//     rustc -O {tool}.rs\n");
    assert!(text.starts_with(&head) && text.contains(&how), "{}", &text[..500]);
    assert!(text.len() <= LIMIT, "{tool}: {} bytes, more than {LIMIT}", text.len());
    let folder = tempdir().expect("the temporary folder is writable");
    let program = folder.path().join(format!("{tool}{EXE_SUFFIX}"));
    fs::write(program.with_extension("rs"), text).expect("the temporary folder is writable");
    for (place, compiler) in compilers.iter().enumerate() {
        let last = compiler.editions.len() - 1;
        for (number, edition) in compiler.editions.iter().enumerate() {
            let options: &[&str] = match number {
                0 if is_thorough => &["--emit=link", "-O"],
                0 => &["--emit=link"],
                _ if number == last && is_thorough => &["--emit=link"],
                _ if number == last || place > 0 => &["--emit=metadata"],
                _ => continue, // `bundle` has already compiled it like this.
            };
            compile(&program, compiler, edition, options);
            if options[0] == "--emit=link" {
                let program = program.to_str().expect("a temporary folder has a plain name");
                test_support::assert_outputs(program);
                test_support::assert_rejections(program);
            }
        }
    }
}

/// Returns the editions that a compiler knows.
fn editions(rustc: &OsStr) -> Vec<&'static str> {
    let knows = |edition: &&str| {
        let asked = Command::new(rustc).args(["--print=cfg", "--edition", edition]).output();
        asked.is_ok_and(|output| output.status.success())
    };
    EDITIONS.into_iter().filter(knows).collect()
}

/// Asserts that a program compiles without warnings.
fn compile(program: &Path, compiler: &Compiler, edition: &str, options: &[&str]) {
    let mut command = Command::new(&compiler.program);
    command.args(options).args(["--edition", edition, "-o"]);
    let output = command.args([program, &program.with_extension("rs")]).output();
    let said = output.expect("rustc runs").stderr;
    eprintln!("{}: {}, edition {edition}", test_support::tool(program), compiler.version);
    assert!(said.is_empty(), "{}", String::from_utf8_lossy(&said));
}
