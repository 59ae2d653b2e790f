//! The heartbeat from the window process to its supervisor, and the exit codes between them.
//!
//! The window writes an increasing number to a file. No clocks are compared, so setting the clock has no effect. In the
//! other direction the supervisor holds one end of a pipe that is the window's standard input: when the supervisor
//! ends, the pipe closes, the window ends too, and the service manager starts both again.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Exit code of the window after staff left the exhibit. After every other code the window is started again.
pub const STAFF_LEFT: u8 = 0;
/// Exit code of the window when its supervisor has ended.
pub const ORPHANED: u8 = 3;
/// Exit code of the supervisor when several windows in a row ended without a frame, and a service manager would start
/// the supervisor and the display server again.
pub const DISPLAY_LOST: u8 = 4;
/// Exit code of the window for its daily restart.
pub const RESTART_HOUR: u8 = 10;

/// The shortest time between two writes.
const SHORTEST: Duration = Duration::from_millis(500);

/// The heartbeat of the window process: a file to which [`Beating::beat`] writes an increasing number, so that the
/// supervisor can detect a window that no longer draws frames.
#[derive(Debug)]
pub struct Beating {
    path: PathBuf,
    latest: Mutex<Latest>,
}

#[derive(Debug, Default)]
struct Latest {
    at: Option<Instant>,
    count: u64,
    failed: bool,
}

impl Beating {
    /// Creates the heartbeat of this process, which `beat` writes to the file `path`; the supervisor passes the path on
    /// the command line. From now on this process ends with the exit code [`ORPHANED`] when its standard input closes,
    /// which happens when the supervisor ends.
    ///
    /// # Errors
    /// If the thread that waits on standard input cannot be started.
    pub fn start(path: impl Into<PathBuf>) -> io::Result<Beating> {
        let wait = || {
            // Nothing is ever written to it, and a read error also means that the supervisor has ended.
            let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
            std::process::exit(i32::from(ORPHANED));
        };
        std::thread::Builder::new().name("supervisor".into()).spawn(wait)?;
        Ok(Beating { path: path.into(), latest: Mutex::default() })
    }

    /// Records that a frame was drawn. The window calls it in every frame; it writes to the file at most twice a
    /// second. The first write that fails is reported on standard error.
    pub fn beat(&self) {
        // A panic while the lock was held leaves the value valid.
        let mut latest = self.latest.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if latest.at.is_some_and(|at| at.elapsed() < SHORTEST) {
            return;
        }
        latest.at = Some(Instant::now());
        latest.count += 1;
        if let Err(error) = write(&self.path, latest.count)
            && !std::mem::replace(&mut latest.failed, true)
        {
            let path = self.path.display();
            // A window whose standard error is closed goes on.
            let _ = writeln!(io::stderr(), "tabuleiro: {path}: no heartbeat can be written: {error}");
        }
    }
}

/// Writes the number to a new file and renames it, so that a reader never sees a part of it.
fn write(path: &Path, count: u64) -> io::Result<()> {
    let draft = path.with_extension("new");
    std::fs::write(&draft, count.to_string())?;
    std::fs::rename(draft, path)
}

/// Reads the latest number; `None` before the first.
pub(super) fn count(path: &Path) -> Option<u64> {
    std::fs::read_to_string(path).ok()?.trim().parse().ok()
}
