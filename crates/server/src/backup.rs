//! The backup: all entries of the ledger as one text file, replaced as a whole, so that it can be copied at any time. The
//! two backups before it are kept beside it.
//!
//! Each line is a JSON list: the stream, the number of the entry, the entry, and a checksum of these. The last line is the
//! list of no stream (`""`), the number of lines before it, the format, and a checksum, so that a file that was cut off is
//! recognised. Earlier versions of the program wrote neither checksums nor that last line.

use super::error::OpenError;
use super::files;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use tabuleiro_files::{Draft, Readers};
use tabuleiro_online::ledger::Stream;

/// The names of the backups, the newest first.
const NAMES: [&str; 3] = ["tabuleiro-backup.jsonl", "tabuleiro-backup-2.jsonl", "tabuleiro-backup-3.jsonl"];

/// The format that is written, in the last line, without its version.
const FORMAT: &str = "tabuleiro backup ";

/// The version of the format that is written, and the greatest that is read.
const VERSION: u64 = 1;

/// A line of a backup.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Checked(String, u64, String, String),
    Plain(String, u64, String),
}

/// Something in a backup that could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The number of the line, from 1.
    line: usize,
    what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// What a backup contains.
#[derive(Debug, Default)]
pub(crate) struct Backup {
    streams: BTreeMap<String, Vec<String>>,
    /// What could not be used.
    pub(crate) faults: Vec<Fault>,
    /// The file that was read first.
    pub(crate) file: PathBuf,
    /// The files that are damaged.
    pub(crate) damaged: Vec<PathBuf>,
    /// Whether any line could be read.
    readable: bool,
}

/// The backups in a folder.
#[derive(Clone, Debug)]
pub(crate) struct Backups {
    newest: PathBuf,
}

/// Returns the checksum of a line.
fn checksum(stream: &str, number: u64, text: &str) -> String {
    format!("{:08x}", crc32fast::hash(serde_json::json!([stream, number, text]).to_string().as_bytes()))
}

fn line(stream: &str, number: u64, text: &str) -> String {
    serde_json::json!([stream, number, text, checksum(stream, number, text)]).to_string()
}

impl Backup {
    /// Reads the text of a backup. A stream ends before the first line of it that cannot be used.
    fn parse(file: &Path, text: &[u8]) -> Result<Backup, OpenError> {
        let mut backup = Backup::default();
        let (mut lines, mut read, mut checked, mut end) = (0, 0, false, None);
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        for (number, line) in (1..).zip(text.split(|&byte| byte == b'\n')) {
            if line.trim_ascii().is_empty() {
                continue;
            }
            lines = number;
            let (stream, seq, entry) = match serde_json::from_slice(line) {
                Ok(Line::Plain(stream, seq, entry)) => (stream, seq, entry),
                Ok(Line::Checked(stream, seq, entry, sum)) if sum == checksum(&stream, seq, &entry) => {
                    checked = true;
                    (stream, seq, entry)
                }
                _ => {
                    backup.fault(number, "it is damaged and was left out");
                    continue;
                }
            };
            read += 1;
            if stream.is_empty() {
                let found = entry.strip_prefix(FORMAT).and_then(|version| version.parse().ok());
                if let Some(found) = found.filter(|&found| found > VERSION) {
                    return Err(OpenError::Newer { file: file.into(), found, greatest: VERSION });
                }
                end = Some((number, seq));
            } else {
                backup.add(number, stream, seq, entry);
            }
        }
        backup.readable = read > 0;
        match end {
            None if checked => backup.fault(lines, "the end of the file is missing"),
            Some((number, expected)) if expected != number as u64 - 1 => {
                backup.fault(number, &format!("{expected} lines were written before it"));
            }
            _ => {}
        }
        Ok(backup)
    }

    fn fault(&mut self, line: usize, what: &str) {
        self.faults.push(Fault { line, what: what.into() });
    }

    fn add(&mut self, line: usize, stream: String, seq: u64, entry: String) {
        let entries = self.streams.entry(stream).or_default();
        match entries.get(seq as usize) {
            Some(known) if *known == entry => {}
            None if entries.len() as u64 == seq => entries.push(entry),
            _ => {
                let what = format!("entry {seq} of its table does not follow entry {}", entries.len());
                self.fault(line, &what);
            }
        }
    }

    /// Adds what an older backup has and this one has lost: entries are only ever added to a stream, so a longer one
    /// with the same beginning is the same stream.
    fn complete(&mut self, older: Backup) {
        self.readable |= older.readable;
        self.damaged.extend(older.damaged);
        for (stream, entries) in older.streams {
            let own = self.streams.entry(stream).or_default();
            if entries.starts_with(own) {
                *own = entries;
            }
        }
    }

