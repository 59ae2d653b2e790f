//! A file that is looked at as if it could be written. What is written goes into memory, so that redb can check and repair
//! a ledger while the file stays as it is.

use redb::StorageBackend;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::{Mutex, PoisonError};

/// The size of the pieces that are kept in memory when they are written.
const PIECE: u64 = 4096;

/// The file, and what differs from it.
#[derive(Debug)]
pub(super) struct Overlay(Mutex<State>);

#[derive(Debug)]
struct State {
    file: File,
    len: u64,
    /// The number of bytes that come from the file where no piece covers them.
    own: u64,
    pieces: HashMap<u64, Vec<u8>>,
}

impl Overlay {
    pub(super) fn new(file: File) -> io::Result<Overlay> {
        let len = file.metadata()?.len();
        Ok(Overlay(Mutex::new(State { file, len, own: len, pieces: HashMap::new() })))
    }

    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Returns for each piece that a range touches: its number, where the range begins in it, and the length of that part.
fn pieces(offset: u64, len: usize) -> impl Iterator<Item = (u64, usize, usize)> {
    let end = offset + len as u64;
    (offset / PIECE..end.div_ceil(PIECE)).map(move |piece| {
        let (from, to) = (offset.max(piece * PIECE), end.min((piece + 1) * PIECE));
        (piece, (from - piece * PIECE) as usize, (to - from) as usize)
    })
}

impl State {
    /// Reads a piece of the file; what is behind its end is zero.
    fn load(&mut self, piece: u64) -> io::Result<Vec<u8>> {
        let mut bytes = vec![0; PIECE as usize];
        let start = piece * PIECE;
        let len = self.own.saturating_sub(start).min(PIECE) as usize;
        if len > 0 {
            self.file.seek(SeekFrom::Start(start))?;
            self.file.read_exact(&mut bytes[..len])?;
        }
        Ok(bytes)
    }

    fn read(&mut self, offset: u64, mut out: &mut [u8]) -> io::Result<()> {
        if offset.checked_add(out.len() as u64).is_none_or(|end| end > self.len) {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        for (piece, from, len) in pieces(offset, out.len()) {
            let (part, rest) = out.split_at_mut(len);
            match self.pieces.get(&piece) {
                Some(bytes) => part.copy_from_slice(&bytes[from..from + len]),
                None => part.copy_from_slice(&self.load(piece)?[from..from + len]),
            }
            out = rest;
        }
        Ok(())
    }

    fn write(&mut self, offset: u64, mut data: &[u8]) -> io::Result<()> {
        self.len = self.len.max(offset + data.len() as u64);
        for (piece, from, len) in pieces(offset, data.len()) {
            let (part, rest) = data.split_at(len);
            let mut bytes = match self.pieces.remove(&piece) {
                Some(bytes) => bytes,
                None => self.load(piece)?,
            };
            bytes[from..from + len].copy_from_slice(part);
            self.pieces.insert(piece, bytes);
            data = rest;
        }
        Ok(())
    }

    fn set_len(&mut self, len: u64) {
        if len < self.len {
            self.own = self.own.min(len);
            self.pieces.retain(|&piece, _| piece * PIECE < len);
            if let Some(bytes) = self.pieces.get_mut(&(len / PIECE)) {
                bytes[(len % PIECE) as usize..].fill(0);
            }
        }
        self.len = len;
    }
}

impl StorageBackend for Overlay {
    fn len(&self) -> io::Result<u64> {
        Ok(self.with(|state| state.len))
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        self.with(|state| state.read(offset, out))
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        self.with(|state| state.set_len(len));
        Ok(())
    }

    fn sync_data(&self) -> io::Result<()> {
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.with(|state| state.write(offset, data))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use std::io::Write;
    use tabuleiro_rules::below;

    /// Does the same at random to an overlay and to bytes in memory.
    #[test]
    fn an_overlay_reads_what_was_written_and_leaves_the_file_alone() {
        let path = std::env::temp_dir().join(format!("tabuleiro-overlay-{}", std::process::id()));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let bytes: Vec<u8> = (0..20_000).map(|_| below(&mut rng, 256) as u8).collect();
        File::create(&path).unwrap().write_all(&bytes).unwrap();
        let overlay = Overlay::new(File::open(&path).unwrap()).unwrap();
        let mut model = bytes.clone();
        for step in 0..2000 {
            let mut number = |n: usize| below(&mut rng, n as u32) as usize;
            let (at, len) = (number(model.len() + 1), number(9000));
            match number(8) {
                0 => {
                    let len = number(40_000);
                    overlay.set_len(len as u64).unwrap();
                    model.resize(len, 0);
                }
                1..4 => {
                    model.resize(model.len().max(at + len), 0);
                    model[at..at + len].fill(step as u8);
                    overlay.write(at as u64, &vec![step as u8; len]).unwrap();
                }
                _ => {
                    let mut out = vec![0; len];
                    let done = overlay.read(at as u64, &mut out);
                    assert_eq!(done.is_ok(), at + len <= model.len(), "step {step}");
                    assert!(done.is_err() || out == model[at..at + len], "step {step}");
                }
            }
            assert_eq!(overlay.len().unwrap(), model.len() as u64);
        }
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
        std::fs::remove_file(&path).unwrap();
    }
}
