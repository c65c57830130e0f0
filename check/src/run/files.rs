//! The files of a run: its input, and what it may write itself.

use super::HasRead;
use crate::error::{at_run, Error};
use crate::folder::cannot_create_in;
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use tempfile::{tempdir_in, tempfile_in, NamedTempFile, TempDir, TempPath};

/// The files of a run, which are removed when they are dropped.
pub(super) struct Files {
    /// The input. We share our position in it with the program, so we see how far it has read.
    pub(super) stdin: File,
    /// The name of the file with the input.
    pub(super) path: TempPath,
    /// The folder for temporary files of the program, which may remove all that is in it.
    pub(super) temporary: TempDir,
}

impl Files {
    /// Creates the files of a run in a folder.
    pub(super) fn new(input: &[u8], folder: &Path) -> Result<Self, Error> {
        let create = || {
            let mut named = NamedTempFile::with_suffix_in(".in", folder)?;
            named.write_all(input)?;
            let path = named.into_temp_path();
            let stdin = File::open(&path)?;
            Ok(Files { stdin, path, temporary: tempdir_in(folder)? })
        };
        create().map_err(cannot_create_in(folder))
    }

    /// Returns how much of stdin the program has read. An empty one it may have read.
    pub(super) fn has_read(&mut self) -> Result<HasRead, Error> {
        let length = self.stdin.metadata().map_err(at_run)?.len();
        Ok(match self.stdin.stream_position().map_err(at_run)? {
            position if position == length => HasRead::All,
            0 => HasRead::Nothing,
            _ => HasRead::Part,
        })
    }

    /// Fails if the disk is full. Then a program that could not write a file is not to blame.
    pub(super) fn require_space(&self, bytes: u64) -> Result<(), Error> {
        let folder = self.path.parent().unwrap_or(&self.path);
        let write = || io::copy(&mut io::repeat(0).take(bytes), &mut tempfile_in(folder)?);
        write().map(drop).map_err(cannot_create_in(folder))
    }
}