    /// Returns the streams of which something is left.
    pub(crate) fn streams(self) -> Vec<Stream> {
        let whole = self.streams.into_iter().filter(|(_, entries)| !entries.is_empty());
        whole.map(|(name, entries)| Stream { name, entries }).collect()
    }
}

impl Backups {
    /// Returns the backups in a folder, and removes what a killed server has left of one that it was writing.
    pub(crate) fn new(folder: &Path) -> Result<Backups, OpenError> {
        let path = folder.join(NAMES[0]);
        let newest = files::resolve(path.clone()).map_err(|error| files::storage(&path, &error))?;
        files::clear_draft(&newest)?;
        Ok(Backups { newest })
    }

    /// Returns the path of the newest backup.
    pub(crate) fn newest(&self) -> &Path {
        &self.newest
    }

    fn older(&self, age: usize) -> PathBuf {
        if age == 0 { self.newest.clone() } else { self.newest.with_file_name(NAMES[age]) }
    }

    /// Reads one backup. Returns `None` if there is none, or if it has not even a last line.
    fn read_one(&self, age: usize) -> Result<Option<Backup>, OpenError> {
        let path = self.older(age);
        let unreadable = |error: io::Error| OpenError::Backup { file: path.clone(), reason: error.to_string() };
        let Some(mut file) = files::open(&path).map_err(unreadable)? else { return Ok(None) };
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(unreadable)?;
        if text.trim_ascii().is_empty() {
            // Earlier versions wrote such a file where there was nothing to keep.
            tracing::warn!("{}: the backup is empty and is not used", path.display());
            return Ok(None);
        }
        let mut backup = Backup { file: path.clone(), ..Backup::parse(&path, &text)? };
        if !backup.faults.is_empty() {
            backup.damaged.push(path);
        }
        Ok(Some(backup))
    }

    /// Reads the newest backup. Returns `None` if there is none.
    ///
    /// # Errors
    /// [`OpenError`] if it cannot be read, or if a later version of the program wrote it.
    pub(crate) fn read_newest(&self) -> Result<Option<Backup>, OpenError> {
        self.read_one(0)
    }

    /// Reads the newest backup that there is; what is damaged in it is taken from the older ones. Returns `None` if there
    /// is no backup.
    ///
    /// # Errors
    /// [`OpenError`] if one cannot be read, if none has a line that can be read, or if a later version of the program
    /// wrote one.
    pub(crate) fn read(&self) -> Result<Option<Backup>, OpenError> {
        let mut found: Option<Backup> = None;
        for age in 0..NAMES.len() {
            if found.as_ref().is_some_and(|found| found.faults.is_empty()) {
                break;
            }
            let Some(older) = self.read_one(age)? else { continue };
            match &mut found {
                Some(found) => found.complete(older),
                None => found = Some(older),
            }
        }
        if let Some(file) = found.as_ref().filter(|found| !found.readable).and_then(|found| found.damaged.first()) {
            return Err(OpenError::Backup { file: file.clone(), reason: "no line of it can be read".into() });
        }
        Ok(found)
    }

    /// Gives a backup a name under which the server does not touch it any more, and returns that.
    pub(crate) fn set_aside(&self, backup: &Path) -> io::Result<PathBuf> {
        let name = |number: u32| self.newest.with_file_name(format!("tabuleiro-backup-kept-{number}.jsonl"));
        let free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
        let kept = (1..u32::MAX).map(name).find(free).ok_or(io::ErrorKind::AlreadyExists)?;
        fs::rename(backup, &kept)?;
        tabuleiro_files::sync_folder_of(&kept)?;
        Ok(kept)
    }

    /// Begins a backup beside the others. It takes the place of the newest one when it is complete.
    pub(crate) fn begin(&self) -> io::Result<Writer<'_>> {
        let draft = Draft::of(&self.newest);
        // Its owner only, because earlier versions wrote the tokens of seats into it.
        let out = BufWriter::new(draft.create(Readers::Owner)?);
        Ok(Writer { backups: self, draft, out, lines: 0 })
    }

    /// Gives the backups that there are the names of older ones. The newest keeps its name, too, until it is replaced, so
    /// that a killed server leaves it where it is looked for.
    fn keep_older(&self) -> io::Result<()> {
        match fs::metadata(&self.newest) {
            Ok(data) if !data.is_file() => return Err(io::Error::other("expected a file in its place")),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(error),
        }
        let [second, third] = [self.older(1), self.older(2)];
        if fs::exists(&second)? {
            fs::rename(&second, third)?;
        }
        // Some file systems have no second names for a file.
        fs::hard_link(&self.newest, &second).or_else(|_| fs::rename(&self.newest, &second))
    }
}

