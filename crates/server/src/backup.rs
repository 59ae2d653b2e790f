//! The backup: all entries of the ledger as one text file, replaced as a whole, so that it can be copied at any time.
//! Each line is a JSON list: the stream, the number of the entry, the entry.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use tabuleiro_online::ledger::Stream;

/// The name of the file.
const NAME: &str = "tabuleiro-backup.jsonl";

/// Replaces the backup in a folder.
pub(crate) fn write(folder: &Path, streams: &[Stream]) -> io::Result<()> {
    let part = folder.join(format!("{NAME}.part"));
    let mut out = BufWriter::new(private(&part)?);
    for stream in streams {
        for (seq, entry) in stream.entries.iter().enumerate() {
            writeln!(out, "{}", serde_json::json!([stream.event, seq, entry]))?;
        }
    }
    out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    fs::rename(part, folder.join(NAME))
}

/// Creates a file that only its owner can read, because it contains the tokens of seats.
pub(crate) fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true).create(true).truncate(true).open(path)
}

/// Reads the backup in a folder. A stream ends before the first line that does not fit.
pub(crate) fn read(folder: &Path) -> io::Result<Vec<Stream>> {
    let mut streams: Vec<Stream> = Vec::new();
    for line in BufReader::new(File::open(folder.join(NAME))?).lines() {
        let Ok((event, seq, entry)) = serde_json::from_str::<(String, u64, String)>(&line?) else { continue };
        if seq == 0 && streams.last().is_none_or(|last| last.event != event) {
            streams.push(Stream { event, entries: vec![entry] });
        } else if let Some(last) = streams.last_mut().filter(|last| last.event == event)
            && last.entries.len() as u64 == seq
        {
            last.entries.push(entry);
        }
    }
    Ok(streams)
}
