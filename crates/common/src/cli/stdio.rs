//! Opening the input and the output.
//!
//! `io::Stdin` and `io::Stdout` treat a descriptor that is open in the wrong direction as an empty
//! input and a null device. On Unix a `File` on the same descriptor reports the error instead.
//! Elsewhere the standard handles are used, since they translate UTF-8 for a Windows console.

use crate::Error;
use std::ffi::{OsStr, OsString};
use std::fmt::{self, Write as _};
use std::fs::File;
use std::io::{self, Read, Write};
#[cfg(unix)]
use std::os::fd::{AsFd, BorrowedFd};

/// A file, or standard input; displayed as messages name it, on one line.
pub(crate) struct Source(Option<OsString>);

impl Source {
    /// The file of this name, or standard input if there is no name or it is `-`.
    pub(crate) fn new(file: Option<OsString>) -> Self {
        Source(file.filter(|file| file != "-"))
    }

    /// Opens the input for reading.
    pub(crate) fn open(&self) -> Result<Box<dyn Read>, Error> {
        match &self.0 {
            Some(path) => Ok(Box::new(File::open(path).map_err(Error::Read)?)),
            None => stdin().map_err(Error::Read),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match &self.0 {
            Some(path) if path.is_empty() => f.write_str("''"),
            Some(path) => write_on_one_line(path, f),
            None => f.write_str("<stdin>"),
        }
    }
}

/// Escapes control characters, backslashes and bytes that are not UTF-8, so that different names
/// print differently.
fn write_on_one_line(name: &OsStr, f: &mut fmt::Formatter) -> fmt::Result {
    for chunk in name.as_encoded_bytes().utf8_chunks() {
        for char in chunk.valid().chars() {
            if char.is_control() || char == '\\' {
                write!(f, "{}", char.encode_utf8(&mut [0; 4]).as_bytes().escape_ascii())?;
            } else {
                f.write_char(char)?;
            }
        }
        write!(f, "{}", chunk.invalid().escape_ascii())?;
    }
    Ok(())
}

/// Opens standard input for reading.
#[cfg(unix)]
pub fn stdin() -> io::Result<Box<dyn Read>> {
    Ok(Box::new(file_of(io::stdin().as_fd())?))
}

/// Opens standard input for reading.
#[cfg(not(unix))]
pub fn stdin() -> io::Result<Box<dyn Read>> {
    Ok(Box::new(io::stdin().lock()))
}

/// Opens standard output for writing.
#[cfg(unix)]
pub fn stdout() -> Result<impl Write, Error> {
    file_of(io::stdout().as_fd()).map_err(Error::Write)
}

/// Opens standard output for writing.
#[cfg(not(unix))]
pub fn stdout() -> Result<impl Write, Error> {
    Ok(io::stdout().lock())
}

#[cfg(unix)]
fn file_of(descriptor: BorrowedFd) -> io::Result<File> {
    descriptor.try_clone_to_owned().map(File::from)
}
