//! What the window tells the supervisor: that frames still come, and how it ended.
//!
//! A beat is a number in a file that grows: no clock is compared with another, and one that is set stops nobody. The other
//! way round, the supervisor holds the end of a pipe that is the window's standard input: when it is gone, so is the
//! window, and whoever started the supervisor starts both again.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How the window ends when staff left it. Every other end is one after which it is started again.
pub const STAFF_LEFT: u8 = 0;
/// How the window ends when its supervisor is gone.
pub const ORPHANED: u8 = 3;
/// How the supervisor ends when windows ended one after the other without a single frame, and something else would start
/// the supervisor, and the display server, again.
pub const DISPLAY_LOST: u8 = 4;
/// How the window ends when it starts afresh once a day.
pub const RESTART_HOUR: u8 = 10;

/// The shortest time from one beat to the next.
const SHORTEST: Duration = Duration::from_millis(500);

/// The window's side of it.
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
    /// Beats into a file; from now on this process ends with [`ORPHANED`] when its standard input does.
    ///
    /// # Errors
    /// If the system has no thread left to wait for that.
    pub fn start(path: impl Into<PathBuf>) -> io::Result<Beating> {
        let wait = || {
            // Nothing is ever written to it, and what cannot be read has ended as well.
            let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
            std::process::exit(i32::from(ORPHANED));
        };
        std::thread::Builder::new().name("supervisor".into()).spawn(wait)?;
        Ok(Beating { path: path.into(), latest: Mutex::default() })
    }

    /// One frame more has come. Called in each; writes at most twice a second. A beat that cannot be written is said on
    /// standard error once: the supervisor misses it soon enough.
    pub fn beat(&self) {
        // Whoever panicked while holding it left it whole.
        let mut latest = self.latest.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if latest.at.is_some_and(|at| at.elapsed() < SHORTEST) {
            return;
        }
        latest.at = Some(Instant::now());
        latest.count += 1;
        if let Err(error) = write(&self.path, latest.count)
            && !std::mem::replace(&mut latest.failed, true)
        {
            eprintln!("tabuleiro: {}: no heartbeat can be written: {error}", self.path.display());
        }
    }
}

/// The number is whole at any moment: it takes the old one's name once it is written.
fn write(path: &Path, count: u64) -> io::Result<()> {
    let draft = path.with_extension("new");
    std::fs::write(&draft, count.to_string())?;
    std::fs::rename(draft, path)
}

/// The number of the latest beat; `None` before the first.
pub(super) fn count(path: &Path) -> Option<u64> {
    std::fs::read_to_string(path).ok()?.trim().parse().ok()
}
