//! Visits in one file per day, such as `2026-11-22.csv`. Each is appended and synced to disk at once, so that a power
//! cut loses none of them. Files of old days are deleted.

use super::moment::{Date, is_outdated, parse_date};
use super::visit::Visit;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The error of an operation on a file or folder of counts.
#[derive(Debug, Error)]
#[error("{}: expected to {doing} it: {source}", path.display())]
pub struct CountsError {
    path: PathBuf,
    doing: &'static str,
    source: io::Error,
}

impl CountsError {
    fn of<'a>(path: &'a Path, doing: &'static str) -> impl FnOnce(io::Error) -> CountsError + 'a {
        move |source| CountsError { path: path.to_path_buf(), doing, source }
    }
}

/// A writer for a folder of counts.
#[derive(Debug)]
pub struct Counts {
    folder: PathBuf,
    keep_days: u32,
    /// The open file and its day; the cursor is at the end.
    open: Option<(Date, File)>,
}

impl Counts {
    /// Creates a writer for a folder, which is created with the first visit. Files of days more than `keep_days` before
    /// the day of a visit are deleted.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>, keep_days: u32) -> Counts {
        Counts { folder: folder.into(), keep_days, open: None }
    }

    /// Appends a visit to the file of the day on which it ended, and syncs it to disk. Returns messages for the log: an
    /// incomplete line that was cut off, old files that could not be deleted.
    ///
    /// # Errors
    /// [`CountsError`] if the visit could not be written. The next call opens the file again and cuts off an incomplete
    /// line.
    pub fn record(&mut self, visit: &Visit) -> Result<Vec<String>, CountsError> {
        let (date, mut notes) = (visit.time.date(), Vec::new());
        let mut file = match self.open.take() {
            Some((day, file)) if day == date => file,
            _ => {
                let file = self.open_day(date, &mut notes)?;
                self.delete_old(date, &mut notes);
                file
            }
        };
        let line = format!("{}\n", visit.line());
        let written = file.write_all(line.as_bytes()).and_then(|()| file.sync_data());
        written.map_err(CountsError::of(&self.path(date), "write to"))?;
        self.open = Some((date, file));
        Ok(notes)
    }

    fn path(&self, date: Date) -> PathBuf {
        self.folder.join(format!("{date}.csv"))
    }

    /// Opens a day's file at its end, after an incomplete last line is cut off and a missing header is written.
    fn open_day(&self, date: Date, notes: &mut Vec<String>) -> Result<File, CountsError> {
        std::fs::create_dir_all(&self.folder).map_err(CountsError::of(&self.folder, "make"))?;
        let path = self.path(date);
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = opened.map_err(CountsError::of(&path, "open"))?;
        let bytes = std::fs::read(&path).map_err(CountsError::of(&path, "read"))?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        if whole < bytes.len() {
            file.set_len(whole as u64).map_err(CountsError::of(&path, "cut a torn line off"))?;
            notes.push(format!("{}: cut off a torn line of {} bytes", path.display(), bytes.len() - whole));
        }
        file.seek(SeekFrom::End(0)).map_err(CountsError::of(&path, "go to the end of"))?;
        if whole == 0 {
            let header = format!("{}\n", Visit::HEADER);
            let written = file.write_all(header.as_bytes()).and_then(|()| file.sync_all());
            written.map_err(CountsError::of(&path, "write to"))?;
            // Syncs the folder too, so that the file's name is on disk, where the system supports it.
            let _ = File::open(&self.folder).and_then(|folder| folder.sync_all());
        }
        Ok(file)
    }

    fn delete_old(&self, today: Date, notes: &mut Vec<String>) {
        for (date, path) in days(&self.folder, &["csv", "svg"]).unwrap_or_default() {
            if is_outdated(date, today, self.keep_days)
                && let Err(error) = std::fs::remove_file(&path)
            {
                notes.push(format!("{}: expected to delete it: {error}", path.display()));
            }
        }
    }
}

/// Lists the files of a folder that are named after days, by day.
fn days(folder: &Path, extensions: &[&str]) -> io::Result<Vec<(Date, PathBuf)>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let wanted = path.extension().and_then(|e| e.to_str()).is_some_and(|e| extensions.contains(&e));
        let date = path.file_stem().filter(|_| wanted).and_then(|stem| parse_date(stem.to_str()?));
        found.extend(date.map(|date| (date, path)));
    }
    found.sort();
    Ok(found)
}

/// The visits of one day, read from its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Day {
    /// The day.
    pub date: Date,
    /// The visits in the order in which they ended.
    pub visits: Vec<Visit>,
    /// The number of lines of the file that are not visits.
    pub skipped: usize,
}

