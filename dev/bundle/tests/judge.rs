//! Bundles compile without warnings, and pass the tool's tests of output and rejections.
//!
//! Each bundle is compiled once, in the oldest edition. If the variable `JUDGE` is set, every
//! edition and every compiler in `PATH` is tried. Then the bundle is optimized in the oldest
//! edition, as by many judges, and runs as compiled in the newest, too. `JUDGE` names the tool to
//! judge, or is `all`.

use bundle::{bundle, tools};
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use std::{fs, thread};
use tempfile::tempdir;

/// The maximum size of a bundle in bytes. Judges accept 50,000.
const LIMIT: usize = 48_000;
/// The oldest compiler that bundles support.
const OLDEST: &str = "rustc 1.63.";
/// The editions. Without an option, rustc uses the first. Rust 1.85 is the first that knows the
/// last.
const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

struct Compiler {
    program: OsString,
    /// What it says about itself.
    version: String,
}

#[test]
fn a_name_that_is_not_a_tool_is_rejected() {
    assert_eq!(tools()[..2], ["set-sim", "connect4"]);
    let error = bundle("common").expect_err("common is not a tool");
    assert_eq!(error, format!("expected one of {}, found 'common'", tools().join(", ")));
}

#[test]
fn bundles_behave_like_the_tools() {
    let chosen = env::var("JUDGE").ok();
    let is_chosen =
        |tool: &&str| chosen.as_ref().map_or(true, |name| name == "all" || name == tool);
    let tools: Vec<_> = tools().into_iter().filter(is_chosen).collect();
    assert!(!tools.is_empty(), "expected the name of a tool, or all, found {chosen:?}");
    let compilers = compilers(chosen.is_some());
    let is_oldest = |compiler: &Compiler| compiler.version.starts_with(OLDEST);
    if chosen.is_some() && !compilers.iter().any(is_oldest) {
        eprintln!("skipped: {OLDEST}x is not in PATH");
    }
    thread::scope(|scope| {
        for tool in tools {
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
            compilers.push(Compiler { program, version });
        }
    }
    compilers
}

impl Compiler {
    fn editions(&self) -> &'static [&'static str] {
        let minor = self.version.split('.').nth(1).and_then(|minor| minor.parse::<u32>().ok());
        let known = if minor < Some(85) { EDITIONS.len() - 1 } else { EDITIONS.len() };
        &EDITIONS[..known]
    }
}

/// Asserts that the bundle of a tool says what it is, compiles, and behaves like the tool.
fn judge(tool: &str, compilers: &[Compiler], is_thorough: bool) {
    let text = bundle(tool).unwrap_or_else(|error| panic!("{error}"));
    let head = format!("// {tool} {}: ", env!("CARGO_PKG_VERSION"));
    let how = format!("\n//     rustc -O {tool}.rs\n");
    assert!(text.starts_with(&head) && text.contains(&how), "{}", &text[..500]);
    assert!(!text.contains("///") && !text.contains("//!"), "{tool}: has docs");
    assert!(text.len() <= LIMIT, "{tool}: {} bytes, more than {LIMIT}", text.len());
    let folder = tempdir().expect("the temporary folder is writable");
    let program = folder.path().join(format!("{tool}{EXE_SUFFIX}"));
    fs::write(program.with_extension("rs"), text).expect("the temporary folder is writable");
    for compiler in compilers {
        let editions = if is_thorough { compiler.editions() } else { &EDITIONS[..1] };
        for edition in editions {
            let is_newest = Some(edition) == editions.last();
            let options: &[&str] = match *edition {
                "2015" if is_thorough => &["--emit=link", "-O"],
                _ if is_newest => &["--emit=link"],
                _ => &["--emit=metadata"],
            };
            eprintln!("{tool}: {}, edition {edition}", compiler.version);
            compile(&program, compiler, edition, options);
            if options[0] == "--emit=link" {
                let program = program.to_str().expect("a temporary folder has a plain name");
                test_support::assert_outputs(program);
                test_support::assert_rejections(program);
            }
        }
    }
}

/// Asserts that a program compiles without warnings.
fn compile(program: &Path, compiler: &Compiler, edition: &str, options: &[&str]) {
    let mut command = Command::new(&compiler.program);
    command.args(options).args(["--edition", edition, "-o"]);
    let output = command.args([program, &program.with_extension("rs")]).output();
    let said = output.expect("rustc runs").stderr;
    assert!(said.is_empty(), "{}", String::from_utf8_lossy(&said));
}
