//! Names that no other picture has, so that several may stand in one HTML page: there, each id and
//! each class counts in the whole page.
//!
//! In what is drawn, each of these names starts with a mark, such as `id="~hole"`. We write a hash
//! of the whole picture in its place: `id="p1f08a3c5-hole"`.

use std::io::{self, Write};

/// What stands before each id and class.
pub(crate) const MARK: char = '~';

/// A writer that writes a name in place of each mark.
#[allow(missing_debug_implementations)] // Writers have nothing to show.
pub struct Named<'a> {
    pub(crate) name: &'a str,
    pub(crate) output: &'a mut dyn Write,
}

impl Write for Named<'_> {
    /// Writes the name, or what comes before the next mark.
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        match text.iter().position(|&byte| byte == MARK as u8) {
            Some(0) => self.output.write_all(self.name.as_bytes()).map(|()| 1),
            mark => self.output.write(&text[..mark.unwrap_or(text.len())]),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// A writer that computes the FNV-1a hash of what is written.
pub(crate) struct Hash(pub(crate) u32);

impl Hash {
    pub(crate) const EMPTY: Hash = Hash(0x811C_9DC5);
}

impl Write for Hash {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        let add = |hash: u32, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        self.0 = text.iter().fold(self.0, add);
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
