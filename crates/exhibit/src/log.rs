//! What an exhibit says about itself: on standard error, and in a file that does not grow for ever. Supervisor and window
//! write to the same one; neither keeps it open.

use super::config::Exhibit;
use super::moment::Moment;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file is put aside when it has become so long, in bytes.
const LONGEST: u64 = 1_000_000;
/// So many files that were put aside are kept: `exhibit.log.1` is the latest.
const KEPT: u32 = 3;

/// A log in a folder.
#[derive(Clone, Debug)]
pub struct Log {
    path: PathBuf,
}

impl Log {
    /// The file `exhibit.log` of a folder, both made when something is written.
    #[must_use]
    pub fn new(folder: &Path) -> Log {
        Log { path: folder.join("exhibit.log") }
    }

    /// Says something on standard error and writes it with the time. A disk that is full or gone stops nothing.
    pub fn line(&self, now: Moment, text: &str) {
        // Standard error may be closed, too; `eprintln!` would end the program then.
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

/// Where the log of an exhibit lies: with its counts, else where the platform keeps what programs say about themselves.
#[must_use]
pub fn log_folder(exhibit: &Exhibit) -> PathBuf {
    if let Some(folder) = &exhibit.counts {
        return folder.into();
    }
    let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let base = if cfg!(target_os = "windows") {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library/Logs"))
    } else {
        variable("XDG_STATE_HOME").or_else(|| variable("HOME").map(|home| home.join(".local/state")))
    };
    base.unwrap_or_else(std::env::temp_dir).join("tabuleiro")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_keeps_three_files_beside_itself() {
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
