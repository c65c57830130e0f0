//! Bundles compile without warnings in every edition, and pass the tool's tests of output and rejections.
//!
//! Each bundle runs as compiled in edition 2015 and optimized, as by many judges. If the variable `JUDGE`
//! is set, it runs as compiled in the newest edition, too, and every compiler in `PATH` is tried; `JUDGE`
//! names the tool to judge, or is `all`.

use bundle::{bundle, tools};
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::process::Command;
use std::{fs, thread};
use tempfile::tempdir;

/// The maximum size of a bundle in bytes. Judges accept 50,000.
const LIMIT: usize = 48_000;
/// The oldest compiler that bundles support.
const OLDEST: &str = "rustc 1.63.";
/// The editions to try. Without an option, rustc uses the first.
const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

#[test]
fn bundles_behave_like_the_tools() {
    let chosen = env::var("JUDGE").ok();
    let is_chosen =
        |tool: &&str| chosen.as_ref().map_or(true, |name| name == "all" || name == tool);
    let compilers = compilers(chosen.is_some());
    if compilers.iter().all(|(_, version)| !version.starts_with(OLDEST)) {
        eprintln!("skipped: {OLDEST}x is not tried, since it is not in PATH");
    }
    thread::scope(|scope| {
        for tool in tools().into_iter().filter(is_chosen) {
            scope.spawn(|| judge(tool, &compilers, chosen.is_some()));
        }
    });
}

/// Returns the compiler in use and, if `all` is set, those of other versions in `PATH`.
fn compilers(all: bool) -> Vec<(OsString, String)> {
    let mut programs = vec![env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())];
    let path = env::var_os("PATH").filter(|_| all).unwrap_or_default();
    programs.extend(env::split_paths(&path).map(|folder| folder.join("rustc").into()));
    let mut compilers: Vec<(OsString, String)> = Vec::new();
    for program in programs {
        let Ok(output) = Command::new(&program).arg("--version").output() else { continue };
        let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        if compilers.iter().all(|(_, known)| *known != version) {
            compilers.push((program, version));
        }
    }
    compilers
}

/// Asserts that the bundle of a tool compiles and behaves like the tool.
fn judge(tool: &str, compilers: &[(OsString, String)], is_thorough: bool) {
    let text = bundle(tool).unwrap_or_else(|error| panic!("{error}"));
    assert!(text.len() <= LIMIT, "{tool}: {} bytes, more than {LIMIT}", text.len());
    let folder = tempdir().expect("the temporary folder is writable");
    let program = folder.path().join(format!("{tool}{EXE_SUFFIX}"));
    let source = program.with_extension("rs");
    fs::write(&source, text).expect("the temporary folder is writable");
    for (place, (rustc, version)) in compilers.iter().enumerate() {
        let knows = |edition: &&str| {
            let asked = Command::new(rustc).args(["--print=cfg", "--edition", edition]).output();
            asked.is_ok_and(|output| output.status.success())
        };
        let editions: Vec<_> = EDITIONS.into_iter().filter(knows).collect();
        let last = editions.len() - 1;
        for (number, edition) in editions.into_iter().enumerate() {
            let is_run = number == 0 || (number == last && is_thorough);
            let emit = if is_run { "--emit=link" } else { "--emit=metadata" };
            if place == 0 && !is_run && number != last {
                continue; // `bundle` has already compiled it like this.
            }
            let mut command = Command::new(rustc);
            command.args(["--edition", edition, emit]).args((number == 0).then_some("-O"));
            command.arg("-o").args([&program, &source]);
            let said = command.output().expect("rustc runs").stderr;
            eprintln!("{tool}: {version}, edition {edition}");
            assert!(said.is_empty(), "{}", String::from_utf8_lossy(&said));
            if is_run {
                let program = program.to_str().expect("a temporary folder has a plain name");
                test_support::assert_outputs(program);
                test_support::assert_rejections(program);
            }
        }
    }
}
