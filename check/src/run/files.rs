//! The files that are the streams of a run.

use super::{Exit, Limits, Run};
use crate::error::{prefixed, Error};
use std::env;
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use tempfile::{tempdir, tempfile_in, NamedTempFile, TempDir, TempPath};

/// The files of a run, which are removed when they are dropped.
pub(super) struct Files {
    /// The input. We share our position in it with the program, so we see how far it has read.
    stdin: File,
    stdout: File,
    stderr: File,
    input_length: u64,
    /// The name of the file with the input.
    pub(super) path: TempPath,
}

/// Creates the folder for the files of all runs. It is removed when it is dropped.
pub(crate) fn folder() -> Result<TempDir, Error> {
    tempdir().map_err(error(&env::temp_dir()))
}

impl Files {
    /// Creates the files of a run in a folder.
    pub(super) fn new(input: &[u8], folder: &Path) -> Result<Self, Error> {
        let create = || {
            let mut named = NamedTempFile::with_suffix_in(".in", folder)?;
            named.write_all(input)?;
            let path = named.into_temp_path();
            let stdin = File::open(&path)?;
            let stdout = tempfile_in(folder)?;
            let stderr = tempfile_in(folder)?;
            Ok(Files { stdin, stdout, stderr, input_length: input.len() as u64, path })
        };
        create().map_err(error(folder))
    }

    /// Returns stdin, stdout and stderr for a program.
    pub(super) fn streams(&self) -> Result<[File; 3], Error> {
        let clone = |file: &File| file.try_clone().map_err(prefixed("cannot open a stream"));
        Ok([clone(&self.stdin)?, clone(&self.stdout)?, clone(&self.stderr)?])
    }

    /// Returns how many bytes were written so far.
    pub(super) fn written(&self) -> Result<u64, Error> {
        let length = |file: &File| Ok(file.metadata()?.len());
        let sum = length(&self.stdout).and_then(|stdout| Ok(stdout + length(&self.stderr)?));
        sum.map_err(prefixed("cannot look at an output"))
    }

    /// Returns what a run left in the files.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or if there was no space for the expected output.
    pub(super) fn contents(&mut self, exit: Exit, limits: &Limits) -> Result<Run, Error> {
        let cannot_read = prefixed("cannot read an output");
        let stdout = start(&mut self.stdout, limits.bytes()).map_err(&cannot_read)?;
        let stderr = start(&mut self.stderr, limits.bytes()).map_err(&cannot_read)?;
        let missing = limits.expected.saturating_sub(stdout.len() as u64);
        // We see whether the disk is full while the files of the run still take their space.
        let fill = io::copy(&mut io::repeat(0).take(missing), &mut self.stdout);
        fill.map_err(prefixed("cannot write the output of the program to a temporary file"))?;
        let has_read_all = self.stdin.stream_position().is_ok_and(|at| at == self.input_length);
        Ok(Run { stdout, stderr, exit, has_read_all })
    }
}

fn error(folder: &Path) -> impl Fn(io::Error) -> Error {
    prefixed(format!("cannot create a temporary file in '{}'", folder.display()))
}

/// Reads the start of a file.
fn start(file: &mut File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
