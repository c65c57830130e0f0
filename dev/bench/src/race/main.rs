//! Compares whole processes with what a user has at hand, and prints a table.
//!
//! Runs of the two commands alternate, so that a machine whose speed drifts is fair to both. The result
//! is the median of the pairs' ratios.

mod pairs;

use bench::{blank_lines, card_sets, moves};
use pairs::{median_seconds, race, Drain};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

const MEGABYTE: usize = 1_000_000;
const BOARD: usize = 77;
const CARD_SETS: u32 = 20_000;

fn main() -> io::Result<()> {
    println!("| race | ours | theirs | ratio |\n| --- | --- | --- | --- |");
    start_up("set-sim", "first-set-has-the-lowest-first-position")?;
    start_up("connect4", "vertical-line-wins")?;
    start_up("turtle-puzzle", "standard-example")?;
    moves_against_wc()?;
    boards_against_cat()?;
    card_sets_a_second()
}

/// From start to finish on a small input.
fn start_up(name: &str, fixture: &str) -> io::Result<()> {
    let input = Path::new("fixtures").join(name).join(fixture).with_extension("in");
    let title = format!("`{name}` on a small input, `cat` of it");
    let (ours, theirs) = (&mut tool(name), &mut Command::new("cat"));
    race(&title, ours.arg(&input), theirs.arg(&input), Drain::Null, 1000)
}

/// A stream of moves into a full column, and the words in it.
fn moves_against_wc() -> io::Result<()> {
    let input = file("moves", &moves(100 * MEGABYTE))?;
    let title = "`connect4` on 100 MB of moves, `wc -w` of them";
    let (ours, theirs) = (&mut tool("connect4"), &mut Command::new("wc"));
    theirs.arg("-w").env("LC_ALL", "C.UTF-8");
    race(title, ours.arg(&input), theirs.arg(&input), Drain::Null, 31)
}

/// A stream of boards into a pipe, and the same bytes from a file into a pipe.
fn boards_against_cat() -> io::Result<()> {
    let boards = 100 * MEGABYTE / BOARD;
    let board = [&b"|        |\n".repeat(6), &b"\\--------/\n"[..]].concat();
    let input = file("blank-lines", &blank_lines(boards))?;
    let output = file("boards", &board.repeat(boards))?;
    let title = "`connect4` printing 100 MB of boards into a pipe, `cat` of them";
    let (ours, theirs) = (&mut tool("connect4"), &mut Command::new("cat"));
    race(title, ours.arg(&input), theirs.arg(&output), Drain::Pipe, 51)
}

/// Random solvable card sets, counted on one core.
fn card_sets_a_second() -> io::Result<()> {
    let input = file("card-sets", &card_sets(CARD_SETS as usize))?;
    let seconds = median_seconds(tool("turtle-puzzle").arg("--count").arg(&input), 15)?;
    let rate = f64::from(CARD_SETS) / seconds;
    println!("| `turtle-puzzle --count` of {CARD_SETS} random solvable card sets | {rate:.0} sets/s | | |");
    Ok(())
}

/// The static binary of a tool.
fn tool(name: &str) -> Command {
    Command::new(Path::new("target/dist").join(name))
}

/// A file with the given content.
fn file(name: &str, content: &[u8]) -> io::Result<PathBuf> {
    let folder = Path::new("target/race");
    fs::create_dir_all(folder)?;
    let path = folder.join(name);
    fs::write(&path, content)?;
    Ok(path)
}