/// Reads all counts of a folder, by day.
///
/// # Errors
/// [`CountsError`], if the folder or a file in it cannot be read.
pub fn read_days(folder: &Path) -> Result<Vec<Day>, CountsError> {
    let files = days(folder, &["csv"]).map_err(CountsError::of(folder, "read"))?;
    let read = |(date, path): (Date, PathBuf)| {
        let bytes = std::fs::read(&path).map_err(CountsError::of(&path, "read"))?;
        let text = String::from_utf8_lossy(&bytes);
        let lines: Vec<&str> = text.lines().filter(|line| *line != Visit::HEADER).collect();
        let visits: Vec<Visit> = lines.iter().filter_map(|line| Visit::parse(date, line)).collect();
        let skipped = lines.len() - visits.len();
        Ok(Day { date, visits, skipped })
    };
    files.into_iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Company, Moment, VisitEnd};

    /// An empty folder of a test's own.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("tabuleiro-counts-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        folder
    }

    fn visit(day: &str, clock: &str) -> Visit {
        Visit {
            time: Moment::on(parse_date(day).unwrap(), clock).unwrap(),
            game: "rastros".into(),
            options: "size=5".into(),
            language: "en".into(),
            seats: Company::FaceToFace,
            actions: 11,
            seconds: 70,
            ended: VisitEnd::Won,
            puzzles: 1,
        }
    }

    #[test]
    fn every_day_has_a_file_and_its_visits_are_read_back() {
        let folder = folder("days");
        let mut counts = Counts::new(&folder, 400);
        let visits =
            [visit("2026-11-22", "23:58:00"), visit("2026-11-22", "23:59:00"), visit("2026-11-23", "00:01:00")];
        for visit in &visits {
            assert_eq!(counts.record(visit).unwrap(), Vec::<String>::new());
        }
        let text = std::fs::read_to_string(folder.join("2026-11-22.csv")).unwrap();
        assert_eq!(text.lines().next(), Some(Visit::HEADER));
        assert!(text.ends_with("23:59:00,rastros,size=5,en,face,11,70,won,1\n"));
        let days = read_days(&folder).unwrap();
        assert_eq!(days.iter().map(|day| day.date.to_string()).collect::<Vec<_>>(), ["2026-11-22", "2026-11-23"]);
        assert_eq!(days.into_iter().flat_map(|day| day.visits).collect::<Vec<_>>(), visits);
        std::fs::remove_dir_all(folder).unwrap();
    }

    /// After a power cut at any byte every complete line is still there, and the next visit is added.
    #[test]
    fn a_file_cut_at_any_byte_loses_at_most_its_last_line() {
        let folder = folder("torn");
        let path = folder.join("2026-11-22.csv");
        let mut counts = Counts::new(&folder, 400);
        counts.record(&visit("2026-11-22", "10:00:00")).unwrap();
        counts.record(&visit("2026-11-22", "10:05:00")).unwrap();
        let whole = std::fs::read(&path).unwrap();
        for end in 0..=whole.len() {
            std::fs::write(&path, &whole[..end]).unwrap();
            let lines =
                whole[..end].split_inclusive(|&byte| byte == b'\n').filter(|line| line.ends_with(b"\n")).count();
            let torn = end > 0 && whole[end - 1] != b'\n';
            let notes = Counts::new(&folder, 400).record(&visit("2026-11-22", "10:10:00")).unwrap();
            assert_eq!(notes.len(), usize::from(torn), "cut at {end}: {notes:?}");
            let day = read_days(&folder).unwrap().remove(0);
            assert_eq!((day.visits.len(), day.skipped), (lines.saturating_sub(1) + 1, 0), "cut at {end}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn old_days_are_deleted_and_nothing_else_is() {
        let folder = folder("old");
        std::fs::create_dir_all(&folder).unwrap();
        for name in ["2026-11-11.csv", "2026-11-11.svg", "2026-11-12.csv", "exhibit.log", "2026-11.csv", "notes.csv"] {
            std::fs::write(folder.join(name), "").unwrap();
        }
        Counts::new(&folder, 10).record(&visit("2026-11-22", "10:00:00")).unwrap();
        let mut left: Vec<String> =
            std::fs::read_dir(&folder).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        left.sort();
        assert_eq!(left, ["2026-11-12.csv", "2026-11-22.csv", "2026-11.csv", "exhibit.log", "notes.csv"]);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn an_unwritable_folder_is_an_error_until_it_is_writable() {
        let folder = folder("refused");
        std::fs::write(&folder, "a file").unwrap();
        let mut counts = Counts::new(&folder, 400);
        let error = counts.record(&visit("2026-11-22", "10:00:00")).unwrap_err().to_string();
        assert!(error.contains(folder.to_str().unwrap()) && error.contains("expected to make it"), "{error}");
        std::fs::remove_file(&folder).unwrap();
        counts.record(&visit("2026-11-22", "10:00:00")).unwrap();
        assert_eq!(read_days(&folder).unwrap()[0].visits.len(), 1);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
