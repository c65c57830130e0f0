//! What an online judge would say of the bundles, whatever its compiler and edition: they compile without
//! a warning, and pass the tool's own tests of output and rejections.
//!
//! Editions differ in what they parse, so a bundle is compiled in each. It runs as compiled in the default
//! edition, optimized as judges do, and in the newest. `JUDGE` in the environment names the tool to judge,
//! or is `all`: then every compiler in `PATH` is tried.

use bundle::{bundle, tools};
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::process::Command;
use std::{fs, thread};
use tempfile::tempdir;

/// The longest bundle, in bytes. Judges take 50,000.
const LIMIT: usize = 48_000;
/// The oldest compiler that bundles are made for.
const OLDEST: &str = "rustc 1.63.";
/// Judges that name no edition get the first.
const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

#[test]
fn bundles_do_what_the_tools_do() {
    let chosen = env::var("JUDGE").ok();
    let is_chosen =
        |tool: &&str| chosen.as_ref().map_or(true, |name| name == "all" || name == tool);
    let compilers = compilers(chosen.is_some());
    if compilers.iter().all(|(_, version)| !version.starts_with(OLDEST)) {
        eprintln!("no {OLDEST}x in PATH, so nothing is known of judges that have it");
    }
    thread::scope(|scope| {
        for tool in tools().into_iter().filter(is_chosen) {
            scope.spawn(|| judge(tool, &compilers));
        }
    });
}

/// The compiler in use and, if they are asked for, those of other versions in `PATH`.
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

/// Asserts that the bundle of a tool compiles and does what the tool does.
fn judge(tool: &str, compilers: &[(OsString, String)]) {
    let text = bundle(tool).unwrap_or_else(|error| panic!("{error}"));
    assert!(text.len() <= LIMIT, "{tool}: {} bytes, and {LIMIT} are allowed", text.len());
    let folder = tempdir().expect("there is room");
    let program = folder.path().join(format!("{tool}{EXE_SUFFIX}"));
    let source = program.with_extension("rs");
    fs::write(&source, text).expect("there is room");
    for (rustc, version) in compilers {
        let knows = |edition: &&str| {
            let asked = Command::new(rustc).args(["--print=cfg", "--edition", edition]).output();
            asked.is_ok_and(|output| output.status.success())
        };
        let editions: Vec<_> = EDITIONS.into_iter().filter(knows).collect();
        let last = editions.len() - 1;
        for (number, edition) in editions.into_iter().enumerate() {
            let emit = if [0, last].contains(&number) { "--emit=link" } else { "--emit=metadata" };
            let mut command = Command::new(rustc);
            command.args(["--edition", edition, emit]).args((number == 0).then_some("-O"));
            command.arg("-o").args([&program, &source]);
            let said = command.output().expect("rustc runs").stderr;
            eprintln!("{tool}: {version}, edition {edition}");
            assert!(said.is_empty(), "{}", String::from_utf8_lossy(&said));
            if emit == "--emit=link" {
                let program = program.to_str().expect("a temporary folder has a plain name");
                test_support::assert_outputs(program);
                test_support::assert_rejections(program);
            }
        }
    }
}
