//! Every form of thiserror's derive that a bundle may hold.
//!
//! A test compiles this file with the derive itself, and again as a bundle, and compares.

use std::error::Error as _;
use std::fmt::{self, Debug, Display};
use std::io::{self, Read, Write};
use std::num::ParseIntError;
use std::path::PathBuf;
use thiserror::Error;

/// The largest number.
const MAX: u8 = 9;

/// A struct without fields.
#[derive(Debug, Error)]
#[error("nothing \"quoted\" and é")]
pub struct Unit;

/// A struct with a message of its own.
#[derive(Debug, Error)]
pub struct ByHand(u8);

impl Display for ByHand {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "by hand {}", self.0)
    }
}

/// A struct with numbered fields.
#[derive(Debug, Error)]
#[error("{0} and {1:?} and {0:>4}|{2:04x}|{2:#b}|{2:o}|{2:X}|{3:e}|{3:E}|{3:.1}")]
pub struct Tuple(u8, &'static str, u32, f64);

/// A struct with named fields.
#[derive(Debug, Error)]
#[error("{{{name:>6}}} {name:?} of {} up to {MAX} {}", .count, .list.len())]
pub struct Named {
    name: &'static str,
    count: usize,
    list: Vec<u8>,
    #[allow(dead_code)]
    unseen: u8,
}

/// What stands behind a format.
#[derive(Debug, Error)]
pub enum Behind {
    #[error("{} then {}", .0 + 1, if *.1 { "yes" } else { "no" })]
    Shorthand(u8, bool),
    #[error("{n} {twice:>width$} {}", .0.1, n = .0.0, twice = .1 * 2, width = 5,)]
    NamedArguments((u8, u8), u8),
    #[error("{0:>1$} {3:.2$}", .word, 6, 2, .ratio)]
    Positions { word: &'static str, ratio: f64 },
    #[error("{}", words.iter().filter(|word| word.len() > *least).count())]
    Locals { words: Vec<&'static str>, least: usize },
    #[error("{count} {}", format!("{count}+{}", count))]
    Nested { count: u8 },
    #[error("{}", self.kind())]
    OfSelf,
    #[error("{}", [1, 2, 3][..*.0].len())]
    Range(usize),
    #[error("}} alone")]
    Brace,
    #[error(r"raw \ {0}")]
    Raw(char),
}

impl Behind {
    fn kind(&self) -> &'static str {
        "its kind"
    }
}

/// Where errors come from.
#[derive(Debug, Error)]
pub enum Sourced {
    #[error("from: {0}")]
    From(#[from] ParseIntError),
    #[error("from a named one")]
    NamedFrom {
        #[from]
        cause: io::Error,
    },
    #[error("by attribute: {cause}")]
    Attribute {
        #[allow(dead_code)]
        place: u8,
        #[source]
        cause: io::Error,
    },
    #[error("by name")]
    ByName { source: io::Error },
    #[error("boxed")]
    Boxed(#[source] Box<dyn std::error::Error + Send + Sync>),
    #[error("perhaps")]
    Perhaps(#[source] Option<Box<dyn std::error::Error + 'static>>),
    #[error("perhaps from")]
    PerhapsFrom(#[from] Option<fmt::Error>),
    #[error("borrowed")]
    Borrowed(#[source] &'static (dyn std::error::Error + 'static)),
    #[error("no source: {place}")]
    None { place: u8 },
    #[error(transparent)]
    Through(#[from] Behind),
    #[error(transparent)]
    Anything { any: Box<dyn std::error::Error> },
    #[error(fmt = show_pair)]
    Function(u8, u8),
}

fn show_pair(first: &u8, second: &u8, f: &mut fmt::Formatter) -> fmt::Result {
    write!(f, "{first}/{second}")
}

/// One message for all variants but one.
#[derive(Debug, Error)]
#[error("some trouble")]
pub enum Trouble {
    First,
    #[error("second trouble")]
    Second,
    #[allow(dead_code)]
    Third(u8),
}

/// An error that does not occur.
#[derive(Debug, Error)]
pub enum Never {}

/// A message that another struct has.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct Wrapper(Sourced);

/// Types with parameters.
#[derive(Debug, Error)]
pub enum Generic<R, S: Clone, const N: usize>
where
    R: Ord,
{
    #[error("refused: {0}")]
    Shown(R),
    #[error("{reason:?} {reason:>5} {other:x}")]
    Both { reason: R, other: S },
    #[error("{}", .0.len())]
    Hidden(Vec<S>),
    #[error("array of {N}")]
    #[allow(dead_code)]
    Array([u8; N]),
}

/// A source with a type parameter.
#[derive(Debug, Error)]
#[error("caused")]
pub struct Caused<'a, E>(#[source] E, #[allow(dead_code)] &'a str);

/// What is no `Display` but is shown all the same.
#[derive(Debug, Error)]
pub enum Special {
    #[error("{path} {path:?}")]
    Path { path: PathBuf },
    #[error("{0}")]
    NumberedPath(PathBuf),
    #[error("{formatter}")]
    Formatter { formatter: u8 },
    #[error("{}", pointer_of(.0) == format!("{:p}", *.0))]
    Pointer(&'static u8),
    #[error("{0:p}")]
    ShownPointer(*const u8),
}

fn pointer_of(pointer: &&'static u8) -> String {
    format!("{:p}", *pointer)
}

mod inner {
    use thiserror::Error;

    #[derive(Error, Clone, Copy, Debug, PartialEq)]
    pub(crate) enum Deep {
        #[error("deep in {}", super::MAX)]
        Down,
    }
}

/// Writes an error and its sources.
fn show(output: &mut impl Write, error: &dyn std::error::Error) -> io::Result<()> {
    write!(output, "{error}")?;
    let mut source = error.source();
    while let Some(error) = source {
        write!(output, " <- {error}")?;
        source = error.source();
    }
    writeln!(output)
}

/// Writes one error of each form.
pub fn run(_: impl Read, mut output: impl Write) -> io::Result<()> {
    let cause = || io::Error::new(io::ErrorKind::Other, "the cause");
    let number = "x".parse::<u8>().err().map(Sourced::from);
    static UNIT: Unit = Unit;
    let never: Option<Never> = None;
    let errors: Vec<Box<dyn std::error::Error>> = vec![
        Box::new(Unit),
        Box::new(ByHand(1)),
        Box::new(Tuple(7, "it's", 250, 1234.5)),
        Box::new(Named { name: "name", count: 2, list: vec![1, 2, 3], unseen: 0 }),
        Box::new(Behind::Shorthand(1, true)),
        Box::new(Behind::NamedArguments((1, 2), 21)),
        Box::new(Behind::Positions { word: "word", ratio: 2.0 / 3.0 }),
        Box::new(Behind::Locals { words: vec!["one", "three"], least: 3 }),
        Box::new(Behind::Nested { count: 3 }),
        Box::new(Behind::OfSelf),
        Box::new(Behind::Range(2)),
        Box::new(Behind::Brace),
        Box::new(Behind::Raw('c')),
        Box::new(number.unwrap_or(Sourced::None { place: 1 })),
        Box::new(Sourced::from(cause())),
        Box::new(Sourced::Attribute { place: 1, cause: cause() }),
        Box::new(Sourced::ByName { source: cause() }),
        Box::new(Sourced::Boxed(Box::new(Unit))),
        Box::new(Sourced::Perhaps(Some(Box::new(Wrapper(Sourced::from(cause())))))),
        Box::new(Sourced::Perhaps(None)),
        Box::new(Sourced::from(fmt::Error)),
        Box::new(Sourced::Borrowed(&UNIT)),
        Box::new(Sourced::None { place: 1 }),
        Box::new(Sourced::from(Behind::Raw('d'))),
        Box::new(Sourced::Anything { any: Box::new(Sourced::ByName { source: cause() }) }),
        Box::new(Sourced::Function(1, 2)),
        Box::new(Trouble::First),
        Box::new(Trouble::Second),
        Box::new(Trouble::Third(3)),
        Box::new(Wrapper(Sourced::Attribute { place: 1, cause: cause() })),
        Box::new(Generic::<u8, u8, 1>::Shown(5)),
        Box::new(Generic::<_, _, 1>::Both { reason: "why", other: 255u8 }),
        Box::new(Generic::<u8, u8, 2>::Hidden(vec![1])),
        Box::new(Generic::<u8, u8, 3>::Array([0; 3])),
        Box::new(Caused(cause(), "static")),
        Box::new(Special::Path { path: PathBuf::from("a/b") }),
        Box::new(Special::NumberedPath(PathBuf::from("c"))),
        Box::new(Special::Formatter { formatter: 1 }),
        Box::new(Special::Pointer(&MAX)),
        Box::new(Special::ShownPointer(16 as *const u8)),
        Box::new(inner::Deep::Down),
    ];
    for error in &errors {
        show(&mut output, error.as_ref())?;
    }
    match Unit.source().is_none() && never.is_none() {
        true => writeln!(output, "end"),
        false => Ok(()),
    }
}