/// A backup that is being written, entry after entry, so that a large ledger needs little memory.
#[derive(Debug)]
pub(crate) struct Writer<'a> {
    backups: &'a Backups,
    draft: Draft,
    out: BufWriter<File>,
    lines: u64,
}

impl Writer<'_> {
    /// Adds an entry.
    pub(crate) fn add(&mut self, stream: &str, seq: u64, entry: &str) -> io::Result<()> {
        self.lines += 1;
        writeln!(self.out, "{}", line(stream, seq, entry))
    }

    /// Ends the backup and makes it the newest one. The last two are kept.
    pub(crate) fn publish(mut self) -> io::Result<()> {
        writeln!(self.out, "{}", line("", self.lines, &format!("{FORMAT}{VERSION}")))?;
        self.out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        self.backups.keep_older()?;
        self.draft.publish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(streams: &[(&str, &[&str])]) -> String {
        let entries = streams
            .iter()
            .flat_map(|(event, entries)| (0..).zip(*entries).map(move |(seq, entry)| line(event, seq, entry) + "\n"));
        let entries: Vec<String> = entries.collect();
        entries.concat() + &line("", entries.len() as u64, "tabuleiro backup 1") + "\n"
    }

    fn read(text: &[u8]) -> (Vec<(String, Vec<String>)>, Vec<String>) {
        let backup = Backup::parse(Path::new("b"), text).unwrap();
        let faults = backup.faults.iter().map(ToString::to_string).collect();
        (backup.streams().into_iter().map(|stream| (stream.name, stream.entries)).collect(), faults)
    }

    /// A byte that changes costs its own line and says so, and nothing is ever read as something else.
    #[test]
    fn a_changed_byte_is_noticed_wherever_it_is() {
        let whole = text(&[("a", &["a1", "b2", "c3"]), ("b", &["{\"x\": 1}"]), ("c", &["one", "two"])]);
        let (streams, faults) = read(whole.as_bytes());
        assert!(faults.is_empty(), "{faults:?}");
        for at in 0..whole.len() {
            for change in [1, 0x20, 0x80, 0xff] {
                let mut bytes = whole.clone().into_bytes();
                bytes[at] ^= change;
                let (found, faults) = read(&bytes);
                assert!(!faults.is_empty(), "byte {at} ^ {change}: {found:?}");
                let lost = streams.iter().filter(|stream| !found.contains(stream)).count();
                assert!(lost <= 2, "byte {at} ^ {change} costs the tables of its line and not others: {found:?}");
                for (event, entries) in found {
                    let own = streams.iter().find(|stream| stream.0 == event).expect("no table is invented");
                    assert!(own.1.starts_with(&entries), "byte {at} ^ {change}: {entries:?}");
                }
            }
        }
    }

    #[test]
    fn a_backup_that_was_cut_off_is_noticed() {
        let whole = text(&[("a", &["one", "two"]), ("b", &["three"])]);
        for length in 1..whole.len() - 1 {
            assert!(!read(&whole.as_bytes()[..length]).1.is_empty(), "{length} bytes");
        }
        let (streams, _) = read(whole.as_bytes());
        assert_eq!(read(&whole.as_bytes()[..whole.len() - 1]), (streams.clone(), vec![]));
        let edited = format!("\u{feff}{}", whole.replace('\n', "\r\n"));
        assert_eq!(read(edited.as_bytes()), (streams, vec![]), "an editor of Windows changes nothing that counts");
    }

    #[test]
    fn backups_of_earlier_versions_are_read() {
        let (streams, faults) = read(b"[\"a\",0,\"one\"]\n[\"a\",1,\"two\"]\n[\"b\",7,\"late\"]\nrubbish\n[\"d\",0");
        assert_eq!(streams, [("a".to_string(), vec!["one".to_string(), "two".to_string()])]);
        let expected = [
            "line 3: entry 7 of its table does not follow entry 0",
            "line 4: it is damaged and was left out",
            "line 5: it is damaged and was left out",
        ];
        assert_eq!(faults, expected);
    }

    #[test]
    fn a_backup_of_a_later_version_is_refused() {
        let later = line("", 0, "tabuleiro backup 2");
        assert!(matches!(Backup::parse(Path::new("b"), later.as_bytes()), Err(OpenError::Newer { found: 2, .. })));
    }
}
