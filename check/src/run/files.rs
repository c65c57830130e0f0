//! The files that are the streams of a run.

use super::{Exit, Limits, Run};
use crate::error::{prefixed, Error};
use std::env;
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use tempfile::{tempdir, tempdir_in, tempfile_in, NamedTempFile, TempDir, TempPath};

/// The files of a run, which are removed when they are dropped.
pub(super) struct Files {
    /// The input. We share our position in it with the program, so we see how far it has read.
    pub(super) stdin: File,
    pub(super) stdout: File,
    pub(super) stderr: File,
    /// The name of the file with the input.
    pub(super) path: TempPath,
    /// The folder for temporary files of the program, which may remove all that is in it.
    pub(super) temporary: TempDir,
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
            Ok(Files { stdin, stdout, stderr, path, temporary: tempdir_in(folder)? })
        };
        create().map_err(error(folder))
    }

    /// Returns how many bytes were written so far.
    pub(super) fn written(&self) -> io::Result<u64> {
        Ok(self.stdout.metadata()?.len() + self.stderr.metadata()?.len())
    }

    /// Returns what a run left in the files.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or if there was no space for the expected output.
    pub(super) fn contents(&mut self, exit: Exit, limits: &Limits) -> Result<Run, Error> {
        let stdout = start(&mut self.stdout, limits.bytes())?;
        let stderr = start(&mut self.stderr, limits.bytes())?;
        let missing = limits.expected.saturating_sub(stdout.len() as u64);
        // If the disk is full, we cannot write what is missing, either. Then it is not the
        // program's fault that its output is too short.
        let written = io::copy(&mut io::repeat(0).take(missing), &mut self.stdout);
        written.map_err(prefixed("cannot write the output of the program to a temporary file"))?;
        let has_read_all = self.stdin.stream_position()? == self.stdin.metadata()?.len();
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
