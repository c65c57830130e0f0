//! Messages of languages and their libraries, and what they mean.

/// What messages mean.
pub(super) enum Meaning {
    /// The program has read on after the end of its input. What to do about it.
    ReadsOn(&'static str),
    /// The program expects an argument that was not given.
    LacksArgument,
    /// Java has no class. An archive lacks it for another reason than a folder.
    NoClass,
    Other(&'static str),
}
use Meaning::{LacksArgument, NoClass, Other, ReadsOn};

/// What is said for each message. `…` stands for any text. The first one that occurs counts.
pub(super) const MESSAGES: &[(Meaning, &[&str])] = &[
    (
        ReadsOn(
            "Catch EOFError, or write: for line in sys.stdin. A line may have several numbers: \
            line.split()",
        ),
        &["EOFError: EOF when reading a line"],
    ),
    (
        ReadsOn("Ask hasNext() before next(), hasNextInt() before nextInt(), and so on."),
        &["NoSuchElementException…Scanner", "NoSuchElementException: No line found"],
    ),
    (
        ReadsOn("Test whether there was a line."),
        &["readLine()\" is null", "Cannot parse null string", "readline was closed"],
    ),
    (
        ReadsOn("Let it stop there."),
        &[
            "EOFError",
            "EOFException",
            "EndOfStreamException",
            "UnexpectedEof",
            "end of file",
            "panic: EOF",
        ],
    ),
    (
        Other("A stream could not be opened, or its input has ended, and your program reads on."),
        &["basic_ios::clear"],
    ),
    (
        LacksArgument,
        &[
            "sys.argv…IndexError: list index out of range",
            "ArrayIndexOutOfBoundsException: Index 0 out of bounds for length 0",
            "argument must be of type…Received undefined",
        ],
    ),
    (NoClass, &["java.lang.ClassNotFound", "java.lang.NoClassDefFound"]),
    (
        Other("The first line of your program ends in \\r: save it with Unix line ends."),
        &["env: …\\r…: No such file"],
    ),
    (
        Other("The first line of your program names an interpreter that is not there."),
        &["env: …: No such file"],
    ),
    (
        Other("A file of your program is not there: its name is in the message."),
        &[
            "can't open file '",
            "Can't open perl script",
            "Cannot find module '/",
            "Cannot find module '.",
            "Unable to access jarfile",
            "error: file not found",
            "bash: …: No such file",
            "npm …ENOENT…package.json",
        ],
    ),
    (
        Other(
            "A module or a library is missing: its name is in the message. Install it, or do \
            without it.",
        ),
        &[
            "No module named",
            "ImportError",
            "Cannot find module",
            "Cannot find package",
            "error while loading shared libraries",
            "Library not loaded",
            "Can't locate",
            "cannot load such file",
        ],
    ),
];
