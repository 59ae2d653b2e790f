//! The log of an exhibit: lines on standard error and in a file of limited size. Supervisor and window write to the
//! same file; neither keeps it open.

use super::config::Exhibit;
use super::moment::Moment;
use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};
use etcetera::home_dir;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The size in bytes at which the file is rotated.
const LONGEST: u64 = 1_000_000;
/// The number of rotated files that are kept; `exhibit.log.1` is the latest.
const KEPT: u32 = 3;

/// A log in the file `exhibit.log` of a folder.
#[derive(Clone, Debug)]
pub struct Log {
    path: PathBuf,
}

impl Log {
    /// Creates a log in the file `exhibit.log` of a folder; both are created by the first line.
    #[must_use]
    pub fn new(folder: &Path) -> Log {
        Log { path: folder.join("exhibit.log") }
    }

    /// Writes a line to standard error and, with the time `now`, to the file. Errors of the disk are ignored.
    pub fn line(&self, now: Moment, text: &str) {
        // Standard error may be closed, and `eprintln!` would then panic.
        let _ = writeln!(io::stderr(), "tabuleiro: {text}");
        if let Err(error) = self.append(&format!("{now} {text}\n")) {
            let _ = writeln!(io::stderr(), "tabuleiro: {}: {error}", self.path.display());
        }
    }

    fn append(&self, line: &str) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        if std::fs::metadata(&self.path).is_ok_and(|file| file.len() + line.len() as u64 > LONGEST) {
            (1..KEPT).rev().for_each(|n| drop(std::fs::rename(self.aside(n), self.aside(n + 1))));
            std::fs::rename(&self.path, self.aside(1))?;
        }
        OpenOptions::new().append(true).create(true).open(&self.path)?.write_all(line.as_bytes())
    }

    fn aside(&self, number: u32) -> PathBuf {
        self.path.with_extension(format!("log.{number}"))
    }
}

/// Returns the folder of the log: the folder of counts, or without one the state folder of the platform.
#[must_use]
pub fn log_folder(exhibit: &Exhibit) -> PathBuf {
    if let Some(folder) = &exhibit.counts {
        return folder.into();
    }
    let base = if cfg!(target_os = "macos") {
        home_dir().map(|home| home.join("Library/Logs"))
    } else {
        // Windows has no folder for states; its cache folder is the one that stays on the machine.
        choose_base_strategy().map(|folders| folders.state_dir().unwrap_or_else(|| folders.cache_dir()))
    };
    base.unwrap_or_else(|_| std::env::temp_dir()).join("tabuleiro")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_keeps_three_rotated_files() {
        let folder = std::env::temp_dir().join(format!("tabuleiro-log-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let log = Log::new(&folder);
        let line = "x".repeat(LONGEST as usize / 2 - 1) + "\n";
        for _ in 0..20 {
            log.append(&line).unwrap();
        }
        log.append("the end\n").unwrap();
        let mut files: Vec<(String, u64)> = std::fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap())
            .map(|entry| (entry.file_name().into_string().unwrap(), entry.metadata().unwrap().len()))
            .collect();
        files.sort();
        let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["exhibit.log", "exhibit.log.1", "exhibit.log.2", "exhibit.log.3"]);
        assert!(files.iter().all(|(_, length)| *length <= LONGEST), "{files:?}");
        assert_eq!(std::fs::read_to_string(folder.join("exhibit.log")).unwrap(), "the end\n");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
